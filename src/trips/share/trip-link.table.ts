import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { trips } from '../trip.table.ts'

/** shared: a page that anyone with the link may read · calendar: the feed that calendars fetch. */
export const LINK_KINDS = ['shared', 'calendar'] as const

/** Links to a trip that need no account. The owner sees them again, so the token itself is kept. */
export const tripLinks = sqliteTable(
  'trip_links',
  {
    /** 128 random bits, base64url. */
    token: text('token').primaryKey(),
    tripId: text('trip_id')
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LINK_KINDS }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('trip_links_by_trip').on(t.tripId, t.kind)],
)
