import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { dayQuota, trips } from '../trip.table.ts'

/** At most this many generations a day, those given back included. */
export const MAX_GENERATIONS_A_DAY = 3

/** Once `ended` finds its row. */
export function dayGivenBack(db: Database, trip: { id: string; quotaDay: string }, ended: SQL) {
  return db
    .update(dayQuota)
    .set({ tripId: null })
    .where(
      and(
        // Not the claim's: the address may have changed since, and the day went along.
        sql`owner = (select quota_owner from ${trips} where id = ${trip.id})`,
        eq(dayQuota.day, trip.quotaDay),
        eq(dayQuota.tripId, trip.id),
        sql`exists (${ended})`,
      ),
    )
}

/** True where the day was given back so often that it takes no further trip. */
export async function triesAreUsed(db: Database, owner: string, day: string): Promise<boolean> {
  const used = await db
    .select({ owner: dayQuota.owner })
    .from(dayQuota)
    .where(
      and(
        eq(dayQuota.owner, owner),
        eq(dayQuota.day, day),
        isNull(dayQuota.tripId),
        gte(dayQuota.generations, MAX_GENERATIONS_A_DAY),
      ),
    )
  return used.length > 0
}
