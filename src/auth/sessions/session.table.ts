import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { TRANSPORTS } from './session.ts'
import { users } from '../users/user.table.ts'

/** Times are milliseconds since the epoch. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    transport: text('transport', { enum: TRANSPORTS }).notNull(),
    /** Browser and system, as the list of devices shows them. */
    device: text('device').notNull(),
    /** When the address was proved. */
    createdAt: integer('created_at').notNull(),
    refreshedAt: integer('refreshed_at').notNull(),
  },
  (t) => [index('sessions_by_user').on(t.userId, t.createdAt), index('sessions_idle').on(t.refreshedAt)],
)

/** Every refresh token a session ever had, so that a used one that comes back is recognised. */
export const refreshTokens = sqliteTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    usedAt: integer('used_at'),
    /** How often what follows it was replaced, since it had never arrived. */
    reissues: integer('reissues').notNull().default(0),
  },
  (t) => [index('refresh_tokens_by_session').on(t.sessionId)],
)

/** Browsers that have signed in before, by the SHA-256 of their cookie. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    hash: text('hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: integer('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hash, t.userId] }),
    index('known_devices_by_user').on(t.userId),
    index('known_devices_seen').on(t.seenAt),
  ],
)
