import { msg } from '@lingui/core/macro'
import { requireConfigured } from '../auth/auth-answers.ts'
import { AUTH_MESSAGES, refusalOf } from '../auth/auth-messages.ts'
import { parseEmail } from '../auth/users/email-address.ts'
import { parseName } from '../auth/users/profile.ts'
import type { SessionEvent } from '../auth/sessions/session-refresh.ts'
import { forgetVisitor } from '../auth/sessions/log-out.ts'
import { requesterOf, setViewerCookie } from '../auth/sessions/session-cookies.ts'
import { type AppContext, newRoutes, viewerOf } from '../http/context.ts'
import type { MessageDescriptor } from '../i18n/messages.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { renderPersonal } from '../http/render.tsx'
import { readForm } from '../http/request-body.ts'
import { pathTo, patterns } from '../routes.ts'
import type { Account } from './account.ts'
import { proofIn } from './identity-answers.ts'
import { sendExport } from './send-export.ts'
import { ACCOUNT_MESSAGES } from './account-messages.ts'
import { AccountPage, type AccountProps } from './account.page.tsx'
import { AccountDeletedPage, AccountDeletePage } from './account-delete.page.tsx'
import { connectedAppRows, deviceRows, passkeyRows, securityRows } from './account-rows.ts'
import { passwordErrors, retryLater } from './password/password-errors.ts'
import type { PasswordProps } from './password/password.page.tsx'
import accountCss from './account.css?inline'

interface AccountPages {
  account: Account | undefined
  clock: Clock
}

const TITLE = msg`Account`

/** What was just done, by the query's `done`. */
const DONE: Record<string, MessageDescriptor> = {
  profile: ACCOUNT_MESSAGES.profile_updated,
  password: ACCOUNT_MESSAGES.password_updated,
  device: ACCOUNT_MESSAGES.device_signed_out,
  app: ACCOUNT_MESSAGES.app_disconnected,
  code: ACCOUNT_MESSAGES.code_sent,
  passkey: ACCOUNT_MESSAGES.passkey_added,
  'passkey-renamed': ACCOUNT_MESSAGES.passkey_renamed,
  'passkey-removed': ACCOUNT_MESSAGES.passkey_removed,
}

/** What that is to the session, for the browser's state. */
const EVENTS: Record<string, SessionEvent> = {
  profile: 'user_updated',
  password: 'user_updated',
  code: 'password_recovery',
}

