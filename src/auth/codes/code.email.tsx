import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { i18nFor, type MessageDescriptor } from '../../i18n/messages.ts'
import type { Locale } from '../../i18n/locale.ts'
import { plainText, renderEmailHtml } from '../../mail/layout.tsx'
import type { Email } from '../../mail/email.ts'
import { BRAND } from '../../site/brand.ts'
import type { CodeEmailKind } from './challenge.ts'

/** Nothing a stranger can choose stands in these emails: they go to addresses nobody has proved. */
interface CodeEmailFacts {
  locale: Locale
  code: string
  link: string
  registerLink: string
  loginLink: string
  /** A trip is planned as soon as the address is proved. */
  tripWaits: boolean
}

interface Words {
  subject: MessageDescriptor
  title: MessageDescriptor
  intro: MessageDescriptor
  /** The e-mail holds the code. */
  code: boolean
  button?: { label: MessageDescriptor; link: 'link' | 'registerLink' | 'loginLink' }
}

const brand = BRAND.name

const WORDS: Record<CodeEmailKind, Words> = {
  login: {
    subject: msg`Your code to log in to ${brand}`,
    title: msg`Your code`,
    intro: msg`Type this code where you asked for it, or use the button.`,
    code: true,
    button: { label: msg`Log in`, link: 'link' },
  },
  register: {
    subject: msg`Your code to join ${brand}`,
    title: msg`Welcome! Here is your code`,
    intro: msg`Type this code where you asked for it, or use the button. It confirms your e-mail address and creates your account.`,
    code: true,
    button: { label: msg`Confirm my address`, link: 'link' },
  },
  'login-link': {
    subject: msg`Your link to log in to ${brand}`,
    title: msg`Your link`,
    intro: msg`Many codes are being asked for, so this e-mail holds a link instead. Open it on the device you want to log in on.`,
    code: false,
    button: { label: msg`Log in`, link: 'link' },
  },
  'register-link': {
    subject: msg`Your link to join ${brand}`,
    title: msg`Welcome! Here is your link`,
    intro: msg`Many codes are being asked for, so this e-mail holds a link instead. It confirms your e-mail address and creates your account on the device you open it on.`,
    code: false,
    button: { label: msg`Confirm my address`, link: 'link' },
  },
  unknown: {
    subject: msg`No ${brand} account with this address`,
    title: msg`There is no account yet`,
    intro: msg`Somebody, probably you, tried to log in with this address. There is no account for it, so there is no code. You can create one in a minute.`,
    code: false,
    button: { label: msg`Create an account`, link: 'registerLink' },
  },
  moved: {
    subject: msg`Your ${brand} account has another address`,
    title: msg`Your account has another address`,
    intro: msg`Somebody, probably you, wanted to log in with this address. Its account was moved to another address less than three days ago, so there is no code. If you did not move it, use the link in our e-mail about the new address: it brings the account back.`,
    code: false,
  },
  'email-change': {
    subject: msg`Confirm your new address for ${brand}`,
    title: msg`Your new address`,
    intro: msg`Type this code on your account page to use this address from now on.`,
    code: true,
  },
  'email-taken': {
    subject: msg`You already have a ${brand} account`,
    title: msg`This address already has an account`,
    intro: msg`Somebody, probably you, wanted to move another account to this address. It has an account of its own already, so nothing was changed.`,
    code: false,
    button: { label: msg`Log in`, link: 'loginLink' },
  },
  confirm: {
    subject: msg`Your code to confirm a change at ${brand}`,
    title: msg`Please confirm that it is you`,
    intro: msg`Type this code on your account page to confirm the change.`,
    code: true,
  },
}

const TRIP_WAITS = msg`A trip is waiting in the browser that asked for this code: confirm there, and we will plan it, unless today's plan is used already, and send the plan to this address.`
const LIFETIME = msg`The code is valid for 10 minutes and works once. We will never ask you for it.`
const NOT_YOU = msg`If this was not you, ignore this e-mail. Without the code nobody gets in.`
const NOT_YOU_EITHER = msg`If this was not you, ignore this e-mail. Nothing has happened.`

/** The e-mail in HTML and text. It is sent at once and stored nowhere. */
export function writeCodeEmail(kind: CodeEmailKind, facts: CodeEmailFacts): Email {
  const { locale, code, tripWaits } = facts
  const i18n = i18nFor(locale)
  const { subject, title, intro, button, code: hasCode } = WORDS[kind]
  const link = button && facts[button.link]
  const closing = hasCode ? [LIFETIME, NOT_YOU] : [NOT_YOU_EITHER]
  const html = renderEmailHtml(
    locale,
    i18n._(title),
    <>
      <p>{i18n._(intro)}</p>
      {hasCode && <Code>{code}</Code>}
      {button && (
        <p>
          <a className="button" href={link}>
            {i18n._(button.label)}
          </a>
        </p>
      )}
      {hasCode && tripWaits && <p>{i18n._(TRIP_WAITS)}</p>}
      {closing.map((words) => (
        <p key={words.id} className="small">
          {i18n._(words)}
        </p>
      ))}
      {button && (
        <p className="small">
          <Trans>If the button does not work, copy this address into your browser:</Trans> {link}
        </p>
      )}
    </>,
  )
  const text = plainText(
    i18n._(intro),
    hasCode ? code : undefined,
    button && `${i18n._(button.label)}: ${link}`,
    hasCode && tripWaits ? i18n._(TRIP_WAITS) : undefined,
    ...closing.map((words) => i18n._(words)),
  )
  return { subject: i18n._(subject), html, text, headers: { 'Auto-Submitted': 'auto-generated' } }
}

function Code({ children }: { children: ReactNode }) {
  return <p className="code">{children}</p>
}
