import * as z from 'zod/mini'
import { isLocale, type Locale } from '../../i18n/locale.ts'
import { safeReturnPath } from '../../routes.ts'
import { parseTripRequest } from '../../trips/submit/trip-request.ts'
import type { PendingTrip } from './challenge.ts'
import { parseEmail } from '../users/email-address.ts'
import { parseName } from '../users/profile.ts'
import type { CodeRequest } from './request-code.ts'

export const codeRequestSchema = z.object({
  email: z.optional(z.unknown()),
  create_user: z.optional(z.nullable(z.boolean())),
  redirect_to: z.optional(z.nullable(z.string())),
  data: z.optional(
    z.nullable(
      z.object({
        name: z.optional(z.unknown()),
        language: z.optional(z.unknown()),
        newsletter: z.optional(z.unknown()),
        pending_trip: z.optional(z.unknown()),
      }),
    ),
  ),
  gotrue_meta_security: z.optional(
    z.nullable(z.object({ captcha_token: z.optional(z.nullable(z.string())) })),
  ),
})

export type ParsedCodeRequest =
  | { valid: true; request: CodeRequest; language: Locale | undefined }
  | { valid: false; field: 'body' | 'email' | 'name' | 'pending_trip' }

interface Surroundings {
  /** Of the URL's query. */
  redirectTo: string | undefined
  /** Origins whose absolute addresses count as ours. */
  origins: string[]
  now: number
}

/** Judges `POST /otp`. Fields nobody knows are ignored. */
export function parseCodeRequest(
  input: unknown,
  { redirectTo, origins, now }: Surroundings,
): ParsedCodeRequest {
  const parsed = codeRequestSchema.safeParse(input)
  if (!parsed.success) return { valid: false, field: 'body' }
  const { create_user, redirect_to, data, gotrue_meta_security } = parsed.data
  const email = parseEmail(parsed.data.email)
  if (!email) return { valid: false, field: 'email' }
  const name = data?.name === undefined || data.name === null ? '' : parseName(data.name)
  if (name === undefined) return { valid: false, field: 'name' }
  const waiting = data?.pending_trip ?? undefined
  const pendingTrip = waiting === undefined ? undefined : parsePendingTrip(waiting, now)
  if (waiting !== undefined && !pendingTrip) return { valid: false, field: 'pending_trip' }
  return {
    valid: true,
    language: isLocale(data?.language) ? data.language : undefined,
    request: {
      email,
      createUser: create_user ?? true,
      name,
      newsletter: data?.newsletter === true,
      pendingTrip,
      redirectTo: ownPath(redirect_to ?? redirectTo, origins),
      captchaToken: gotrue_meta_security?.captcha_token ?? undefined,
    },
  }
}

/** A waiting trip, from a body or a cookie: judged like one that is submitted. */
export function parsePendingTrip(input: unknown, now: number): PendingTrip | undefined {
  const parsed = z
    .object({ key: z.string().check(z.regex(/^[\w-]{8,64}$/)), request: z.unknown() })
    .safeParse(input)
  if (!parsed.success) return undefined
  const trip = parseTripRequest(parsed.data.request, now)
  return trip.valid ? { key: parsed.data.key, request: trip.request } : undefined
}

/** A page of ours, given as a path or with our origin; undefined for any other place. */
function ownPath(target: string | undefined, origins: string[]): string | undefined {
  if (!target || !URL.canParse(target)) return safeReturnPath(target)
  const url = new URL(target)
  return origins.includes(url.origin) ? safeReturnPath(url.pathname + url.search) : undefined
}
