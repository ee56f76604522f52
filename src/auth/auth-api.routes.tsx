import { getCookie } from 'hono/cookie'
import { type AppContext, newRoutes, viewerOf } from '../http/context.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import { AppError } from '../platform/errors.ts'
import { asRecord, readJson } from '../http/request-body.ts'
import { requireConfigured, refuse } from './auth-answers.ts'
import type { Auth, Verified } from './auth.ts'
import { AUTH_MESSAGES, refusalOf, type Refused } from './auth-messages.ts'
import { CODE } from './auth-constants.ts'
import { parseCode } from './codes/code.ts'
import { parseCodeRequest } from './codes/parse-code-request.ts'
import { COOKIES } from '../http/cookie-names.ts'
import { parseEmail } from './users/email-address.ts'
import { answerSignedIn } from './sessions/start-session.ts'
import type { ConfirmNewEmail } from './users/confirm-new-email.ts'
import { forgetVisitor } from './sessions/log-out.ts'
import { keepPendingTrip, readPendingTrip } from './pending-trip/pending-trip-cookie.ts'
import {
  bindRequest,
  requesterOf,
  clearSessionCookies,
  setSessionCookies,
  setViewerCookie,
  wantedTransport,
} from './sessions/session-cookies.ts'
import { sessionOnWire, userOnWire } from './auth-api-format.ts'

interface AuthApi {
  auth: Auth | undefined
  /** The verify route also takes the code that proves an account's new address. */
  account:
    | {
        email: { confirm: ConfirmNewEmail }
        /** What other programs may do for an account: it ends with the sessions. */
        connections: { endAll(userId: string): Promise<void> }
      }
    | undefined
  appUrl: string
  clock: Clock
  ids: Ids
}

