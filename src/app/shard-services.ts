import { createAccountAddresses } from '../account/account-addresses.ts'
import { createAccount } from '../account/account.ts'
import { type Auth, createAuth } from '../auth/auth.ts'
import type { CompleteSignIn } from '../auth/sessions/complete-sign-in.ts'
import type { Challenge } from '../auth/codes/challenge.ts'
import type { AddressDirectory } from '../auth/users/address-directory.ts'
import { createEmailUndoStore } from '../auth/users/email-undo-store.ts'
import { createUserStore } from '../auth/users/user-store.ts'
import type { Adapters, Env } from '../env.ts'
import { createDeliverMail } from '../mail/deliver-mail.ts'
import { createOutbox } from '../mail/outbox.ts'
import { createOauth } from '../oauth/oauth.ts'
import type { Database } from '../platform/database.ts'
import { carryOf } from '../platform/shard.ts'
import { createPlanChangeStore } from '../trips/change/plan-change-store.ts'
import { createProposeChange } from '../trips/change/propose-change.ts'
import { createDepartureStore } from '../trips/departure/departure-store.ts'
import { createEditTrip } from '../trips/edit/edit-trip.ts'
import { createPlanRevisionStore } from '../trips/edit/plan-revision-store.ts'
import { createImportPlaces } from '../trips/import/import-places.ts'
import { createPrepareTrip } from '../trips/job/run-planning-job.ts'
import { createSweepTrips } from '../trips/job/sweep-trips.ts'
import { createPlanReader } from '../trips/plan/plan-reader.ts'
import { createEventStreamStore } from '../trips/progress/event-stream-store.ts'
import { createTripLinkStore } from '../trips/share/trip-link-store.ts'
import { createIsAtHome } from '../trips/submit/destination/check-destination.ts'
import { createSubmitTrip } from '../trips/submit/submit-trip.ts'
import { createTripStore } from '../trips/trip-store.ts'
import { emailRenderers } from './email-renderers.ts'
import { chooseNearTrips } from './near-trips.ts'
import type { SharedServices } from './shared-services.ts'

interface ShardSettings {
  env: Env
  given: Partial<Adapters>
  shared: SharedServices
  databases: Database[]
  directory: AddressDirectory
  completerOf(proved: Challenge): Promise<CompleteSignIn | undefined>
}

export type ShardServices = ReturnType<typeof createShardServices>

/** The services for the users of one database. They know no other's users. */
export function createShardServices(shard: number, database: Database, settings: ShardSettings) {
  const { env, given, shared, databases, directory, completerOf } = settings
  const { basics, secret, open, atlas, newsletter, subscribe, limits, mailer, markers, planner, count } =
    shared
  const { appUrl, clock, ids, log } = basics
  const carry = carryOf(shard)
  const named = shard > 0 ? { shard } : {}
  const enqueue = (tripId: string) => env.PLANS.send({ kind: 'plan', tripId, ...named }).then(() => {})
  const enqueueMail = (mailId: string) => env.MAILS.send({ kind: 'mail', mailId, ...named }).then(() => {})

  const outbox = createOutbox(database)
  const trips = createTripStore(database)
  const tripLinks = createTripLinkStore(database)
  const planReader = createPlanReader(atlas, open.extrasOf)
  const planRevisions = createPlanRevisionStore(database)
  const proposeChange = createProposeChange({
    planChanges: createPlanChangeStore(database),
    planRevisions,
    atlas,
    readByModel: shared.readByModel,
    clock,
    ids,
  })
  const near = chooseNearTrips(open, secret ?? appUrl, {
    departures: createDepartureStore(database),
    outbox,
    addressOf,
    enqueueMail,
    carry,
    hasForecasts: shard === 0,
    clock,
  })
  const renderers = emailRenderers({
    appUrl,
    trips,
    newsletter,
    messages: shared.messages,
    extrasOf: (plan) => open.extrasOf(plan).catch(() => undefined),
    departureTokenOf: near.departureTokenOf,
    clock,
  })
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
  const { patienceMs, renewMs } = given
  const mailing = { outbox, addressOf, enqueueMail, count, clock, log }
  const preparing = createPrepareTrip({ trips, markers, planner, patienceMs, renewMs, ...mailing })
  const oauth = createOauth({ db: database, carry, clock, ids })
  const auth: Auth | undefined = secret
    ? createAuth({
        db: database,
        shard,
        kv: env.KV,
        secret,
        appUrl,
        turnstileSecret: env.TURNSTILE_SECRET,
        limits,
        mailer,
        outbox,
        enqueueMail,
        takesNoMail: shared.suppressions.has,
        enqueueCode: (codeId) => env.CODES.send({ kind: 'code', codeId, ...named }).then(() => {}),
        submitTrip,
        subscribe,
        completerOf,
        clock,
        ids,
        log,
      })
    : undefined
  const account =
    auth && secret
      ? createAccount({
          auth,
          addresses: createAccountAddresses({
            shard,
            directory,
            holderIn: (other) => holderIn(databases[other] ?? database),
            moveSubscriber: (from, to) => newsletter.moveNow(from, to),
            log,
          }),
          trips,
          tripLinks,
          planRevisions,
          outbox,
          enqueueMail,
          forgetSubscriber: newsletter.forget,
          // The newsletter's records are in `DB`: elsewhere they follow when the change is made.
          moveSubscriber: (from, to, moved) => (shard === 0 ? newsletter.move(from, to, moved) : []),
          subscriptionOf: newsletter.recordOf,
          departures: near.departures,
          connections: oauth.grants,
          secret,
          carry,
          clock,
          ids,
          log,
        })
      : undefined
  return {
    shard,
    database,
    carry,
    auth,
    account,
    oauth,
    outbox,
    trips,
    tripLinks,
    streams: createEventStreamStore(database),
    ...near,
    planReader,
    editTrip: createEditTrip({ planRevisions, atlas }),
    proposeChange,
    importPlaces: createImportPlaces({ atlas, proposeChange }),
    submitTrip,
    preparing,
    sweepTrips: createSweepTrips({ trips, preparing, enqueue, clock, log }),
    deliverMail: createDeliverMail({
      outbox,
      suppressions: shared.suppressions,
      mailer,
      renderers,
      count,
      clock,
      log,
    }),
    enqueue,
    enqueueMail,
  }

  async function addressOf(userId: string) {
    return (await auth?.users.byId(userId))?.email
  }
}

function holderIn(database: Database) {
  return {
    byEmail: createUserStore(database).byEmail,
    isKept: createEmailUndoStore(database).isKept,
  }
}
