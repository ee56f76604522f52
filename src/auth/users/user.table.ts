import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LOCALES } from '../../i18n/locale.ts'

export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  /** Lowercased and trimmed. */
  email: text('email').notNull().unique(),
  name: text('name').notNull().default(''),
  /** scrypt with its parameters and salt; null until a password is set. */
  passwordHash: text('password_hash'),
  language: text('language', { enum: LOCALES }).notNull(),
  createdAt: integer('created_at').notNull(),
})
