import { msg } from '@lingui/core/macro'
import { requireConfigured } from '../../auth/auth-answers.ts'
import { AUTH_MESSAGES, refusalOf } from '../../auth/auth-messages.ts'
import { CODE } from '../../auth/auth-constants.ts'
import { parseCode } from '../../auth/codes/code.ts'
import type { CodeFormsProps } from '../../auth/pages/code-forms.tsx'
import { requesterOf, setViewerCookie } from '../../auth/sessions/session-cookies.ts'
import { type AppContext, newRoutes, viewerOf } from '../../http/context.ts'
import type { Clock } from '../../platform/clock.ts'
import { renderPersonal } from '../../http/render.tsx'
import { readForm } from '../../http/request-body.ts'
import { pathTo, patterns } from '../../routes.ts'
import type { Account } from '../account.ts'
import { AccountEmailPage } from './account-email.page.tsx'
import accountCss from '../account.css?inline'

interface EmailPages {
  account: Account | undefined
  clock: Clock
}

interface Waiting {
  email: string
  sentAt: number
}

/** Where the code of a new address is typed. */
export function accountEmailPages({ account, clock }: EmailPages) {
  const app = newRoutes()

  app.on('GET', patterns('accountEmail'), async (c) => {
    const waiting = await requireConfigured(account).email.waiting(viewerOf(c))
    return waiting ? emailPage(c, waiting, {}) : c.redirect(pathTo('account', c.get('locale')), 303)
  })

  app.on('POST', patterns('accountEmail'), async (c) => {
    const viewer = viewerOf(c)
    const { email } = requireConfigured(account)
    const form = await readForm(c)
    const waiting = await email.waiting(viewer)
    if (!waiting) return c.redirect(pathTo('account', c.get('locale')), 303)
    const requester = await requesterOf(c)
    if (form.resend !== undefined) {
      const issued = await email.request(viewer, waiting.email, {}, requester)
      if (issued.sent) return c.redirect(pathTo('accountEmail', c.get('locale')), 303)
      const resendError = word(c, 'otp_failed')
      return issued.reason === 'wait'
        ? emailPage(c, waiting, { resendError, wait: issued.retryAfter }, 429)
        : emailPage(c, waiting, { resendError }, 502)
    }
    const typed = form.token
    const code = parseCode(typed)
    const outcome = code && (await email.confirm(viewer, waiting.email, code, requester))
    if (!outcome) return emailPage(c, waiting, { typed, error: word(c, 'otp_expired') }, 400)
    if (!outcome.changed) {
      const error = c.get('i18n')._(refusalOf(outcome))
      return emailPage(c, waiting, { typed, error }, outcome.reason === 'wrong' ? 400 : 429)
    }
    setViewerCookie(c, { name: viewer.name, email: outcome.email }, viewer.signedInAt, clock.now())
    return c.redirect(pathTo('account', c.get('locale'), {}, { done: 'profile' }), 303)
  })

  async function emailPage(
    c: AppContext,
    { email, sentAt }: Waiting,
    forms: Partial<CodeFormsProps>,
    status: 200 | 400 | 429 | 502 = 200,
  ): Promise<Response> {
    const wait = Math.max(0, Math.ceil(CODE.resendSeconds - (clock.now() - sentAt) / 1000))
    const head = {
      title: c.get('i18n')._(msg`Confirm your new address`),
      css: accountCss,
      trustedTypes: true,
    }
    return renderPersonal(
      c,
      head,
      <AccountEmailPage {...{ locale: c.get('locale'), email, wait, ...forms }} />,
      status,
    )
  }

  return app
}

function word(c: AppContext, name: keyof typeof AUTH_MESSAGES): string {
  return c.get('i18n')._(AUTH_MESSAGES[name])
}
