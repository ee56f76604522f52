import { and, eq, gt, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Locale } from '../../i18n/locale.ts'
import { type Database, transaction } from '../../platform/database.ts'
import { sha256 } from '../../platform/hmac.ts'
import { DEVICE_LIFETIME } from '../auth-constants.ts'
import { challenges } from '../codes/challenge.table.ts'
import type { User } from '../sessions/session.ts'
import { knownDevices } from '../sessions/session.table.ts'
import { decidedElsewhere } from './address-store.ts'
import { keptFor } from './email-undo-store.ts'
import { emailUndos } from './email-undo.table.ts'
import { users } from './user.table.ts'

export type UserStore = ReturnType<typeof createUserStore>

interface EmailMove {
  id: string
  from: string
  to: string
  now: number
  condition?: SQL
}

interface NewUser {
  id: string
  email: string
  name: string
  language: Locale
}

export const USER_COLUMNS = {
  id: users.id,
  email: users.email,
  name: users.name,
  language: users.language,
  createdAt: users.createdAt,
}

export function createUserStore(db: Database) {
  return {
    async byEmail(email: string): Promise<User | undefined> {
      const [user] = await db.select(USER_COLUMNS).from(users).where(eq(users.email, email))
      return user
    },

    async byId(id: string): Promise<User | undefined> {
      const [user] = await db.select(USER_COLUMNS).from(users).where(eq(users.id, id))
      return user
    },

    /**
     * The account of an address, made if there is none; two at once make one. None for an address that is kept for the
     * account which has just left it, or that another shard decides.
     */
    async ensure(user: NewUser, now: number): Promise<{ user: User; isNew: boolean } | undefined> {
      const { id, email, name, language } = user
      const { meta } = await db.run(sql`
        insert into ${users} (id, email, name, language, created_at)
        select ${id}, ${email}, ${name}, ${language}, ${now} where not exists (${keptFor(email, now)})
          and not exists (${decidedElsewhere(await sha256(email))})
        on conflict do nothing`)
      const stored = await this.byEmail(user.email)
      return stored && { user: stored, isNew: meta.changes > 0 }
    },

    /** Whether this address has signed in on this device before. */
    async knowsDevice(email: string, deviceHash: string, now: number): Promise<boolean> {
      const rows = await db
        .select({ hash: knownDevices.hash })
        .from(knownDevices)
        .innerJoin(users, eq(users.id, knownDevices.userId))
        .where(
          and(
            eq(knownDevices.hash, deviceHash),
            eq(users.email, email),
            gt(knownDevices.seenAt, now - DEVICE_LIFETIME),
          ),
        )
      return rows.length > 0
    },

    async rememberDevice(userId: string, hash: string, now: number): Promise<void> {
      await db
        .insert(knownDevices)
        .values({ hash, userId, seenAt: now })
        .onConflictDoUpdate({
          target: [knownDevices.hash, knownDevices.userId],
          set: { seenAt: sql`excluded.seen_at` },
        })
    },

    async update(
      id: string,
      change: { name?: string; language?: Locale; passwordHash?: string },
    ): Promise<void> {
      if (Object.keys(change).length) await db.update(users).set(change).where(eq(users.id, id))
    },

    async passwordHash(id: string): Promise<string | undefined> {
      const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))
      return row?.hash ?? undefined
    },

    /**
     * Moves an account from one address to another, with what `also` says to write where `moved` (a select) finds a
     * row. False, with nothing written, when the account has left `from`, or `to` is somebody's or kept for somebody.
     * `also` may come with a condition of its own: a select that must find a row.
     */
    async changeEmail(
      { id, from, to, now, condition }: EmailMove,
      also: (moved: SQL) => SQLWrapper[],
    ): Promise<boolean> {
      // What follows sees the outcome alone: nobody but this account can have come to `to` meanwhile.
      const moved = sql`select 1 from ${users} where id = ${id} and email = ${to}`
      const kept = sql`${keptFor(to, now)} and user_id <> ${id}`
      const elsewhere = decidedElsewhere(await sha256(to))
      const [changed = 0] = await transaction(db, [
        sql`update ${users} set email = ${to}
          where id = ${id} and email = ${from} and not exists (select 1 from ${users} where email = ${to})
            and not exists (${kept}) and not exists (${elsewhere}) and exists (${condition ?? sql`select 1`})`,
        ...also(moved),
      ])
      return changed > 0
    },

    /** Deletes an account and everything that hangs on it, with what `also` says to write. */
    async remove(id: string, email: string, also: SQLWrapper[]): Promise<void> {
      await transaction(db, [
        sql`delete from ${challenges} where email = ${email}
          or email in (select email from ${emailUndos} where user_id = ${id})`,
        db.delete(users).where(eq(users.id, id)),
        ...also,
      ])
    },

    async forgetDevices(now: number): Promise<void> {
      await db.delete(knownDevices).where(lt(knownDevices.seenAt, now - DEVICE_LIFETIME))
    },
  }
}
