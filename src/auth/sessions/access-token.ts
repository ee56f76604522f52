import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { SESSION } from '../auth-constants.ts'
import { type Transport, TRANSPORTS } from './session.ts'

const ALGORITHM = 'HS256'
const AUDIENCE = 'authenticated'
/** RFC 9068: an access token and nothing else. */
const TYPE = 'at+jwt'
/** The last of its characters has two bits to spare; only the spelling with zeros there is accepted. */
const SIGNATURE = /\.[\w-]{42}[AEIMQUYcgkosw048]$/

interface TokenSettings {
  secret: string
  /** The issuer's URL. */
  issuer: string
  /** The sessions' own. */
  shard: number
  clock: Clock
}

export interface AccessClaims {
  userId: string
  sessionId: string
  transport: Transport
}

export type AccessTokens = ReturnType<typeof createAccessTokens>

/** JWTs of 15 minutes. They say which session is meant; whether it still lives is the database's word. */
export function createAccessTokens({ secret, issuer, shard, clock }: TokenSettings) {
  const key = deriveKey(secret)
  return {
    async sign(claims: AccessClaims & { email: string }): Promise<{ token: string; expiresAt: number }> {
      const issuedAt = Math.floor(clock.now() / 1000)
      const expiresAt = issuedAt + SESSION.accessLifetime / 1000
      const { userId, sessionId, transport, email } = claims
      const payload = { session_id: sessionId, transport, email, role: 'authenticated' }
      const token = await new SignJWT({ ...payload, ...(shard > 0 && { shard }) })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await key)
      return { token, expiresAt: expiresAt * 1000 }
    },

    /** The claims, or undefined for everything that is not exactly a token of ours that still lives. */
    async read(token: string): Promise<(AccessClaims & { expiresAt: number }) | undefined> {
      if (!SIGNATURE.test(token)) return undefined
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: [ALGORITHM],
          issuer,
          audience: AUDIENCE,
          typ: TYPE,
          currentDate: new Date(clock.now()),
          requiredClaims: ['sub', 'iat', 'exp', 'session_id', 'transport'],
        })
        const transport = TRANSPORTS.find((known) => known === payload.transport)
        const { sub, exp, session_id: sessionId } = payload
        if (!sub || !exp || typeof sessionId !== 'string' || !transport) return undefined
        if ((payload.shard ?? 0) !== shard) return undefined
        return { userId: sub, sessionId, transport, expiresAt: exp * 1000 }
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

/** The shard that an access token names, unproved: enough to choose who reads it. */
export function shardNamedIn(accessToken: string): number {
  try {
    return Number(decodeJwt(accessToken).shard ?? 0)
  } catch {
    return 0
  }
}

/** A key of its own, so that nothing signed elsewhere with the same secret is ever a token. */
async function deriveKey(secret: string): Promise<CryptoKey> {
  const encoder = new TextEncoder()
  const raw = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  const info = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('access-token') }
  const signing = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  return crypto.subtle.deriveKey(info, raw, signing, false, ['sign', 'verify'])
}
