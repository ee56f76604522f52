import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { type Database, transaction } from '../../platform/database.ts'
import { SESSION } from '../auth-constants.ts'
import type { Session, User } from './session.ts'
import { refreshTokens, sessions } from './session.table.ts'
import { USER_COLUMNS } from '../users/user-store.ts'
import { users } from '../users/user.table.ts'

export type Rotation =
  | { rotated: true; session: Session; user: User }
  /** unknown: never ours · reused: it came back after its time, the session is over · ended: so is this one. */
  | { rotated: false; reason: 'unknown' | 'reused' | 'ended' }

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
     * Exchanges a refresh token for the one that follows it. The follower is computed from its parent, so two
     * exchanges within the grace time give the same one; a parent that comes later ends the session.
     */
    async rotate(hash: string, nextHash: string, now: number): Promise<Rotation> {
      const inGrace = sql`select session_id from ${refreshTokens} where hash = ${hash} and used_at >= ${now - SESSION.grace}`
      const [known, , renewed] = await transaction(db, [
        db
          .update(refreshTokens)
          .set({ usedAt: sql`coalesce(used_at, ${now})` })
          .where(eq(refreshTokens.hash, hash)),
        sql`insert into ${refreshTokens} (hash, session_id) select ${nextHash}, session_id from (${inGrace}) where true
          on conflict do nothing`,
        db
          .update(sessions)
          .set({ refreshedAt: now })
          .where(and(sql`id in (${inGrace})`, alive(now))),
      ])
      if (!known) return { rotated: false, reason: 'unknown' }
      const [found] = await db
        .select({ session: sessions, user: USER_COLUMNS, usedAt: refreshTokens.usedAt })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(refreshTokens.hash, hash))
      if (found && renewed) return { rotated: true, session: found.session, user: found.user }
      if (found) await db.delete(sessions).where(eq(sessions.id, found.session.id))
      const reused = (found?.usedAt ?? now) < now - SESSION.grace
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
