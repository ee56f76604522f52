import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './user.table.ts'

/** Changes of address that can still be undone from the old one. Until then that address is nobody else's. */
export const emailUndos = sqliteTable(
  'email_undos',
  {
    /** SHA-256 of the e-mail's token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address to go back to. */
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [
    index('email_undos_by_user').on(t.userId),
    index('email_undos_by_email').on(t.email),
    index('email_undos_expired').on(t.expiresAt),
  ],
)
