import { regionOf } from '../../atlas/bases.ts'
import { airportTransfer } from '../travel/travel-time.ts'
import { STOP_LIMITS } from '../../trips/trip-stops.ts'
import type { RouteTask } from './plan-route.ts'

/** Further than this from its airport nobody spends the night before the journey home, minutes. */
const WAY_ON_LAST_DAY = 190

/**
 * The stops with a last night back at the first, where a round among the bases of one region ends far from the airport
 * and the traveller has not said how long to stay at the last. Undefined where nothing is to be added.
 */
export function withNightBeforeHome(task: RouteTask): RouteTask | undefined {
  const { stops, order, ends } = task
  const [first] = stops
  const last = stops.at(-1)
  if (!first || !last || order !== 'given' || ends !== 'start' || stops.length >= STOP_LIMITS.most)
    return undefined
  const region = regionOf(first.destination.id)
  const isRound = stops.every(({ destination: { id } }) => id !== region && regionOf(id) === region)
  if (!isRound || first.destination.id === last.destination.id || last.nights !== undefined) return undefined
  const { center, airports } = last.destination
  const [airport] = airports
  if (!airport || airportTransfer(airport.at, center) <= WAY_ON_LAST_DAY) return undefined
  return { ...task, stops: [...stops, { destination: first.destination, nights: 1 }] }
}
