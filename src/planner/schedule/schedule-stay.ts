import type { Destination, Sight } from '../../atlas/destination.ts'
import { isInSeason } from '../../atlas/moments.ts'
import { openOn } from '../../atlas/opening-hours.ts'
import { arrangeDays, dayWishes } from './arrange-days.ts'
import { balanceDays } from './balance.ts'
import type { DayFrame } from './frame.ts'
import { shortestOrder } from './polish.ts'
import { type SearchOptions, searchTour } from './search.ts'
import { isWithinReach, mustSees } from './wishes.ts'
import { buildRoute, type Route } from './route.ts'
import { createSolution, replaceRoutes, type Solution } from './solution.ts'
import { type Party, type Stop, stayTour, stopFor } from './stay-tour.ts'
import type { Orders, Tour } from './tour.ts'

export interface StaySearch {
  destination: Destination
  frames: readonly DayFrame[]
  party: Party
  /** Ids of sights not to be visited: seen on another day, or taken out by the traveller. */
  without?: ReadonlySet<string>
  seed: number
  patience: number
}

/** Day trips need days to spare. */
const DAYS_FOR_DAYTRIPS = 3

/** What a beach is worth outside the warm months, of its usual prize. */
const BEACH_IN_COLD = 0.2
/** Sights that a day has room for, at least, where days are plenty. */
const WORTH_A_DAY = 2
/** A day trip on the day of departure lies no further than this, minutes. */
const WAY_BEFORE_JOURNEY = 45
/** What a sight that was asked for is worth, of its usual prize: more than all that it could push out. */
const MUST_SEE = 1000
/** Sights of this score are not left out for an hour's sake. */
const MUST_BE_SEEN = 7
/** Longer stays rest between. */
const REST_FROM_DAYS = 7
/** Nearer to the equator than this, degrees, it is always warm enough. */
const WARM_LATITUDE = 28

/** The sights of each day of a stay, in order. */
export function scheduleStay({ destination, frames, party, without, seed, patience }: StaySearch): Sight[][] {
  const isOpen = frames.map(({ date }) => openOn(date))
  const sights = destination.sights.filter(
    (sight) =>
      !without?.has(sight.id) &&
      isWithinReach(sight, party) &&
      (!sight.daytrip || frames.length >= DAYS_FOR_DAYTRIPS) &&
      frames.some(({ date }, index) => isOpen[index]?.(sight) && isInSeason(sight, date)),
  )
  const cold = isCold(destination, frames[0]?.date)
  const wanted = mustSees(sights, party.wishes?.mustSees)
  const stops = sights.map((sight) => {
    const usual = stopFor(sight, party)
    const stop = wanted.has(sight.id) ? { ...usual, prize: usual.prize * MUST_SEE } : usual
    return cold && sight.category === 'beach'
      ? { ...stop, prize: Math.ceil(stop.prize * BEACH_IN_COLD) }
      : stop
  })
  const even = evenFrames(frames, stops)
  const tourWith = (anyHour: ReadonlySet<string>) =>
    withoutTripsBesideJourneys(stayTour(destination, stops, even, party.kids, anyHour), even, sights)
  const { tour, orders } = bestOf(tourWith, sights, { seed, patience })
  const solution = createSolution(tour, orders)
  balanceDays(solution)
  arrangeDays(solution, dayWishes(sights, even, party.tripType === 'action'))
  if (stops.length < roomOf(frames)) bestDaysFirst(solution, frames)
  return solution.routes.map(({ order }, index) => {
    const day = tour.days[index]
    const shortest = day ? shortestOrder(tour, day, order) : order
    return shortest.flatMap((stop) => sights[stop] ?? [])
  })
}

/**
 * Everything at its best hours; and where a sight that must be seen finds no room so, once more with those sights at any
 * hour. Better at noon than not at all.
 */
