import { desc, eq, sql } from 'drizzle-orm'
import { type Database, transaction } from '../../platform/database.ts'
import type { TripDates } from '../../planner/edit/plan-edit.ts'
import type { Plan } from '../../planner/plan.ts'
import { stopsOfPlan } from '../plan/stops-of-plan.ts'
import { packPlan, unpackPlan } from '../plan/packed-plan.ts'
import { planRevisions } from './plan-revision.table.ts'
import { trips } from '../trip.table.ts'

/** How many changes can be taken back. */
const KEPT = 20

interface Revised {
  tripId: string
  userId: string
  /** The revision that the change was made from. */
  revision: number
}

export type PlanRevisionStore = ReturnType<typeof createPlanRevisionStore>

export function createPlanRevisionStore(db: Database) {
  function lastOf(tripId: string) {
    return db
      .select({ revision: planRevisions.revision, plan: planRevisions.plan })
      .from(planRevisions)
      .where(eq(planRevisions.tripId, tripId))
      .orderBy(desc(planRevisions.revision))
      .limit(1)
  }

  return {
    /** Compare and set: the plan is replaced on its revision or not at all, and the old one is kept for "undo". */
    async replace({ tripId, userId, revision }: Revised, plan: Plan, dates?: TripDates): Promise<boolean> {
      const mine = sql`id = ${tripId} and user_id = ${userId} and revision = ${revision} and status = 'completed'`
      const packed = await packPlan(plan)
      const [, changed = 0] = await transaction(db, [
        sql`
          insert into ${planRevisions} (trip_id, revision, plan)
          select id, revision, plan from ${trips} where ${mine} on conflict do nothing`,
        sql`update ${trips} set plan = ${packed}, stops = ${stopsJson(plan)}, revision = revision + 1${datesSet(dates)} where ${mine}`,
        sql`
          delete from ${planRevisions} where trip_id = ${tripId} and revision not in (
            select revision from ${planRevisions} where trip_id = ${tripId} order by revision desc limit ${KEPT})`,
      ])
      return changed > 0
    },

    /** Takes the last change back, on its revision or not at all; false when there is none. */
    async undo({ tripId, userId, revision }: Revised): Promise<boolean> {
      const [kept] = await lastOf(tripId)
      if (!kept) return false
      const before = await unpackPlan(kept.plan)
      const { days } = before
      const [first, end] = [days[0], days.at(-1)]
      const dates = first && end && { startDate: first.date, endDate: end.date }
      const last = sql`select max(revision) from ${planRevisions} where trip_id = ${tripId}`
      const [changed = 0] = await transaction(db, [
        sql`
          update ${trips} set revision = revision + 1${datesSet(dates)}, stops = ${stopsJson(before)},
            plan = (select plan from ${planRevisions} where trip_id = ${tripId} and revision = (${last}))
          where id = ${tripId} and user_id = ${userId} and revision = ${revision} and status = 'completed'
            and (${last}) = ${kept.revision}`,
        // The trip has the plan of that row only if the statement above put it there.
        sql`
          delete from ${planRevisions} where trip_id = ${tripId} and revision = (${last})
            and plan = (select plan from ${trips} where id = ${tripId} and user_id = ${userId} and revision = ${revision + 1})`,
      ])
      return changed > 0
    },

    /** The plan before the last change; undefined where there was none. */
    async last(tripId: string): Promise<Plan | undefined> {
      const [row] = await lastOf(tripId)
      return row && unpackPlan(row.plan)
    },

    /** What an account's plans were before they were changed, for its export. */
    async ofUser(userId: string): Promise<{ tripId: string; revision: number; plan: Plan }[]> {
      const rows = await db
        .select({ tripId: planRevisions.tripId, revision: planRevisions.revision, plan: planRevisions.plan })
        .from(planRevisions)
        .innerJoin(trips, eq(trips.id, planRevisions.tripId))
        .where(eq(trips.userId, userId))
      return Promise.all(rows.map(async (row) => ({ ...row, plan: await unpackPlan(row.plan) })))
    },

    async canUndo(tripId: string): Promise<boolean> {
      const row = await db.get<{ found: number }>(
        sql`select 1 as found from ${planRevisions} where trip_id = ${tripId} limit 1`,
      )
      return row !== undefined
    },
  }
}

/** My Trips names the places without reading the plan. */
function stopsJson(plan: Plan): string | null {
  const stops = stopsOfPlan(plan)
  return stops && JSON.stringify(stops)
}

/** A change may make the trip longer or shorter: its row says so in the same statement. */
function datesSet(dates: TripDates | undefined) {
  return dates ? sql`, start_date = ${dates.startDate}, end_date = ${dates.endDate}` : sql``
}
