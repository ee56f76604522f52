import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { openAnswers } from './open-data.table.ts'

/**
 * Kept answers by key. What stands under which key, and for how long it is fresh and kept:
 * `geocode:<text>` 30 days, 90 (nothing found: 1 day) · `place:<id>` 30 days, 800: stored plans read it ·
 * `sight:<lat>,<lon>:<digest of a name>` 60 days, 120 (nothing found: 7 days) · `sights:<atlas id>` 60 days, 400 · `photo:<id>` 60 days, 400 · `forecast:<lat>,<lon>` as MET says, 2 days ·
 * `rates` 12 hours, 40 days.
 */
export interface Answer {
  value: unknown
  version: string | undefined
  fetchedAt: number
  freshUntil: number
}

export interface Lifetime {
  freshMs: number
  keepMs: number
}

export type AnswerStore = ReturnType<typeof createAnswerStore>

export function createAnswerStore(db: Database) {
  return {
    async read(key: string): Promise<Answer | undefined> {
      const [row] = await db.select().from(openAnswers).where(eq(openAnswers.key, key))
      if (!row) return undefined
      const { version, fetchedAt, freshUntil } = row
      return { value: parsed(row.value), version: version ?? undefined, fetchedAt, freshUntil }
    },

    async write(key: string, value: unknown, now: number, { freshMs, keepMs }: Lifetime, version?: string) {
      const row = {
        value: JSON.stringify(value),
        version: version ?? null,
        fetchedAt: now,
        freshUntil: now + freshMs,
        keepUntil: now + keepMs,
      }
      await db
        .insert(openAnswers)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: openAnswers.key, set: row })
    },

    /** What is still so is fresh again. */
    async renew(key: string, now: number, { freshMs, keepMs }: Lifetime) {
      await db
        .update(openAnswers)
        .set({ freshUntil: now + freshMs, keepUntil: sql`max(keep_until, ${now + keepMs})` })
        .where(eq(openAnswers.key, key))
    },

    async forget(now: number) {
      await db.delete(openAnswers).where(lt(openAnswers.keepUntil, now))
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
