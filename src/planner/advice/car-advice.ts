import { regionOf } from '../../atlas/bases.ts'
import type { Destination } from '../../atlas/destination.ts'
import type { Plan, PlanDay, PlanRequest } from '../plan.ts'
import { hasOwnCar, hiredDays, spansOf } from '../travel/car-days.ts'
import { isOverWater } from '../travel/landmass.ts'
import type { CostOfLiving } from './budget.ts'
import type { LocalFacts } from './local-facts.ts'
import type { AdviceSetting } from './plan-advice.ts'

/** On which of the days at a region the plan has a hired car; of one's own nothing is told. */
export function hiredAt(
  region: string,
  { request, days, bases }: AdviceSetting,
): NonNullable<LocalFacts['hired']> {
  if (hasOwnCar(request)) return []
  const isHere = (index: number) => regionOf(bases[index]?.id ?? '') === region
  const dateOf = (index: number): PlanDay['date'] => days[index]?.date ?? ''
  const here = new Set([...hiredDays(days, bases, request)].filter(isHere))
  return spansOf(here).map(({ from, to }) => ({ from: dateOf(from), to: dateOf(to) }))
}

/** Home is no further, minutes: with a car from the first day to the last one drives there rather than take a train or bus. */
const NEAR_HOME = 180

/** Where the car of the whole stay is better hired at home. */
export function hiredAtHome(
  { home, days, start, request }: AdviceSetting,
  hired: LocalFacts['hired'],
  arrival: Plan['arrival'],
): Pick<LocalFacts, 'hireAt'> {
  const [span, ...others] = hired ?? []
  const isAlways = span?.from === days[0]?.date && span?.to === days.at(-1)?.date && others.length === 0
  const isByLand = arrival?.mode === 'train' || arrival?.mode === 'bus'
  if (!start || !span || !isAlways || !isByLand || arrival.minutes > NEAR_HOME) return {}
  return isOverWater(start, home) ? {} : { hireAt: start.names[request.language] }
}

/** Of a day's costs, whether a hired car is among them. */
export function hireOf(
  request: Pick<PlanRequest, 'wishes' | 'budget'>,
  days: readonly PlanDay[],
  bases: readonly Destination[],
): (day: number) => Pick<CostOfLiving, 'hired'> {
  const hired = hasOwnCar(request) ? new Set() : hiredDays(days, bases, request)
  return (day) => (hired.has(day) ? { hired: true } : {})
}
