import { networkOf, wideNetworkOf } from '../auth/codes/requester.ts'
import { withTurnstile } from '../auth/turnstile/turnstile-policy.ts'
import { type AppContext, newRoutes } from '../http/context.ts'
import type { Log } from '../platform/log.ts'
import { renderPersonal } from '../http/render.tsx'
import { readForm } from '../http/request-body.ts'
import { pathTo, patterns } from '../routes.ts'
import css from './contact.css?inline'
import { type ContactErrors, parseContact } from './contact.ts'
import { type CONTACT_MESSAGES, CONTACT_TITLE } from './contact-messages.ts'
import { ContactPage, ContactSentPage } from './contact.page.tsx'
import type { Contact, Sent } from './send-message.ts'

interface ContactSettings {
  contact: Contact
  turnstileSiteKey: string | undefined
  log: Log
}

export function contactRoutes({ contact, turnstileSiteKey, log }: ContactSettings) {
  const app = newRoutes()

  app.on('GET', patterns('contact', '/sent'), (c) =>
    renderPersonal(c, head(c), <ContactSentPage locale={c.get('locale')} />),
  )

  app.on('POST', patterns('contact'), async (c) => {
    const form = await readForm(c)
    const sentPath = `${pathTo('contact', c.get('locale'))}/sent`
    // No human sees that field.
    if (form.website) return c.redirect(sentPath, 303)
    const parsed = parseContact(form)
    if (!parsed.valid) return again(c, form, { problem: 'fields', errors: parsed.errors }, 400)
    const sender = {
      network: networkOf(c.req.header('cf-connecting-ip')),
      wideNetwork: wideNetworkOf(c.req.header('cf-connecting-ip')),
      locale: c.get('locale'),
      captchaToken: form['cf-turnstile-response'],
    }
    const outcome = await contact.send(parsed.message, sender).catch((error: unknown) => {
      log.error('contact.failed', error)
      return undefined
    })
    if (outcome?.sent) return c.redirect(sentPath, 303)
    return refused(c, form, outcome)
  })

  function refused(
    c: AppContext,
    form: Record<string, string>,
    outcome: (Sent & { sent: false }) | undefined,
  ) {
    if (!outcome) return again(c, form, { problem: 'failed' }, 503)
    if (outcome.reason === 'captcha')
      return again(c, form, { problem: 'captcha', captcha: turnstileSiteKey }, 400)
    c.header('Retry-After', String(outcome.retryAfter))
    return again(c, form, { problem: 'wait' }, 429)
  }

  return app
}

interface Trouble {
  problem: keyof typeof CONTACT_MESSAGES
  errors?: ContactErrors
  captcha?: string | undefined
}

/** The form as it was sent, with what is wrong. */
async function again(
  c: AppContext,
  form: Record<string, string>,
  trouble: Trouble,
  status: 400 | 429 | 503,
): Promise<Response> {
  const page = <ContactPage locale={c.get('locale')} values={form} {...trouble} />
  const answer = await renderPersonal(c, head(c), page, status)
  if (trouble.captcha) withTurnstile(answer.headers)
  return answer
}

function head(c: AppContext) {
  return { title: c.get('i18n')._(CONTACT_TITLE), css }
}