/** `/api/auth`, in the wire form of the auth service (wire.ts). */
export function authApi({ auth, account, appUrl, clock, ids }: AuthApi) {
  const app = newRoutes()

  app.post('/api/auth/otp', async (c) => {
    const { requestCode } = requireConfigured(auth)
    const body = await readJson(c)
    const parsed = parseCodeRequest(body, {
      redirectTo: c.req.query('redirect_to'),
      origins: [appUrl, new URL(c.req.url).origin],
      now: clock.now(),
    })
    if (!parsed.valid) return refuse(c, 400, 'validation_failed', FIELD_WORDS[parsed.field])
    const { requester, requestToken } = await bindRequest(c, ids, asRecord(body).request_token)
    const isBrowser = requester.transport === 'cookie'
    // Without one in the body: planned here before the script had loaded.
    const pendingTrip =
      parsed.request.pendingTrip ?? (isBrowser ? readPendingTrip(c, clock.now()) : undefined)
    const outcome = await requestCode(
      { ...parsed.request, pendingTrip },
      { ...requester, locale: parsed.language ?? requester.locale },
    )
    if (outcome.sent) {
      const times = { resend_after: CODE.resendSeconds, expires_in: CODE.lifetime / 1000 }
      if (requestToken) c.header('X-Request-Token', requestToken)
      return c.json({ ...times, ...(requestToken && { request_token: requestToken }) })
    }
    if (outcome.reason === 'captcha') {
      // The sign-in page shows the widget; the trip waits for the visitor there.
      if (pendingTrip && isBrowser) keepPendingTrip(c, pendingTrip.request, pendingTrip.key)
      return refuse(c, 400, 'captcha_failed', AUTH_MESSAGES.otp_failed)
    }
    if (outcome.reason === 'mail') return refuse(c, 502, 'email_not_sent', AUTH_MESSAGES.otp_failed)
    const { retryAfter, linkAfter } = outcome
    return refuse(c, 429, 'over_email_send_rate_limit', AUTH_MESSAGES.otp_failed, retryAfter, linkAfter)
  })

  app.post('/api/auth/verify', async (c) => {
    const { verifyCode, verifyLink } = requireConfigured(auth)
    const { email, token, token_hash, type, request_token } = asRecord(await readJson(c))
    if (type === 'email_change') return confirmEmail(c, parseEmail(email), parseCode(token))
    if (type !== undefined && !SIGN_IN_TYPES.some((known) => known === type))
      return refuse(c, 400, 'validation_failed', AUTH_MESSAGES.unsupported)
    const requester = await requesterOf(c, request_token)
    if (typeof token_hash === 'string') return signedIn(c, await verifyLink(token_hash, requester))
    if (typeof email !== 'string' || typeof token !== 'string')
      return refuse(c, 400, 'validation_failed', AUTH_MESSAGES.unsupported)
    const address = parseEmail(email)
    const code = parseCode(token)
    if (!address || !code) return refuse(c, 403, 'otp_expired', AUTH_MESSAGES.otp_expired)
    return signedIn(c, await verifyCode(address, code, requester))
  })

  app.post('/api/auth/token', async (c) => {
    const { sessions } = requireConfigured(auth)
    if (c.req.query('grant_type') !== 'refresh_token')
      return refuse(c, 400, 'validation_failed', AUTH_MESSAGES.unsupported)
    const transport = wantedTransport(c)
    const given =
      transport === 'token' ? asRecord(await readJson(c)).refresh_token : getCookie(c, COOKIES.refresh)
    const outcome = typeof given === 'string' ? await sessions.refresh(given, transport) : undefined
    if (!outcome?.refreshed) {
      if (transport === 'cookie') clearSessionCookies(c)
      const code = outcome?.reused ? 'refresh_token_already_used' : 'refresh_token_not_found'
      return refuse(c, 400, code, AUTH_MESSAGES.bad_refresh)
    }
    if (transport === 'cookie') setSessionCookies(c, outcome.granted, clock.now())
    return c.json(sessionOnWire(outcome.granted, clock.now()))
  })

  app.post('/api/auth/logout', async (c) => {
    const { sessions } = requireConfigured(auth)
    const viewer = c.get('viewer')
    const bearer = c.req.header('authorization') !== undefined
    if (!viewer && bearer) throw new AppError('not_signed_in')
    if (viewer) {
      // The wire form ends all sessions unless told otherwise; a browser's button ends its own.
      const scope = c.req.query('scope') ?? (bearer ? 'global' : 'local')
      if (scope !== 'others') await sessions.end(viewer.sessionId, viewer.userId)
      if (scope !== 'local') {
        await sessions.endAll(viewer.userId, scope === 'others' ? viewer.sessionId : undefined)
        await requireConfigured(account).connections.endAll(viewer.userId)
        await requireConfigured(auth).tellOwner(
          { ...viewer, id: viewer.userId },
          'sessions-ended',
          await requesterOf(c),
        )
      }
    }
    if (!bearer) forgetVisitor(c)
    return c.body(null, 204)
  })

  app.get('/api/auth/user', async (c) => {
    const { users } = requireConfigured(auth)
    const viewer = c.get('viewer')
    const user = viewer && (await users.byId(viewer.userId))
    if (!viewer || !user) throw new AppError('not_signed_in')
    const session = viewer.accessExpiresAt && {
      session: {
        expires_in: Math.ceil((viewer.accessExpiresAt - clock.now()) / 1000),
        expires_at: Math.floor(viewer.accessExpiresAt / 1000),
      },
    }
    return c.json({ ...userOnWire(user, viewer.signedInAt), ...session })
  })

  async function confirmEmail(c: AppContext, email?: string, code?: string): Promise<Response> {
    const { users } = requireConfigured(auth)
    const viewer = viewerOf(c)
    if (!email || !code) return refuse(c, 403, 'otp_expired', AUTH_MESSAGES.otp_expired)
    const outcome = await requireConfigured(account).email.confirm(viewer, email, code, await requesterOf(c))
    if (!outcome.changed) return refuseCode(c, outcome)
    const user = await users.byId(viewer.userId)
    if (!user) throw new AppError('not_signed_in')
    if (!c.req.header('authorization')) setViewerCookie(c, user, viewer.signedInAt, clock.now())
    return c.json({ user: userOnWire(user, viewer.signedInAt) })
  }

  async function signedIn(c: AppContext, outcome: Verified): Promise<Response> {
    if (!outcome.verified) return refuseCode(c, outcome)
    return answerSignedIn(c, requireConfigured(auth).sessions, outcome.signedIn, clock.now())
  }

  return app
}

const SIGN_IN_TYPES = ['email', 'magiclink', 'signup']

const FIELD_WORDS = {
  body: AUTH_MESSAGES.unsupported,
  email: AUTH_MESSAGES.email_invalid,
  name: AUTH_MESSAGES.name_invalid,
  pending_trip: AUTH_MESSAGES.trip_invalid,
}

function refuseCode(c: AppContext, outcome: Refused): Response {
  const words = refusalOf(outcome)
  if ('retryAfter' in outcome) return refuse(c, 429, 'over_request_rate_limit', words, outcome.retryAfter)
  return refuse(c, 403, outcome.reason === 'wrong' ? 'otp_expired' : 'user_not_found', words)
}
