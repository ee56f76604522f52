import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { type Database, transaction } from '../../platform/database.ts'
import { SESSION } from '../auth-constants.ts'
import type { Session, User } from './session.ts'
import { refreshTokens, sessions } from './session.table.ts'
import { USER_COLUMNS } from '../users/user-store.ts'
import { users } from '../users/user.table.ts'

export type Rotation =
  /** `reissues` tells which follower is the one. */
  | { rotated: true; session: Session; user: User; reissues: number }
  /** unknown: never ours · reused: it came back after its time, the session is over · ended: so is this one. */
  | { rotated: false; reason: 'unknown' | 'reused' | 'ended' }

/** When a token that was replaced counts as used: long ago. */
const VOID = 0

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(db: Database) {
  const alive = (now: number) =>
    and(gt(sessions.createdAt, now - SESSION.absolute), gt(sessions.refreshedAt, now - SESSION.idle))

  return {
    async open(session: Session, refreshHash: string): Promise<void> {
      await db.batch([
        db.insert(sessions).values(session),
        db.insert(refreshTokens).values({ hash: refreshHash, sessionId: session.id }),
      ])
    },

    async find(
      id: string,
      userId: string,
      now: number,
    ): Promise<{ session: Session; user: User } | undefined> {
      const [found] = await db
        .select({ session: sessions, user: USER_COLUMNS })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId), alive(now)))
      return found
    },

    /**
     * Exchanges a refresh token for the one that follows it. `nextHashOf` computes the hash of a parent's follower from
     * how often it was replaced, so two exchanges within the grace time give the same one. A parent that comes later
     * is forgiven when its follower was never used: the answer was lost. The follower is void then, and another takes
     * its place; should it turn up after all, somebody else has it, and the session ends, as it does by any other
     * token that comes back.
     */
    async rotate(
      hash: string,
      nextHashOf: (reissues: number) => Promise<string>,
      now: number,
    ): Promise<Rotation> {
      const [before] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
      if (!before) return { rotated: false, reason: 'unknown' }
      const { reissues } = before
      const graceFrom = now - SESSION.grace
      const [current, another] = [await nextHashOf(reissues), await nextHashOf(reissues + 1)]
      const late = sql`select 1 from ${refreshTokens} where hash = ${hash} and used_at < ${graceFrom} and reissues = ${reissues}`
      const voided = sql`select 1 from ${refreshTokens} where hash = ${current} and used_at = ${VOID}`
      const followed = sql`select session_id from ${refreshTokens} where hash = ${hash} and used_at >= ${graceFrom}`
      const next = sql`case (select reissues from ${refreshTokens} where hash = ${hash})
        when ${reissues} then ${current} when ${reissues + 1} then ${another} end`
      const [, , , , renewed] = await transaction(db, [
        sql`update ${refreshTokens} set used_at = ${VOID} where hash = ${current} and used_at is null and exists (${late})`,
        sql`update ${refreshTokens} set used_at = ${now}, reissues = reissues + 1
          where hash = ${hash} and exists (${late}) and exists (${voided})`,
        db
          .update(refreshTokens)
          .set({ usedAt: sql`coalesce(used_at, ${now})` })
          .where(eq(refreshTokens.hash, hash)),
        sql`insert into ${refreshTokens} (hash, session_id)
          select ${next}, session_id from (${followed}) where ${next} is not null on conflict do nothing`,
        db
          .update(sessions)
          .set({ refreshedAt: now })
          .where(and(sql`id in (${followed})`, alive(now))),
      ])
      const [found] = await db
        .select({
          session: sessions,
          user: USER_COLUMNS,
          usedAt: refreshTokens.usedAt,
          reissues: refreshTokens.reissues,
        })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(refreshTokens.hash, hash))
      if (found && renewed)
        return { rotated: true, session: found.session, user: found.user, reissues: found.reissues }
      if (found) await db.delete(sessions).where(eq(sessions.id, found.session.id))
      const reused = (found?.usedAt ?? now) < graceFrom
      return { rotated: false, reason: reused ? 'reused' : 'ended' }
    },

    /** Newest first. */
    async list(userId: string, now: number): Promise<Session[]> {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), alive(now)))
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
    },

    /** False when this user has no such session. */
    async end(id: string, userId: string): Promise<boolean> {
      const { meta } = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      return meta.changes > 0
    },

    async endAll(userId: string, except?: string): Promise<void> {
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)))
    },

    async forgetEnded(now: number): Promise<void> {
      await db.delete(sessions).where(
        // One too old to be refreshed falls idle, and goes then.
        lt(sessions.refreshedAt, now - SESSION.idle),
      )
    },
  }
}
