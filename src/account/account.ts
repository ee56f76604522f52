import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Auth } from '../auth/auth.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Carry } from '../platform/shard.ts'
import type { PlanRevisionStore } from '../trips/edit/plan-revision-store.ts'
import type { GrantStore } from '../oauth/grant-store.ts'
import type { TripLinkStore } from '../trips/share/trip-link-store.ts'
import type { TripStore } from '../trips/trip-store.ts'
import { tripDetail } from '../trips/trip-view.ts'
import type { AccountAddresses } from './account-addresses.ts'
import { createChangeEmail } from './email/change-email.ts'
import { createUndoEmail } from './email/undo-email.ts'
import { createChangePassword } from './password/change-password.ts'
import { createConfirmIdentity } from './confirm-identity.ts'
import { createDeleteAccount } from './delete-account.ts'
import { createExportAccount } from './export-account.ts'

interface AccountSettings {
  auth: Auth
  trips: TripStore
  tripLinks: TripLinkStore
  planRevisions: PlanRevisionStore
  outbox: Outbox
  enqueueMail(id: string): Promise<void>
  forgetSubscriber(email: string): Promise<unknown>
  moveSubscriber(from: string, to: string, moved: SQL): SQLWrapper[]
  departures: { refuses(userId: string): Promise<boolean> }
  addresses: AccountAddresses
  /** What other programs may do for the account. */
  connections: GrantStore
  subscriptionOf(email: string): Promise<object | undefined>
  secret: string
  carry: Carry
  clock: Clock
  ids: Ids
  log: Log
}

export type Account = ReturnType<typeof createAccount>

/** What somebody may do with their own account. */
export function createAccount(settings: AccountSettings) {
  const { auth, addresses, trips, outbox, enqueueMail, secret, carry, clock, ids, log } = settings
  const { tripLinks, planRevisions, forgetSubscriber, moveSubscriber, subscriptionOf, connections } = settings
  const {
    tellOwner,
    users,
    undos,
    passkeys,
    securityEvents,
    sessions,
    challenges,
    limits,
    issueCode,
    checking,
  } = auth
  const identity = createConfirmIdentity({ undos, issueCode, checking, passkeys, clock })
  return {
    identity,
    email: createChangeEmail({
      users,
      undos,
      tellOwner,
      challenges,
      identity,
      issueCode,
      checking,
      moveSubscriber,
      endConnections: connections.endAllIf,
      addresses,
      outbox,
      enqueueMail,
      secret,
      carry,
      clock,
      ids,
      log,
    }),
    undoEmail: createUndoEmail({
      users,
      undos,
      tellOwner,
      moveSubscriber,
      endConnections: connections.endAllIf,
      addresses,
      outbox,
      enqueueMail,
      secret,
      clock,
      log,
    }),
    password: createChangePassword({
      users,
      sessions,
      limits,
      tellOwner,
      identity,
      endConnections: connections.endAll,
      clock,
      ids,
      log,
    }),
    remove: createDeleteAccount({
      users,
      addresses,
      identity,
      forgetSubscriber,
      outbox,
      enqueueMail,
      clock,
      log,
    }),
    exportAll: createExportAccount({
      users,
      sessions,
      trips,
      tripOf: (trip) => ({ ...tripDetail(trip), wishes: trip.wishes }),
      subscriptionOf,
      tripLinks,
      planRevisions,
      departures: settings.departures,
      outbox,
      undos,
      passkeys,
      connections,
      securityEvents,
      clock,
    }),
    users,
    sessions,
    passkeys,
    connections,
    securityEvents,
  }
}
