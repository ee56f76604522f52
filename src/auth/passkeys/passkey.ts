import * as z from 'zod/mini'

/** A passkey as its owner sees it. Times in milliseconds since the epoch. */
export interface Passkey {
  id: string
  name: string
  createdAt: number
  usedAt: number | null
}

export const PASSKEY_NAME_MAX = 40
/** Of one account. */
export const MAX_PASSKEYS = 10

/** EdDSA, ES256, RS256: what authenticators and the runtime both know. */
export const ALGORITHMS = [-8, -7, -257]

/** sign-in: by nobody yet · register, confirm: by whoever is signed in. */
export type Ceremony = 'sign-in' | 'register' | 'confirm'

const base64url = (longest: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(longest))

/** What an authenticator answers, as browsers put it in JSON; fields nobody reads are dropped. */
export const assertionSchema = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(z.nullable(base64url(100))),
  }),
})

export const attestationSchema = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
})
