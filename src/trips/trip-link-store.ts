import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { LINK_KINDS, tripLinks } from './trip-link.table.ts'
import { withPlan } from './packed-plan.ts'
import { type Trip } from './trip-store.ts'
import { trips } from './trip.table.ts'

export type LinkKind = (typeof LINK_KINDS)[number]
export type TripLinkStore = ReturnType<typeof createTripLinkStore>

export function createTripLinkStore(db: Database) {
  return {
    /**
     * The token of a trip's link, made now if there is none; undefined when the trip is not the user's. Two requests
     * at once end with one link: the unique index takes the first, and both read it.
     */
    async ensure(link: {
      tripId: string
      userId: string
      kind: LinkKind
      token: string
      now: number
    }): Promise<string | undefined> {
      const { tripId, userId, kind, token, now } = link
      await db.run(sql`
        insert into ${tripLinks} (token, trip_id, kind, created_at)
        select ${token}, id, ${kind}, ${now} from ${trips} where id = ${tripId} and user_id = ${userId}
        on conflict do nothing`)
      return (await this.of(tripId, userId))[kind]
    },

    /** The tokens of a trip's links, by kind. */
    async of(tripId: string, userId: string): Promise<Partial<Record<LinkKind, string>>> {
      const found = await db
        .select({ kind: tripLinks.kind, token: tripLinks.token })
        .from(tripLinks)
        .innerJoin(trips, eq(trips.id, tripLinks.tripId))
        .where(and(eq(trips.id, tripId), eq(trips.userId, userId)))
      return Object.fromEntries(found.map(({ kind, token }) => [kind, token]))
    },

    /** False when there was none. */
    async revoke(tripId: string, userId: string, kind: LinkKind): Promise<boolean> {
      const owned = sql`exists (select 1 from ${trips} where id = ${tripId} and user_id = ${userId})`
      const { meta } = await db
        .delete(tripLinks)
        .where(and(eq(tripLinks.tripId, tripId), eq(tripLinks.kind, kind), owned))
      return meta.changes > 0
    },

    /** The trip that a token leads to. */
    async tripBehind(token: string, kind: LinkKind): Promise<Trip | undefined> {
      const [found] = await db
        .select({ trip: trips })
        .from(tripLinks)
        .innerJoin(trips, eq(trips.id, tripLinks.tripId))
        .where(and(eq(tripLinks.token, token), eq(tripLinks.kind, kind)))
      return found && withPlan(found.trip)
    },
  }
}
