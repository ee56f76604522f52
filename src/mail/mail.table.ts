import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/users/user.table.ts'
import { LOCALES } from '../i18n/locale.ts'
import { LETTER_KINDS, MAIL_STATUSES } from './email.ts'

/** Letters to be sent. Written in the same transaction as what they tell of. */
export const mails = sqliteTable(
  'mails',
  {
    /** Also the idempotency key towards the mail service: one event, one letter. */
    id: text('id').primaryKey(),
    /** Letters to an account go with it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LETTER_KINDS }).notNull(),
    recipient: text('recipient').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    data: text('data', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    status: text('status', { enum: MAIL_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Since when the mail service may have it; null while it certainly has not: its key is known for 24 hours. */
    handedAt: integer('handed_at'),
    /** When it may be tried (again); moved ahead as a lease while somebody sends it. */
    dueAt: integer('due_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('mails_due')
      .on(t.dueAt)
      .where(sql`status = 'due'`),
    index('mails_ended')
      .on(t.createdAt)
      .where(sql`status <> 'due'`),
  ],
)
