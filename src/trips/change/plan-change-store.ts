import { and, eq, gt, sql } from 'drizzle-orm'
import { operationsSchema, type PlanEdit } from '../../planner/edit/plan-edit.ts'
import { type Database, transaction } from '../../platform/database.ts'
import { trips } from '../trip.table.ts'
import { planChanges } from './plan-change.table.ts'

/** A proposal is good for so long. */
export const CHANGE_EXPIRES_MS = 60 * 60_000
/** Open proposals of a trip; the oldest go. */
const KEPT = 10

export interface PlanChange {
  id: string
  tripId: string
  revision: number
  operations: PlanEdit[]
}

export type PlanChangeStore = ReturnType<typeof createPlanChangeStore>

export function createPlanChangeStore(db: Database) {
  return {
    async add({ id, tripId, revision, operations }: PlanChange, now: number): Promise<void> {
      const data = JSON.stringify({ version: 1, operations })
      await transaction(db, [
        sql`delete from ${planChanges} where expires_at <= ${now}`,
        sql`
          insert into ${planChanges} (id, trip_id, revision, operations, expires_at)
          values (${id}, ${tripId}, ${revision}, ${data}, ${now + CHANGE_EXPIRES_MS})`,
        sql`
          delete from ${planChanges} where trip_id = ${tripId} and id not in (
            select id from ${planChanges} where trip_id = ${tripId}
            order by expires_at desc, rowid desc limit ${KEPT})`,
      ])
    },

    /** An open proposal for a trip of this account. */
    async open(id: string, tripId: string, userId: string, now: number): Promise<PlanChange | undefined> {
      const [row] = await db
        .select({ revision: planChanges.revision, operations: planChanges.operations })
        .from(planChanges)
        .innerJoin(trips, eq(trips.id, planChanges.tripId))
        .where(
          and(
            eq(planChanges.id, id),
            eq(planChanges.tripId, tripId),
            eq(trips.userId, userId),
            gt(planChanges.expiresAt, now),
          ),
        )
      const parsed = row && operationsSchema.safeParse(JSON.parse(row.operations))
      return parsed?.success
        ? { id, tripId, revision: row?.revision ?? 0, operations: parsed.data.operations }
        : undefined
    },

    /** True when there was one of this account's. */
    async drop(id: string, tripId: string, userId: string): Promise<boolean> {
      const [dropped = 0] = await transaction(db, [
        sql`
          delete from ${planChanges} where id = ${id} and trip_id = ${tripId}
            and exists (select 1 from ${trips} where id = ${tripId} and user_id = ${userId})`,
      ])
      return dropped > 0
    },
  }
}
