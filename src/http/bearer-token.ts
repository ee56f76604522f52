import type { AppContext } from './context.ts'

/** The token of `Authorization: Bearer …` (RFC 6750); undefined for every other scheme. */
export function bearerTokenOf(c: AppContext): string | undefined {
  return /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
}
