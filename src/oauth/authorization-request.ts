import type { OauthClient } from './client-store.ts'
import { SCOPES, type Scope } from './scopes.ts'

/** A request for authorization that may be shown to the traveller. */
export interface AuthorizationRequest {
  clientId: string
  redirectUri: string
  codeChallenge: string
  scopes: Scope[]
  state: string | undefined
}

export type ParsedAuthorization =
  | { kind: 'valid'; request: AuthorizationRequest }
  /** Told to the program, at its address. */
  | { kind: 'refused'; redirectUri: string; state: string | undefined; error: string }
  /** Told to the traveller: the address cannot be trusted. */
  | { kind: 'unknown' }

/** base64url of a SHA-256. */
const CHALLENGE = /^[\w-]{43}$/
const MAX_STATE = 1024

/** Judges the parameters of OAuth 2.1's authorization request; `resource` is the only one tokens are given for. */
export function parseAuthorization(
  given: Record<string, string | undefined>,
  client: OauthClient | undefined,
  resource: string,
): ParsedAuthorization {
  const redirectUri = given.redirect_uri ?? ''
  if (!client || !isRegistered(redirectUri, client.redirectUris)) return { kind: 'unknown' }
  const state = given.state
  const refused = (error: string) => ({ kind: 'refused', redirectUri, state, error }) as const
  if ((state?.length ?? 0) > MAX_STATE) return { kind: 'unknown' }
  if (given.response_type !== 'code') return refused('unsupported_response_type')
  const codeChallenge = given.code_challenge ?? ''
  if (given.code_challenge_method !== 'S256' || !CHALLENGE.test(codeChallenge))
    return refused('invalid_request')
  if (given.resource !== undefined && given.resource.replace(/\/$/, '') !== resource)
    return refused('invalid_target')
  const scopes = scopesOf(given.scope)
  if (!scopes) return refused('invalid_scope')
  return { kind: 'valid', request: { clientId: client.id, redirectUri, codeChallenge, scopes, state } }
}

/** Without a wish all of them; undefined when one of the wished ones does not exist. */
function scopesOf(text: string | undefined): Scope[] | undefined {
  const wanted = (text ?? '').split(' ').filter(Boolean)
  if (wanted.length === 0) return [...SCOPES]
  const known = SCOPES.filter((scope) => wanted.includes(scope))
  return known.length === new Set(wanted).size ? known : undefined
}

/** An address as it was registered; on the traveller's own machine the port may be another (RFC 8252, 7.3). */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true
  const plain = withoutLoopbackPort(uri)
  return plain !== undefined && registered.some((other) => withoutLoopbackPort(other) === plain)
}

/** https anywhere, or http on the traveller's own machine; no fragment, no name and password. */
export function mayRedirectTo(uri: string): boolean {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  if (!url || url.hash || url.username || url.password) return false
  return url.protocol === 'https:' || isLoopback(url)
}

/** The address with what is told to the program. */
export function answerUri(redirectUri: string, answer: Record<string, string | undefined>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

function withoutLoopbackPort(uri: string): string | undefined {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  if (!url || !isLoopback(url)) return undefined
  url.port = ''
  return url.href
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
