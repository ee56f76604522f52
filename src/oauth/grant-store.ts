import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { oauthClients, oauthGrants } from './oauth.table.ts'

export type Grant = typeof oauthGrants.$inferSelect
export type GrantStore = ReturnType<typeof createGrantStore>

export interface TokenOwner {
  userId: string
  scopes: string[]
}

/** Hashes of a fresh pair of tokens. Times in milliseconds. */
export interface TokenHashes {
  accessHash: string
  accessExpiresAt: number
  refreshHash: string
  refreshExpiresAt: number
}

/** What the account page lists. */
export interface ConnectedApp {
  id: string
  name: string
  scopes: string[]
  createdAt: number
  usedAt: number | null
}

/** How exactly "last used" is known: not every request writes. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1000

export function createGrantStore(db: Database) {
  return {
    async add(
      grant: Pick<
        Grant,
        | 'id'
        | 'userId'
        | 'clientId'
        | 'scopes'
        | 'redirectUri'
        | 'codeHash'
        | 'codeChallenge'
        | 'codeExpiresAt'
        | 'createdAt'
      >,
    ): Promise<void> {
      await db.insert(oauthGrants).values(grant)
    },

    async byCode(codeHash: string): Promise<Grant | undefined> {
      const [found] = await db.select().from(oauthGrants).where(eq(oauthGrants.codeHash, codeHash))
      return found
    },

    /** A code for its tokens; of many at once one gets true. */
    async exchange(id: string, tokens: TokenHashes, now: number): Promise<boolean> {
      const { meta } = await db
        .update(oauthGrants)
        .set(tokens)
        .where(
          and(eq(oauthGrants.id, id), isNull(oauthGrants.accessHash), gt(oauthGrants.codeExpiresAt, now)),
        )
      return meta.changes > 0
    },

    async byRefreshToken(hash: string): Promise<Grant | undefined> {
      const [found] = await db
        .select()
        .from(oauthGrants)
        .where(or(eq(oauthGrants.refreshHash, hash), eq(oauthGrants.usedRefreshHash, hash)))
      return found
    },

    /** The next pair of tokens, once for each refresh token; of many at once one gets true. */
    async renew(id: string, used: string, tokens: TokenHashes, now: number): Promise<boolean> {
      const { meta } = await db
        .update(oauthGrants)
        .set({ ...tokens, usedRefreshHash: used })
        .where(
          and(
            eq(oauthGrants.id, id),
            eq(oauthGrants.refreshHash, used),
            gt(oauthGrants.refreshExpiresAt, now),
          ),
        )
      return meta.changes > 0
    },

    /** Whose access token it is, while it is good. */
    async ownerOf(accessHash: string, now: number): Promise<TokenOwner | undefined> {
      const [found] = await db
        .select({
          id: oauthGrants.id,
          userId: oauthGrants.userId,
          scopes: oauthGrants.scopes,
          usedAt: oauthGrants.usedAt,
        })
        .from(oauthGrants)
        .where(and(eq(oauthGrants.accessHash, accessHash), gt(oauthGrants.accessExpiresAt, now)))
      if (!found) return undefined
      if ((found.usedAt ?? 0) < now - USE_NOTED_EVERY_MS)
        await db.update(oauthGrants).set({ usedAt: now }).where(eq(oauthGrants.id, found.id))
      return { userId: found.userId, scopes: found.scopes }
    },

    /** Newest first; codes that were never exchanged are no connection. */
    async list(userId: string): Promise<ConnectedApp[]> {
      const { id, scopes, createdAt, usedAt } = oauthGrants
      return db
        .select({ id, name: oauthClients.name, scopes, createdAt, usedAt })
        .from(oauthGrants)
        .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
        .where(and(eq(oauthGrants.userId, userId), isNotNull(oauthGrants.accessHash)))
        .orderBy(desc(createdAt), desc(id))
    },

    /** False when this user has no such connection. */
    async remove(id: string, userId: string): Promise<boolean> {
      const { meta } = await db
        .delete(oauthGrants)
        .where(and(eq(oauthGrants.id, id), eq(oauthGrants.userId, userId)))
      return meta.changes > 0
    },

    /** Ends a connection whose secret is known to a second party, or that its program gives up. */
    async end(id: string): Promise<void> {
      await db.delete(oauthGrants).where(eq(oauthGrants.id, id))
    },

    /** All of a user's, in the transaction of what gives reason for it: where `moved` (a select) finds a row. */
    endAllIf(userId: string, moved: SQL): SQL {
      return sql`delete from ${oauthGrants} where user_id = ${userId} and exists (${moved})`
    },

    async endAll(userId: string): Promise<void> {
      await db.delete(oauthGrants).where(eq(oauthGrants.userId, userId))
    },

    async endByToken(hash: string): Promise<void> {
      await db
        .delete(oauthGrants)
        .where(or(eq(oauthGrants.accessHash, hash), eq(oauthGrants.refreshHash, hash)))
    },

    /** Codes nobody exchanged, and connections nobody renewed. */
    async forgetExpired(now: number): Promise<void> {
      await db
        .delete(oauthGrants)
        .where(and(isNull(oauthGrants.accessHash), lt(oauthGrants.codeExpiresAt, now)))
      await db.delete(oauthGrants).where(lt(oauthGrants.refreshExpiresAt, now))
    },
  }
}
