import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { Requester } from './requester.ts'
import type { PendingTrip } from './challenge.ts'
import type { Limits } from './attempt-limits.ts'
import { CEILINGS, PROOF_FROM, type Stranger } from './mail-budgets.ts'
import type { CheckCode } from './check-code.ts'
import type { Issued, IssueCode } from './send-code.ts'
import type { Turnstile } from '../turnstile/turnstile.ts'
import type { EmailUndoStore } from '../users/email-undo-store.ts'
import type { UserStore } from '../users/user-store.ts'

interface RequestSettings {
  limits: Limits
  users: UserStore
  undos: EmailUndoStore
  issueCode: IssueCode
  checking: CheckCode
  turnstile: Turnstile | undefined
  clock: Clock
  ids: Ids
  log: Log
}

export interface CodeRequest {
  email: string
  /** Register mode: an unknown address becomes an account once it is proved. */
  createUser: boolean
  name: string
  newsletter: boolean
  pendingTrip: PendingTrip | undefined
  redirectTo: string | undefined
  captchaToken: string | undefined
  /** Cannot prove to be human: a link to the account, if there is one. */
  wantsLink?: boolean
}

type Networks = Pick<Requester, 'network' | 'wideNetwork'>

export type Requested = Issued | { sent: false; reason: 'captcha'; linkAfter?: number | undefined }
export type RequestCode = ReturnType<typeof createRequestCode>

/**
 * Sends a code to sign in or register with. Known and unknown addresses take the same steps: the same
 * statements, a stored challenge, one e-mail. An unknown one that may not register gets an e-mail without a code.
 */
export function createRequestCode({
  limits,
  users,
  undos,
  issueCode,
  checking,
  turnstile,
  clock,
  ids,
  log,
}: RequestSettings) {
  /** So many emails were sent for this network, or for all, that a human has to ask for the next. */
  async function manySends({ network, wideNetwork }: Networks): Promise<boolean> {
    const now = clock.now()
    if ((await limits.quarterlyCount(CEILINGS.stranger.name, now)) >= PROOF_FROM.everybody) return true
    const wide = await limits.ownerOf('codes', 'wide', wideNetwork)
    if (await limits.isReached(wide, PROOF_FROM.wideNetwork, now)) return true
    return limits.isReached(await limits.ownerOf('codes', 'network', network), PROOF_FROM.network, now)
  }

  /** Whether asking for a code needs a human now; a page shows the widget then. */
  async function needsHuman(networks: Networks): Promise<boolean> {
    return turnstile !== undefined && ((await checking.breakerIsOpen()) || manySends(networks))
  }

  /** What breaks on the way is a failure to send like any other. */
  async function requestCode(request: CodeRequest, requester: Requester): Promise<Requested> {
    try {
      return await send(request, requester)
    } catch (error) {
      log.error('code.failed', error)
      return { sent: false, reason: 'mail' }
    }
  }

  async function send(request: CodeRequest, requester: Requester): Promise<Requested> {
    const { email, createUser } = request
    const device = await checking.knownDevice(email, requester, clock.now())
    // A known device is no stranger, and owes nobody a proof.
    const proof = device ? 'needless' : await proofOf(request, requester)
    if (proof === 'missing' && !request.wantsLink) return { sent: false, reason: 'captcha' }
    const { network, wideNetwork } = requester
    const [user, moved] = await Promise.all([users.byEmail(email), undos.isKept(email, clock.now())])
    const issued = await issueCode({
      purpose: 'sign-in',
      email,
      // A browser that is nowhere known by a cookie is one of its own each time.
      requestedBy: device ?? requester.requestHash ?? ids.uuid(),
      sender: device ? { kind: 'device', device } : { kind: 'stranger', network, wideNetwork, proof },
      requestHash: requester.requestHash,
      emailKind: user ? 'login' : moved ? 'moved' : createUser ? 'register' : 'unknown',
      language: requester.locale,
      createUser,
      name: request.name,
      newsletter: createUser && request.newsletter,
      pendingTrip: request.pendingTrip,
      redirectTo: request.redirectTo,
    })
    if (issued.sent || issued.reason === 'mail' || proof !== 'missing') return issued
    return { sent: false, reason: 'captcha', linkAfter: issued.linkAfter }
  }

  async function proofOf(request: CodeRequest, requester: Requester): Promise<Stranger['proof']> {
    if (!turnstile || !(await needsHuman(requester))) return 'needless'
    return (await turnstile.isHuman(request.captchaToken, requester.network)) ? 'human' : 'missing'
  }

  return { requestCode, needsHuman }
}
