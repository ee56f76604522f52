import { regionOf } from '../../atlas/bases.ts'
import type { Destination } from '../../atlas/destination.ts'
import type { Locale } from '../../i18n/locale.ts'
import { converted } from '../../atlas/country/exchange-rates.ts'
import { hireOf } from '../advice/car-advice.ts'
import { CHILD_LIVING, costOfLiving, rangeAround, transportOfDay } from '../advice/money/budget.ts'
import { doubleRooms } from '../limits.ts'
import { agesOf } from '../advice/money/tickets.ts'
import type { PlanBudget, PlanDay, PlanLeg, PlanRequest, StopBudget } from '../plan.ts'
import { isUnderWay } from '../travel/transfer-items.ts'

export interface JourneyMoney {
  request: Pick<PlanRequest, 'adults' | 'kids' | 'budget' | 'language' | 'wishes'>
  days: readonly PlanDay[]
  bases: readonly Destination[]
  legs: readonly PlanLeg[]
  currency: string
}

/** The budget of a journey: of each stop in its own money, and all of it in the plan's. */
export function budgetOfJourney({ request, days, bases, legs, currency }: JourneyMoney): PlanBudget {
  const stops = runsOf(bases).map(({ from, to }) => stopBudget(request, days, bases, legs, from, to))
  const sum = (part: 'lodging' | 'food' | 'transport' | 'activities') =>
    stops.reduce((total, stop) => total + Math.round(converted(stop[part], stop.currency, currency)), 0)
  const [lodging, food, transport, activities] = [
    sum('lodging'),
    sum('food'),
    sum('transport'),
    sum('activities'),
  ]
  const total = lodging + food + transport + activities
  return {
    level: request.budget,
    currency,
    lodging,
    food,
    transport,
    activities,
    total,
    ...rangeAround(total),
    stops,
  }
}

/** First and last day of each stop; the bases of one region are one stop. */
export function runsOf(bases: readonly Pick<Destination, 'id'>[]): { from: number; to: number }[] {
  const starts = bases.flatMap(({ id }, index) =>
    regionOf(id) === regionOf(bases[index - 1]?.id ?? '') ? [] : [index],
  )
  return starts.map((from, index) => ({ from, to: (starts[index + 1] ?? bases.length) - 1 }))
}

/** What a stop is called: a region has the name it was asked for by, wherever its nights are spent. */
export function stopName({ region, names }: Pick<Destination, 'region' | 'names'>, language: Locale): string {
  return (region ?? names)[language]
}

function stopBudget(
  request: JourneyMoney['request'],
  days: readonly PlanDay[],
  bases: readonly Destination[],
  legs: readonly PlanLeg[],
  from: number,
  to: number,
): StopBudget {
  const { adults, kids, budget: level, language } = request
  const people = adults + kids * CHILD_LIVING
  const rooms = doubleRooms(adults, agesOf(request))
  const base = bases[from]
  if (!base) throw new RangeError(`the journey has no day ${from}`)
  const { currency } = base
  const hireOn = hireOf(request, days, bases)
  let [lodging, food, transport, activities] = [0, 0, 0, 0]
  for (let index = from; index <= to; index++) {
    const day = days[index]
    const usual = { ...costOfLiving(bases[index] ?? base, level, day?.date), ...hireOn(index) }
    if (!day) continue
    if (index < days.length - 1 && !isUnderWay(day)) lodging += usual.lodging * rooms
    food += usual.food * people
    // The ways from stop to stop are legs with fares of their own.
    transport += transportOfDay(usual, request, day, false)
    for (const { kind, cost } of day.items)
      if (cost && kind !== 'meal') activities += converted(cost.amount, cost.currency, currency)
  }
  transport += waysOn(days, bases, legs, from, to).reduce(
    (sum, { price }) => sum + (price ? converted(price.amount, price.currency, currency) : 0),
    0,
  )
  const parts = {
    lodging: Math.round(lodging),
    food: Math.round(food),
    transport: Math.round(transport),
    activities: Math.round(activities),
  }
  const total = parts.lodging + parts.food + parts.transport + parts.activities
  const nights = Math.min(to, days.length - 2) - from + 1
  const region = regionOf(base.id)
  return { id: region, place: stopName(base, language), nights, currency, ...parts, total }
}

/** The transfers within a stop and on from it: those of its days but the first, and of the day after. */
function waysOn(
  days: readonly PlanDay[],
  bases: readonly Destination[],
  legs: readonly PlanLeg[],
  from: number,
  to: number,
): PlanLeg[] {
  const dates = new Set(days.slice(from + 1, to + 2).map(({ date }) => date))
  const ids = new Set(bases.slice(from, to + 1).map(({ id }) => id))
  return legs.filter(({ date, fromId }) => dates.has(date) && ids.has(fromId))
}
