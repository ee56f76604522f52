import { and, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm'
import type { Outbox } from '../mail/outbox.ts'
import { type Database, transaction } from '../platform/database.ts'
import type { Plan, PlanDay } from '../planner/plan.ts'
import { dayGivenBack, MAX_GENERATIONS_A_DAY, triesAreUsed } from './quota/day-quota-store.ts'
import { stopsOfPlan } from './plan/stops-of-plan.ts'
import { packPlan, withPlan } from './plan/packed-plan.ts'
import { type BUDGET_LEVELS, routeOf, type TripRequest } from './trip.ts'
import { dayQuota, trips } from './trip.table.ts'

export type Trip = Omit<typeof trips.$inferSelect, 'plan'> & { plan: Plan | null }

export interface NewTrip {
  id: string
  userId: string
  submissionKey: string
  request: TripRequest
  budgetType: (typeof BUDGET_LEVELS)[number]
  quotaOwner: string
  quotaDay: string
  network: string | null
  now: number
}

/** Lists leave out what is large. */
const { plan: _plan, progress: _progress, ...LISTED } = getTableColumns(trips)

/** Where a page of trips ended. */
export type TripCursor = Pick<Trip, 'createdAt' | 'id'>

export type TripStore = ReturnType<typeof createTripStore>

export function createTripStore(db: Database) {
  return {
    /**
     * Takes the day and writes the trip, or neither. Every race between submissions ends in this transaction:
     * the day's row takes one trip, and the trip is written only if the day took it.
     */
    async insert(trip: NewTrip): Promise<boolean> {
      const { request } = trip
      const taken = sql`select 1 from ${dayQuota} where owner = ${trip.quotaOwner} and day = ${trip.quotaDay} and trip_id = ${trip.id}`
      const known = sql`select 1 from ${trips} where user_id = ${trip.userId} and submission_key = ${trip.submissionKey}`
      const [, written = 0] = await transaction(db, [
        sql`
          insert into ${dayQuota} (owner, day, trip_id, generations)
          select ${trip.quotaOwner}, ${trip.quotaDay}, ${trip.id}, 1 where not exists (${known})
          on conflict (owner, day) do update set trip_id = excluded.trip_id, generations = generations + 1
          where trip_id is null and generations < ${MAX_GENERATIONS_A_DAY}`,
        sql`
          insert into ${trips} (id, user_id, submission_key, start_location, destination, adults, kids, start_date,
            end_date, budget_type, trip_type, language, wishes, route, status, created_at, attempt, quota_owner, quota_day, network)
          select ${trip.id}, ${trip.userId}, ${trip.submissionKey}, ${request.startLocation}, ${request.destination},
            ${request.adults}, ${request.kids}, ${request.startDate}, ${request.endDate}, ${trip.budgetType},
            ${request.tripType}, ${request.language}, ${asJson(request.wishes)}, ${asJson(routeOf(request))}, 'pending', ${trip.now}, 0, ${trip.quotaOwner}, ${trip.quotaDay}, ${trip.network}
          where exists (${taken}) on conflict do nothing`,
      ])
      return written > 0
    },

    triesAreUsed: (owner: string, day: string) => triesAreUsed(db, owner, day),

    async bySubmission(userId: string, submissionKey: string): Promise<{ id: string } | undefined> {
      const [trip] = await db
        .select({ id: trips.id })
        .from(trips)
        .where(and(eq(trips.userId, userId), eq(trips.submissionKey, submissionKey)))
      return trip
    },

    async byId(id: string): Promise<Trip | undefined> {
      const [trip] = await db.select().from(trips).where(eq(trips.id, id))
      return trip && withPlan(trip)
    },

    /** The owner's trip; somebody else's is as if it were not there. */
    async findOwned(id: string, userId: string): Promise<Trip | undefined> {
      const [trip] = await ownedTrip(db, id, userId)
      return trip && withPlan(trip)
    },

    /** Newest first, without plans. */
    async list(userId: string, limit: number, offset: number) {
      return db
        .select(LISTED)
        .from(trips)
        .where(eq(trips.userId, userId))
        .orderBy(desc(trips.createdAt), desc(trips.id))
        .limit(limit)
        .offset(offset)
    },

    /** A page of what `list` gives, from the one after `before` on: as cheap for the last page as for the first. */
    async page(userId: string, limit: number, before?: TripCursor) {
      const older = before && sql`(${trips.createdAt}, ${trips.id}) < (${before.createdAt}, ${before.id})`
      return db
        .select(LISTED)
        .from(trips)
        .where(and(eq(trips.userId, userId), older))
        .orderBy(desc(trips.createdAt), desc(trips.id))
        .limit(limit)
    },

    async remove(id: string, userId: string): Promise<boolean> {
      const { meta } = await db.delete(trips).where(and(eq(trips.id, id), eq(trips.userId, userId)))
      return meta.changes > 0
    },

    /** Takes a pending trip nobody works on; the attempt it returns fences every later write. */
    async claim(id: string, now: number, leaseMs: number): Promise<Trip | undefined> {
      const free = or(isNull(trips.leaseUntil), lt(trips.leaseUntil, now))
      const [trip] = await db
        .update(trips)
        .set({ attempt: sql`${trips.attempt} + 1`, leaseUntil: now + leaseMs })
        .where(and(eq(trips.id, id), eq(trips.status, 'pending'), free))
        .returning()
      return trip && withPlan(trip)
    },

    /** Stores the days so far and renews the lease; false when the claim was lost or the trip is gone. */
    async saveProgress(claim: Trip, days: PlanDay[], leaseUntil: number): Promise<boolean> {
      const { meta } = await db.update(trips).set({ progress: days, leaseUntil }).where(stillMine(claim))
      return meta.changes > 0
    },

    /** Holds a claim for longer; false when it was lost or the trip is gone. */
    async renew(claim: Trip, leaseUntil: number): Promise<boolean> {
      const { meta } = await db.update(trips).set({ leaseUntil }).where(stillMine(claim))
      return meta.changes > 0
    },

    /** Lets somebody else try again. */
    async release(claim: Trip): Promise<void> {
      await db.update(trips).set({ leaseUntil: null }).where(stillMine(claim))
    },

    /**
     * Ends a trip with its plan and writes the e-mail about it, both or neither; false when the claim was lost. A plan
     * that asks which place was meant gives the day back.
     */
    async complete(
      claim: Trip,
      plan: Plan,
      now: number,
      mail: ReturnType<Outbox['insertIf']> | undefined,
    ): Promise<boolean> {
      const done = sql`select 1 from ${trips} where id = ${claim.id} and attempt = ${claim.attempt} and status = 'completed'`
      const { lat: latitude = null, lon: longitude = null } = plan.destination
      const end = { progress: null, leaseUntil: null, finishedAt: now }
      const packed = await packPlan(plan)
      const [changed = 0] = await transaction(db, [
        db
          .update(trips)
          .set({ status: 'completed', plan: packed, stops: stopsOfPlan(plan), latitude, longitude, ...end })
          .where(stillMine(claim)),
        // "Plan again with that name" is possible today.
        ...(plan.provenance.unsureName ? [dayGivenBack(db, claim, done)] : []),
        ...(mail ? [mail(done)] : []),
      ])
      return changed > 0
    },

    /** Ends a trip without a plan, gives the day back and writes the e-mail, all or nothing. */
    async fail(
      claim: Trip,
      failure: string,
      now: number,
      mail: ReturnType<Outbox['insertIf']> | undefined,
    ): Promise<boolean> {
      const failed = sql`select 1 from ${trips} where id = ${claim.id} and attempt = ${claim.attempt} and status = 'failed'`
      const [changed = 0] = await transaction(db, [
        db
          .update(trips)
          .set({ status: 'failed', failure, progress: null, leaseUntil: null, finishedAt: now })
          .where(stillMine(claim)),
        dayGivenBack(db, claim, failed),
        ...(mail ? [mail(failed)] : []),
      ])
      return changed > 0
    },

    /** Pending trips nobody works on, oldest first: messages get lost, rows do not. */
    async stuck(
      now: number,
      quietMs: number,
      limit: number,
    ): Promise<Pick<Trip, 'id' | 'createdAt' | 'attempt'>[]> {
      const free = or(isNull(trips.leaseUntil), lt(trips.leaseUntil, now))
      return db
        .select({ id: trips.id, createdAt: trips.createdAt, attempt: trips.attempt })
        .from(trips)
        .where(and(eq(trips.status, 'pending'), free, lt(trips.createdAt, now - quietMs)))
        .orderBy(trips.createdAt)
        .limit(limit)
    },

    async forgetQuotaBefore(day: string): Promise<void> {
      await db.delete(dayQuota).where(lt(dayQuota.day, day))
    },
  }
}

function asJson(value: object | undefined): string | null {
  return value ? JSON.stringify(value) : null
}

function stillMine(claim: Trip) {
  return and(eq(trips.id, claim.id), eq(trips.attempt, claim.attempt), eq(trips.status, 'pending'))
}

/** The row of a trip, if it is that user's. */
export function ownedTrip(db: Database, id: string, userId: string) {
  return db
    .select()
    .from(trips)
    .where(and(eq(trips.id, id), eq(trips.userId, userId)))
}
