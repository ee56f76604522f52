import type { DestinationHead } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { connectionsBetween } from '../../atlas/lookup/start-place.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { ROUTES } from './booking/links.ts'
import type { Plan, PlanLeg, PlanRequest } from '../plan.ts'
import { OWN_AIRPORT_KM } from '../travel/airport-way.ts'
import { hasFewLines } from '../travel/flight-codes.ts'
import { isOverWater } from '../travel/landmass.ts'
import { goesByTrain, journeyBetween } from '../travel/travel-time.ts'

export type Way = 'train' | 'ferry' | 'flight'

/** Up to here the train is there as soon as a flight, minutes. */
export const SHORTER_THAN_FLYING = 300
/** Who looks at the money, or would land far from there, takes the train of one country for most of a day. */
const ORDINARY_BY_TRAIN = 540

/** Up to so long, minutes, nobody books a train, nor a slow one, km/h straight, that takes little more. */
const LOCAL = { soon: 60, minutes: 180, kmh: 75 }

type Known = Pick<Plan, 'arrival' | 'flights' | 'legs'> & {
  train?: boolean
  /** From home, as far as it is known. */
  km?: number
  days?: readonly { base: { id?: string } }[]
}

/** The leg that leads from home to the first place of a journey; undefined of a trip to one place. */
export function legThere(
  legs: readonly PlanLeg[] | undefined,
  firstBase: string | undefined,
): PlanLeg | undefined {
  const [first] = legs ?? []
  return first?.toId === firstBase ? first : undefined
}

/** By what one gets there, as far as the plan knows: by its own leg; where the train is as fast as a flight, by train. */
export function wayThere({ arrival, flights, train, legs, days }: Known): Way | undefined {
  const leg = legThere(legs, days?.[0]?.base.id)
  // A bus is paid at its stop.
  if (leg) return leg.mode === 'car' || leg.mode === 'bus' ? undefined : leg.mode
  // From an unknown place nobody knows whether one flies.
  const canFly = flights.some(({ label }) => label.includes(' – ') && !label.startsWith(ROUTES))
  if (arrival?.mode === 'bus') return undefined
  if (arrival && (train || arrival.minutes <= SHORTER_THAN_FLYING || !canFly))
    return arrival.mode === 'ferry' ? 'ferry' : 'train'
  if (train) return 'train'
  return canFly ? 'flight' : undefined
}

/** Overland to an airport with few lines, where a bus is known to go: no flight is. */
export function goesByBus(start: DestinationHead, home: Destination): boolean {
  const isKnown = connectionsBetween(start.id, home).some(({ mode }) => mode === 'bus')
  return isKnown && hasFewLines(home.airports[0]?.code) && !isOverWater(start, home)
}

/** The same, and a flight and the train by day where the plan tells of both: either will do. */
export function waysThere(plan: Known): Way[] {
  const way = wayThere(plan)
  const { arrival, flights, train, legs, days } = plan
  const isOrdinary = arrival?.mode === 'train' && arrival.minutes <= ORDINARY_BY_TRAIN
  const isLeg = legThere(legs, days?.[0]?.base.id) !== undefined
  const isSooner = !isLeg && arrival && arrival.minutes > SHORTER_THAN_FLYING && flights.length > 0
  if (isOrdinary && (way === 'flight' || (way === 'train' && !train && isSooner))) return ['train', 'flight']
  if (way === 'train' && arrival && isLocal(arrival.minutes, plan.km)) return []
  return way ? [way] : []
}

/** A regional line: one fare, and no seat to book. */
function isLocal(minutes: number, km: number | undefined): boolean {
  if (minutes <= LOCAL.soon) return true
  return km !== undefined && minutes <= LOCAL.minutes && (km / minutes) * 60 < LOCAL.kmh
}

/** Whether the train is how one usually gets there: as soon as a flight, or a day's ride within the country; or was chosen. */
export function goesThereByTrain(
  { budget, wishes }: Pick<PlanRequest, 'budget' | 'wishes'>,
  start: DestinationHead | undefined,
  home: Destination,
  arrival: Plan['arrival'],
): boolean {
  const means = wishes?.arrival?.means
  if (!start || arrival?.mode === 'ferry' || (means && means !== 'train')) return false
  if (means && arrival) return true
  if (!goesByTrain(start, home)) return false
  const [airport] = home.airports
  const isFar = !airport || distanceKm(airport.at, home.center) > OWN_AIRPORT_KM
  const longest = means || budget === 'budget' || isFar ? ORDINARY_BY_TRAIN : SHORTER_THAN_FLYING
  return (arrival?.minutes ?? journeyBetween(start, home).minutes) <= longest
}
