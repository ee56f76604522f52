import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { eventStreams } from './event-stream.table.ts'

/** Streams an account may have open at once: some tabs and a phone. */
export const MOST_STREAMS = 6
/** A stream that has not been renewed for so long is gone. */
const LIFE_MS = 150_000

export type EventStreamStore = ReturnType<typeof createEventStreamStore>

export function createEventStreamStore(db: Database) {
  return {
    /** False when the account has as many as it may; the race ends in this statement. */
    async open(id: string, userId: string, now: number): Promise<boolean> {
      const { meta } = await db.run(sql`
        insert into ${eventStreams} (id, user_id, until) select ${id}, ${userId}, ${now + LIFE_MS}
        where (select count(*) from ${eventStreams} where user_id = ${userId} and until > ${now}) < ${MOST_STREAMS}`)
      return meta.changes > 0
    },

    async renew(id: string, now: number): Promise<void> {
      await db
        .update(eventStreams)
        .set({ until: now + LIFE_MS })
        .where(eq(eventStreams.id, id))
    },

    async close(id: string, userId: string): Promise<void> {
      await db.delete(eventStreams).where(and(eq(eventStreams.id, id), eq(eventStreams.userId, userId)))
    },

    async forgetEnded(now: number): Promise<void> {
      await db.delete(eventStreams).where(lt(eventStreams.until, now))
    },
  }
}
