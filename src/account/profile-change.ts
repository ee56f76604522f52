import * as z from 'zod/mini'
import { parseEmail } from '../auth/users/email-address.ts'
import { parseName } from '../auth/users/profile.ts'
import { isLocale, type Locale } from '../i18n/locale.ts'

const optional = z.optional(z.nullable(z.string()))
export const profileChangeSchema = z.object({
  email: z.optional(z.nullable(z.unknown())),
  password: optional,
  current_password: optional,
  nonce: optional,
  passkey: z.optional(z.unknown()),
  data: z.optional(
    z.nullable(z.object({ name: z.optional(z.unknown()), language: z.optional(z.unknown()) })),
  ),
})

export interface ProfileChange {
  email: string | undefined
  name: string | undefined
  language: Locale | undefined
  password: string | undefined
  currentPassword: string | undefined
  /** A code that confirms who is asking. */
  code: string | undefined
  /** A passkey's answer, for the same. */
  passkey: unknown
}

export type ParsedChange =
  { valid: true; change: ProfileChange } | { valid: false; field: 'body' | 'email' | 'name' }

/** Judges `PUT /user`; what is left out stays as it is, unknown fields are ignored. */
export function parseProfileChange(input: unknown): ParsedChange {
  const parsed = profileChangeSchema.safeParse(input)
  if (!parsed.success) return { valid: false, field: 'body' }
  const { email: wanted, password, current_password, nonce, passkey, data } = parsed.data
  const email = wanted === undefined || wanted === null ? undefined : parseEmail(wanted)
  if (wanted && !email) return { valid: false, field: 'email' }
  const name = data?.name === undefined ? undefined : parseName(data.name)
  if (data?.name !== undefined && name === undefined) return { valid: false, field: 'name' }
  return {
    valid: true,
    change: {
      email,
      name,
      language: isLocale(data?.language) ? data.language : undefined,
      password: password ?? undefined,
      currentPassword: current_password ?? undefined,
      code: nonce ?? undefined,
      passkey: passkey ?? undefined,
    },
  }
}
