import { msg } from '@lingui/core/macro'
import { networkOf, wideNetworkOf } from '../auth/codes/requester.ts'
import { AUTH_MESSAGES } from '../auth/auth-messages.ts'
import { canonicalEmail, parseEmail } from '../auth/users/email-address.ts'
import type { Limits } from '../auth/codes/attempt-limits.ts'
import { type AppContext, newRoutes } from '../http/context.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { sha256 } from '../platform/hmac.ts'
import type { Log } from '../platform/log.ts'
import { renderPersonal } from '../http/render.tsx'
import { asRecord, readForm, readJson } from '../http/request-body.ts'
import { pathTo, patterns } from '../routes.ts'
import type { Source } from './newsletter.ts'
import { ConfirmPage, NewsletterPage, ResultPage, UnsubscribePage } from './newsletter.page.tsx'
import { NEWSLETTER_MESSAGES } from './newsletter-messages.ts'
import type { NewsletterStore } from './newsletter-store.ts'
import type { Subscribe } from './subscribe.ts'

const HOUR = 60 * 60 * 1000
/** From one network and the one around it, so that nobody sends e-mails to a list of addresses. */
const NETWORK_LIMIT = [{ max: 10, within: HOUR }]
const WIDE_LIMIT = [{ max: 20, within: HOUR }]
/** To one mailbox, however it is spelled. */
const MAILBOX_LIMIT = [{ max: 3, within: 24 * HOUR }]

interface NewsletterSettings {
  newsletter: NewsletterStore
  subscribe: Subscribe
  limits: Limits
  clock: Clock
  log: Log
}

/** What came of it; from too busy a network nothing, for so many seconds. */
type Asked = 'inbox' | 'already' | 'failed' | { retryAfter: number }

