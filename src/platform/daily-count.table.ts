import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What happened how often on a UTC day; names nobody. */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    day: text('day').notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name] })],
)