function bestOf(
  tourWith: (anyHour: ReadonlySet<string>) => Tour,
  sights: readonly Sight[],
  options: SearchOptions,
): { tour: Tour; orders: Orders } {
  const tour = tourWith(new Set())
  const { orders, prize } = searchTour(tour, options)
  const visited = new Set(orders.flat())
  const missed = sights.filter(({ score, best }, stop) => best && score >= MUST_BE_SEEN && !visited.has(stop))
  if (missed.length === 0) return { tour, orders }
  const relaxed = tourWith(new Set(missed.map(({ id }) => id)))
  const second = searchTour(relaxed, options)
  return second.prize > prize ? { tour: relaxed, orders: second.orders } : { tour, orders }
}

function roomOf(frames: readonly DayFrame[]): number {
  return frames.reduce((sum, frame) => sum + frame.maxStops, 0)
}

/**
 * Where sights are fewer than the days could hold, they are spread over the days instead of filling the first ones;
 * where they are fewer than the days of a long stay, over some, one each, with days to rest between.
 */
function evenFrames(frames: readonly DayFrame[], stops: readonly Stop[]): DayFrame[] {
  const room = roomOf(frames)
  if (room <= stops.length) return [...frames]
  const usable = frames.filter(({ maxStops }) => maxStops > 0)
  const rests = frames.length > REST_FROM_DAYS && stops.length < usable.length
  const days = rests ? stops.length : usable.length
  const share = stops.length / room
  const daysUpTo = (index: number) => Math.ceil((index * days) / usable.length)
  return frames.map((frame) => {
    const index = usable.indexOf(frame)
    if (index < 0 || daysUpTo(index + 1) === daysUpTo(index)) return { ...frame, maxStops: 0 }
    const most = Math.max(WORTH_A_DAY, Math.ceil(frame.maxStops * share) + 1)
    return { ...frame, maxStops: Math.min(frame.maxStops, most) }
  })
}

/** Where there is room for all sights, the best of them are seen while everybody is fresh. */
function bestDaysFirst(solution: Solution, frames: readonly DayFrame[]): void {
  const { tour, routes } = solution
  const prizeOf = ({ order }: Route) => order.reduce((sum, stop) => sum + (tour.prizes[stop] ?? 0), 0)
  const full = frames.flatMap(({ role, move }, index) => (role === 'full' && !move ? [index] : []))
  for (const [position, early] of full.entries())
    for (const late of full.slice(position + 1)) {
      const [one, other] = [routes[early], routes[late]]
      if (!one || !other || prizeOf(other) <= prizeOf(one) || one.order.length === 0) continue
      const sooner = buildRoute(tour, one.day, other.order)
      const later = buildRoute(tour, other.day, one.order)
      if (!sooner || !later) continue
      replaceRoutes(solution, [
        { day: early, route: sooner },
        { day: late, route: later },
      ])
    }
}

/** November to March in the north, May to September in the south. */
function isCold({ center: [latitude] }: Destination, date = ''): boolean {
  const month = Number(date.slice(5, 7))
  if (Math.abs(latitude) < WARM_LATITUDE) return false
  return latitude > 0 ? month >= 11 || (month >= 1 && month <= 3) : month >= 5 && month <= 9
}

/** Nobody sets out on a day trip with the suitcase just put down, nor on a far one before the journey home. */
function withoutTripsBesideJourneys(tour: Tour, frames: readonly DayFrame[], sights: readonly Sight[]): Tour {
  const days = tour.days.map((day, index) => {
    const role = frames[index]?.role
    if (role !== 'arrival' && role !== 'departure') return day
    const farthest = role === 'arrival' ? 0 : WAY_BEFORE_JOURNEY
    const isOut = (stop: number) => sights[stop]?.daytrip && (day.from[stop] ?? 0) > farthest
    return { ...day, closes: day.closes.map((closes, stop) => (isOut(stop) ? -1 : closes)) }
  })
  return { ...tour, days }
}
