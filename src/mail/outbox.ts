import { and, asc, eq, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import type { EmailContent, EmailRequest } from './email.ts'
import { mails } from './mail.table.ts'

export type NewMail = EmailContent &
  Omit<EmailRequest, 'data'> & {
    /** One event, one id: a second insert with it does nothing. */
    id: string
    userId?: string
  }

export type DueMail = typeof mails.$inferSelect

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox(db: Database) {
  return {
    /** The statement that writes an e-mail, for the batch of the event it reports; a second one with its id does nothing. */
    insert(mail: NewMail, now: number) {
      return insertMail(mail, now, sql`1`)
    },

    /** An e-mail by itself. */
    async write(mail: NewMail, now: number): Promise<void> {
      await db.run(insertMail(mail, now, sql`1`))
    },

    /** The same, if `condition` (a select) finds a row when the batch reaches it. */
    insertIf(mail: NewMail, now: number) {
      return (condition: SQL) => insertMail(mail, now, sql`exists (${condition})`)
    },

    /**
     * Claims an e-mail for `leaseMs`; undefined when it is sent, claimed or deleted. This statement decides the race.
     * From now on the mail service may have accepted it, even if this Worker crashes.
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

    /** `sent` holds whoever has the claim by now; only the current claim may set anything else. */
    async settle({ id, attempts }: DueMail, status: 'sent' | 'dropped'): Promise<void> {
      const isCurrentClaim = status === 'sent' ? undefined : eq(mails.attempts, attempts)
      // The data is no longer needed, nor the address of somebody without an account. The id stays, so that the same
      // event is not mailed again.
      const recipient = sql`case when user_id is null then '' else recipient end`
      await db
        .update(mails)
        .set({ status, data: {}, recipient })
        .where(and(eq(mails.id, id), eq(mails.status, 'due'), isCurrentClaim))
    },

    async postpone({ id, attempts, handedAt }: DueMail, dueAt: number): Promise<void> {
      await db
        .update(mails)
        .set({ dueAt, handedAt })
        .where(and(eq(mails.id, id), eq(mails.status, 'due'), eq(mails.attempts, attempts)))
    },

    /** Deletes e-mails that were sent or dropped, with their addresses. */
    async forgetEnded(before: number): Promise<void> {
      // The literal lets SQLite use the partial index.
      await db.delete(mails).where(and(sql`status <> 'due'`, lt(mails.createdAt, before)))
    },

    /** E-mails to an account that are kept, for its export. */
    async ofUser(userId: string) {
      return db
        .select({
          kind: mails.kind,
          recipient: mails.recipient,
          status: mails.status,
          createdAt: mails.createdAt,
        })
        .from(mails)
        .where(eq(mails.userId, userId))
        .orderBy(asc(mails.createdAt))
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
