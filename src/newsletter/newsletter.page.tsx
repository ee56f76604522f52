import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { BackHome } from '../layout/back-home.tsx'
import { NewsletterForm } from './newsletter-form.page.tsx'
import { NEWSLETTER_MESSAGES } from './newsletter-messages.ts'

interface NewsletterProps {
  locale: Locale
  /** The e-mail is on its way, if one was due. */
  sent: boolean
  email?: string | undefined
  error?: string | undefined
}

export function NewsletterPage({ locale, sent, email, error }: NewsletterProps) {
  const { i18n } = useLingui()
  return (
    <section className="prose">
      <h1>
        <Trans>Newsletter</Trans>
      </h1>
      {sent ? (
        <p className="notice">
          <output>{i18n._(NEWSLETTER_MESSAGES.inbox)}</output>
        </p>
      ) : (
        <NewsletterForm locale={locale} email={email} error={error} />
      )}
    </section>
  )
}

/** Opening the e-mail's link shows this and changes nothing; the button does. */
export function ConfirmPage({ locale, token }: { locale: Locale; token: string }) {
  const { i18n } = useLingui()
  return (
    <section className="prose">
      <h1>
        <Trans>Confirm your subscription</Trans>
      </h1>
      <p>{i18n._(NEWSLETTER_MESSAGES.consent)}</p>
      <form method="post" action={pathTo('newsletterConfirm', locale)}>
        <input type="hidden" name="token" value={token} />
        <button className="primary" type="submit">
          <Trans>Yes, subscribe me</Trans>
        </button>
      </form>
    </section>
  )
}

export function UnsubscribePage({ locale, token }: { locale: Locale; token: string }) {
  return (
    <section className="prose">
      <h1>
        <Trans>Unsubscribe</Trans>
      </h1>
      <p>
        <Trans>One click, and our newsletter stops.</Trans>
      </p>
      <form method="post" action={pathTo('newsletterUnsubscribe', locale)}>
        <input type="hidden" name="token" value={token} />
        <button className="primary" type="submit">
          <Trans>Unsubscribe from the newsletter</Trans>
        </button>
      </form>
    </section>
  )
}

interface ResultProps {
  locale: Locale
  done: boolean
  title: string
  message: string
}

/** What came of confirming or unsubscribing. */
export function ResultPage({ locale, done, title, message }: ResultProps) {
  return (
    <section className="prose">
      <h1>{title}</h1>
      <p className={done ? 'notice' : 'notice error'}>
        <output>{message}</output>
      </p>
      <p>
        {done ? (
          <BackHome locale={locale} />
        ) : (
          <a className="button" href={pathTo('contact', locale)}>
            <Trans>Contact support</Trans>
          </a>
        )}
      </p>
    </section>
  )
}
