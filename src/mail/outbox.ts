import { and, asc, eq, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import type { LetterKind, LetterRequest } from './email.ts'
import { mails } from './mail.table.ts'

export interface NewMail extends LetterRequest {
  /** One event, one id: a second insert with it does nothing. */
  id: string
  kind: LetterKind
  userId?: string
}

export type DueMail = typeof mails.$inferSelect

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox(db: Database) {
  return {
    /** The statement that writes a letter, for the batch of what it tells of; another of its id is left alone. */
    insert(mail: NewMail, now: number) {
      return insertMail(mail, now, sql`1`)
    },

    /** The same, if `condition` (a select) finds a row when the batch reaches it. */
    insertIf(mail: NewMail, now: number) {
      return (condition: SQL) => insertMail(mail, now, sql`exists (${condition})`)
    },

    /**
     * Takes a letter for `leaseMs`; undefined when it is sent, taken or gone. The race ends in this statement. From now
     * on the mail service may have it, whatever becomes of us.
     */
    async claim(id: string, now: number, leaseMs: number): Promise<DueMail | undefined> {
      const [mail] = await db
        .update(mails)
        .set({
          attempts: sql`${mails.attempts} + 1`,
          handedAt: sql`coalesce(${mails.handedAt}, ${now})`,
          dueAt: now + leaseMs,
        })
        .where(and(eq(mails.id, id), eq(mails.status, 'due'), lte(mails.dueAt, now)))
        .returning()
      return mail
    },

    /** What was sent is sent, whoever holds the claim by now; anything else only the current claim may say. */
    async settle({ id, attempts }: DueMail, status: 'sent' | 'dropped'): Promise<void> {
      const mine = status === 'sent' ? undefined : eq(mails.attempts, attempts)
      // What it said is no longer needed, nor the address of whoever has no account; the id stays, so that the same
      // event does not write again.
      const recipient = sql`case when user_id is null then '' else recipient end`
      await db
        .update(mails)
        .set({ status, data: {}, recipient })
        .where(and(eq(mails.id, id), eq(mails.status, 'due'), mine))
    },

    async postpone({ id, attempts, handedAt }: DueMail, dueAt: number): Promise<void> {
      await db
        .update(mails)
        .set({ dueAt, handedAt })
        .where(and(eq(mails.id, id), eq(mails.status, 'due'), eq(mails.attempts, attempts)))
    },

    /** Forgets letters that ended, with their addresses. */
    async forgetEnded(before: number): Promise<void> {
      // The literal lets SQLite use the partial index.
      await db.delete(mails).where(and(sql`status <> 'due'`, lt(mails.createdAt, before)))
    },

    async due(now: number, limit: number): Promise<{ id: string }[]> {
      return db
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.status, 'due'), lte(mails.dueAt, now)))
        .orderBy(asc(mails.dueAt))
        .limit(limit)
    },
  }
}

function insertMail(mail: NewMail, now: number, condition: SQL): SQL {
  return sql`
    insert into ${mails} (id, user_id, kind, recipient, language, data, status, attempts, due_at, created_at)
    select ${mail.id}, ${mail.userId ?? null}, ${mail.kind}, ${mail.recipient}, ${mail.language},
      ${JSON.stringify(mail.data)}, 'due', 0, ${now}, ${now}
    where ${condition} on conflict do nothing`
}