export function accountPages({ account, clock }: AccountPages) {
  const app = newRoutes()

  app.on('GET', patterns('account'), (c) => accountPage(c, {}))

  app.on('POST', patterns('account'), async (c) => {
    const viewer = viewerOf(c)
    const { users, email: change, identity } = requireConfigured(account)
    const form = await readForm(c)
    const name = parseName(form.name ?? viewer.name)
    const email = parseEmail(form.email ?? viewer.email)
    const typed = { name: form.name ?? viewer.name, email: form.email ?? viewer.email }
    if (name === undefined || !email) {
      const nameError = name === undefined ? word(c, AUTH_MESSAGES.name_invalid) : undefined
      const emailError = email ? undefined : word(c, AUTH_MESSAGES.email_invalid)
      return accountPage(c, { profile: { ...typed, nameError, emailError } }, 400)
    }
    await users.update(viewer.userId, { name })
    setViewerCookie(c, { name, email: viewer.email }, viewer.signedInAt, clock.now())
    if (email === viewer.email) return done(c, 'profile')
    const requester = await requesterOf(c)
    const code = form.code || undefined
    const issued = await change.request(viewer, email, proofIn(form), requester)
    if (issued.sent) return c.redirect(pathTo('accountEmail', c.get('locale')), 303)
    if (issued.reason === 'unproved') {
      const why = issued.identity
      if (why.reason !== 'needed') {
        const codeError = word(c, refusalOf(why))
        return accountPage(c, { profile: { ...typed, code, codeError } }, retryLater(c, why) ? 429 : 400)
      }
      const proof = await identity.sendCode(viewer, requester)
      if (proof.sent || proof.reason === 'wait') return accountPage(c, { profile: { ...typed, code: '' } })
    }
    const emailError = word(c, AUTH_MESSAGES.otp_failed)
    return accountPage(c, { profile: { ...typed, emailError } }, issued.reason === 'wait' ? 429 : 502)
  })

  // A refused form's page stands at the address it was posted to: it may be loaded again there, or in German.
  for (const part of ['/password', '/code', '/devices', '/passkeys', '/apps'])
    app.on('GET', patterns('account', part), (c) => c.redirect(pathTo('account', c.get('locale')), 303))

  app.on('POST', patterns('account', '/password'), async (c) => {
    const viewer = viewerOf(c)
    const form = await readForm(c)
    const { password = '', confirm } = form
    const code = form.code || undefined
    if (password !== confirm)
      return accountPage(c, { password: { code, confirmError: word(c, ACCOUNT_MESSAGES.not_the_same) } }, 400)
    const wanted = { password, current: form.current || undefined, code }
    const outcome = await requireConfigured(account).password.change(viewer, wanted, await requesterOf(c))
    if (outcome.changed) return done(c, 'password')
    const later = retryLater(c, outcome)
    return accountPage(c, { password: { code, ...passwordErrors(c, outcome) } }, later ? 429 : 400)
  })

  app.on('POST', patterns('account', '/code'), async (c) => {
    const { from } = await readForm(c)
    const issued = await requireConfigured(account).identity.sendCode(viewerOf(c), await requesterOf(c))
    const sent = issued.sent ? {} : { failed: '1' }
    const name = from === 'delete' ? 'accountDelete' : 'account'
    return c.redirect(pathTo(name, c.get('locale'), {}, { done: 'code', ...sent }), 303)
  })

  app.on('POST', patterns('account', '/devices'), async (c) => {
    const { userId, sessionId } = viewerOf(c)
    const { id = '' } = await readForm(c)
    if (!(await requireConfigured(account).sessions.end(id, userId))) throw new AppError('not_found')
    if (id !== sessionId) return done(c, 'device')
    forgetVisitor(c)
    return c.redirect(pathTo('home', c.get('locale')), 303)
  })

  app.on('GET', patterns('account', '/export'), (c) => sendExport(c, requireConfigured(account), viewerOf(c)))

  app.on('GET', patterns('accountDelete'), async (c) => {
    const failed = c.req.query('failed') !== undefined
    const error = failed ? word(c, AUTH_MESSAGES.otp_failed) : undefined
    return deletePage(c, { error, sent: c.req.query('done') === 'code' && !failed })
  })

  app.on('POST', patterns('accountDelete'), async (c) => {
    const viewer = viewerOf(c)
    const form = await readForm(c)
    const outcome = await requireConfigured(account).remove(viewer, proofIn(form), await requesterOf(c))
    if (!outcome.confirmed) {
      const why = outcome.reason === 'needed' ? ACCOUNT_MESSAGES.code_needed : refusalOf(outcome)
      return deletePage(c, { code: form.code, error: word(c, why) }, retryLater(c, outcome) ? 429 : 400)
    }
    forgetVisitor(c)
    return renderPersonal(c, head(c), <AccountDeletedPage locale={c.get('locale')} />)
  })

  async function accountPage(
    c: AppContext,
    given: { profile?: AccountProps['profile']; password?: Partial<PasswordProps> },
    status: 200 | 400 | 429 | 502 = 200,
  ): Promise<Response> {
    const viewer = viewerOf(c)
    const { password, identity } = requireConfigured(account)
    const locale = c.get('locale')
    const note = DONE[c.req.query('done') ?? '']
    const failed = c.req.query('failed') !== undefined
    const fresh = await identity.isFresh(viewer)
    const isNameless = c.req.query('done') === 'passkey-name'
    const page = (
      <AccountPage
        locale={locale}
        profile={{
          name: viewer.name,
          email: viewer.email,
          hasPasskey: await identity.takesPasskey(viewer),
          ...given.profile,
        }}
        password={{
          hasPassword: await password.hasPassword(viewer),
          fresh,
          ...(failed && { codeError: word(c, AUTH_MESSAGES.otp_failed) }),
          ...given.password,
        }}
        devices={await deviceRows(c, requireConfigured(account), viewer, clock.now())}
        apps={await connectedAppRows(c, requireConfigured(account), viewer)}
        passkeys={{
          rows: await passkeyRows(c, requireConfigured(account), viewer),
          fresh,
          error: isNameless ? word(c, ACCOUNT_MESSAGES.passkey_name) : undefined,
        }}
        security={await securityRows(c, requireConfigured(account), viewer.userId, clock.now())}
        done={note && status === 200 && !failed ? word(c, note) : undefined}
        event={EVENTS[c.req.query('done') ?? '']}
      />
    )
    return renderPersonal(c, head(c, status !== 200), page, status)
  }

  async function deletePage(
    c: AppContext,
    given: { sent?: boolean; code?: string | undefined; error?: string | undefined },
    status: 200 | 400 | 429 = 200,
  ) {
    const { identity } = requireConfigured(account)
    const viewer = viewerOf(c)
    const facts = { fresh: await identity.isFresh(viewer), hasPasskey: await identity.takesPasskey(viewer) }
    const page = <AccountDeletePage locale={c.get('locale')} {...facts} {...given} />
    return renderPersonal(c, head(c, status !== 200), page, status)
  }

  return app
}

function done(c: AppContext, what: keyof typeof DONE): Response {
  return c.redirect(pathTo('account', c.get('locale'), {}, { done: what }), 303)
}

/** A page that came back with errors says so first: in the tab, and to a screen reader. */
function head(c: AppContext, failed = false) {
  const { i18n } = c.var
  const title = i18n._(TITLE)
  return { title: failed ? i18n._(msg`Error: ${title}`) : title, css: accountCss, trustedTypes: true }
}

function word(c: AppContext, message: MessageDescriptor): string {
  return c.get('i18n')._(message)
}
