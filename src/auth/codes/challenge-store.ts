import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Challenge, Purpose } from './challenge.ts'
import { challenges } from './challenge.table.ts'

/** More than an address has requesters at one time; bounds what one guess can cost. */
const MAX_LIVE = 4

export type ChallengeStore = ReturnType<typeof createChallengeStore>

export function createChallengeStore(db: Database) {
  const alive = (now: number) => and(isNull(challenges.endedAt), gt(challenges.expiresAt, now))

  return {
    /** Writes a challenge and voids the older ones of the same requester, in one transaction. */
    async open(challenge: Challenge): Promise<void> {
      const { purpose, email, requestedBy, userId, createdAt } = challenge
      const owner = userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId)
      await db.batch([
        db
          .update(challenges)
          .set({ endedAt: createdAt })
          .where(
            and(
              eq(challenges.email, email),
              eq(challenges.purpose, purpose),
              eq(challenges.requestedBy, requestedBy),
              owner,
              isNull(challenges.endedAt),
            ),
          ),
        db.insert(challenges).values(challenge),
      ])
    },

    /**
     * Those of `requesters` first, so that nobody else's can crowd them out; then newest first. `userId` where only that
     * account's own count.
     */
    async live(
      { email, purpose, userId }: { email: string; purpose: Purpose; userId?: string },
      requesters: string[],
      now: number,
    ): Promise<Challenge[]> {
      return db
        .select()
        .from(challenges)
        .where(
          and(
            eq(challenges.email, email),
            eq(challenges.purpose, purpose),
            userId === undefined ? undefined : eq(challenges.userId, userId),
            alive(now),
          ),
        )
        .orderBy(desc(inArray(challenges.requestedBy, requesters)), desc(challenges.createdAt))
        .limit(MAX_LIVE)
    },

    async byId(id: string, now: number): Promise<Challenge | undefined> {
      const [challenge] = await db
        .select()
        .from(challenges)
        .where(and(eq(challenges.id, id), alive(now)))
      return challenge
    },

    /** What this account has asked for last. */
    async latestOf(userId: string, purpose: Purpose, now: number): Promise<Challenge | undefined> {
      const [challenge] = await db
        .select()
        .from(challenges)
        .where(and(eq(challenges.userId, userId), eq(challenges.purpose, purpose), alive(now)))
        .orderBy(desc(challenges.createdAt))
        .limit(1)
      return challenge
    },

    /** Counts one guess, if fewer than `max` were made. However many come at once, this statement lets `max` pass. */
    async countAttempt(id: string, max: number, now: number): Promise<boolean> {
      const { meta } = await db
        .update(challenges)
        .set({ attempts: sql`${challenges.attempts} + 1` })
        .where(and(eq(challenges.id, id), lt(challenges.attempts, max), alive(now)))
      return meta.changes > 0
    },

    /** Uses a challenge up; of many at once one gets true. */
    async consume(id: string, now: number): Promise<boolean> {
      const { meta } = await db
        .update(challenges)
        .set({ endedAt: now, codeMac: null })
        .where(and(eq(challenges.id, id), alive(now)))
      return meta.changes > 0
    },

    /** Which e-mail waits to be sent for it; null once it was. */
    async setWaitingEmail(id: string, emailKind: string | null): Promise<void> {
      await db.update(challenges).set({ emailKind }).where(eq(challenges.id, id))
    },

    /** Ends one whose e-mail never went out. */
    async drop(id: string): Promise<void> {
      await db.delete(challenges).where(eq(challenges.id, id))
    },

    async forgetExpired(now: number): Promise<void> {
      await db.delete(challenges).where(lt(challenges.expiresAt, now))
    },
  }
}
