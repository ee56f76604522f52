import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { transaction, openDatabase } from './database.ts'
import { timedDatabase, timedKv } from './time-limit.ts'
import { sql } from 'drizzle-orm'

const HANGS = () => new Promise(() => undefined)

it('reads and writes through the limit as without it', async () => {
  const db = openDatabase(env.DB)
  expect(await db.get(sql`select 1 as n`)).toEqual({ n: 1 })
  expect(await transaction(db, [sql`insert into mail_events (id, created_at) values ('a', 1)`])).toEqual([1])
  const kv = timedKv(env.KV)
  await kv.put('a', 'b')
  expect(await kv.get('a')).toBe('b')
})

it('ends a statement, a batch and a call of KV that never answer', async () => {
  const statement = { bind: () => statement, run: HANGS, all: HANGS, raw: HANGS, first: HANGS }
  const database = { prepare: () => statement, batch: HANGS } as unknown as D1Database
  const timed = timedDatabase(database, 20)
  await expect(timed.prepare('select 1').bind(1).all()).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(timed.prepare('select 1').first()).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(timed.batch([timed.prepare('select 1')])).rejects.toMatchObject({ name: 'TimeoutError' })
  const kv = timedKv({ get: HANGS } as unknown as KVNamespace, 20)
  await expect(kv.get('a')).rejects.toMatchObject({ name: 'TimeoutError' })
})
