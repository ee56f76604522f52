import { eq, lt, sql } from 'drizzle-orm'
import { type Database, transaction } from '../platform/database.ts'
import { hmac } from '../platform/hmac.ts'
import { mailEvents, mailSuppressions } from './suppression.table.ts'

export type SuppressionReason = (typeof mailSuppressions.$inferSelect)['reason']
export type SuppressionStore = ReturnType<typeof createSuppressionStore>

/** How long an address that bounced or complained is left alone. */
const KEPT_MS = 365 * 24 * 3_600_000

/** `secret` keys the hashes: without it nobody can look an address up. */
export function createSuppressionStore(db: Database, secret: string) {
  const hashOf = (address: string) => hmac(secret, 'suppression', address.trim().toLowerCase())
  return {
    async has(address: string): Promise<boolean> {
      const rows = await db
        .select({ reason: mailSuppressions.reason })
        .from(mailSuppressions)
        .where(eq(mailSuppressions.addressHash, await hashOf(address)))
      return rows.length > 0
    },

    /** Takes an event in with the addresses it closes, both or neither; false when it had come before. */
    async record(
      eventId: string,
      addresses: string[],
      reason: SuppressionReason,
      now: number,
    ): Promise<boolean> {
      const hashes = await Promise.all(addresses.map(hashOf))
      const results = await transaction(db, [
        // Before the event itself is noted: this is how an event that comes again is told.
        ...hashes.map(
          (hash) => sql`
            insert into ${mailSuppressions} (address_hash, reason, created_at)
            select ${hash}, ${reason}, ${now}
            where not exists (select 1 from ${mailEvents} where id = ${eventId})
            on conflict do nothing`,
        ),
        db.insert(mailEvents).values({ id: eventId, createdAt: now }).onConflictDoNothing(),
      ])
      return (results.at(-1) ?? 0) > 0
    },

    /** Addresses get another chance after a year. */
    async forgetOld(now: number): Promise<void> {
      await db.delete(mailSuppressions).where(lt(mailSuppressions.createdAt, now - KEPT_MS))
    },

    async forgetEvents(before: number): Promise<void> {
      await db.delete(mailEvents).where(lt(mailEvents.createdAt, before))
    },
  }
}
