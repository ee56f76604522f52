import { equalInConstantTime, sha256 } from '../platform/hmac.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Carry } from '../platform/shard.ts'
import type { AuthorizationRequest } from './authorization-request.ts'
import type { Grant, GrantStore, TokenHashes } from './grant-store.ts'

const CODE_MS = 60_000
const ACCESS_MS = 60 * 60_000
const REFRESH_MS = 30 * 24 * 60 * 60_000
const TOKEN_BYTES = 32
/** RFC 7636, 4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/

export interface Tokens {
  accessToken: string
  refreshToken: string
  expiresInSeconds: number
  scopes: string[]
}

export type TokenOutcome = { granted: true; tokens: Tokens } | { granted: false; error: 'invalid_grant' }

const REFUSED: TokenOutcome = { granted: false, error: 'invalid_grant' }

export type GrantTokens = ReturnType<typeof createGrantTokens>

interface TokenSettings {
  grants: GrantStore
  carry: Carry
  clock: Clock
  ids: Ids
}

/** Codes and tokens of OAuth 2.1. A code or refresh token that comes twice ends the connection it belongs to. */
export function createGrantTokens({ grants, carry, clock, ids }: TokenSettings) {
  /** The code for what a traveller has just allowed. */
  async function allow(userId: string, request: AuthorizationRequest): Promise<string> {
    const code = carry(ids.token(TOKEN_BYTES))
    const now = clock.now()
    const { clientId, scopes, redirectUri, codeChallenge } = request
    await grants.add({
      id: ids.uuid(),
      userId,
      clientId,
      scopes,
      redirectUri,
      codeHash: await sha256(code),
      codeChallenge,
      codeExpiresAt: now + CODE_MS,
      createdAt: now,
    })
    return code
  }

  async function exchange(given: {
    code: string
    verifier: string
    clientId: string
    redirectUri: string
  }): Promise<TokenOutcome> {
    const grant = await grants.byCode(await sha256(given.code))
    if (!grant || grant.clientId !== given.clientId || grant.redirectUri !== given.redirectUri) return REFUSED
    if (!VERIFIER.test(given.verifier)) return REFUSED
    if (!equalInConstantTime(await sha256(given.verifier), grant.codeChallenge)) return REFUSED
    const { tokens, hashes } = await freshTokens(grant)
    if (await grants.exchange(grant.id, hashes, clock.now())) return { granted: true, tokens }
    // Used before: one of the two who know it is not the program.
    if (grant.accessHash) await grants.end(grant.id)
    return REFUSED
  }

  async function refresh(given: { refreshToken: string; clientId: string }): Promise<TokenOutcome> {
    const hash = await sha256(given.refreshToken)
    const grant = await grants.byRefreshToken(hash)
    if (!grant || grant.clientId !== given.clientId) return REFUSED
    if (grant.refreshHash !== hash) {
      await grants.end(grant.id)
      return REFUSED
    }
    const { tokens, hashes } = await freshTokens(grant)
    return (await grants.renew(grant.id, hash, hashes, clock.now())) ? { granted: true, tokens } : REFUSED
  }

  async function freshTokens({ scopes }: Grant): Promise<{ tokens: Tokens; hashes: TokenHashes }> {
    const accessToken = carry(ids.token(TOKEN_BYTES))
    const refreshToken = carry(ids.token(TOKEN_BYTES))
    const now = clock.now()
    return {
      tokens: { accessToken, refreshToken, expiresInSeconds: ACCESS_MS / 1000, scopes },
      hashes: {
        accessHash: await sha256(accessToken),
        accessExpiresAt: now + ACCESS_MS,
        refreshHash: await sha256(refreshToken),
        refreshExpiresAt: now + REFRESH_MS,
      },
    }
  }

  return {
    allow,
    exchange,
    refresh,
    /** A token its program gives back (RFC 7009). */
    revoke: async (token: string) => grants.endByToken(await sha256(token)),
  }
}
