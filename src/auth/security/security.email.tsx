import { msg } from '@lingui/core/macro'
import { formatMoment } from '../../i18n/format.ts'
import { i18nFor, type MessageDescriptor } from '../../i18n/messages.ts'
import type { Email, EmailRequest } from '../../mail/email.ts'
import { plainText, renderEmailHtml } from '../../mail/layout.tsx'
import { pathTo } from '../../routes.ts'
import { BRAND } from '../../site/brand.ts'
import { countryName, SECURITY_WORDS } from './security-texts.ts'

const brand = BRAND.name
const SUBJECT = msg`About the security of your ${brand} account`
const NOT_YOU = msg`If this was not you, sign out the devices you do not know, on your account page:`

/** Tells the owner of what somebody else may have done; all it says is ours, not theirs. */
export function securityEmail({ language, data }: EmailRequest<'security'>, appUrl: string): Email {
  const i18n = i18nFor(language)
  const words: MessageDescriptor = SECURITY_WORDS[data.event]
  const moment = formatMoment(new Date(data.at).toISOString(), language)
  const facts = [data.device, countryName(data.country, language), moment].filter(Boolean).join(' · ')
  const link = appUrl + pathTo('account', language)
  const lines = [i18n._(words), facts, i18n._(NOT_YOU)]
  const html = renderEmailHtml(
    language,
    i18n._(SUBJECT),
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a href={link}>{link}</a>
      </p>
    </>,
  )
  return { subject: i18n._(SUBJECT), html, text: plainText(...lines, link) }
}
