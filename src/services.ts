import { createAccount } from './account/account.ts'
import { createAuth } from './auth/auth.ts'
import { createLimits } from './auth/codes/attempt-limits.ts'
import { createTurnstile } from './auth/turnstile/turnstile.ts'
import { createContactStore } from './contact/contact-store.ts'
import { createContact } from './contact/send-message.ts'
import {
  chooseBasics,
  chooseMailer,
  lazyMailer,
  lazyModelReader,
  lazyPlanner,
  validSecret,
} from './app/adapters.ts'
import { chooseCheckPlan } from './app/check-plan.ts'
import { chooseOpenData } from './app/open-source.ts'
import { emailRenderers } from './app/email-renderers.ts'
import { createDeliverMail } from './mail/deliver-mail.ts'
import { createReceiveMailEvent } from './mail/receive-mail-event.ts'
import { createSuppressionStore } from './mail/suppression-store.ts'
import { createOutbox } from './mail/outbox.ts'
import { createNewsletterStore } from './newsletter/newsletter-store.ts'
import { createSubscribe } from './newsletter/subscribe.ts'
import { createCounters } from './platform/counters.ts'
import { openDatabase } from './platform/database.ts'
import { timedKv } from './platform/time-limit.ts'
import type { Adapters, Env } from './env.ts'
import { OPERATOR } from './site/operator.ts'
import { createPrepareTrip } from './trips/job/run-planning-job.ts'
import { createQuotaMarkers } from './trips/quota/quota-markers.ts'
import { createCheckDestination, createIsAtHome } from './trips/submit/check-destination.ts'
import { createSubmitTrip } from './trips/submit/submit-trip.ts'
import { createSweepTrips } from './trips/job/sweep-trips.ts'
import { createEditTrip } from './trips/edit/edit-trip.ts'
import { createPlanChangeStore } from './trips/change/plan-change-store.ts'
import { createProposeChange } from './trips/change/propose-change.ts'
import { createImportPlaces } from './trips/import/import-places.ts'
import { createPlanReader } from './trips/plan/plan-reader.ts'
import { createPlanRevisionStore } from './trips/edit/plan-revision-store.ts'
import { createEventStreamStore } from './trips/progress/event-stream-store.ts'
import { createTripLinkStore } from './trips/share/trip-link-store.ts'
import { createOauth } from './oauth/oauth.ts'
import { chooseNearTrips } from './app/near-trips.ts'
import { createDepartureStore } from './trips/departure/departure-store.ts'
import { createTripStore } from './trips/trip-store.ts'

export type Services = ReturnType<typeof createServices>

