import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../users/user.table.ts'
import { SECURITY_EVENTS } from './security-event.ts'

/** What happened to an account's safety, for its owner to read; no network address. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: SECURITY_EVENTS }).notNull(),
    device: text('device').notNull(),
    /** Two letters, or ''. */
    country: text('country').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [index('security_events_by_user').on(t.userId, t.at), index('security_events_by_time').on(t.at)],
)
