import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { SecurityEvent } from './security-event.ts'
import { securityEvents } from './security-event.table.ts'

/** How long an event can be read. */
const KEPT_MS = 90 * 24 * 3_600_000
/** A page of them; an account has a few a month. */
const SHOWN = 100

export type SecurityEventStore = ReturnType<typeof createSecurityEventStore>

export function createSecurityEventStore(db: Database, ids: Ids) {
  return {
    async note(userId: string, { kind, device, country, at }: SecurityEvent): Promise<void> {
      await db.insert(securityEvents).values({ id: ids.uuid(), userId, kind, device, country, at })
    },

    /** Newest first. */
    async list(userId: string, now: number): Promise<SecurityEvent[]> {
      const { kind, device, country, at } = securityEvents
      return db
        .select({ kind, device, country, at })
        .from(securityEvents)
        .where(and(eq(securityEvents.userId, userId), gt(at, now - KEPT_MS)))
        .orderBy(desc(at))
        .limit(SHOWN)
    },

    async forgetOld(now: number): Promise<void> {
      await db.delete(securityEvents).where(lt(securityEvents.at, now - KEPT_MS))
    },
  }
}
