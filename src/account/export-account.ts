import type { Sessions } from '../auth/sessions/refresh-session.ts'
import type { UserStore } from '../auth/users/user-store.ts'
import type { Passkey } from '../auth/passkeys/passkey.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { ConnectedApp } from '../oauth/grant-store.ts'
import type { Clock } from '../platform/clock.ts'

const MOST_TRIPS = 10_000

interface ExportSettings<Trip> {
  users: UserStore
  sessions: Sessions
  trips: {
    list(userId: string, limit: number, offset: number): Promise<{ id: string }[]>
    findOwned(id: string, userId: string): Promise<Trip | undefined>
  }
  tripOf(trip: Trip): object
  /** The newsletter's record of an address, if there is one. */
  subscriptionOf(email: string): Promise<object | undefined>
  /** Read by account; what each one is stands in its store. */
  tripLinks: { ofUser(userId: string): Promise<({ createdAt: number } & object)[]> }
  planRevisions: { ofUser(userId: string): Promise<object[]> }
  outbox: { ofUser(userId: string): Promise<({ createdAt: number } & object)[]> }
  undos: { openFor(userId: string, now: number): Promise<{ email: string } | undefined> }
  passkeys: { list(userId: string): Promise<Passkey[]> }
  departures: { refuses(userId: string): Promise<boolean> }
  connections: { list(userId: string): Promise<ConnectedApp[]> }
  securityEvents: { list(userId: string, now: number): Promise<({ at: number } & object)[]> }
  clock: Clock
}

/** Everything we store of an account, in one object. */
export function createExportAccount<Trip>(settings: ExportSettings<Trip>) {
  const { users, sessions, trips, tripOf, subscriptionOf, clock } = settings
  const { departures, tripLinks, planRevisions, outbox, undos, passkeys, connections, securityEvents } =
    settings

  return async function exportAccount({ userId, email }: Viewer) {
    const user = await users.byId(userId)
    const now = clock.now()
    const own = []
    for (const { id } of await trips.list(userId, MOST_TRIPS, 0)) {
      const trip = await trips.findOwned(id, userId)
      if (trip) own.push(tripOf(trip))
    }
    return {
      exportedAt: iso(now),
      account: user && {
        id: user.id,
        email: user.email,
        name: user.name,
        language: user.language,
        createdAt: iso(user.createdAt),
        hasPassword: (await users.passwordHash(userId)) !== undefined,
      },
      newsletter: (await subscriptionOf(email)) ?? null,
      emailBeforeTrips: !(await departures.refuses(userId)),
      devices: (await sessions.list(userId, now)).map(({ device, createdAt, refreshedAt }) => ({
        device,
        signedInAt: iso(createdAt),
        lastSeenAt: iso(refreshedAt),
      })),
      passkeys: (await passkeys.list(userId)).map(({ name, createdAt, usedAt }) => ({
        name,
        addedAt: iso(createdAt),
        usedAt: usedAt === null ? null : iso(usedAt),
      })),
      connectedPrograms: (await connections.list(userId)).map(({ name, scopes, createdAt, usedAt }) => ({
        name,
        scopes,
        connectedAt: iso(createdAt),
        usedAt: usedAt === null ? null : iso(usedAt),
      })),
      trips: own,
      links: (await tripLinks.ofUser(userId)).map(dated),
      planChanges: await planRevisions.ofUser(userId),
      emails: (await outbox.ofUser(userId)).map(dated),
      formerAddress: (await undos.openFor(userId, now))?.email ?? null,
      securityLog: (await securityEvents.list(userId, now)).map(({ at, ...event }) => ({
        ...event,
        at: iso(at),
      })),
    }
  }
}

function dated<Row extends { createdAt: number }>({ createdAt, ...row }: Row) {
  return { ...row, createdAt: iso(createdAt) }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
