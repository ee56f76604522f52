import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../../auth/users/user.table.ts'

/** Who wants no e-mail on the day before a trip. */
export const departureRefusals = sqliteTable('departure_refusals', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: integer('at').notNull(),
})
