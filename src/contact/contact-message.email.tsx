import { msg } from '@lingui/core/macro'
import { i18nFor } from '../i18n/messages.ts'
import type { Locale } from '../i18n/locale.ts'
import { plainText, renderEmailHtml } from '../mail/layout.tsx'
import type { Email } from '../mail/email.ts'
import type { ContactMessage } from './contact.ts'

/** A visitor's message to the operator. What the visitor typed stands in the body alone, never in a header. */
export function contactEmail(
  { firstName, lastName, email, message }: ContactMessage,
  language: Locale,
): Email {
  const i18n = i18nFor(language)
  const subject = i18n._(msg`New message from the contact form`)
  const from = i18n._(msg`From: ${firstName} ${lastName}, ${email}`)
  const answer = i18n._(msg`A reply to this e-mail goes to that address.`)
  const html = renderEmailHtml(
    language,
    subject,
    <>
      <p>{from}</p>
      {message.split('\n').map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      <p className="small">{answer}</p>
    </>,
  )
  return { subject, html, text: plainText(from, message, answer), replyTo: email }
}
