import type { Destination } from '../../../atlas/destination.ts'
import { lodgingFactor } from '../../../atlas/lodging-season.ts'
import { BUDGET_LEVELS, type BudgetLevel } from '../../../trips/trip.ts'
import { doubleRooms } from '../../limits.ts'
import type { PlanBudget, PlanDay, PlanRequest } from '../../plan.ts'
import { isUnderWay } from '../../travel/transfer-items.ts'
import { agesOf } from './tickets.ts'

/** A child's share of what an adult eats and rides. */
export const CHILD_LIVING = 0.6
/** Moving on to another base, and a day trip, against an adult's usual transport of a day. */
const FARES = { transfer: 3, daytrip: 2 }
/** With a driver a longer way costs less more than a ticket does. */
const FARES_BY_CAR = { transfer: 1.5, daytrip: 0.5 }
/** From this level on one rides in a car, which costs the same for one as for so many. */
const BY_CAR: Record<BudgetLevel, boolean> = { budget: false, comfort: false, premium: false, luxury: true }
const SEATS = 3
/** A car hired for a day, or one with a driver, holds so many, and costs at least so much of a double room of the level. */
const HIRED_CAR = { seats: 5, ofRoom: 0.45, km: 25 }
const RANGE = { low: 0.8, high: 1.3 }

/** What one adult usually pays: lodging a double room a night, the rest an adult a day, whole units of `currency`. */
export interface CostOfLiving {
  currency: string
  lodging: number
  food: number
  transport: number
  /** Transport is a hired car: moving on costs no fares. */
  hiresCar?: boolean
  /** One has a hired car that day, whatever else one rides. */
  hired?: true
  /** What the way to a day trip and back costs, by its id, where the atlas says so. */
  fares?: Readonly<Record<string, number>>
  /** Day trips, by id, to which a bus or a tour goes. */
  byBus?: readonly string[]
}

export function costOfLiving(
  destination: Pick<Destination, 'center' | 'currency' | 'daily' | 'practical' | 'events'> &
    Partial<Pick<Destination, 'sights'>>,
  level: BudgetLevel,
  date?: string,
): CostOfLiving {
  const { currency, daily, sights = [] } = destination
  const fares = sights.flatMap(({ id, reach }) =>
    reach?.fare === undefined ? [] : [[id, reach.fare] as const],
  )
  const byBus = sights.flatMap(({ id, reach }) =>
    reach?.mode === 'bus' || reach?.mode === 'tour' ? [id] : [],
  )
  const index = BUDGET_LEVELS.indexOf(level)
  const of = (levels: readonly number[]) => levels[index] ?? 0
  const hiresCar = destination.practical?.car === 'needed'
  const factor = date === undefined ? 1 : lodgingFactor(destination, date)
  return {
    currency,
    lodging: Math.round(of(daily.lodging) * factor),
    food: of(daily.food),
    transport: of(daily.transport),
    ...(hiresCar && { hiresCar }),
    ...(fares.length > 0 && { fares: Object.fromEntries(fares) }),
    ...(byBus.length > 0 && { byBus }),
  }
}

/** Costs at the base of a day; places with other money are counted at the price of the trip's own. */
export function livingCosts(
  { budget }: Pick<PlanRequest, 'budget'>,
  home: Destination | undefined,
  base: Destination,
  date?: string,
): CostOfLiving {
  return costOfLiving(home && home.currency !== base.currency ? home : base, budget, date)
}

/**
 * The budget of a finished plan's days: lodging for every night, food and transport for every day at the cost of
 * living there, activities as the items say. `living` gives a day's place; all in one currency.
 */
export function budgetOf(
  request: Pick<PlanRequest, 'adults' | 'kids' | 'budget' | 'wishes'>,
  days: readonly PlanDay[],
  living: (day: number) => CostOfLiving,
  range: { low: number; high: number } = RANGE,
): PlanBudget {
  const { adults, kids, budget: level } = request
  const rooms = request.wishes?.atHome ? 0 : doubleRooms(adults, agesOf(request))
  const people = adults + kids * CHILD_LIVING
  let [lodging, food, transport, activities] = [0, 0, 0, 0]
  for (const [index, day] of days.entries()) {
    const usual = living(index)
    if (index < days.length - 1 && !isUnderWay(day)) lodging += usual.lodging * rooms
    food += usual.food * people
    transport += transportOfDay(usual, request, day)
    activities += day.items.reduce(
      (sum, { kind, cost }) => sum + (kind === 'meal' ? 0 : (cost?.amount ?? 0)),
      0,
    )
  }
  lodging = Math.round(lodging)
  food = Math.round(food)
  transport = Math.round(transport)
  const total = lodging + food + transport + activities
  return {
    level,
    currency: living(0).currency,
    lodging,
    food,
    transport,
    activities,
    total,
    ...rangeAround(total, range),
  }
}

/** What a total may turn out to be, to two digits that count: nobody knows more. */
export function rangeAround(total: number, range = RANGE): Pick<PlanBudget, 'low' | 'high'> {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, total))) - 1)
  return {
    low: Math.floor((total * range.low) / step) * step,
    high: Math.ceil((total * range.high) / step) * step,
  }
}

/** What a party rides for on a day, in the money of `usual`; on the way there is none but the journey. `moves`: fares of that are counted too. */
export function transportOfDay(
  usual: Omit<CostOfLiving, 'currency' | 'food'>,
  { adults, kids, budget }: Pick<PlanRequest, 'adults' | 'kids' | 'budget'>,
  day: PlanDay,
  moves = true,
): number {
  if (isUnderWay(day)) return 0
  const byCar = BY_CAR[budget]
  const payers = byCar ? Math.ceil((adults + kids) / SEATS) : adults + kids * CHILD_LIVING
  const fareOf = ({ kind, place }: PlanDay['items'][number]) =>
    (kind === 'daytrip' && place?.id !== undefined && usual.fares?.[place.id]) || 0
  // Seats are paid one by one, whatever else one rides in.
  const seats = day.items.reduce((sum, item) => sum + fareOf(item), 0) * (adults + kids * CHILD_LIVING)
  const others = day.items.filter((item) => fareOf(item) === 0)
  const daily = usual.transport * payers
  if (usual.hiresCar) return daily + seats
  const { transfer, daytrip } = byCar ? FARES_BY_CAR : FARES
  const moved = moves && others.some(({ kind, travel }) => kind === 'transfer' && travel)
  const out = others.find(
    (item) =>
      item.kind === 'daytrip' &&
      (item.travel?.mode === 'train' || item.travel?.mode === 'car' || hasBus(item, usual)),
  )
  const hire = Math.ceil((adults + kids) / HIRED_CAR.seats) * usual.lodging * HIRED_CAR.ofRoom
  if (usual.hired && !out && !moved) return Math.max(daily, hire) + seats
  const excursion = out ? Math.max(daily * daytrip, isDriven(out, usual) ? hire : 0) : 0
  return daily * (1 + (moved ? transfer : 0)) + excursion + seats
}

/** Nobody but a car or a driver takes one there. */
function isDriven(item: PlanDay['items'][number], usual: Pick<CostOfLiving, 'byBus'>): boolean {
  const { travel } = item
  return travel?.mode === 'car' && travel.km >= HIRED_CAR.km && !hasBus(item, usual)
}

function hasBus({ place }: PlanDay['items'][number], { byBus }: Pick<CostOfLiving, 'byBus'>): boolean {
  return place?.id !== undefined && byBus?.includes(place.id) === true
}
