import { msg } from '@lingui/core/macro'
import { type AppContext, newRoutes } from '../../http/context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import { renderPersonal } from '../../http/render.tsx'
import { asRecord, readForm } from '../../http/request-body.ts'
import { pathTo, patterns, safeReturnPath } from '../../routes.ts'
import { ERROR_MESSAGES } from '../../site/error-messages.ts'
import { requireConfigured } from '../auth-answers.ts'
import type { Auth } from '../auth.ts'
import { AUTH_MESSAGES, linkInstead, refusalOf } from '../auth-messages.ts'
import { CODE } from '../auth-constants.ts'
import { parseCode } from '../codes/code.ts'
import { COOKIES } from '../../http/cookie-names.ts'
import { parseEmail } from '../users/email-address.ts'
import { pathAfter, startSession } from '../sessions/start-session.ts'
import { forgetVisitor } from '../sessions/log-out.ts'
import { readPendingTrip } from '../pending-trip/pending-trip-cookie.ts'
import type { CodeRequest, Requested } from '../codes/request-code.ts'
import { bindRequest, requesterOf, keepCookie, readKept } from '../sessions/session-cookies.ts'
import { type SignInMode, SignInPage, type SignInProps } from './sign-in.page.tsx'
import { SignInCodePage, type SignInCodeProps } from './sign-in-code.page.tsx'
import { withTurnstile } from '../turnstile/turnstile-policy.ts'
import signInCss from './sign-in.css?inline'

interface SignInPages {
  auth: Auth | undefined
  turnstileSiteKey: string | undefined
  clock: Clock
  ids: Ids
}

/** What the code page knows between two requests; the visitor's own words, in a cookie. */
interface Asked {
  email: string
  mode: SignInMode
  newsletter: boolean
  next: string | undefined
  sentAt: number
}

const LOST = msg`Nothing is known here of a code that was sent: it was sent more than ten minutes ago, or your browser keeps no cookies. Without cookies nobody can be signed in; please allow them for this site and ask for a new code.`
const NOT_CONFIGURED = ERROR_MESSAGES.sign_in_not_configured
const TITLES = { login: msg`Welcome`, register: msg`Join` }

