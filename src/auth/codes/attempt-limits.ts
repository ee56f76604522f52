import { and, asc, count, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { dailyCounts } from '../../platform/daily-count.table.ts'
import { type Database, transaction } from '../../platform/database.ts'
import { hmac } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { LONGEST_LIMIT, type LimitRule } from '../auth-constants.ts'
import { limitEvents } from './challenge.table.ts'

interface LimitSettings {
  db: Database
  kv: KVNamespace
  secret: string
  ids: Ids
  log: Log
}

/** The part of the clock that a ceiling counts in. */
const QUARTER = 15 * 60_000

export type Taken = { taken: true; id: string } | { taken: false; retryAfter: number }
export type Limits = ReturnType<typeof createLimits>

/** KV keeps nothing shorter than this. */
const SHORTEST_MARK_SECONDS = 60

/** Counts what may happen only so often. Owners are HMACs: the memory names nobody. */
export function createLimits({ db, kv, secret, ids, log }: LimitSettings) {
  /** Whom to count, from what tells them apart: ('codes', address). */
  const ownerOf = (...parts: string[]) => hmac(secret, 'limit', ...parts)

  /** One more of `owner`, if every rule allows it; `retryAfter` in seconds. The race ends in this statement. */
  async function take(owner: string, rules: LimitRule[], now: number): Promise<Taken> {
    return takeAll([{ owner, rules }], now)
  }

  /**
   * One more of each owner, if all of their rules and the ceiling allow it, or of none. A ceiling is a count of a
   * quarter of the clock hour by its name, for what is too much to be counted one by one.
   */
  async function takeAll(
    wanted: { owner: string; rules: LimitRule[] }[],
    now: number,
    ceiling?: { name: string; max: number },
  ): Promise<Taken> {
    const id = ids.uuid()
    const { day, name } = quarterOf(ceiling?.name ?? '', now)
    const free = wanted.flatMap(({ owner, rules }) =>
      rules.map(
        ({ max, within }) =>
          sql`(select count(*) from ${limitEvents} where owner = ${owner} and at > ${now - within}) < ${max}`,
      ),
    )
    if (ceiling)
      free.push(
        sql`coalesce((select count from ${dailyCounts} where day = ${day} and name = ${name}), 0) < ${ceiling.max}`,
      )
    const rows = wanted.map(
      ({ owner }, index) => sql`select ${`${id}:${index}`} id, ${owner} owner, ${now} at`,
    )
    const [written = 0] = await transaction(db, [
      sql`insert into ${limitEvents} (id, owner, at) select id, owner, at from (${sql.join(rows, sql` union all `)})
        where ${sql.join(free, sql` and `)}`,
      ...(ceiling
        ? [
            sql`insert into ${dailyCounts} (day, name, count) select ${day}, ${name}, 1
              where exists (select 1 from ${limitEvents} where id = ${`${id}:0`})
              on conflict (day, name) do update set count = count + 1`,
          ]
        : []),
    ])
    if (written > 0) return { taken: true, id }
    const waits = wanted.map(({ owner, rules }) => secondsUntilFree(owner, rules, now))
    const longest = Math.max(...(await Promise.all(waits)))
    // Where no owner has to wait the ceiling is reached, until the next quarter.
    const nextQuarter = ceiling ? Math.ceil((QUARTER - (now % QUARTER)) / 1000) : 1
    return { taken: false, retryAfter: longest > 0 ? longest : nextQuarter }
  }

  /** How often a ceiling's count went up within this quarter of an hour. */
  async function quarterlyCount(ceiling: string, now: number): Promise<number> {
    const { day, name } = quarterOf(ceiling, now)
    const [row] = await db
      .select({ count: dailyCounts.count })
      .from(dailyCounts)
      .where(and(eq(dailyCounts.day, day), eq(dailyCounts.name, name)))
    return row?.count ?? 0
  }

  async function secondsUntilFree(owner: string, rules: LimitRule[], now: number): Promise<number> {
    const events = await db
      .select({ at: limitEvents.at })
      .from(limitEvents)
      .where(and(eq(limitEvents.owner, owner), gt(limitEvents.at, now - LONGEST_LIMIT)))
      .orderBy(asc(limitEvents.at))
    const waits = rules.map(({ max, within }) => {
      const counted = events.filter(({ at }) => at > now - within)
      const leaver = counted[counted.length - max]
      return leaver ? leaver.at + within - now : 0
    })
    return Math.ceil(Math.max(...waits) / 1000)
  }

  /** Undoes a `take`: what it counted did not happen. */
  async function giveBack(id: string): Promise<void> {
    // By the key: what was taken together has one id with numbers behind it.
    await db.delete(limitEvents).where(and(gte(limitEvents.id, `${id}:`), lt(limitEvents.id, `${id};`)))
  }

  /** True when `owner` has reached the rule, counting nothing. */
  async function isReached(owner: string, { max, within }: LimitRule, now: number): Promise<boolean> {
    const recent = db
      .select({ at: limitEvents.at })
      .from(limitEvents)
      .where(and(eq(limitEvents.owner, owner), gt(limitEvents.at, now - within)))
      .limit(max)
      .as('recent')
    const [row] = await db.select({ found: count() }).from(recent)
    return (row?.found ?? 0) >= max
  }

  async function note(owner: string, now: number): Promise<void> {
    await db.insert(limitEvents).values({ id: ids.uuid(), owner, at: now })
  }

  /** Seconds an owner is known to have to wait, or 0. KV is late at times: it may only deny, never allow. */
  async function denied(owner: string, now: number): Promise<number> {
    try {
      const until = Number(await kv.get(`wait:${owner}`))
      return until > now ? Math.ceil((until - now) / 1000) : 0
    } catch (error) {
      log.error('limit.read', error)
      return 0
    }
  }

  async function remember(owner: string, retryAfter: number, now: number): Promise<void> {
    if (retryAfter < SHORTEST_MARK_SECONDS) return
    try {
      await kv.put(`wait:${owner}`, String(now + retryAfter * 1000), { expirationTtl: retryAfter })
    } catch (error) {
      log.error('limit.mark', error)
    }
  }

  async function forget(now: number): Promise<void> {
    await db.delete(limitEvents).where(lt(limitEvents.at, now - LONGEST_LIMIT))
  }

  return { ownerOf, take, takeAll, quarterlyCount, giveBack, isReached, note, denied, remember, forget }
}

/** Where the count of a name stands: 'code.strangers.12:45'. */
function quarterOf(name: string, now: number): { day: string; name: string } {
  const time = new Date(now - (now % QUARTER)).toISOString()
  return { day: time.slice(0, 10), name: `${name}.${time.slice(11, 16)}` }
}
