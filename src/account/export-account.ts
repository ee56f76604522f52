import type { Sessions } from '../auth/sessions/refresh-session.ts'
import type { UserStore } from '../auth/users/user-store.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { Clock } from '../platform/clock.ts'

const MOST_TRIPS = 10_000

interface ExportSettings<Trip> {
  users: UserStore
  sessions: Sessions
  trips: {
    list(userId: string, limit: number, offset: number): Promise<{ id: string }[]>
    owned(id: string, userId: string): Promise<Trip | undefined>
  }
  tripOf(trip: Trip): object
  /** The newsletter's record of an address, if there is one. */
  subscriptionOf(email: string): Promise<object | undefined>
  clock: Clock
}

/** Everything we store of an account, in one object. */
export function createExportAccount<Trip>(settings: ExportSettings<Trip>) {
  const { users, sessions, trips, tripOf, subscriptionOf, clock } = settings

  return async function exportAccount({ userId, email }: Viewer) {
    const user = await users.byId(userId)
    const now = clock.now()
    const own = []
    for (const { id } of await trips.list(userId, MOST_TRIPS, 0)) {
      const trip = await trips.owned(id, userId)
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
      devices: (await sessions.list(userId, now)).map(({ device, createdAt, refreshedAt }) => ({
        device,
        signedInAt: iso(createdAt),
        lastSeenAt: iso(refreshedAt),
      })),
      trips: own,
    }
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
