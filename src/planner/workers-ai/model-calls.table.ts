import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often the account asked a model, by UTC day. */
export const modelCalls = sqliteTable('model_calls', {
  day: text('day').primaryKey(),
  calls: integer('calls').notNull(),
})

/** The part of it that one traveller, or one network, has caused. */
export const modelCallShares = sqliteTable(
  'model_call_shares',
  {
    day: text('day').notNull(),
    /** An HMAC with the day in it: names nobody, and is another one tomorrow. */
    owner: text('owner').notNull(),
    calls: integer('calls').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.owner] }), index('model_call_shares_by_day').on(t.day)],
)
