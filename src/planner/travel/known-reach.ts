import { upToFive } from '../../platform/clock-time.ts'
import { baseId, regionOf } from '../../atlas/bases.ts'
import type { Sight } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { MAX_SPEED_KMH } from '../limits.ts'
import type { PlanItem, TravelMode } from '../plan.ts'

type Reach = NonNullable<Sight['reach']>
type Out = Pick<Sight, 'at' | 'base' | 'reach'>
export interface ReachPlace {
  id: string
  center: Coordinates
  sights?: readonly Out[]
}

/** By what each is travelled, minutes to the platform or quay and from it to the door, and streets against the straight line. */
const MEANS: Record<Reach['mode'], { mode: TravelMode; besides: number; detour: number }> = {
  train: { mode: 'train', besides: 20, detour: 1.2 },
  tram: { mode: 'transit', besides: 10, detour: 1.2 },
  ferry: { mode: 'transit', besides: 20, detour: 1.05 },
  bus: { mode: 'car', besides: 10, detour: 1.3 },
  tour: { mode: 'car', besides: 0, detour: 1.3 },
  car: { mode: 'car', besides: 0, detour: 1.3 },
}
/** No connection is so fast that the plan relies on it: minutes, and km/h of the straight line beyond them, by rail and else. */
const FASTEST = { minutes: 20, rail: 180, other: 90 }
const SAME_KM = 0.2
/** From elsewhere in town it takes as long as from its centre, km; so does the way back to a table there. */
const TOWN_KM = 5
/** What is nearer needs no timetable, km. */
const LEAST_KM = 3

const known = new WeakMap<readonly Out[], Map<string, Out>>()

/**
 * The way from a town to a day trip, or back, as the atlas knows it: minutes door to door, rounded up to
 * five. Undefined for all other ways.
 */
export function knownReach(
  place: ReachPlace | undefined,
): (from: Coordinates, to: Coordinates) => PlanItem['travel'] {
  const trips = place?.sights && reachable(place.sights)
  if (!place || !trips || trips.size === 0) return () => undefined
  const isInTown = (point: Coordinates, { at }: Out) => {
    const far = distanceKm(at, place.center) > 2 * TOWN_KM
    return distanceKm(point, place.center) <= (far ? TOWN_KM : SAME_KM)
  }
  return (from, to) => {
    const trip = trips.get(key(to)) ?? trips.get(key(from))
    if (!trip?.reach || !startsAt(trip, place) || !isInTown(trip === trips.get(key(to)) ? from : to, trip))
      return undefined
    return wayOf(trip.reach, distanceKm(from, to))
  }
}

function reachable(sights: readonly Out[]): Map<string, Out> {
  const found =
    known.get(sights) ??
    new Map(sights.flatMap((each) => (each.reach ? [[key(each.at), each] as const] : [])))
  known.set(sights, found)
  return found
}

function key([lat, lon]: Coordinates): string {
  return `${lat} ${lon}`
}

/** A region's ways start at the base that a sight is seen from. */
function startsAt({ base }: Out, { id }: ReachPlace): boolean {
  const region = regionOf(id)
  return base === undefined ? id === region : baseId(region, base) === id
}

function wayOf({ mode: by, minutes }: Reach, straight: number): PlanItem['travel'] {
  if (straight < LEAST_KM) return undefined
  const { mode, besides, detour } = MEANS[by]
  const km = straight * detour
  const least = Math.max(
    FASTEST.minutes + (straight / FASTEST[mode === 'train' ? 'rail' : 'other']) * 60,
    (km / MAX_SPEED_KMH[mode]) * 60,
  )
  return {
    mode,
    minutes: upToFive(Math.max(minutes + besides, least)),
    km: Math.round(km * 10) / 10,
  }
}
