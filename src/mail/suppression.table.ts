import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Addresses that take no mail, as HMAC: those which bounce for good or called a letter spam. */
export const mailSuppressions = sqliteTable(
  'mail_suppressions',
  {
    addressHash: text('address_hash').primaryKey(),
    reason: text('reason', { enum: ['bounced', 'complained'] }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('mail_suppressions_by_time').on(t.createdAt)],
)

/** Events of the mail service that were taken in, so that none counts twice. */
export const mailEvents = sqliteTable(
  'mail_events',
  {
    id: text('id').primaryKey(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('mail_events_by_time').on(t.createdAt)],
)
