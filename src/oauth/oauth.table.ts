import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/users/user.table.ts'

/** Programs that registered themselves (RFC 7591). They are public clients: they hold no secret. */
export const oauthClients = sqliteTable(
  'oauth_clients',
  {
    id: text('id').primaryKey(),
    /** As the program calls itself; nobody has proved it. */
    name: text('name').notNull(),
    redirectUris: text('redirect_uris', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('oauth_clients_by_time').on(t.createdAt)],
)

/** What a traveller allowed a program: first a code, then tokens. Of each secret its SHA-256 is kept. */
export const oauthGrants = sqliteTable(
  'oauth_grants',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text('client_id')
      .notNull()
      .references(() => oauthClients.id, { onDelete: 'cascade' }),
    scopes: text('scopes', { mode: 'json' }).$type<string[]>().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** PKCE, S256. */
    codeChallenge: text('code_challenge').notNull(),
    codeExpiresAt: integer('code_expires_at').notNull(),
    /** Null until the code was exchanged. */
    accessHash: text('access_hash').unique(),
    accessExpiresAt: integer('access_expires_at'),
    refreshHash: text('refresh_hash').unique(),
    /** Of the token before: who shows it has a copy, or is one. */
    usedRefreshHash: text('used_refresh_hash').unique(),
    refreshExpiresAt: integer('refresh_expires_at'),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [
    index('oauth_grants_by_user').on(t.userId, t.createdAt),
    index('oauth_grants_by_client').on(t.clientId),
    index('oauth_grants_unused').on(t.codeExpiresAt),
    index('oauth_grants_expired').on(t.refreshExpiresAt),
  ],
)
