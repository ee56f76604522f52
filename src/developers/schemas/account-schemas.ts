import * as z from 'zod/mini'
import { profileChangeSchema } from '../../account/profile-change.ts'
import { codeRequestSchema } from '../../auth/codes/parse-code-request.ts'
import { LOCALES } from '../../i18n/locale.ts'
import { ERRORS, type ErrorCode } from '../../platform/errors.ts'

const text = z.string()
const time = z.iso.datetime()
const requestToken = z.optional(text)
/** What a browser's passkey functions take and give (WebAuthn). */
const webauthn = z.record(text, z.unknown())

const user = z.looseObject({
  id: text,
  aud: text,
  role: text,
  email: text,
  created_at: time,
  updated_at: time,
  user_metadata: z.object({ name: text, email: text, language: z.enum(LOCALES) }),
})
const session = z.object({
  token_type: text,
  expires_in: z.number(),
  expires_at: z.number(),
  user,
  access_token: z.optional(text),
  refresh_token: z.optional(text),
  provider_token: z.optional(z.null()),
  provider_refresh_token: z.optional(z.null()),
})
const error = z.object({
  error: z.object({
    code: z
      .string()
      .check(z.describe(`For example ${(Object.keys(ERRORS) as ErrorCode[]).slice(0, 6).join(', ')}`)),
    message: text,
    fields: z.optional(z.record(text, z.object({ code: text, message: text }))),
    nextAt: z.optional(time),
    suggestions: z.optional(z.array(text)),
    routes: z.optional(z.array(z.looseObject({ name: text }))),
  }),
})
const passkey = z.object({ id: text, name: text, created_at: time, last_used_at: z.nullable(time) })
const device = z.object({
  id: text,
  device: z.nullable(text),
  created_at: time,
  last_seen_at: time,
  current: z.boolean(),
})

export const ACCOUNT_SCHEMAS = {
  Error: error,
  AuthError: z.looseObject({ code: z.int(), error_code: text, msg: text }),
  CodeRequest: codeRequestSchema,
  CodeSent: z.object({ resend_after: z.number(), expires_in: z.number(), request_token: requestToken }),
  VerifyRequest: z.object({
    email: z.optional(text),
    token: z.optional(z.string().check(z.describe('The six digits of the e-mail'))),
    token_hash: z.optional(text),
    type: z.optional(z.enum(['email', 'magiclink', 'signup', 'email_change'])),
    request_token: requestToken,
  }),
  RefreshRequest: z.object({ refresh_token: z.optional(text) }),
  Session: session,
  User: user,
  ProfileChange: profileChangeSchema,
  Devices: z.object({ sessions: z.array(device) }),
  AccountExport: z.looseObject({ exportedAt: time }),
  Proof: z.object({ code: z.optional(text), passkey: z.optional(webauthn), request_token: requestToken }),
  Passkeys: z.object({ passkeys: z.array(passkey) }),
  PasskeyOptions: z.object({ options: webauthn, request_token: requestToken }),
  PasskeyAnswer: z.object({ passkey: webauthn, name: z.optional(text), request_token: requestToken }),
  PasskeyNamed: z.object({ id: text, name: text }),
  PasskeyName: z.object({ name: text }),
  NewsletterRequest: z.object({ email: z.email() }),
  Message: z.object({ message: text }),
  MailEvent: z.looseObject({ type: text }),
  McpMessage: z.looseObject({ jsonrpc: z.literal('2.0') }),
  ClientRegistration: z.looseObject({ client_name: z.optional(text), redirect_uris: z.array(text) }),
  RegisteredClient: z.looseObject({ client_id: text, client_name: text, redirect_uris: z.array(text) }),
  TokenRequest: z.looseObject({
    grant_type: z.enum(['authorization_code', 'refresh_token']),
    client_id: text,
    code: z.optional(text),
    code_verifier: z.optional(text),
    redirect_uri: z.optional(text),
    refresh_token: z.optional(text),
    resource: z.optional(text),
  }),
  Tokens: z.looseObject({
    access_token: text,
    token_type: text,
    expires_in: z.number(),
    refresh_token: z.optional(text),
    scope: z.optional(text),
  }),
  OauthError: z.looseObject({ error: text }),
}
