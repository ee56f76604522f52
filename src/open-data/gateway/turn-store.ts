import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { openServiceTurns } from '../open-data.table.ts'
import type { OpenDataFailure } from './open-data-error.ts'
import type { OpenService } from './open-service.ts'
import { FAILURES_UNTIL_PAUSE, FIRST_PAUSE_MS, LONGEST_PAUSE_MS } from './pause.ts'

/** A turn outlives its request by this much. */
const GRACE_MS = 1000

export type Turn = { taken: true; busyUntil: number } | { taken: false; why: OpenDataFailure; waitMs: number }
export type TurnStore = ReturnType<typeof createTurnStore>

/** Turns at the open services: rate, one request under way, circuit breaker and daily budget, in one row each. */
export function createTurnStore(db: Database) {
  return {
    /** One statement decides every race between isolates. */
    async take(service: OpenService, now: number): Promise<Turn> {
      const { name, intervalMs, serial, timeoutMs, dailyRequests } = service
      const day = new Date(now).toISOString().slice(0, 10)
      const busyUntil = serial ? now + timeoutMs + GRACE_MS : 0
      const taken = await db.all(sql`
        insert into ${openServiceTurns} (service, next_at, busy_until, failures, paused_until, day, used)
        values (${name}, ${now + intervalMs}, ${busyUntil}, 0, 0, ${day}, 1)
        on conflict (service) do update set next_at = excluded.next_at, busy_until = excluded.busy_until,
          used = case when day = excluded.day then used + 1 else 1 end, day = excluded.day
        where next_at <= ${now} and busy_until <= ${now} and paused_until <= ${now}
          and (day <> ${day} or used < ${dailyRequests})
        returning service`)
      if (taken.length > 0) return { taken: true, busyUntil }
      const [row] = await db
        .select()
        .from(openServiceTurns)
        .where(sql`service = ${name}`)
      if (!row) return { taken: false, why: 'busy', waitMs: intervalMs }
      if (row.pausedUntil > now) return { taken: false, why: 'paused', waitMs: row.pausedUntil - now }
      if (row.day === day && row.used >= dailyRequests) return { taken: false, why: 'budget', waitMs: 0 }
      return { taken: false, why: 'busy', waitMs: Math.max(row.nextAt, row.busyUntil) - now }
    },

    /** Gives the turn back. `failed` opens the circuit after three in a row, at once where the service says for how long. */
    async end(
      service: OpenService,
      busyUntil: number,
      now: number,
      failed?: { waitMs?: number | undefined },
    ) {
      const mine = sql`service = ${service.name} and (busy_until = ${busyUntil} or ${busyUntil} = 0)`
      if (!failed) {
        await db.run(sql`update ${openServiceTurns} set busy_until = 0, failures = 0 where ${mine}`)
        return
      }
      const pause = sql`min(${LONGEST_PAUSE_MS}, ${FIRST_PAUSE_MS} << max(0, min(8, failures + 1 - ${FAILURES_UNTIL_PAUSE})))`
      const until =
        failed.waitMs === undefined
          ? sql`case when failures + 1 >= ${FAILURES_UNTIL_PAUSE} then ${now} + ${pause} else paused_until end`
          : sql`${now + failed.waitMs}`
      await db.run(
        sql`update ${openServiceTurns} set busy_until = 0, failures = failures + 1, paused_until = ${until} where ${mine}`,
      )
    },
  }
}
