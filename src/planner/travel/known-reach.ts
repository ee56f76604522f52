import { upToFive } from '../../platform/clock-time.ts'
import { baseId, regionOf } from '../../atlas/bases.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { MAX_SPEED_KMH } from '../limits.ts'
import type { PlanItem, TravelMode } from '../plan.ts'

type Reach = NonNullable<Sight['reach']>
type Out = Pick<Sight, 'at' | 'base' | 'reach'>
type Reached = Out & { reach: Reach }
export interface ReachPlace {
  id: string
  center: Coordinates
  sights?: readonly Out[]
  practical?: Pick<NonNullable<Destination['practical']>, 'car'>
}

/** By what each is travelled, minutes to the platform or quay and from it to the door, and streets against the straight line. */
const MEANS: Record<Reach['mode'], { mode: TravelMode; besides: number; detour: number }> = {
  train: { mode: 'train', besides: 20, detour: 1.2 },
  tram: { mode: 'transit', besides: 10, detour: 1.2 },
  ferry: { mode: 'transit', besides: 20, detour: 1.05 },
  bus: { mode: 'transit', besides: 10, detour: 1.3 },
  tour: { mode: 'car', besides: 0, detour: 1.3 },
  car: { mode: 'car', besides: 0, detour: 1.3 },
}
/** No connection is so fast that the plan relies on it: minutes, and km/h of the straight line beyond them, by rail and else. */
const FASTEST = { minutes: 20, rail: 180, other: 90 }
const SAME_KM = 0.2
/** From elsewhere in town it takes as long as from its centre, km; so does the way back to a table there. */
const TOWN_KM = 5
/** On a long way more of the town is as good as its centre: that share of the way. */
const SHARE_IN_TOWN = 1 / 8
/** And on a short one: one waits for the same bus and cable car. */
const SHARE_OF_NEAR = 1 / 6
/** From the goal of a trip to what is seen with it, km. */
const BESIDE_KM = 4
/** By line, as far as it goes. */
const RIDDEN: ReadonlySet<Reach['mode']> = new Set(['train', 'tram', 'bus'])
/** Without its stops the road takes so much of a bus's time. */
const SHARE_OF_BUS = 0.75
/** What is nearer needs no timetable, km. */
const LEAST_KM = 3

/** By latitude. */
type Trips = ReadonlyMap<number, readonly Out[]>
const known = new WeakMap<readonly Out[], Trips>()

/**
 * The way from a town to a day trip, or back, as the atlas knows it: minutes door to door, rounded up to
 * five. Undefined for all other ways. `byTaxi`: not by bus.
 */
export function knownReach(
  place: ReachPlace | undefined,
  byTaxi = false,
): (from: Coordinates, to: Coordinates) => PlanItem['travel'] {
  const trips = place?.sights && reachable(place.sights)
  if (!place || !trips || trips.size === 0) return () => undefined
  const isFar = (point: Coordinates) => distanceKm(point, place.center) > 2 * TOWN_KM
  const isInTown = (point: Coordinates, { at, reach }: Out) => {
    // No road leads over the water, from wherever in town.
    const way = distanceKm(at, place.center)
    const near = reach?.mode === 'ferry' ? TOWN_KM : Math.max(SAME_KM, way * SHARE_OF_NEAR)
    return distanceKm(point, place.center) <= (isFar(at) ? townKm(way) : near)
  }
  const drives = byTaxi || place.practical?.car === 'needed'
  const goes = (trip: Out, town: Coordinates): trip is Reached =>
    startsAt(trip, place) && isInTown(town, trip)
  return (from, to) => {
    const [there, back] = [tripAt(trips, to), tripAt(trips, from)]
    const trip = there ?? back
    if (trip) {
      if (!goes(trip, there ? from : to)) return undefined
      const { back: home, ...out } = trip.reach
      return wayOf(there ? out : { ...out, ...home }, distanceKm(from, to), drives)
    }
    // Who has no car reaches and leaves what lies beside the goal of a train or a bus as that.
    if (place.practical?.car !== 'no') return undefined
    const [out, town] = isFar(to) ? [to, from] : [from, to]
    if (!isFar(out) || isFar(town)) return undefined
    const beside = nearestTrip(trips, out)
    return beside?.reach && RIDDEN.has(beside.reach.mode) && goes(beside, town)
      ? wayOf(beside.reach, distanceKm(from, to))
      : undefined
  }
}

/** By what the atlas says that one gets to a place: of none at its very point nothing. */
export function knownMeans(place: ReachPlace | undefined): (point: Coordinates) => Reach['mode'] | undefined {
  const trips = place?.sights && reachable(place.sights)
  return (point) => trips && tripAt(trips, point)?.reach?.mode
}

function townKm(way: number): number {
  return Math.min(2 * TOWN_KM, Math.max(TOWN_KM, way * SHARE_IN_TOWN))
}

/** The trip whose goal is hardly any way off. */
function nearestTrip(trips: Trips, point: Coordinates): Out | undefined {
  let best: Out | undefined
  let least = BESIDE_KM
  for (const trip of [...trips.values()].flat()) {
    const km = Math.abs(trip.at[0] - point[0]) * 111 < least ? distanceKm(trip.at, point) : Infinity
    if (km < least) [best, least] = [trip, km]
  }
  return best
}

function reachable(sights: readonly Out[]): Trips {
  const found =
    known.get(sights) ??
    Map.groupBy(
      sights.filter(({ reach }) => reach),
      ({ at: [lat] }) => lat,
    )
  known.set(sights, found)
  return found
}

/** The last of them at this very point. */
function tripAt(trips: Trips, [lat, lon]: Coordinates): Out | undefined {
  return trips.get(lat)?.findLast(({ at }) => at[1] === lon)
}

/** A region's ways start at the base that a sight is seen from. */
function startsAt({ base }: Out, { id }: ReachPlace): boolean {
  const region = regionOf(id)
  return base === undefined ? id === region : baseId(region, base) === id
}

function wayOf({ mode: by, minutes, km: told }: Reach, straight: number, drives = false): PlanItem['travel'] {
  if (straight < LEAST_KM) return undefined
  const { mode: usual, besides, detour } = MEANS[by]
  const km = Math.max(told ?? 0, straight * detour)
  const least = FASTEST.minutes + (straight / FASTEST[usual === 'train' ? 'rail' : 'other']) * 60
  const isDriven = drives && by === 'bus'
  const soonest = Math.max(isDriven ? minutes * SHARE_OF_BUS : minutes + besides, least)
  // Nobody waits for a bus beside a hired car, and a coach on the motorway is faster than what stops in every village.
  const isByRoad = isDriven || (by === 'bus' && (km / soonest) * 60 > MAX_SPEED_KMH[usual])
  const mode = isByRoad ? 'car' : usual
  return {
    mode,
    minutes: upToFive(Math.max(soonest, (km / MAX_SPEED_KMH[mode]) * 60)),
    km: Math.round(km * 10) / 10,
  }
}
