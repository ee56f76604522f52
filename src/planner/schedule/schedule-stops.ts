import type { Destination, Sight } from '../../atlas/destination.ts'
import { isWithinPace } from '../pace.ts'
import type { DayFrame } from './frame.ts'
import { shortestOrder } from './search/polish.ts'
import { buildRoute } from './search/route.ts'
import { searchTour } from './search/search-tour.ts'
import { type Party, type Stop, stopFor } from './party/party-likes.ts'
import { stayTour } from './stay/stay-tour.ts'

export interface DaySearch {
  destination: Destination
  frame: DayFrame
  party: Party
  /** Ids of sights that must stay if anything does. */
  locked: ReadonlySet<string>
  seed: number
}

const PATIENCE = 40
/** What is asked for goes before what merely fills; what is locked before both. */
const WORTH = { locked: 1_000_000, given: 1_000, more: 1 }

/** As many of these sights as fit in this order; those worth least are left out first. */
export function scheduleGiven(search: DaySearch, sights: readonly Sight[]): Sight[] {
  const { destination, frame, party, locked } = search
  let kept = [...sights]
  while (kept.length > 0) {
    const stops = kept.map((sight) => stopFor(sight, party))
    const tour = stayTour(destination, stops, [heldFrame(frame, stops)], party, { asGiven: true })
    const [day] = tour.days
    if (day && buildRoute(tour, day, [...kept.keys()])) break
    const rank = (sight: Sight) => sight.score + (locked.has(sight.id) ? 100 : 0)
    const least = kept.reduce((worst, sight) => (rank(sight) < rank(worst) ? sight : worst))
    const feasible = kept.filter((sight) => sight !== least)
    kept = feasible
  }
  return kept
}

/** The best day with these sights, and with others where time is left for them. */
export function scheduleWithin(search: DaySearch, given: readonly Sight[], more: readonly Sight[]): Sight[] {
  const { destination, frame, party, locked, seed } = search
  const sights = [...given, ...more]
  const stops = sights.map((sight, index) => {
    const stop = stopFor(sight, party)
    const worth = locked.has(sight.id) ? WORTH.locked : index < given.length ? WORTH.given : WORTH.more
    return { ...stop, prize: stop.prize * worth }
  })
  const held = heldFrame(frame, stops.slice(0, given.length))
  const tour = stayTour(destination, stops, [held], party, { asGiven: true })
  const [day] = tour.days
  // Who arrives late, or wants to end early, may have no time for anything on the day.
  if (!day || !buildRoute(tour, day, [])) return []
  const { orders } = searchTour(tour, { seed, patience: PATIENCE })
  const [order = []] = orders
  return shortestOrder(tour, day, order).flatMap((stop) => sights[stop] ?? [])
}

/** The same day with room for all of these stops, where they are more than its pace and short. */
function heldFrame(frame: DayFrame, stops: readonly Stop[]): DayFrame {
  const { maxStops, room = 0, roomMinutes = 0 } = frame
  const visits = stops.map(({ minutes }) => minutes)
  const isHeld = isWithinPace({ maxStops, short: { stops: room, minutes: roomMinutes } }, visits)
  return isHeld ? { ...frame, maxStops: Math.max(maxStops, stops.length) } : frame
}
