import { and, asc, eq, gt, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { challenges } from '../codes/challenge.table.ts'
import { passkeys } from '../passkeys/passkey.table.ts'
import { knownDevices, sessions } from '../sessions/session.table.ts'
import { emailUndos } from './email-undo.table.ts'
import { users } from './user.table.ts'

/** A change that can be undone. */
export interface OpenUndo {
  tokenHash: string
  userId: string
  /** The address to go back to. */
  email: string
}

export type EmailUndoStore = ReturnType<typeof createEmailUndoStore>

/** A select that finds a row while an address is kept for the account that left it. */
export function keptFor(email: string, now: number): SQL {
  return sql`select 1 from ${emailUndos} where email = ${email} and expires_at > ${now}`
}

export function createEmailUndoStore(db: Database) {
  const columns = { tokenHash: emailUndos.tokenHash, userId: emailUndos.userId, email: emailUndos.email }
  return {
    /** The address an account can go back to: until then its word counts, not that of the new one. */
    async openFor(userId: string, now: number): Promise<OpenUndo | undefined> {
      const [undo] = await db
        .select(columns)
        .from(emailUndos)
        .where(and(eq(emailUndos.userId, userId), gt(emailUndos.expiresAt, now)))
        .orderBy(asc(emailUndos.createdAt))
        .limit(1)
      return undo
    },

    async byToken(tokenHash: string, now: number): Promise<OpenUndo | undefined> {
      const [undo] = await db
        .select(columns)
        .from(emailUndos)
        .where(and(eq(emailUndos.tokenHash, tokenHash), gt(emailUndos.expiresAt, now)))
      return undo
    },

    async isKept(email: string, now: number): Promise<boolean> {
      const rows = await db.select({ at: emailUndos.expiresAt }).from(emailUndos).where(keptAt(email, now))
      return rows.length > 0
    },

    /** A select that finds a row while the change can be undone, for the undo's transaction. */
    stillOpen(tokenHash: string, now: number): SQL {
      return sql`select 1 from ${emailUndos} where token_hash = ${tokenHash} and expires_at > ${now}`
    },

    /**
     * For the transaction of a change, where `moved` (a select) finds a row: keeps the way back (from that address
     * itself there is none), ends all sessions but one, and voids what was asked for before.
     */
    statements(
      undo: OpenUndo,
      keep: string,
      times: { now: number; until: number },
      moved: SQL,
    ): SQLWrapper[] {
      const { tokenHash, userId, email } = undo
      const isHome = sql`select 1 from ${users} where id = ${userId} and email = ${email}`
      return [
        sql`delete from ${emailUndos} where user_id = ${userId} and exists (${moved}) and exists (${isHome})`,
        sql`insert into ${emailUndos} (token_hash, user_id, email, created_at, expires_at)
          select ${tokenHash}, ${userId}, ${email}, ${times.now}, ${times.until}
          where exists (${moved}) and not exists (${isHome})`,
        sql`delete from ${sessions} where user_id = ${userId} and id <> ${keep} and exists (${moved})`,
        sql`update ${challenges} set ended_at = ${times.now}, code_mac = null
          where user_id = ${userId} and ended_at is null and exists (${moved})`,
      ]
    },

    /** For the transaction of an undo: afterwards nobody is signed in, and neither a browser nor a passkey is known. */
    endStatements(userId: string, now: number, moved: SQL): SQLWrapper[] {
      return [
        sql`delete from ${sessions} where user_id = ${userId} and exists (${moved})`,
        sql`delete from ${knownDevices} where user_id = ${userId} and exists (${moved})`,
        sql`delete from ${passkeys} where user_id = ${userId} and exists (${moved})`,
        sql`update ${challenges} set ended_at = ${now}, code_mac = null
          where user_id = ${userId} and ended_at is null and exists (${moved})`,
        sql`delete from ${emailUndos} where user_id = ${userId} and exists (${moved})`,
      ]
    },

    async forgetExpired(now: number): Promise<void> {
      await db.delete(emailUndos).where(lt(emailUndos.expiresAt, now))
    },
  }
}

function keptAt(email: string, now: number) {
  return and(eq(emailUndos.email, email), gt(emailUndos.expiresAt, now))
}
