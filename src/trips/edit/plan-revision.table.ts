import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PackedPlan } from '../plan/packed-plan.ts'
import { trips } from '../trip.table.ts'

/** Plans as they were before a change, for "undo"; the oldest are forgotten. */
export const planRevisions = sqliteTable(
  'plan_revisions',
  {
    tripId: text('trip_id')
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    /** The trip's revision that this plan was. */
    revision: integer('revision').notNull(),
    plan: text('plan').$type<PackedPlan>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tripId, t.revision] })],
)
