import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LOCALES } from '../i18n/locale.ts'
import { SOURCES } from './newsletter.ts'

/** Who gets the newsletter: those with both `optIn` and `verified`. */
export const newsletter = sqliteTable('newsletter', {
  /** As parseEmail makes it. */
  email: text('email').primaryKey(),
  optIn: integer('opt_in', { mode: 'boolean' }).notNull(),
  verified: integer('verified', { mode: 'boolean' }).notNull(),
  language: text('language', { enum: LOCALES }).notNull(),
  /** Stands in every e-mail; all it can do is end them. */
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
})

/** The proof of each consent: what was agreed to, when and how. No network address. */
export const newsletterConsents = sqliteTable(
  'newsletter_consents',
  {
    /** SHA-256 of the token in the e-mail. */
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    source: text('source', { enum: SOURCES }).notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    version: text('version').notNull(),
    wording: text('wording').notNull(),
    givenAt: integer('given_at').notNull(),
    confirmedAt: integer('confirmed_at'),
    withdrawnAt: integer('withdrawn_at'),
  },
  (t) => [
    index('newsletter_consents_by_email').on(t.email, t.givenAt),
    index('newsletter_consents_unconfirmed')
      .on(t.givenAt)
      .where(sql`confirmed_at is null`),
    index('newsletter_consents_withdrawn')
      .on(t.withdrawnAt)
      .where(sql`withdrawn_at is not null`),
  ],
)
