import { createLimits } from '../auth/codes/attempt-limits.ts'
import { createTurnstile } from '../auth/turnstile/turnstile.ts'
import { createContactStore } from '../contact/contact-store.ts'
import { createContact } from '../contact/send-message.ts'
import type { Adapters, Env } from '../env.ts'
import { createReceiveMailEvent } from '../mail/receive-mail-event.ts'
import { createOutbox } from '../mail/outbox.ts'
import { createSuppressionStore } from '../mail/suppression-store.ts'
import { createNewsletterStore } from '../newsletter/newsletter-store.ts'
import { createSubscribe } from '../newsletter/subscribe.ts'
import { createCounters } from '../platform/counters.ts'
import type { Database } from '../platform/database.ts'
import { OPERATOR } from '../site/operator.ts'
import { createQuotaMarkers } from '../trips/quota/quota-markers.ts'
import { createCheckDestination } from '../trips/submit/destination/check-destination.ts'
import { createReadyRoutes } from '../trips/submit/destination/ready-routes.ts'
import {
  chooseBasics,
  chooseMailer,
  lazyMailer,
  lazyModelReader,
  lazyPlanner,
  validSecret,
} from './adapters.ts'
import { chooseCheckPlan } from './check-plan.ts'
import { createMayLookUp } from './look-up-share.ts'
import { chooseOpenData } from './open-source.ts'

export type SharedServices = ReturnType<typeof createSharedServices>

/** What is there once, however many databases there are: what belongs to no account is in `DB`. */
export function createSharedServices(env: Env, given: Partial<Adapters>, database: Database) {
  const basics = chooseBasics(env, given)
  const { appUrl, clock, ids, log } = basics
  const secret = validSecret(env.AUTH_SECRET)
  if (!secret) log.warn('sign-in is not configured', { missing: 'AUTH_SECRET' })
  if (!__LOCAL__ && !env.RESEND_API_KEY && !env.MAILER)
    log.warn('mail is not configured', { missing: 'RESEND_API_KEY' })

  const { count, forget: forgetCounts } = createCounters(database, clock, log)
  const outbox = createOutbox(database)
  const enqueueMail = (mailId: string) => env.MAILS.send({ kind: 'mail', mailId }).then(() => {})
  const suppressions = createSuppressionStore(database, secret ?? env.APP_URL)
  const newsletter = createNewsletterStore(database)
  const messages = createContactStore(database, outbox)
  const limits = createLimits({ db: database, kv: env.KV, secret: secret ?? appUrl, ids, log })
  const mayLookUp = createMayLookUp(limits, clock)
  const open = chooseOpenData(env, database, { ...basics, mayLookUp }, given.openFetch, basics.atlas)
  const { atlas } = open
  const turnstile = env.TURNSTILE_SECRET ? createTurnstile(env.TURNSTILE_SECRET, log) : undefined
  return {
    basics,
    secret,
    open,
    atlas,
    /** Of `DB`: its e-mails about what belongs to no account. */
    outbox,
    count,
    forgetCounts,
    suppressions,
    receiveMailEvent: createReceiveMailEvent({
      suppressions,
      secret: env.RESEND_WEBHOOK_SECRET,
      count,
      clock,
      log,
    }),
    newsletter,
    subscribe: createSubscribe({ newsletter, outbox, enqueueMail, clock, ids, log }),
    messages,
    limits,
    contact: createContact({ messages, limits, turnstile, operator: OPERATOR, enqueueMail, ...basics }),
    mailer: given.mailer ?? lazyMailer(() => chooseMailer(env, log, clock)),
    markers: createQuotaMarkers(env.KV, log),
    planner: given.planner ?? lazyPlanner(env, database, clock, open),
    // A test that brings its own planner has no model at hand.
    readByModel:
      given.readByModel ?? (given.planner ? undefined : lazyModelReader(env, database, clock, atlas)),
    checkPlan: chooseCheckPlan(env, { database, open, limits, mayLookUp, clock }),
    readyRoutes: createReadyRoutes(atlas),
    checkDestination: createCheckDestination(atlas, Boolean(env.AI && env.MODELS), open.check),
  }
}
