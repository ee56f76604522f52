import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { i18nFor } from '../i18n/messages.ts'
import { plainText, renderEmailHtml } from '../mail/layout.tsx'
import type { Email, EmailRequest } from '../mail/email.ts'
import { pathTo } from '../routes.ts'
import { BRAND } from '../site/brand.ts'
import { NEWSLETTER_MESSAGES } from './newsletter-messages.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'

const brand = BRAND.name
const NOT_YOU = msg`If this was not you, ignore this e-mail, and no newsletter will come.`

/** Asks whether the newsletter is wanted. Nothing a stranger can choose stands in it. */
export function newsletterConfirmEmail(
  { language, data }: EmailRequest<'newsletter-confirm'>,
  appUrl: string,
  unsubscribeToken: string,
): Email {
  const i18n = i18nFor(language)
  const { token } = data
  const url = appUrl + pathTo('newsletterConfirm', language, {}, { token })
  const subject = i18n._(msg`Please confirm the ${brand} newsletter`)
  const consent = i18n._(NEWSLETTER_MESSAGES.consent)
  const intro = i18n._(
    msg`Somebody, probably you, asked for our newsletter with this address. Is that right? This is what you agree to:`,
  )
  const html = renderEmailHtml(
    language,
    subject,
    <>
      <p>{intro}</p>
      <blockquote>{consent}</blockquote>
      <p>
        <a className="button" href={url}>
          <Trans>Yes, subscribe me</Trans>
        </a>
      </p>
      <p className="small">{i18n._(NOT_YOU)}</p>
    </>,
  )
  const text = plainText(intro, consent, i18n._(msg`Yes, subscribe me: ${url}`), i18n._(NOT_YOU))
  return { subject, html, text, headers: unsubscribeHeaders(appUrl, language, unsubscribeToken) }
}
