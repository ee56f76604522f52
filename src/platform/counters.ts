import { lt, sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import { dailyCounts } from './daily-count.table.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

const KEPT_MS = 400 * 24 * 3_600_000

export type Counters = ReturnType<typeof createCounters>

/** Counts of a UTC day, by name. A count that fails is a line in the log, never a failed request. */
export function createCounters(db: Database, clock: Clock, log: Log) {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  return {
    async count(name: string): Promise<void> {
      try {
        await db
          .insert(dailyCounts)
          .values({ day: dayOf(clock.now()), name, count: 1 })
          .onConflictDoUpdate({
            target: [dailyCounts.day, dailyCounts.name],
            set: { count: sql`${dailyCounts.count} + 1` },
          })
      } catch (error) {
        log.error('count.failed', error, { name })
      }
    },

    async forget(): Promise<void> {
      await db.delete(dailyCounts).where(lt(dailyCounts.day, dayOf(clock.now() - KEPT_MS)))
    },
  }
}
