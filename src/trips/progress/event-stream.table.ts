import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../../auth/users/user.table.ts'

/** Streams of events that are open, so that an account has only so many at once. */
export const eventStreams = sqliteTable(
  'event_streams',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts no longer after this: one that broke off never says so. */
    until: integer('until').notNull(),
  },
  (t) => [index('event_streams_by_user').on(t.userId, t.until), index('event_streams_ended').on(t.until)],
)
