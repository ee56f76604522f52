import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LOCALES } from '../i18n/locale.ts'

/** Messages to the operator; each is deleted once its e-mail has been sent. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** The visitor's. */
    language: text('language', { enum: LOCALES }).notNull(),
    /** The e-mail that carries it now; a new one when that was given up. */
    mailId: text('mail_id').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    /** When to check the e-mail's status next. */
    lookAt: integer('look_at').notNull().default(0),
  },
  (table) => [index('contact_messages_by_look').on(table.lookAt)],
)
