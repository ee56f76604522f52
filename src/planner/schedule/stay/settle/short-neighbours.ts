import type { Sight } from '../../../../atlas/destination.ts'
import { distanceKm } from '../../../../atlas/distance.ts'
import { isWithinPace } from '../../../pace.ts'
import { buildRoute } from '../../search/route.ts'
import { holesOf } from './idle-hours.ts'
import { NEAR_KM, NEXT_DOOR_KM } from './neighbour-pairs.ts'
import type { FilledStay } from './fill-free-hours.ts'
import { stayTour } from '../stay-tour.ts'
import { addedWay } from '../../search/way-changes.ts'

/** What is soon seen, minutes, and beside two stops of another day, is seen with them. */
const SHORT = 45
const BESIDE = 2
/** Or takes no longer than this, minutes, and stands next door to one of them: a cathedral's museum. */
const NEXT_DOOR = 90
/** It adds no longer way, minutes, and leaves no day with fewer stops. */
const LONGEST_WAY = 10
const LEFT = 2

/** The same days, with what is soon seen where most of what it lies beside stands, as far as that day's hours allow. */
export function withShortNeighbours(days: readonly (readonly Sight[])[], stay: FilledStay): Sight[][] {
  const found = days.map((sights) => [...sights])
  for (const [from, sights] of days.entries())
    for (const sight of sights) {
      const own = found[from] ?? []
      if (sight.daytrip || sight.event || sight.minutes > NEXT_DOOR || own.length <= LEFT) continue
      const near = found.map((others) => besideOf(sight, others))
      if ((near[from] ?? 0) > 1) continue
      const targets = [...near.keys()]
        .filter((day) => day !== from && (near[day] ?? 0) >= BESIDE)
        .filter((day) => sight.minutes <= SHORT || isNextDoor(sight, found[day] ?? []))
        .toSorted((one, other) => (near[other] ?? 0) - (near[one] ?? 0))
      for (const to of targets) {
        const longer = withSight(found[to] ?? [], sight, to, stay)
        if (!longer) continue
        found[to] = longer
        found[from] = own.filter((other) => other !== sight)
        break
      }
    }
  return found
}

function isNextDoor({ at }: Sight, others: readonly Sight[]): boolean {
  return others.some((other) => distanceKm(at, other.at) <= NEXT_DOOR_KM)
}

function besideOf({ id, at }: Sight, others: readonly Sight[]): number {
  return others.filter((other) => other.id !== id && distanceKm(at, other.at) <= NEAR_KM).length
}

/** A day with one sight more where that is hardly a way, and ends no later; undefined where it has no room. */
function withSight(
  sights: readonly Sight[],
  sight: Sight,
  index: number,
  { destination, frames, party, stops }: FilledStay,
): Sight[] | undefined {
  const frame = frames[index]
  const chosen = [...sights, sight].flatMap((each) => stops.find((stop) => stop.sight === each) ?? [])
  if (!frame || frame.role === 'departure' || chosen.length <= sights.length) return undefined
  const { maxStops, room = 0, roomMinutes = 0 } = frame
  const pace = { maxStops, short: { stops: room, minutes: roomMinutes } }
  const visits = chosen.map(({ minutes }) => minutes)
  if (!isWithinPace(pace, visits)) return undefined
  const most = Math.max(maxStops, chosen.length)
  // The others at their best hours, where the day holds them so.
  for (const anyHour of [new Set<string>(), new Set(sights.map(({ id }) => id))]) {
    const kept = { anyHour, onlyBest: true, anyPace: true }
    const tour = stayTour(destination, chosen, [{ ...frame, maxStops: most }], party, kept)
    const [day] = tour.days
    const route = day && buildRoute(tour, day, [...sights.keys()])
    if (!day || !route) continue
    const latest = route.end + Math.max(0, holesOf(tour, route, frame).at(-1) ?? 0)
    const way = (position: number) => addedWay(tour, route, sights.length, position)
    const fits = (position: number) => {
      const longer = buildRoute(tour, day, route.order.toSpliced(position, 0, sights.length))
      return longer !== undefined && longer.end <= latest
    }
    const position = [...sights.keys(), sights.length]
      .filter((each) => way(each) <= LONGEST_WAY && fits(each))
      .toSorted((one, other) => way(one) - way(other))[0]
    return position === undefined ? undefined : sights.toSpliced(position, 0, sight)
  }
  return undefined
}
