import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/users/user.table.ts'
import { LOCALES } from '../i18n/locale.ts'
import type { PlanDay } from '../planner/plan.ts'
import type { PackedPlan } from './plan/packed-plan.ts'
import type { TripRoute, TripStop } from './trip-stops.ts'
import type { TripWishes } from './trip-wishes.ts'
import { BUDGET_LEVELS, TRIP_STATUSES, TRIP_TYPES } from './trip.ts'

/** Times are milliseconds since the epoch, dates YYYY-MM-DD. */
export const trips = sqliteTable(
  'trips',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the client: the same submission sent twice is one trip. */
    submissionKey: text('submission_key').notNull(),
    startLocation: text('start_location').notNull(),
    destination: text('destination').notNull(),
    adults: integer('adults').notNull(),
    kids: integer('kids').notNull(),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    budgetType: text('budget_type', { enum: BUDGET_LEVELS }).notNull(),
    tripType: text('trip_type', { enum: TRIP_TYPES }).notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    /** What was asked for beyond the fields above; null where nothing was. */
    wishes: text('wishes', { mode: 'json' }).$type<TripWishes>(),
    /** The places of a trip to several, as they were asked for; null for a trip to one. */
    route: text('route', { mode: 'json' }).$type<TripRoute>(),
    /** The places of its plan with their nights, as they are now; null without a plan and for a trip to one place. */
    stops: text('stops', { mode: 'json' }).$type<TripStop[]>(),
    status: text('status', { enum: TRIP_STATUSES }).notNull(),
    createdAt: integer('created_at').notNull(),
    /** Finished days of a plan still being made. */
    progress: text('progress', { mode: 'json' }).$type<PlanDay[]>(),
    plan: text('plan').$type<PackedPlan>(),
    /** Counts up at each claim; only the claim with the current number may write. */
    attempt: integer('attempt').notNull().default(0),
    /** Until when the current claim holds; null when nobody works on it. */
    leaseUntil: integer('lease_until'),
    /** Why it failed, a code; null otherwise. */
    failure: text('failure'),
    finishedAt: integer('finished_at'),
    /** Counts the traveller's changes to the plan; a change is written only on the revision it was made from. */
    revision: integer('revision').notNull().default(0),
    /** Where the plan leads, degrees; null where nobody knows. */
    latitude: real('latitude'),
    longitude: real('longitude'),
    /** Whose day of requests it took, to give it back when it fails. */
    quotaOwner: text('quota_owner').notNull(),
    quotaDay: text('quota_day').notNull(),
    /** The network it was asked from, as an HMAC with the day in it; null where the platform named none. */
    network: text('network'),
  },
  (t) => [
    index('trips_by_user').on(t.userId, t.createdAt, t.id),
    uniqueIndex('trips_by_submission').on(t.userId, t.submissionKey),
    index('trips_departing')
      .on(t.startDate)
      .where(sql`status = 'completed'`),
    // Without the lease: each renewal would write to it.
    index('trips_pending')
      .on(t.createdAt)
      .where(sql`status = 'pending'`),
  ],
)

/** One request a UTC day; `tripId` is null when a failed plan gave the day back. */
export const dayQuota = sqliteTable(
  'day_quota',
  {
    /** An HMAC of the address: outlives the account, names nobody. */
    owner: text('owner').notNull(),
    day: text('day').notNull(),
    tripId: text('trip_id'),
    generations: integer('generations').notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.day] }), index('day_quota_by_day').on(t.day)],
)
