import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Whose turn it is at an open service, over all isolates. Times are milliseconds since the epoch. */
export const openServiceTurns = sqliteTable('open_service_turns', {
  service: text('service').primaryKey(),
  /** The next request may start then. */
  nextAt: integer('next_at').notNull(),
  /** A request is under way until then at the latest; also names whose it is. */
  busyUntil: integer('busy_until').notNull(),
  /** In a row. */
  failures: integer('failures').notNull(),
  /** Nobody asks before. */
  pausedUntil: integer('paused_until').notNull(),
  /** UTC day, and its requests so far. */
  day: text('day').notNull(),
  used: integer('used').notNull(),
})

/** What the services have answered, as we keep it. Names places, coordinates and days, and nobody. */
export const openAnswers = sqliteTable(
  'open_answers',
  {
    key: text('key').primaryKey(),
    value: text('value').notNull(),
    /** The service's own mark of the version, for If-Modified-Since. */
    version: text('version'),
    fetchedAt: integer('fetched_at').notNull(),
    freshUntil: integer('fresh_until').notNull(),
    /** Stale answers serve on while a service is down; forgotten then. */
    keepUntil: integer('keep_until').notNull(),
  },
  (t) => [index('open_answers_by_end').on(t.keepUntil)],
)

/** Where open data disagree with the atlas, for its editors. */
export const atlasFindings = sqliteTable(
  'atlas_findings',
  {
    destination: text('destination').notNull(),
    sight: text('sight').notNull(),
    kind: text('kind', { enum: ['coordinates', 'closed'] }).notNull(),
    detail: text('detail').notNull(),
    foundAt: integer('found_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.destination, t.sight, t.kind] })],
)
