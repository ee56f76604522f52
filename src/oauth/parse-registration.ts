import * as z from 'zod/mini'
import { mayRedirectTo } from './authorization-request.ts'

const MAX_NAME = 80
const MAX_URIS = 5
const MAX_URI = 500

const registration = z.object({
  client_name: z.optional(z.string()),
  redirect_uris: z.array(z.string().check(z.maxLength(MAX_URI))).check(z.minLength(1), z.maxLength(MAX_URIS)),
  token_endpoint_auth_method: z.optional(z.literal('none')),
  grant_types: z.optional(z.array(z.string())),
  response_types: z.optional(z.array(z.string())),
})

export type ParsedRegistration =
  | { valid: true; name: string; redirectUris: string[] }
  | { valid: false; error: 'invalid_client_metadata' | 'invalid_redirect_uri' }

/** A program's own description (RFC 7591); only public clients, which prove themselves by PKCE. */
export function parseRegistration(body: unknown): ParsedRegistration {
  const { success, data } = registration.safeParse(body)
  if (!success) return { valid: false, error: 'invalid_client_metadata' }
  if (!data.redirect_uris.every(mayRedirectTo)) return { valid: false, error: 'invalid_redirect_uri' }
  const host = new URL(data.redirect_uris[0] ?? '').host
  return { valid: true, name: plainName(data.client_name) || host, redirectUris: data.redirect_uris }
}

/** One line of text: no control characters and no direction marks that would turn the sentence around it. */
function plainName(name = ''): string {
  return name
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
}
