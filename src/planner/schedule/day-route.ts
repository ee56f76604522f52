import { daylightOn } from '../../atlas/daylight.ts'
import type { Sight } from '../../atlas/destination.ts'
import { bestHours, momentsOf } from '../../atlas/moments.ts'
import { downToFive } from '../../platform/clock-time.ts'
import { saysItsHour } from './hours/asked-hours.ts'
import type { DayFrame } from './frame.ts'
import type { Party, Stop } from './party/party-likes.ts'
import { heatOn, isInTheSun } from './hours/midday-heat.ts'
import { isSunday } from './hours/sunday-mass.ts'
import { buildRoute, type Route } from './search/route.ts'
import { type RouteTimes, timesOf } from './search/times.ts'
import type { Tour } from './search/tour.ts'
import { minutesBetween, stopAt } from './search/visit-times.ts'
import { CAUGHT } from './hours/start-spans.ts'
import { stayTour } from './stay/stay-tour.ts'

/** After an early stop one has breakfast, and the next follows soon, minutes. */
const BREAKFAST = 30
const FOLLOWS_WITHIN = 45
/** Who goes far for the day sets out no later, minutes after midnight. */
const SETS_OUT = 480

type TourPlace = Parameters<typeof stayTour>[0]

export interface DayRoute {
  tour: Tour
  route: Route
}

/** The stops of a day in this order, where they fit. Nobody rises early for one that is followed by a hole. */
export function dayRoute(
  destination: TourPlace,
  frame: DayFrame,
  stops: readonly Stop[],
  party: Party,
): DayRoute | undefined {
  const found = routeFor(destination, frame, stops, party)
  const first = stops[0]?.sight
  if (!found || !first?.best || first.starts || saysItsHour(first)) return found
  // Whatever follows, nobody sleeps in and walks over ruins at noon.
  if (isInTheSun(first) && heatOn(destination, frame.date, party.kids)) return found
  const haste = { frame, isEarly: true, sunset: Infinity }
  if (!leavesHole(found, haste)) return found
  const later = routeFor(destination, frame, stops, party, [first.id])
  return later && !leavesHole(later, haste) ? later : found
}

function leavesHole(found: DayRoute, haste: Haste): boolean {
  const { tour, route } = found
  const { starts: soonest, lunch } = timesOf(tour, route)
  const [start, next] = withoutNeedlessHaste(soonest, found, haste, lunch)
  const [first, second] = [stopAt(route.order, 0), stopAt(route.order, 1)]
  if (start === undefined || next === undefined || lunch?.after === 1) return false
  const usual = haste.frame.start + minutesBetween(tour, route.day, -1, first)
  const idle = next - start - (tour.minutes[first] ?? 0) - minutesBetween(tour, route.day, first, second)
  return start < usual && idle > BREAKFAST + FOLLOWS_WITHIN
}

interface Haste {
  frame: DayFrame
  /** The first stop is at its best when it begins soonest. */
  isEarly: boolean
  /** When the light ends for the way back. */
  sunset: number
}

/** How soon the first stop of a day has to be seen. `start`: when it could begin. */
export function hasteFor(
  first: Sight | undefined,
  start = 0,
  { center, zone }: Pick<TourPlace, 'center' | 'zone'>,
  frame: DayFrame,
): Haste {
  const daylight = daylightOn(frame.date, center, zone)
  const moments = first && momentsOf(first.hours, daylight)
  const windows = first && moments ? bestHours(first, frame.date, moments) : []
  return { frame, isEarly: windows.some(({ from }) => from <= start), sunset: daylight.sunset }
}

/**
 * Nobody gets up earlier than a first stop before the usual hour asks for: as late as it is still wholly at its best.
 * What is as good all day begins as late as leaves the way back in the light; `sunset`: when that ends.
 */
export function withoutNeedlessHaste(
  starts: readonly number[],
  { tour, route }: DayRoute,
  { frame, isEarly, sunset }: Haste,
  lunch: RouteTimes['lunch'],
): number[] {
  const { day, order } = route
  const [first, next] = [stopAt(order, 0), stopAt(order, 1)]
  const [start, follows = isEarly ? day.end : Math.min(day.end, sunset)] = starts
  if (start === undefined || first < 0) return [...starts]
  const minutes = tour.minutes[first] ?? 0
  const usual =
    (isEarly ? frame.start : Math.min(frame.start, SETS_OUT)) + minutesBetween(tour, day, -1, first)
  const onward = minutesBetween(tour, day, first, next)
  const until = lunch?.after === 1 ? lunch.start : follows - onward
  const whole = (day.closes[first] ?? 0) - (isEarly ? minutes - Math.min(minutes, CAUGHT) : 0)
  const later = downToFive(Math.min(usual, until - minutes, whole))
  return start < usual && later > start && !day.starts?.[first] ? [later, ...starts.slice(1)] : [...starts]
}

/** Everything at its best hours; else one of them at any hour, else all; in the sun at noon or during mass last. */
function routeFor(
  destination: TourPlace,
  frame: DayFrame,
  stops: readonly Stop[],
  party: Party,
  unhurried: readonly string[] = [],
): DayRoute | undefined {
  const order = [...stops.keys()]
  const held = { ...frame, maxStops: Math.max(frame.maxStops, frame.room ?? 0) }
  // What says of itself when to come is the last to be seen at another hour.
  const choosy = stops
    .flatMap(({ sight }) => (sight.best ? [sight] : []))
    .toSorted((a, b) => Number(saysItsHour(a)) - Number(saysItsHour(b)))
    .map(({ id }) => id)
  const tries = [[], ...choosy.map((id) => [id]), ...(choosy.length > 1 ? [choosy] : [])]
  const isNarrowed = isSunday(frame.date) || heatOn(destination, frame.date, party.kids)
  for (const asGiven of isNarrowed ? [false, true] : [true])
    for (const anyHour of tries) {
      // Whether the hours hold them is all that counts once they are chosen.
      const tour = stayTour(destination, stops, [held], party, {
        anyHour: new Set([...anyHour, ...unhurried]),
        asGiven,
        anyPace: true,
      })
      const [day] = tour.days
      const route = day && buildRoute(tour, day, order)
      if (route) return { tour, route }
    }
  return undefined
}
