import { weekdayOf } from '../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { regionOf } from '../../atlas/bases.ts'
import type { Destination } from '../../atlas/destination.ts'
import type { Plan, PlanDay, PlanRequest } from '../plan.ts'
import { hasOwnCar, hiredDays, spansOf } from '../travel/car-days.ts'
import { isOverWater } from '../travel/landmass.ts'
import { drive } from '../travel/travel-time.ts'
import type { CostOfLiving } from './money/budget.ts'
import type { LocalFacts } from './local-facts.ts'
import type { AdviceSetting } from './plan-advice.ts'

/** Of a hired car: why no office in town hands one out in time, and the day before on which one does. */
export interface PickUp {
  shut: 'sunday' | 'early'
  on?: string
}

/** On which of the days at a region the plan has a hired car; of one's own nothing is told. */
export function hiredAt(
  region: string,
  { request, days, bases }: AdviceSetting,
): NonNullable<LocalFacts['hired']> {
  if (hasOwnCar(request)) return []
  const isHere = (index: number) => regionOf(bases[index]?.id ?? '') === region
  const dateOf = (index: number): PlanDay['date'] => days[index]?.date ?? ''
  const here = new Set([...hiredDays(days, bases, request)].filter(isHere))
  return spansOf(here).map(({ from, to }) => {
    const pickUp = pickUpFor(from, days, bases)
    return { from: dateOf(from), to: dateOf(to), ...(pickUp && { pickUp }) }
  })
}

/** They open at, minutes after midnight. */
const OPENS = 480

/** Of a car that is first driven on a day: undefined where offices are open in time, or one has just arrived, as at an airport. */
function pickUpFor(
  first: number,
  days: readonly PlanDay[],
  bases: readonly Destination[],
): PickUp | undefined {
  const isSunday = (day: number) =>
    weekdayOf(days[day]?.date ?? '') === 'sun' && bases[day]?.countryFacts?.officesShutOnSundays
  const drive = days[first]?.items.find(({ travel }) => travel?.mode === 'car')
  const isEarly = drive?.travel !== undefined && minutesOfDay(drive.start) - drive.travel.minutes < OPENS
  if (first === 0 || !(isSunday(first) || isEarly)) return undefined
  const on = days[isSunday(first - 1) ? first - 2 : first - 1]?.date
  return { shut: isSunday(first) ? 'sunday' : 'early', ...(on && { on }) }
}

/** Home is no further, minutes: with a car from the first day to the last one drives there rather than take a train or bus. */
const NEAR_HOME = 180
/** So much longer one may be on the road than on the train or bus, which has a platform to be caught on, minutes. */
const PLATFORM = 20

/** Whether the car of the whole stay is hired at home and driven there. `usual`: how one gets there otherwise. */
export function isHiredAtHome(setting: AdviceSetting, usual: Plan['arrival']): boolean {
  const { home, days, start, legs } = setting
  const isByLand = usual?.mode === 'train' || usual?.mode === 'bus'
  if (!start || legs || !isByLand || usual.minutes > NEAR_HOME || isOverWater(start, home)) return false
  const [span, ...others] = hiredAt(regionOf(home.id), setting)
  const isAlways = span?.from === days[0]?.date && span?.to === days.at(-1)?.date && others.length === 0
  return isAlways && drive(start, home).minutes <= usual.minutes + PLATFORM
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
