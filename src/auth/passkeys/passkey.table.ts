import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../users/user.table.ts'

/** Public keys that sign their account in; the private half never leaves the traveller's device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it has signed; 0 where it does not count. */
    counter: integer('counter').notNull(),
    /** How a browser may reach the authenticator. */
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [index('passkeys_by_user').on(t.userId, t.createdAt)],
)

/** Challenges that were answered, until they would have run out: each works once. */
export const usedChallenges = sqliteTable(
  'used_challenges',
  {
    /** SHA-256. */
    hash: text('hash').primaryKey(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('used_challenges_expired').on(t.expiresAt)],
)
