import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { LINK_KINDS, tripLinks } from './trip-link.table.ts'
import { withPlan } from '../plan/packed-plan.ts'
import { ownedTrip, type Trip } from '../trip-store.ts'
import { trips } from '../trip.table.ts'

export type LinkKind = (typeof LINK_KINDS)[number]
export type LinkTokens = Partial<Record<LinkKind, string>>
export type TripLinkStore = ReturnType<typeof createTripLinkStore>

export function createTripLinkStore(db: Database) {
  const linksOf = (tripId: string, userId: string) =>
    db
      .select({ kind: tripLinks.kind, token: tripLinks.token })
      .from(tripLinks)
      .innerJoin(trips, eq(trips.id, tripLinks.tripId))
      .where(and(eq(trips.id, tripId), eq(trips.userId, userId)))

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
      return tokensByKind(await linksOf(tripId, userId))[kind]
    },

    /** The owner's trip with the tokens of its links, in one round trip; undefined when it is not the user's. */
    async tripWithLinks(
      tripId: string,
      userId: string,
    ): Promise<{ trip: Trip; links: LinkTokens } | undefined> {
      const [[trip], links] = await db.batch([ownedTrip(db, tripId, userId), linksOf(tripId, userId)])
      return trip && { trip: await withPlan(trip), links: tokensByKind(links) }
    },

    /** All links of an account's trips, for its export. */
    async ofUser(userId: string) {
      return db
        .select({
          tripId: tripLinks.tripId,
          kind: tripLinks.kind,
          token: tripLinks.token,
          createdAt: tripLinks.createdAt,
        })
        .from(tripLinks)
        .innerJoin(trips, eq(trips.id, tripLinks.tripId))
        .where(eq(trips.userId, userId))
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

function tokensByKind(links: { kind: LinkKind; token: string }[]): LinkTokens {
  return Object.fromEntries(links.map(({ kind, token }) => [kind, token]))
}
