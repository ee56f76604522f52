import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
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
    const id = ids.uuid()
    const free = rules.map(
      ({ max, within }) =>
        sql`(select count(*) from ${limitEvents} where owner = ${owner} and at > ${now - within}) < ${max}`,
    )
    const { meta } = await db.run(sql`
      insert into ${limitEvents} (id, owner, at) select ${id}, ${owner}, ${now} where ${sql.join(free, sql` and `)}`)
    if (meta.changes > 0) return { taken: true, id }
    return { taken: false, retryAfter: await secondsUntilFree(owner, rules, now) }
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
    return Math.max(1, Math.ceil(Math.max(...waits) / 1000))
  }

  /** Undoes a `take`: what it counted did not happen. */
  async function giveBack(id: string): Promise<void> {
    await db.delete(limitEvents).where(eq(limitEvents.id, id))
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

  return { ownerOf, take, giveBack, isReached, note, denied, remember, forget }
}
