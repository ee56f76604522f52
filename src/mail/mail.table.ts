import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/users/user.table.ts'
import { LOCALES } from '../i18n/locale.ts'
import { EMAIL_KINDS, MAIL_STATUSES } from './email.ts'

/** The outbox: e-mails to be sent, written in the same transaction as the event they report. */
export const mails = sqliteTable(
  'mails',
  {
    /** Also the idempotency key towards the mail service: one event, one e-mail. */
    id: text('id').primaryKey(),
    /** Deleting the account deletes its e-mails. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: EMAIL_KINDS }).notNull(),
    recipient: text('recipient').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    data: text('data', { mode: 'json' }).$type<unknown>().notNull(),
    status: text('status', { enum: MAIL_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Since when the mail service may have accepted it, null while it certainly has not; it remembers a key for 24 hours. */
    handedAt: integer('handed_at'),
    /** When it may be tried (again); moved into the future as a lease while it is being sent. */
    dueAt: integer('due_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('mails_by_user').on(t.userId),
    index('mails_due')
      .on(t.dueAt)
      .where(sql`status = 'due'`),
    index('mails_ended')
      .on(t.createdAt)
      .where(sql`status <> 'due'`),
  ],
)