/** Chooses every adapter, once, and connects the services. Planner, atlas and mail code load when first needed. */
export function createServices(bindings: Env, given: Partial<Adapters> = {}) {
  const env = { ...bindings, KV: timedKv(bindings.KV) }
  const basics = chooseBasics(env, given)
  const { appUrl, clock, ids, log } = basics
  const database = openDatabase(env.DB)
  const secret = validSecret(env.AUTH_SECRET)
  if (!secret) log.warn('sign-in is not configured', { missing: 'AUTH_SECRET' })
  if (!__LOCAL__ && !env.RESEND_API_KEY && !env.MAILER)
    log.warn('mail is not configured', { missing: 'RESEND_API_KEY' })

  const { count, forget: forgetCounts } = createCounters(database, clock, log)
  const outbox = createOutbox(database)
  const suppressions = createSuppressionStore(database, secret ?? env.APP_URL)
  const trips = createTripStore(database)
  const streams = createEventStreamStore(database)
  const tripLinks = createTripLinkStore(database)
  const open = chooseOpenData(env, database, basics, given.openFetch, basics.atlas)
  const { atlas } = open
  const planReader = createPlanReader(atlas, open.extrasOf)
  const planRevisions = createPlanRevisionStore(database)
  const editTrip = createEditTrip({ planRevisions, atlas })
  const proposeChange = createProposeChange({
    planChanges: createPlanChangeStore(database),
    planRevisions,
    atlas,
    // A test that brings its own planner has no model at hand.
    readByModel:
      given.readByModel ?? (given.planner ? undefined : lazyModelReader(env, database, clock, atlas)),
    clock,
    ids,
  })
  const markers = createQuotaMarkers(env.KV, log)
  const enqueue = (tripId: string) => env.PLANS.send({ kind: 'plan', tripId }).then(() => {})
  const enqueueMail = (mailId: string) => env.MAILS.send({ kind: 'mail', mailId }).then(() => {})
  const planner = given.planner ?? lazyPlanner(env, database, clock, open)
  const mailer = given.mailer ?? lazyMailer(() => chooseMailer(env, log, clock))
  const newsletter = createNewsletterStore(database)
  const subscribe = createSubscribe({ newsletter, outbox, enqueueMail, clock, ids, log })
  const messages = createContactStore(database, outbox)
  const limits = createLimits({ db: database, kv: env.KV, secret: secret ?? appUrl, ids, log })
  const turnstile = env.TURNSTILE_SECRET ? createTurnstile(env.TURNSTILE_SECRET, log) : undefined
  const contact = createContact({
    messages,
    limits,
    turnstile,
    operator: OPERATOR,
    enqueueMail,
    ...basics,
  })
  const departures = createDepartureStore(database)
  const near = chooseNearTrips(open, secret ?? appUrl, { departures, outbox, addressOf, enqueueMail, clock })
  const renderers = emailRenderers({
    appUrl,
    trips,
    newsletter,
    messages,
    extrasOf: (plan) => open.extrasOf(plan).catch(() => undefined),
    departureTokenOf: near.departureTokenOf,
    clock,
  })
  const deliverMail = createDeliverMail({ outbox, suppressions, mailer, renderers, count, clock, log })
  const submitTrip = createSubmitTrip({
    trips,
    markers,
    enqueue,
    isAtHome: createIsAtHome(atlas),
    secret: secret ?? '',
    clock,
    ids,
    log,
  })
  const preparing = createPrepareTrip({
    trips,
    outbox,
    markers,
    planner,
    addressOf,
    enqueueMail,
    count,
    clock,
    log,
    patienceMs: given.patienceMs,
    renewMs: given.renewMs,
  })
  const sweepTrips = createSweepTrips({ trips, preparing, enqueue, clock, log })
  const webhookSecret = env.RESEND_WEBHOOK_SECRET
  const receiveMailEvent = createReceiveMailEvent({ suppressions, secret: webhookSecret, count, clock, log })
  const oauth = createOauth({ db: database, clock, ids })
  const auth = secret
    ? createAuth({
        db: database,
        kv: env.KV,
        secret,
        appUrl,
        turnstileSecret: env.TURNSTILE_SECRET,
        mailer,
        outbox,
        enqueueMail,
        takesNoMail: suppressions.has,
        enqueueCode: (codeId) => env.CODES.send({ kind: 'code', codeId }).then(() => {}),
        submitTrip,
        subscribe,
        clock,
        ids,
        log,
      })
    : undefined
  const account =
    auth && secret
      ? createAccount({
          auth,
          trips,
          tripLinks,
          planRevisions,
          outbox,
          enqueueMail,
          forgetSubscriber: newsletter.forget,
          moveSubscriber: newsletter.move,
          subscriptionOf: newsletter.recordOf,
          connections: oauth.grants,
          departures: near.departures,
          secret,
          clock,
          ids,
          log,
        })
      : undefined
  return {
    ...basics,
    atlas,
    checkDestination: createCheckDestination(atlas, Boolean(env.AI && env.MODELS), open.check),
    checkPlan: chooseCheckPlan(env, { database, open, limits, clock }),
    turnstileSiteKey: env.TURNSTILE_SITE_KEY,
    kv: env.KV,
    database,
    auth,
    account,
    oauth,
    newsletter,
    subscribe,
    contact,
    limits,
    mailer,
    outbox,
    trips,
    tripLinks,
    streams,
    photos: async () => (await open.data()).photos,
    collectExtras: open.collectExtras,
    ...near,
    forgetOpenAnswers: async () => (await open.data()).forget(),
    planReader,
    editTrip,
    proposeChange,
    importPlaces: createImportPlaces({ atlas, proposeChange }),
    submitTrip,
    preparing,
    sweepTrips,
    deliverMail,
    suppressions,
    receiveMailEvent,
    forgetCounts,
    enqueue,
    enqueueMail,
  }

  async function addressOf(userId: string) {
    return (await auth?.users.byId(userId))?.email
  }
}
