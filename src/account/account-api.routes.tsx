import { requireConfigured, refuse } from '../auth/auth-answers.ts'
import { AUTH_MESSAGES } from '../auth/auth-messages.ts'
import { CODE } from '../auth/auth-constants.ts'
import { forgetVisitor } from '../auth/sessions/log-out.ts'
import { requesterOf, setViewerCookie } from '../auth/sessions/session-cookies.ts'
import type { Viewer } from '../auth/viewer.ts'
import { userOnWire } from '../auth/auth-api-format.ts'
import { type AppContext, newRoutes, viewerOf } from '../http/context.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { asRecord, readJson } from '../http/request-body.ts'
import type { Account } from './account.ts'
import { ACCOUNT_MESSAGES, WEAKNESS_WORDS } from './account-messages.ts'
import type { PasswordRefused } from './password/change-password.ts'
import { identityRefused, proofIn, tryLater } from './identity-answers.ts'
import { parseProfileChange } from './profile-change.ts'
import { sendExport } from './send-export.ts'

interface AccountApi {
  account: Account | undefined
  clock: Clock
}

/** What the API offers for one's own account, in the wire form of the auth service where that has one. */
export function accountApi({ account, clock }: AccountApi) {
  const app = newRoutes()

  app.put('/api/auth/user', async (c) => {
    const viewer = viewerOf(c)
    const { users, password, email } = requireConfigured(account)
    const parsed = parseProfileChange(await readJson(c))
    if (!parsed.valid) return refuse(c, 400, 'validation_failed', FIELD_WORDS[parsed.field])
    const { change } = parsed
    const requester = await requesterOf(c)
    if (change.password !== undefined) {
      const wanted = { password: change.password, current: change.currentPassword, code: change.code }
      const outcome = await password.change(viewer, wanted, requester)
      if (!outcome.changed) return passwordRefused(c, outcome)
    }
    const { name, language } = change
    await users.update(viewer.userId, { ...(name !== undefined && { name }), ...(language && { language }) })
    const moving = change.email !== undefined && change.email !== viewer.email ? change.email : undefined
    if (moving) {
      const issued = await email.request(viewer, moving, change, requester)
      if (!issued.sent) {
        if (issued.reason === 'unproved') return identityRefused(c, issued.identity)
        const wait = issued.reason === 'wait' ? issued.retryAfter : undefined
        const code = wait ? 'over_email_send_rate_limit' : 'email_not_sent'
        return refuse(c, wait ? 429 : 502, code, AUTH_MESSAGES.otp_failed, wait)
      }
    }
    return answerUser(
      c,
      viewer,
      moving === undefined ? {} : { new_email: moving, email_change_sent_at: iso(clock.now()) },
    )
  })

  /** A fresh code to the account's own address. */
  app.post('/api/auth/reauthenticate', async (c) => {
    const issued = await requireConfigured(account).identity.sendCode(viewerOf(c), await requesterOf(c))
    if (issued.sent) return c.json({ resend_after: CODE.resendSeconds, expires_in: CODE.lifetime / 1000 })
    const wait = issued.reason === 'wait' ? issued.retryAfter : undefined
    const code = wait ? 'over_email_send_rate_limit' : 'email_not_sent'
    return refuse(c, wait ? 429 : 502, code, AUTH_MESSAGES.otp_failed, wait)
  })

  app.delete('/api/auth/user', async (c) => {
    const viewer = viewerOf(c)
    const body = c.req.header('content-type') ? asRecord(await readJson(c)) : {}
    const outcome = await requireConfigured(account).remove(viewer, proofIn(body), await requesterOf(c))
    if (!outcome.confirmed) return identityRefused(c, outcome)
    if (!c.req.header('authorization')) forgetVisitor(c)
    return c.body(null, 204)
  })

  app.get('/api/auth/sessions', async (c) => {
    const { userId, sessionId } = viewerOf(c)
    const sessions = await requireConfigured(account).sessions.list(userId, clock.now())
    return c.json({
      sessions: sessions.map(({ id, device, createdAt, refreshedAt }) => ({
        id,
        device,
        created_at: iso(createdAt),
        last_seen_at: iso(refreshedAt),
        current: id === sessionId,
      })),
    })
  })

  app.delete('/api/auth/sessions/:id', async (c) => {
    const { userId } = viewerOf(c)
    if (!(await requireConfigured(account).sessions.end(c.req.param('id'), userId)))
      throw new AppError('not_found')
    return c.body(null, 204)
  })

  app.get('/api/account/export', (c) => sendExport(c, requireConfigured(account), viewerOf(c)))

  async function answerUser(c: AppContext, viewer: Viewer, extra: object): Promise<Response> {
    const user = await requireConfigured(account).users.byId(viewer.userId)
    if (!user) throw new AppError('not_signed_in')
    if (!c.req.header('authorization')) setViewerCookie(c, user, viewer.signedInAt, clock.now())
    return c.json({ ...userOnWire(user, viewer.signedInAt), ...extra })
  }

  return app
}

const FIELD_WORDS = {
  body: AUTH_MESSAGES.unsupported,
  email: AUTH_MESSAGES.email_invalid,
  name: AUTH_MESSAGES.name_invalid,
}

function passwordRefused(c: AppContext, outcome: PasswordRefused): Response {
  switch (outcome.reason) {
    case 'weak': {
      const { weaknesses: reasons } = outcome
      const words = reasons.map((reason) => c.get('i18n')._(WEAKNESS_WORDS[reason]))
      const msg = [c.get('i18n')._(ACCOUNT_MESSAGES.weak_password), ...words].join(' ')
      return c.json({ code: 422, error_code: 'weak_password', msg, weak_password: { reasons } }, 422)
    }
    case 'same':
      return refuse(c, 422, 'same_password', ACCOUNT_MESSAGES.same_password)
    case 'wrong_current':
      return refuse(c, 400, 'invalid_credentials', ACCOUNT_MESSAGES.wrong_current)
    case 'code_needed':
      return identityRefused(c, { confirmed: false, reason: 'needed' })
    case 'wrong_code':
      return identityRefused(c, { confirmed: false, reason: 'wrong' })
    case 'wait':
    case 'late':
      return tryLater(c, outcome)
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