/** Signing in without script: the dialog's steps as pages. */
export function signInPages({ auth, turnstileSiteKey, clock, ids }: SignInPages) {
  const app = newRoutes()

  app.on('GET', patterns('signIn'), async (c) => {
    const next = safeReturnPath(c.req.query('next'))
    if (c.get('viewer')) return c.redirect(next ?? pathTo('myTrips', c.get('locale')), 303)
    // Ticked only where this visitor has just done so, and now wants another address.
    const newsletter = readAsked(c)?.newsletter ?? false
    const error = c.req.query('lost') === undefined ? undefined : c.get('i18n')._(LOST)
    return signInPage(c, { mode: modeOf(c.req.query('mode')), next, newsletter, error })
  })

  app.on('POST', patterns('signIn'), async (c) => {
    const form = await readForm(c)
    const asked: Asked = {
      email: parseEmail(form.email) ?? '',
      mode: modeOf(form.mode),
      newsletter: form.newsletter !== undefined,
      next: safeReturnPath(form.next),
      sentAt: clock.now(),
    }
    const typed = { ...asked, email: form.email }
    if (!auth) return signInPage(c, { ...typed, error: c.get('i18n')._(NOT_CONFIGURED) }, 503)
    if (!asked.email) return signInPage(c, { ...typed, error: word(c, 'email_invalid') }, 400)
    const proof = { captchaToken: form['cf-turnstile-response'], wantsLink: form.link !== undefined }
    const outcome = await ask(c, asked, proof)
    if (!outcome.sent) {
      const linkAfter = outcome.reason === 'mail' ? undefined : outcome.linkAfter
      if (outcome.reason === 'captcha') {
        const isWait = linkAfter !== undefined
        const error = isWait ? undefined : word(c, 'captcha_failed')
        return signInPage(c, { ...typed, error, linkAfter }, !isWait ? 400 : linkAfter ? 429 : 200)
      }
      const wait = outcome.reason === 'wait' ? outcome.retryAfter : undefined
      // The page for the code of a moment ago stays within reach.
      const codePath = wait ? pathTo('signInCode', c.get('locale')) : undefined
      if (wait && readAsked(c)?.email !== asked.email) keepCookie(c, COOKIES.signIn, asked, CODE.lifetime)
      const error = word(c, 'otp_failed')
      return signInPage(c, { ...typed, error, wait, linkAfter, codePath }, wait ? 429 : 502)
    }
    keepCookie(c, COOKIES.signIn, asked, CODE.lifetime)
    return c.redirect(pathTo('signInCode', c.get('locale')), 303)
  })

  app.on('GET', patterns('signInCode'), async (c) => {
    const asked = readAsked(c)
    if (!asked) return c.redirect(pathTo('signIn', c.get('locale'), {}, { lost: '1' }), 303)
    return codePage(c, asked, { resent: c.req.query('resent') !== undefined })
  })

  app.on('POST', patterns('signInCode'), async (c) => {
    const form = await readForm(c)
    const asked = readAsked(c)
    if (!asked) return c.redirect(pathTo('signIn', c.get('locale'), {}, { lost: '1' }), 303)
    if (form.resend !== undefined) return resend(c, asked)
    const typed = form.token
    const code = parseCode(typed)
    if (!code) return codePage(c, asked, { typed, error: word(c, 'otp_expired') }, 400)
    const outcome = await requireConfigured(auth).verifyCode(asked.email, code, await requesterOf(c))
    if (outcome.verified) {
      const { signedIn } = outcome
      const trip = await startSession(c, requireConfigured(auth).sessions, signedIn, clock.now())
      return c.redirect(pathAfter(c, { signedIn, trip, next: asked.next }), 303)
    }
    const error = c.get('i18n')._(refusalOf(outcome))
    return codePage(c, asked, { typed, error }, 'retryAfter' in outcome ? 429 : 400)
  })

  // Changes nothing: where the answer to the button was an error, its page may be loaded again.
  app.on('GET', patterns('signOut'), (c) => c.redirect(pathTo('home', c.get('locale')), 303))

  app.on('POST', patterns('signOut'), async (c) => {
    const viewer = c.get('viewer')
    if (viewer) await requireConfigured(auth).sessions.end(viewer.sessionId, viewer.userId)
    forgetVisitor(c)
    return c.redirect(pathTo('home', c.get('locale')), 303)
  })

  async function ask(c: AppContext, asked: Asked, proof: Partial<CodeRequest> = {}): Promise<Requested> {
    const request = {
      email: asked.email,
      createUser: asked.mode === 'register',
      name: '',
      newsletter: asked.newsletter,
      pendingTrip: readPendingTrip(c, clock.now()),
      redirectTo: asked.next,
      captchaToken: undefined,
      ...proof,
    }
    const { requester } = await bindRequest(c, ids)
    return requireConfigured(auth).requestCode(request, requester)
  }

  async function resend(c: AppContext, asked: Asked): Promise<Response> {
    const outcome = await ask(c, asked)
    if (outcome.sent) {
      keepCookie(c, COOKIES.signIn, { ...asked, sentAt: clock.now() }, CODE.lifetime)
      return c.redirect(pathTo('signInCode', c.get('locale'), {}, { resent: '1' }), 303)
    }
    if (outcome.reason === 'captcha')
      return signInPage(c, { ...asked, error: word(c, 'captcha_failed') }, 400)
    if (outcome.reason === 'mail') return codePage(c, asked, { resendError: word(c, 'otp_failed') }, 502)
    const { retryAfter: wait, linkAfter } = outcome
    const link = linkAfter === undefined ? '' : ` ${c.get('i18n')._(linkInstead(linkAfter))}`
    return codePage(c, asked, { wait, resendError: word(c, 'otp_failed') + link }, 429)
  }

  async function signInPage(
    c: AppContext,
    props: Omit<SignInProps, 'locale' | 'captcha'>,
    status: 200 | 400 | 429 | 502 | 503 = 200,
  ) {
    const destination = readPendingTrip(c, clock.now())?.request.destination
    // The form comes back also from a database that is away.
    const guarded = turnstileSiteKey && (await auth?.needsHuman(await requesterOf(c)).catch(() => false))
    const captcha = guarded ? turnstileSiteKey : undefined
    const page = <SignInPage {...{ locale: c.get('locale'), destination, captcha, ...props }} />
    const answer = await renderPersonal(c, head(c, props.mode), page, status)
    if (captcha) withTurnstile(answer.headers)
    return answer
  }

  async function codePage(
    c: AppContext,
    { email, mode, next, sentAt }: Asked,
    rest: Partial<SignInCodeProps>,
    status: 200 | 400 | 429 | 502 = 200,
  ) {
    const wait = Math.max(0, Math.ceil(CODE.resendSeconds - (clock.now() - sentAt) / 1000))
    const page = <SignInCodePage {...{ locale: c.get('locale'), mode, email, next, wait, ...rest }} />
    return renderPersonal(c, head(c, mode), page, status)
  }

  return app
}

function modeOf(mode: string | undefined): SignInMode {
  return mode === 'register' ? 'register' : 'login'
}

function readAsked(c: AppContext): Asked | undefined {
  const { email, mode, newsletter, next, sentAt } = asRecord(readKept(c, COOKIES.signIn))
  const address = parseEmail(email)
  if (!address) return undefined
  return {
    email: address,
    mode: modeOf(typeof mode === 'string' ? mode : undefined),
    newsletter: newsletter === true,
    next: safeReturnPath(typeof next === 'string' ? next : undefined),
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
  }
}

function head(c: AppContext, mode: SignInMode) {
  return { title: c.get('i18n')._(TITLES[mode]), css: signInCss, trustedTypes: true }
}

function word(c: AppContext, code: keyof typeof AUTH_MESSAGES): string {
  return c.get('i18n')._(AUTH_MESSAGES[code])
}
