import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import { type Database, transaction } from '../../platform/database.ts'
import type { ModelCause } from '../planner.ts'
import { modelCalls, modelCallShares } from './model-calls.table.ts'
import type { ModelBudget } from './ask-models.ts'

/** Calls a UTC day that one account may cause: three generations with all that can go wrong. */
const ACCOUNT_SHARE = 30
/** And one network, as a part of them all: others have to find some left. */
const NETWORK_PART = 1 / 20

/** The ceiling of model calls a UTC day, and the shares of it. Every race for the last one ends in these statements. */
export function createModelBudget(db: Database, clock: Clock, callsADay: number): ModelBudget {
  const share = {
    account: ACCOUNT_SHARE,
    network: Math.max(ACCOUNT_SHARE, Math.floor(callsADay * NETWORK_PART)),
  }
  return {
    async take(causes: readonly ModelCause[]) {
      if (callsADay <= 0) return false
      const day = dayOf(clock.now())
      const used = (owner: string) =>
        sql`coalesce((select calls from ${modelCallShares} where day = ${day} and owner = ${owner}), 0)`
      const free = [
        sql`coalesce((select calls from ${modelCalls} where day = ${day}), 0) < ${callsADay}`,
        ...causes.map(({ kind, owner }) => sql`${used(owner)} < ${share[kind]}`),
      ]
      // The day's row last: the shares are taken only where all of them are free.
      const results = await transaction(db, [
        ...causes.map(
          ({ owner }, index) => sql`
            insert into ${modelCallShares} (day, owner, calls) select ${day}, ${owner}, 1
            where ${index === 0 ? sql.join(free, sql` and `) : sql`changes() > 0`}
            on conflict (day, owner) do update set calls = calls + 1`,
        ),
        sql`
          insert into ${modelCalls} (day, calls) select ${day}, 1
          where ${causes.length ? sql`changes() > 0` : sql.join(free, sql` and `)}
          on conflict (day) do update set calls = calls + 1`,
      ])
      return (results.at(-1) ?? 0) > 0
    },
  }
}

/** Forgets the shares of days that are over. */
export async function forgetShares(db: Database, clock: Clock): Promise<void> {
  await db.delete(modelCallShares).where(lt(modelCallShares.day, dayOf(clock.now())))
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
