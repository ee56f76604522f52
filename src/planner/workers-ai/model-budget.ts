import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { modelCalls } from './model-calls.table.ts'
import type { ModelBudget } from './ask-models.ts'

/** The account's ceiling of model calls a UTC day. The race for the last one ends in this statement. */
export function createModelBudget(db: Database, clock: Clock, callsADay: number): ModelBudget {
  return {
    async take() {
      const day = new Date(clock.now()).toISOString().slice(0, 10)
      const taken = await db
        .insert(modelCalls)
        .values({ day, calls: 1 })
        .onConflictDoUpdate({
          target: modelCalls.day,
          set: { calls: sql`${modelCalls.calls} + 1` },
          setWhere: lt(modelCalls.calls, callsADay),
        })
        .returning()
      return callsADay > 0 && taken.length > 0
    },
  }
}
