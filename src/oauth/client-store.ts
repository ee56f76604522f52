import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { oauthClients, oauthGrants } from './oauth.table.ts'

export type OauthClient = typeof oauthClients.$inferSelect
export type ClientStore = ReturnType<typeof createClientStore>

/** A program that nobody has allowed anything within this time is forgotten. */
const UNUSED_MS = 7 * 24 * 3_600_000

export function createClientStore(db: Database) {
  return {
    async add(client: OauthClient): Promise<void> {
      await db.insert(oauthClients).values(client).onConflictDoNothing()
    },

    async find(id: string): Promise<OauthClient | undefined> {
      const [found] = await db.select().from(oauthClients).where(eq(oauthClients.id, id))
      return found
    },

    async forgetUnused(now: number): Promise<void> {
      await db.delete(oauthClients).where(
        sql`${lt(oauthClients.createdAt, now - UNUSED_MS)} and not exists
          (select 1 from ${oauthGrants} where ${oauthGrants.clientId} = ${oauthClients.id})`,
      )
    },
  }
}