export function newsletterRoutes({ newsletter, subscribe, limits, clock, log }: NewsletterSettings) {
  const app = newRoutes()

  app.post('/api/newsletter', async (c) => {
    const email = parseEmail(asRecord(await readJson(c)).email)
    if (!email) throw new AppError('invalid_input', { fields: { email: 'not_an_address' } })
    const outcome = await ask(c, email, 'api')
    if (typeof outcome === 'object') throw new AppError('too_many_requests', outcome)
    if (outcome !== 'inbox')
      throw new AppError(outcome === 'already' ? 'already_subscribed' : 'subscribe_failed')
    return c.json({ message: c.get('i18n')._(NEWSLETTER_MESSAGES.inbox) }, 202)
  })

  app.on('GET', patterns('newsletter'), (c) => formPage(c, { sent: c.req.query('sent') !== undefined }))

  app.on('POST', patterns('newsletter'), async (c) => {
    const form = await readForm(c)
    const email = parseEmail(form.email)
    const i18n = c.get('i18n')
    if (!email)
      return formPage(c, { sent: false, email: form.email, error: i18n._(AUTH_MESSAGES.email_invalid) }, 400)
    const outcome = await ask(c, email, 'form')
    if (outcome === 'inbox') return c.redirect(pathTo('newsletter', c.get('locale'), {}, { sent: '1' }), 303)
    if (typeof outcome === 'object') {
      c.header('Retry-After', String(outcome.retryAfter))
      const error = i18n._(NEWSLETTER_MESSAGES.wait)
      return formPage(c, { sent: false, email: form.email, error }, 429)
    }
    const error = i18n._(NEWSLETTER_MESSAGES[outcome])
    return formPage(c, { sent: false, email: form.email, error }, outcome === 'already' ? 409 : 503)
  })

  app.on('GET', patterns('newsletterConfirm'), (c) =>
    renderPersonal(
      c,
      head(c, msg`Confirm your subscription`),
      <ConfirmPage locale={c.get('locale')} token={c.req.query('token') ?? ''} />,
    ),
  )

  app.on('POST', patterns('newsletterConfirm'), async (c) => {
    const { token = '' } = await readForm(c)
    const outcome = await attempt(async () => newsletter.confirm(await sha256(token), clock.now()), 'failed')
    const query = outcome === 'confirmed' ? {} : { result: outcome }
    return c.redirect(pathTo('newsletterVerified', c.get('locale'), {}, query), 303)
  })

  app.on('GET', patterns('newsletterVerified'), (c) => {
    const result = c.req.query('result')
    const message = result === 'failed' ? 'notVerified' : result === 'already' ? 'already' : 'verified'
    return resultPage(c, msg`Newsletter`, message, result !== 'failed')
  })

  app.on('GET', patterns('newsletterUnsubscribe'), (c) =>
    renderPersonal(
      c,
      head(c, msg`Unsubscribe`),
      <UnsubscribePage locale={c.get('locale')} token={c.req.query('token') ?? ''} />,
    ),
  )

  /** The page's button, or a mail program's one click (RFC 8058): the token in the address, and no redirect. */
  app.on('POST', patterns('newsletterUnsubscribe'), async (c) => {
    const oneClick = c.req.query('token')
    const token = oneClick ?? (await readForm(c)).token ?? ''
    const done = await attempt(() => newsletter.unsubscribe(token, clock.now()), false)
    if (oneClick !== undefined) return c.body(null, done ? 200 : 404)
    const query = done ? {} : { result: 'failed' }
    return c.redirect(pathTo('newsletterUnsubscribed', c.get('locale'), {}, query), 303)
  })

  app.on('GET', patterns('newsletterUnsubscribed'), (c) => {
    const done = c.req.query('result') !== 'failed'
    return resultPage(c, msg`Newsletter`, done ? 'unsubscribed' : 'notUnsubscribed', done)
  })

  function ask(c: AppContext, email: string, source: Source): Promise<Asked> {
    return attempt<Asked>(async () => {
      // Only to somebody who proved the address: a stranger learns nothing about it.
      if (c.get('viewer')?.email === email && (await newsletter.isSubscribed(email))) return 'already'
      const ip = c.req.header('cf-connecting-ip')
      const budgets = [
        { owner: await limits.ownerOf('newsletter', networkOf(ip)), rules: NETWORK_LIMIT },
        { owner: await limits.ownerOf('newsletter', 'wide', wideNetworkOf(ip)), rules: WIDE_LIMIT },
        { owner: await limits.ownerOf('newsletter', 'mailbox', canonicalEmail(email)), rules: MAILBOX_LIMIT },
      ]
      const taken = await limits.takeAll(budgets, clock.now())
      if (!taken.taken) return { retryAfter: taken.retryAfter }
      await subscribe(email, c.get('locale'), source)
      return 'inbox'
    }, 'failed')
  }

  /** A visitor can try again; what went wrong is for the log. */
  async function attempt<Outcome>(work: () => Promise<Outcome>, failed: Outcome): Promise<Outcome> {
    try {
      return await work()
    } catch (error) {
      log.error('newsletter.failed', error)
      return failed
    }
  }

  return app
}

type Words = ReturnType<typeof msg>

function head(c: AppContext, title: Words) {
  return { title: c.get('i18n')._(title) }
}

function formPage(
  c: AppContext,
  props: { sent: boolean; email?: string | undefined; error?: string },
  status: 200 | 400 | 409 | 429 | 503 = 200,
) {
  return renderPersonal(
    c,
    head(c, msg`Newsletter`),
    <NewsletterPage locale={c.get('locale')} {...props} />,
    status,
  )
}

function resultPage(c: AppContext, title: Words, message: keyof typeof NEWSLETTER_MESSAGES, done: boolean) {
  const i18n = c.get('i18n')
  const words = { title: i18n._(title), message: i18n._(NEWSLETTER_MESSAGES[message]) }
  return renderPersonal(c, head(c, title), <ResultPage locale={c.get('locale')} done={done} {...words} />)
}
