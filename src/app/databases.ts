import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../platform/database.ts'
import type { Env } from '../env.ts'

/** As many as a token has room for. */
const MOST = 100

/** `DB`, `DB_1`, `DB_2` …: the first has shard number 0. Throws where one is left out. */
export function openDatabases(env: Env): Database[] {
  const bound = Array.from({ length: MOST }, (_, shard) => bindingOf(env, shard))
  const shards = bound.findIndex((database, shard) => shard > 0 && !database)
  const beyond = bound.findIndex((database, shard) => shard > shards && database)
  if (beyond > 0) throw new Error(`${nameOf(beyond)} is bound, but ${nameOf(shards)} is not`)
  return bound.slice(0, shards).map((database) => openDatabase(database as D1Database))
}

/** Which of them take new accounts: `NEW_ACCOUNTS_IN`, or all. */
export function databasesForNewAccounts({ NEW_ACCOUNTS_IN: named }: Env, shards: number): number[] {
  if (!named) return Array.from({ length: shards }, (_, shard) => shard)
  return named.split(',').map((text) => {
    const shard = Number(text)
    if (!/^\s*\d+\s*$/.test(text) || shard >= shards)
      throw new Error(
        `NEW_ACCOUNTS_IN names ${text.trim() || 'nothing'}: there are databases 0 to ${shards - 1}`,
      )
    return shard
  })
}

/** Throws where one does not answer, or lacks a migration. */
export async function checkDatabases(databases: Database[]): Promise<void> {
  await Promise.all(
    databases.map((database, shard) =>
      shard === 0 ? database.run(sql`select 1`) : assertMigrated(databases, shard),
    ),
  )
}

/** Throws where a database lacks migrations that the first one has; asked before it gets its first account. */
export async function assertMigrated(databases: Database[], shard: number): Promise<void> {
  const [first, other] = [databases[0], databases[shard]]
  if (!first || !other || shard === 0) return
  const [wanted, found] = await Promise.all([first, other].map(lastMigration))
  if (found !== wanted)
    throw new Error(`${nameOf(shard)} has migrations up to ${found ?? 'none'}, DB up to ${wanted ?? 'none'}`)
}

async function lastMigration(database: Database): Promise<string | undefined> {
  const tables = await database.all(sql`select 1 from sqlite_master where name = 'd1_migrations'`)
  if (tables.length === 0) return undefined
  const [last] = await database.all<{ name: string }>(
    sql`select name from d1_migrations order by id desc limit 1`,
  )
  return last?.name
}

function nameOf(shard: number): string {
  return shard === 0 ? 'DB' : `DB_${shard}`
}

function bindingOf(env: Env, shard: number): D1Database | undefined {
  return (env as unknown as Record<string, D1Database | undefined>)[nameOf(shard)]
}
