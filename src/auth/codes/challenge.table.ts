import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LOCALES } from '../../i18n/locale.ts'
import { type PendingTrip, PURPOSES } from './challenge.ts'
import { users } from '../users/user.table.ts'

/** Codes that were sent and wait to be typed. The code itself stands nowhere; its HMAC is kept in KV. */
export const challenges = sqliteTable(
  'challenges',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    email: text('email').notNull(),
    /** Who asked: a known device or a browser, by its hash, or an account. A new code voids the old ones of the same requester only. */
    requestedBy: text('lane').notNull(),
    /** Set where somebody signed in asked for it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** May make an account. */
    createUser: integer('create_user', { mode: 'boolean' }).notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    name: text('name').notNull(),
    newsletter: integer('newsletter', { mode: 'boolean' }).notNull(),
    pendingTrip: text('pending_trip', { mode: 'json' }).$type<PendingTrip>(),
    /** The page asked for, a path of ours. */
    redirectTo: text('redirect_to'),
    /** SHA-256 of the link's secret. */
    linkHash: text('link_hash').notNull(),
    /** The code's HMAC, only where KV refused to keep it. */
    codeMac: text('code_mac'),
    attempts: integer('attempts').notNull().default(0),
    /** SHA-256 of what the asking browser was given; what came with the request counts there only. */
    browserHash: text('browser_hash'),
    /** Which e-mail carries it, for one that waits to be sent; null once it was. */
    emailKind: text('letter'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Used, or voided by a newer one. */
    endedAt: integer('ended_at'),
  },
  (t) => [
    index('challenges_by_email').on(t.email, t.purpose, t.createdAt),
    index('challenges_by_user').on(t.userId),
    index('challenges_expired').on(t.expiresAt),
  ],
)

/** What limits count: who, as an HMAC, and when. */
export const limitEvents = sqliteTable(
  'limit_events',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [index('limit_events_by_owner').on(t.owner, t.at), index('limit_events_by_time').on(t.at)],
)
