import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** In `DB` alone, once there are several: which shard an address belongs to. Accounts of shard 0 need no row. */
export const addressLocations = sqliteTable(
  'address_locations',
  {
    /** SHA-256 of the address: a change of AUTH_SECRET must not lose an account. */
    hash: text('hash').primaryKey(),
    shard: integer('shard').notNull(),
    /** From when on an account of another shard may take it; null while one of a shard above 0 has it. */
    freeAt: integer('free_at'),
    /** Counts how often an account took it, so that a late release does not undo a new one. */
    claims: integer('claims').notNull().default(0),
  },
  (t) => [
    index('address_locations_free')
      .on(t.freeAt)
      .where(sql`free_at is not null`),
  ],
)
