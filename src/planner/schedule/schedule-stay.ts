import type { Destination, Sight } from '../../atlas/destination.ts'
import { openOn } from '../../atlas/opening-hours.ts'
import { balanceDays } from './balance.ts'
import type { DayFrame } from './frame.ts'
import { shortestOrder } from './polish.ts'
import { searchTour } from './search.ts'
import { createSolution } from './solution.ts'
import { type Party, stayTour, stopFor } from './stay-tour.ts'
import type { Tour } from './tour.ts'

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
/** Nearer to the equator than this, degrees, it is always warm enough. */
const WARM_LATITUDE = 28

/** The sights of each day of a stay, in order. */
export function scheduleStay({ destination, frames, party, without, seed, patience }: StaySearch): Sight[][] {
  const isOpen = frames.map(({ date }) => openOn(date))
  const sights = destination.sights.filter(
    (sight) =>
      !without?.has(sight.id) &&
      (!sight.daytrip || frames.length >= DAYS_FOR_DAYTRIPS) &&
      isOpen.some((then) => then(sight)),
  )
  const cold = isCold(destination, frames[0]?.date)
  const stops = sights.map((sight) => {
    const stop = stopFor(sight, party)
    return cold && sight.category === 'beach'
      ? { ...stop, prize: Math.ceil(stop.prize * BEACH_IN_COLD) }
      : stop
  })
  const even = evenFrames(frames, stops.length)
  const tour = withoutTripsOnArrival(stayTour(destination, stops, even, party.kids), even, sights)
  const solution = createSolution(tour, searchTour(tour, { seed, patience }).orders)
  balanceDays(solution)
  return solution.routes.map(({ order }, index) => {
    const day = tour.days[index]
    const shortest = day ? shortestOrder(tour, day, order) : order
    return shortest.flatMap((stop) => sights[stop] ?? [])
  })
}

/** Where sights are fewer than the days could hold, they are spread over the days instead of filling the first ones. */
function evenFrames(frames: readonly DayFrame[], sights: number): DayFrame[] {
  const room = frames.reduce((sum, frame) => sum + frame.maxStops, 0)
  if (room <= sights) return [...frames]
  const share = sights / room
  return frames.map((frame) => ({
    ...frame,
    maxStops: Math.min(frame.maxStops, Math.ceil(frame.maxStops * share) + 1),
  }))
}

/** November to March in the north, May to September in the south. */
function isCold({ center: [latitude] }: Destination, date = ''): boolean {
  const month = Number(date.slice(5, 7))
  if (Math.abs(latitude) < WARM_LATITUDE) return false
  return latitude > 0 ? month >= 11 || (month >= 1 && month <= 3) : month >= 5 && month <= 9
}

/** Nobody sets out on a day trip with the suitcase just put down. */
function withoutTripsOnArrival(tour: Tour, frames: readonly DayFrame[], sights: readonly Sight[]): Tour {
  const days = tour.days.map((day, index) =>
    frames[index]?.role === 'arrival'
      ? { ...day, closes: day.closes.map((closes, stop) => (sights[stop]?.daytrip ? -1 : closes)) }
      : day,
  )
  return { ...tour, days }
}
