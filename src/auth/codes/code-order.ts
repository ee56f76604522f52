import type { Locale } from '../../i18n/locale.ts'
import { CODE } from '../auth-constants.ts'
import type { Challenge, CodeEmailKind, PendingTrip, Purpose } from './challenge.ts'
import type { Sender } from './mail-budgets.ts'

export interface CodeOrder {
  purpose: Purpose
  email: string
  requestedBy: string
  sender: Sender
  emailKind: CodeEmailKind
  language: Locale
  userId?: string
  createUser?: boolean
  name?: string
  newsletter?: boolean
  pendingTrip?: PendingTrip | undefined
  /** Who asks: what came with the request counts there only. */
  requestHash?: string | undefined
  redirectTo?: string | undefined
}

/** What is kept of an order. */
export function challengeOf(
  order: CodeOrder,
  id: string,
  linkHash: string,
  codeMac: string | null,
  now: number,
): Challenge {
  return {
    id,
    purpose: order.purpose,
    email: order.email,
    requestedBy: order.requestedBy,
    userId: order.userId ?? null,
    createUser: order.createUser ?? false,
    language: order.language,
    name: order.name ?? '',
    newsletter: order.newsletter ?? false,
    pendingTrip: order.pendingTrip ?? null,
    redirectTo: order.redirectTo ?? null,
    linkHash,
    codeMac,
    browserHash: order.requestHash ?? null,
    emailKind: null,
    attempts: 0,
    createdAt: now,
    expiresAt: now + CODE.lifetime,
    endedAt: null,
  }
}
