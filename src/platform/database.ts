import type { SQLWrapper } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { timedDatabase } from './time-limit.ts'

export type Database = DrizzleD1Database & { $client: D1Database }

/** Every statement has to answer in time. */
export function openDatabase(d1: D1Database): Database {
  return drizzle(timedDatabase(d1))
}

const dialect = new SQLiteAsyncDialect()

/**
 * Runs statements as one transaction, all or none; gives the number of rows each one changed. Takes raw SQL as
 * well as builders, since a condition on what an earlier statement did ("insert … select … where exists") is
 * beyond the builders, and drizzle's own batch binds no parameters to raw SQL.
 */
export async function transaction(db: Database, statements: SQLWrapper[]): Promise<number[]> {
  const results = await db.$client.batch(
    statements.map((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement.getSQL())
      return db.$client.prepare(sql).bind(...params)
    }),
  )
  return results.map(({ meta }) => meta.changes)
}
