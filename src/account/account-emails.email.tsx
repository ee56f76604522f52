import { msg } from '@lingui/core/macro'
import { i18nFor } from '../i18n/messages.ts'
import { plainText, renderEmailHtml } from '../mail/layout.tsx'
import type { Email, EmailRequest } from '../mail/email.ts'
import { pathTo } from '../routes.ts'
import { BRAND } from '../site/brand.ts'

const brand = BRAND.name

/** To the old address, once an account uses another; the link brings it back. */
export function addressChangedEmail(
  { language, data }: EmailRequest<'address-changed'>,
  appUrl: string,
): Email {
  const newAddress = maskAddress(data.newAddress)
  const contact = appUrl + pathTo('contact', language)
  if (data.token)
    return email(language, {
      subject: msg`Your ${brand} account has a new address`,
      lines: [
        msg`Your account now uses ${newAddress}. Its other devices were signed out.`,
        msg`If this was not you, bring the account back to this address: the link is valid for 72 hours and signs everybody out. Until then nobody can delete the account or move it on without a code to this address.`,
      ],
      link: appUrl + pathTo('undoAddress', language, {}, { token: data.token }),
    })
  return email(language, {
    subject: msg`Your ${brand} account has a new address`,
    lines: [
      msg`Your account now uses ${newAddress}. This address is no longer connected to it, and this is the last e-mail it gets.`,
      msg`If this was not you, please tell us at once through the contact form:`,
    ],
    link: contact,
  })
}

/** To both addresses, once a change was undone. */
export function addressRestoredEmail({ language }: EmailRequest<'address-restored'>, appUrl: string): Email {
  return email(language, {
    subject: msg`A change of address at ${brand} was undone`,
    lines: [
      msg`The account is back at the address it had before, and every device is signed out.`,
      msg`Log in with a new code to go on. If you need help, please use the contact form:`,
    ],
    link: appUrl + pathTo('contact', language),
  })
}

/** The last mail of an account. */
export function accountDeletedEmail({ language }: EmailRequest<'account-deleted'>): Email {
  return email(language, {
    subject: msg`Your ${brand} account is deleted`,
    lines: [
      msg`Your account is deleted, with all trips, plans and settings. This is the last e-mail you get from us.`,
      msg`Thank you for traveling with us.`,
    ],
  })
}

interface Words {
  subject: ReturnType<typeof msg>
  lines: ReturnType<typeof msg>[]
  link?: string
}

function email(language: EmailRequest['language'], { subject, lines, link }: Words): Email {
  const i18n = i18nFor(language)
  const title = i18n._(subject)
  const html = renderEmailHtml(
    language,
    title,
    <>
      {lines.map((line) => (
        <p key={line.id}>{i18n._(line)}</p>
      ))}
      {link && (
        <p>
          <a href={link}>{link}</a>
        </p>
      )}
    </>,
  )
  return { subject: title, html, text: plainText(...lines.map((line) => i18n._(line)), link) }
}

/** a…@example.com: enough to recognise, too little to give away. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}…${address.slice(at)}`
}
