import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { User } from '../sessions/session.ts'
import { USER_COLUMNS } from '../users/user-store.ts'
import { users } from '../users/user.table.ts'
import { MAX_PASSKEYS, type Passkey } from './passkey.ts'
import { passkeys, usedChallenges } from './passkey.table.ts'

export type StoredPasskey = typeof passkeys.$inferSelect
export type PasskeyStore = ReturnType<typeof createPasskeyStore>

export function createPasskeyStore(db: Database) {
  return {
    /** False when the account has as many as it may, or the credential is known already. */
    async add(passkey: Omit<StoredPasskey, 'usedAt'>): Promise<boolean> {
      const { id, userId, publicKey, counter, transports, name, createdAt } = passkey
      const { meta } = await db.run(sql`
        insert into ${passkeys} (id, user_id, public_key, counter, transports, name, created_at)
        select ${id}, ${userId}, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, ${name}, ${createdAt}
        where (select count(*) from ${passkeys} where user_id = ${userId}) < ${MAX_PASSKEYS}
        on conflict do nothing`)
      return meta.changes > 0
    },

    async find(id: string): Promise<{ passkey: StoredPasskey; user: User } | undefined> {
      const [found] = await db
        .select({ passkey: passkeys, user: USER_COLUMNS })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(eq(passkeys.id, id))
      return found
    },

    /** Newest first. */
    async list(userId: string): Promise<(Passkey & { transports: string[] })[]> {
      const { id, name, createdAt, usedAt, transports } = passkeys
      return db
        .select({ id, name, createdAt, usedAt, transports })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(desc(createdAt), desc(id))
    },

    /** Uses a challenge up; of many at once one gets true. */
    async useChallenge(hash: string, expiresAt: number): Promise<boolean> {
      const { meta } = await db.insert(usedChallenges).values({ hash, expiresAt }).onConflictDoNothing()
      return meta.changes > 0
    },

    /** Notes a signature. False when its counter did not go on: another device has the same key. */
    async countUse(id: string, counter: number, now: number): Promise<boolean> {
      const goesOn = lt(passkeys.counter, counter)
      const countsNothing = and(eq(passkeys.counter, 0), sql`${counter} = 0`)
      const { meta } = await db
        .update(passkeys)
        .set({ counter, usedAt: now })
        .where(and(eq(passkeys.id, id), or(goesOn, countsNothing)))
      return meta.changes > 0
    },

    /** False when this user has no such passkey. */
    async rename(id: string, userId: string, name: string): Promise<boolean> {
      const { meta } = await db
        .update(passkeys)
        .set({ name })
        .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      return meta.changes > 0
    },

    /** False when this user has no such passkey. */
    async remove(id: string, userId: string): Promise<boolean> {
      const { meta } = await db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      return meta.changes > 0
    },

    async forgetChallenges(now: number): Promise<void> {
      await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now))
    },
  }
}
