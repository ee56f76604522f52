import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { trips } from '../trip.table.ts'

/** Changes that were worked out and wait for "Keep it": what to do, and to which revision of the plan. */
export const planChanges = sqliteTable(
  'plan_changes',
  {
    id: text('id').primaryKey(),
    tripId: text('trip_id')
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    /** JSON, judged by the operations' schema when it is read. */
    operations: text('operations').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('plan_changes_trip').on(t.tripId), index('plan_changes_expiry').on(t.expiresAt)],
)
