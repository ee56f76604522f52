import { Trans, useLingui } from '@lingui/react/macro'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { BackHome } from '../layout/back-home.tsx'
import { Field } from '../ui/field.tsx'
import { CONTACT_LIMITS, type ContactErrors } from './contact.ts'
import { CONTACT_ERRORS, CONTACT_MESSAGES } from './contact-messages.ts'

interface ContactProps {
  locale: Locale
  /** What was typed, or what another page filled in. */
  values: Record<string, string>
  errors?: ContactErrors
  /** What is wrong with the whole. */
  problem?: keyof typeof CONTACT_MESSAGES | undefined
  /** Turnstile's site key, while humans have to say that they are. */
  captcha?: string | undefined
}

export function ContactPage({ locale, values, errors = {}, problem, captcha }: ContactProps) {
  const { i18n } = useLingui()
  const wrong = (field: keyof ContactErrors) => errors[field] && i18n._(CONTACT_ERRORS[errors[field]])
  const name = (
    field: 'firstName' | 'lastName',
    label: ReactNode,
    autoComplete: HTMLInputAutoCompleteAttribute,
  ) => (
    <Field label={label} error={wrong(field)}>
      {(control) => (
        <input
          {...control}
          name={field}
          autoComplete={autoComplete}
          required
          maxLength={CONTACT_LIMITS.name}
          defaultValue={values[field]}
        />
      )}
    </Field>
  )
  return (
    <section className="prose">
      <h1>
        <Trans>Contact</Trans>
      </h1>
      <p>
        <Trans>
          A question, a mistake in a plan, an idea? Write to us. We read every message and answer by e-mail.
        </Trans>
      </p>
      {problem && (
        <p className="notice error" role="alert">
          {i18n._(CONTACT_MESSAGES[problem])}
        </p>
      )}
      <form method="post" action={pathTo('contact', locale)} className="contact">
        <div className="pair">
          {name('firstName', <Trans>First name</Trans>, 'given-name')}
          {name('lastName', <Trans>Last name</Trans>, 'family-name')}
        </div>
        <Field label={<Trans>E-mail</Trans>} error={wrong('email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={values.email}
            />
          )}
        </Field>
        <Field label={<Trans>Message</Trans>} error={wrong('message')}>
          {(control) => (
            <textarea
              {...control}
              name="message"
              rows={8}
              required
              minLength={CONTACT_LIMITS.message.min}
              maxLength={CONTACT_LIMITS.message.max}
              defaultValue={values.message}
            />
          )}
        </Field>
        <div className="hidden" aria-hidden="true">
          <label>
            Website <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {captcha && (
          <>
            <div className="cf-turnstile" data-sitekey={captcha} data-action="contact" />
            <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer />
          </>
        )}
        <p className="hint">
          <Trans>
            We use what you enter to answer you, and nothing else. More in the{' '}
            <a href={pathTo('privacy', locale)}>privacy policy</a>.
          </Trans>
        </p>
        <button className="primary" type="submit">
          <Trans>Send message</Trans>
        </button>
      </form>
    </section>
  )
}

export function ContactSentPage({ locale }: { locale: Locale }) {
  return (
    <section className="prose">
      <h1>
        <Trans>Contact</Trans>
      </h1>
      <p className="notice">
        <output>
          <Trans>Message sent successfully!</Trans>
        </output>
      </p>
      <p>
        <BackHome locale={locale} />
      </p>
    </section>
  )
}
