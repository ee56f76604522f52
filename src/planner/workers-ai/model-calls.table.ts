import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often the account asked a model, by UTC day. */
export const modelCalls = sqliteTable('model_calls', {
  day: text('day').primaryKey(),
  calls: integer('calls').notNull(),
})
