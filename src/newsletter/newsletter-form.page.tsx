import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { Field } from '../ui/field.tsx'
import { NEWSLETTER_MESSAGES } from './newsletter-messages.ts'

interface NewsletterFormProps {
  locale: Locale
  /** As typed, when the form comes back. */
  email?: string | undefined
  error?: string | undefined
}

/** Posts without script to a page of its own. */
export function NewsletterForm({ locale, email, error }: NewsletterFormProps) {
  const { i18n } = useLingui()
  return (
    <form method="post" action={pathTo('newsletter', locale)} className="newsletter">
      <Field label={<Trans>E-mail</Trans>} error={error}>
        {(control) => (
          <input {...control} type="email" name="email" required autoComplete="email" defaultValue={email} />
        )}
      </Field>
      <p className="hint">
        {`${i18n._(NEWSLETTER_MESSAGES.consent)} `}
        <a href={pathTo('privacy', locale)}>
          <Trans>Privacy policy</Trans>
        </a>
      </p>
      <button className="button" type="submit">
        <Trans>Subscribe</Trans>
      </button>
    </form>
  )
}
