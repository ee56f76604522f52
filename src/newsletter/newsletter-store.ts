import { and, eq, getTableColumns, gt, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Outbox } from '../mail/outbox.ts'
import type { Locale } from '../i18n/locale.ts'
import { type Database, transaction } from '../platform/database.ts'
import { type Confirmed, CONFIRM_WITHIN, CONFIRMATION_LIMITS, PROOF_KEPT, type Source } from './newsletter.ts'
import { newsletter, newsletterConsents } from './newsletter.table.ts'

export interface Consent {
  tokenHash: string
  email: string
  source: Source
  language: Locale
  version: string
  wording: string
}

export type NewsletterStore = ReturnType<typeof createNewsletterStore>

export function createNewsletterStore(db: Database) {
  return {
    /**
     * Notes a consent and writes the e-mail that asks to confirm it, or neither: nobody who gets the newsletter
     * is asked again, and nobody is asked more often than CONFIRMATION_LIMITS. Every race ends in this transaction.
     */
    async request(
      consent: Consent,
      unsubscribeToken: string,
      now: number,
      mail: ReturnType<Outbox['insertIf']>,
    ): Promise<void> {
      const { tokenHash, email, source, language, version, wording } = consent
      const asked = CONFIRMATION_LIMITS.map(
        ({ max, within }) =>
          sql`(select count(*) from ${newsletterConsents} where email = ${email} and given_at > ${now - within} and confirmed_at is null) < ${max}`,
      )
      const noted = sql`select 1 from ${newsletterConsents} where token_hash = ${tokenHash}`
      await transaction(db, [
        sql`
          insert into ${newsletterConsents} (token_hash, email, source, language, version, wording, given_at)
          select ${tokenHash}, ${email}, ${source}, ${language}, ${version}, ${wording}, ${now}
          where not exists (select 1 from ${newsletter} where email = ${email} and opt_in = 1 and verified = 1)
            and ${sql.join(asked, sql` and `)}`,
        sql`
          insert into ${newsletter} (email, opt_in, verified, language, unsubscribe_token)
          select ${email}, 1, 0, ${language}, ${unsubscribeToken} where exists (${noted})
          on conflict (email) do update set opt_in = 1, verified = 0, language = excluded.language`,
        mail(noted),
      ])
    },

    /** The consent of an e-mail's token, while it can be confirmed or has been. */
    async consent(tokenHash: string, now: number) {
      const [found] = await db
        .select()
        .from(newsletterConsents)
        .where(and(eq(newsletterConsents.tokenHash, tokenHash), usable(now)))
      return found
    },

    /** What ends the e-mails to whoever gets this one; undefined when nothing has to be confirmed any more. */
    async unsubscribeTokenFor(tokenHash: string, now: number): Promise<string | undefined> {
      const consent = await this.consent(tokenHash, now)
      if (!consent || consent.confirmedAt) return undefined
      const [row] = await db
        .select({ token: newsletter.unsubscribeToken })
        .from(newsletter)
        .where(and(eq(newsletter.email, consent.email), eq(newsletter.verified, false)))
      return row?.token
    },

    async confirm(tokenHash: string, now: number): Promise<Confirmed> {
      const consent = await this.consent(tokenHash, now)
      if (!consent) return 'failed'
      const before = await this.isSubscribed(consent.email)
      const [confirmed = 0] = await transaction(db, [
        db
          .update(newsletterConsents)
          .set({ confirmedAt: sql`coalesce(confirmed_at, ${now})` })
          .where(and(eq(newsletterConsents.tokenHash, tokenHash), usable(now))),
        db
          .update(newsletter)
          .set({ optIn: true, verified: true, language: consent.language })
          .where(
            sql`email = (select email from ${newsletterConsents} where token_hash = ${tokenHash} and confirmed_at is not null and withdrawn_at is null)`,
          ),
      ])
      if (!confirmed) return 'failed'
      return before ? 'already' : 'confirmed'
    },

    /** Ends every e-mail to the token's address; false for a token nobody has. */
    async unsubscribe(unsubscribeToken: string, now: number): Promise<boolean> {
      const mine = sql`select email from ${newsletter} where unsubscribe_token = ${unsubscribeToken}`
      const [, found = 0] = await transaction(db, [
        db
          .update(newsletterConsents)
          .set({ withdrawnAt: now })
          .where(and(sql`email = (${mine})`, isNull(newsletterConsents.withdrawnAt))),
        db.update(newsletter).set({ optIn: false }).where(eq(newsletter.unsubscribeToken, unsubscribeToken)),
      ])
      return found > 0
    },

    async isSubscribed(email: string): Promise<boolean> {
      const rows = await db
        .select({ email: newsletter.email })
        .from(newsletter)
        .where(and(eq(newsletter.email, email), newsletter.optIn, newsletter.verified))
      return rows.length > 0
    },

    /** Everything kept about an address's e-mails, for its owner's export. */
    async recordOf(email: string): Promise<object | undefined> {
      const [row] = await db.select().from(newsletter).where(eq(newsletter.email, email))
      if (!row) return undefined
      const { tokenHash: _, ...columns } = getTableColumns(newsletterConsents)
      const consents = await db
        .select(columns)
        .from(newsletterConsents)
        .where(eq(newsletterConsents.email, email))
      return { ...row, consents }
    },

    /**
     * Takes everything kept about an address's e-mails along to its owner's new one, where `moved` (a select) finds a
     * row; for that change's transaction. What the new address has said itself stays.
     */
    move(from: string, to: string, moved: SQL): SQLWrapper[] {
      return [
        sql`update or ignore ${newsletter} set email = ${to} where email = ${from} and exists (${moved})`,
        sql`delete from ${newsletter} where email = ${from} and exists (${moved})`,
        sql`update ${newsletterConsents} set email = ${to} where email = ${from} and exists (${moved})`,
      ]
    },

    /** The same by itself, for an account of another database. */
    async moveNow(from: string, to: string): Promise<void> {
      await transaction(db, this.move(from, to, sql`select 1`))
    },

    /** The account of this address goes, and everything kept about its e-mails with it. */
    async forget(email: string): Promise<void> {
      await transaction(db, [
        db.delete(newsletterConsents).where(eq(newsletterConsents.email, email)),
        db.delete(newsletter).where(eq(newsletter.email, email)),
      ])
    },

    /** Deletes what was never confirmed and proofs that are no longer needed; reads expired rows only. */
    async sweep(now: number): Promise<void> {
      const unconfirmed = sql`confirmed_at is null and given_at < ${now - CONFIRM_WITHIN}`
      const withdrawn = sql`withdrawn_at is not null and withdrawn_at < ${now - PROOF_KEPT}`
      const emails = (condition: SQL) => sql`select email from ${newsletterConsents} where ${condition}`
      const left = sql`select 1 from ${newsletterConsents} c where c.email = ${newsletter}.email
        and not (${unconfirmed}) and not coalesce(${withdrawn}, 0)`
      await transaction(db, [
        sql`delete from ${newsletter} where email in (${emails(unconfirmed)} union ${emails(withdrawn)}) and not exists (${left})`,
        db.delete(newsletterConsents).where(unconfirmed),
        db.delete(newsletterConsents).where(withdrawn),
      ])
    },
  }
}

function usable(now: number): SQL | undefined {
  const { withdrawnAt, confirmedAt, givenAt } = newsletterConsents
  return and(isNull(withdrawnAt), or(sql`${confirmedAt} is not null`, gt(givenAt, now - CONFIRM_WITHIN)))
}
