import { eq, lte, sql } from 'drizzle-orm'
import { mails } from '../mail/mail.table.ts'
import type { NewMail, Outbox } from '../mail/outbox.ts'
import { type Database, transaction } from '../platform/database.ts'
import { contactMessages } from './contact.table.ts'

export type StoredMessage = typeof contactMessages.$inferSelect

interface WaitingMessage extends Pick<typeof mails.$inferSelect, 'status' | 'dueAt'> {
  message: StoredMessage
}

export type ContactStore = ReturnType<typeof createContactStore>

export function createContactStore(db: Database, outbox: Outbox) {
  return {
    /** The message and the e-mail that carries it, both or neither; known ones are left alone. */
    async insert(message: StoredMessage, mail: NewMail): Promise<void> {
      await transaction(db, [
        db.insert(contactMessages).values(message).onConflictDoNothing(),
        outbox.insert(mail, message.createdAt),
      ])
    },

    async byId(id: string): Promise<StoredMessage | undefined> {
      const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
      return message
    },

    /** Messages due for a check, longest waiting first, each with the status of its e-mail. */
    async waiting(now: number, limit: number): Promise<WaitingMessage[]> {
      return db
        .select({ message: contactMessages, status: mails.status, dueAt: mails.dueAt })
        .from(contactMessages)
        .innerJoin(mails, eq(mails.id, contactMessages.mailId))
        .where(lte(contactMessages.lookAt, now))
        .orderBy(contactMessages.lookAt)
        .limit(limit)
    },

    async forget(id: string): Promise<void> {
      await db.delete(contactMessages).where(eq(contactMessages.id, id))
    },

    async lookAgain(id: string, lookAt: number): Promise<void> {
      await db.update(contactMessages).set({ lookAt }).where(eq(contactMessages.id, id))
    },

    /** Gives a message a new e-mail, once for each one given up. */
    async sendAgain(message: StoredMessage, mail: NewMail, now: number): Promise<void> {
      const moved = sql`select 1 from ${contactMessages} where id = ${message.id} and mail_id = ${mail.id}`
      await transaction(db, [
        sql`update ${contactMessages} set mail_id = ${mail.id} where id = ${message.id} and mail_id = ${message.mailId}`,
        outbox.insertIf(mail, now)(moved),
      ])
    },
  }
}
