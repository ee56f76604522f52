import { eq, sql } from 'drizzle-orm'
import { mails } from '../mail/mail.table.ts'
import type { NewMail, Outbox } from '../mail/outbox.ts'
import { type Database, transaction } from '../platform/database.ts'
import { contactMessages } from './contact.table.ts'

export type StoredMessage = typeof contactMessages.$inferSelect
export type ContactStore = ReturnType<typeof createContactStore>

export function createContactStore(db: Database, outbox: Outbox) {
  return {
    /** The message and the letter that carries it, both or neither. */
    async insert(message: StoredMessage, mail: NewMail): Promise<void> {
      await transaction(db, [
        db.insert(contactMessages).values(message),
        outbox.insert(mail, message.createdAt),
      ])
    },

    async byId(id: string): Promise<StoredMessage | undefined> {
      const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
      return message
    },

    async forgetDelivered(): Promise<void> {
      await db.run(
        sql`delete from ${contactMessages}
          where exists (select 1 from ${mails} where ${mails.id} = mail_id and status = 'sent')`,
      )
    },

    /** Messages whose letter was given up before `before`, oldest first. */
    async undelivered(before: number, limit: number): Promise<StoredMessage[]> {
      return db
        .select()
        .from(contactMessages)
        .where(
          sql`exists (select 1 from ${mails} where ${mails.id} = mail_id and status = 'dropped' and due_at < ${before})`,
        )
        .orderBy(contactMessages.createdAt)
        .limit(limit)
    },

    /** Gives a message a new letter, once for each one given up. */
    async sendAgain(message: StoredMessage, mail: NewMail, now: number): Promise<void> {
      const moved = sql`select 1 from ${contactMessages} where id = ${message.id} and mail_id = ${mail.id}`
      await transaction(db, [
        sql`update ${contactMessages} set mail_id = ${mail.id} where id = ${message.id} and mail_id = ${message.mailId}`,
        outbox.insertIf(mail, now)(moved),
      ])
    },
  }
}
