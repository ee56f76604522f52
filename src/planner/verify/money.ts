import type { Destination } from '../../atlas/destination.ts'
import { rateBetween } from '../../atlas/country/exchange-rates.ts'
import { lodgingFactor } from '../../atlas/lodging-season.ts'
import { pricedAt } from '../../atlas/ticket-price.ts'
import { BUDGET_LEVELS } from '../../trips/trip.ts'
import { BUDGET_CORRIDOR, roomsFor } from '../limits.ts'
import { isOnTheWay } from '../plan-legs.ts'
import type { PlanItem, PlanRequest } from '../plan.ts'
import type { HardCheck } from './check.ts'
import { isVisit, type PlaceRecord, type Subject } from './subject.ts'

/** A child's share of what an adult spends. */
const CHILD_SHARE = { least: 0.4, usual: 0.6, most: 1 }
/** Roundings of a day's meals and of a family's tickets. */
const ROUNDING = 0.05

export const budgetSum: HardCheck = {
  id: 'budget-sum',
  severity: 'hard',
  find(subject) {
    const { budget, days } = subject.plan
    const { lodging, food, transport, activities, total, low, high, home } = budget
    const amounts = [lodging, food, transport, activities, total, low, high]
    const sound = amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)
    const adds = lodging + food + transport + activities === total && low <= total && total <= high
    const tickets = days
      .flatMap((day) => day.items.filter((item) => isVisit(item) || item.kind === 'evening'))
      .reduce((sum, item) => sum + costOf(subject, item), 0)
    const changed = !home || Math.abs(home.total - total * home.rate) <= 1
    // Each stop of a journey is rounded in the plan's money.
    const rounding = 1 + (budget.stops?.length ?? 0)
    return sound && adds && changed && Math.abs(tickets - activities) <= rounding ? [] : [{}]
  },
}

export const currency: HardCheck = {
  id: 'currency',
  severity: 'hard',
  find({ plan, home, perDay, baseOf }) {
    const expected = home?.currency ?? plan.destination.currency
    if (plan.budget.currency !== expected || plan.destination.currency !== expected) return [{}]
    return perDay((day, index) => {
      // On a journey one pays with what the place has.
      const money = plan.legs ? (baseOf(day)?.currency ?? expected) : expected
      return day.items.flatMap((item) =>
        item.cost && item.cost.currency !== money ? [{ day: index, item: item.id }] : [],
      )
    })
  },
}

/** The level asked for, at a total that is of the order of what such a trip usually costs there. */
export const budgetLevel: HardCheck = {
  id: 'budget-level',
  severity: 'hard',
  find(subject) {
    const { plan, request } = subject
    if (plan.budget.level !== request.budget) return [{}]
    const reference = referenceTotal(subject)
    if (reference === undefined) return undefined
    const ratio = plan.budget.total / reference
    return ratio >= BUDGET_CORRIDOR.least && ratio <= BUDGET_CORRIDOR.most ? [] : [{}]
  },
}

/** Everybody eats, sleeps and needs a ticket: costs grow with the party. */
export const party: HardCheck = {
  id: 'party',
  severity: 'hard',
  find(subject) {
    const { plan, request, record, perDay, home } = subject
    const { adults, kids } = request
    const meals = usualSum(subject, 'food')
    const nights = usualSum(subject, 'lodging')
    const foodFits = meals === undefined || isWithinPrice(plan.budget.food, meals, adults, kids)
    const lodgingFits =
      nights === undefined || plan.budget.lodging >= nights * roomsFor(adults, kids) * (1 - ROUNDING) - 1
    let judged = meals !== undefined || nights !== undefined
    const items = perDay((day, index) =>
      day.items.flatMap((item) => {
        const known = item.place?.id === undefined ? undefined : record(item.place.id, day)
        if (!known?.sight || !isVisit(item)) return []
        const sight = pricedAt(known.sight, day.date, item.start)
        const tickets = ticketsOf(subject, { ...known, sight }, home)
        if (tickets.length === 0) return []
        judged = true
        const counted = tickets.some((ticket) => isPaid(costOf(subject, item), ticket, request))
        return counted ? [] : [{ day: index, item: item.id }]
      }),
    )
    if (!judged) return undefined
    return foodFits && lodgingFits ? items : [{}, ...items]
  },
}

/** What one ticket may be: the place's own price, or the usual one of its level in the plan's money. */
function ticketsOf(
  subject: Subject,
  { sight, destination }: PlaceRecord,
  home: Destination | undefined,
): Ticket[] {
  if (!sight) return []
  const rate = rateOf(subject, destination.currency)
  const terms = { freeUnder: sight.freeUnder ?? 0, shared: sight.ticket !== undefined }
  if (sight.adult !== undefined && rate !== undefined) {
    const { adult, child } = sight
    const young = child !== undefined && { child: child * rate }
    return [{ ...terms, adult: adult * rate, unit: Math.max(1, rate), ...young }]
  }
  return [home, destination].flatMap((place) => {
    const money = place && rateOf(subject, place.currency)
    const usual = place?.tickets[sight.price]
    const adult = money === undefined || usual === undefined ? undefined : usual * money
    return adult === undefined ? [] : [{ ...terms, adult, unit: Math.max(1, money ?? 1) }]
  })
}

interface Ticket {
  adult: number
  /** What one unit of the money it is paid in is worth: amounts are whole. */
  unit: number
  child?: number
  freeUnder: number
  /** For several sights: paid at another of them, it costs nothing here. */
  shared: boolean
}

/** Adults pay in full; children what the place asks, or nothing where they may be young enough. */
function isPaid(
  amount: number,
  { adult, child, freeUnder, shared, unit }: Ticket,
  { adults, kids, wishes }: PlanRequest,
): boolean {
  if (shared && amount === 0) return true
  const ages = wishes?.ages
  const free = ages ? ages.filter((age) => age < freeUnder).length : freeUnder > 0 ? kids : 0
  const paying = ages ? kids - free : freeUnder >= 18 ? 0 : kids
  const least = adult * adults + (child ?? adult * CHILD_SHARE.least) * Math.min(paying, kids - free)
  const most = adult * adults + (child ?? adult * CHILD_SHARE.most) * paying
  return amount >= least * (1 - ROUNDING) - unit && amount <= most * (1 + ROUNDING) + unit
}

function isWithinPrice(amount: number, each: number, adults: number, kids: number): boolean {
  const least = each * (adults + kids * CHILD_SHARE.least) * (1 - ROUNDING) - 1
  const most = each * (adults + kids * CHILD_SHARE.most) * (1 + ROUNDING) + 1
  return amount >= least && amount <= most
}

function costOf(subject: Subject, { cost }: PlanItem): number {
  return cost ? cost.amount * (rateOf(subject, cost.currency) ?? 1) : 0
}

/** What one unit of some money is in the plan's; undefined where the plan counts in its own alone. */
function rateOf({ plan }: Subject, currency: string): number | undefined {
  if (currency === plan.budget.currency) return 1
  return plan.legs && rateBetween(currency, plan.budget.currency)
}

/** Sum over the days of what one adult usually spends, at each day's base; undefined where the atlas cannot say. */
function usualSum(subject: Subject, kind: 'food' | 'transport' | 'lodging'): number | undefined {
  if (kind === 'lodging' && subject.request.wishes?.atHome) return 0
  const level = BUDGET_LEVELS.indexOf(subject.request.budget)
  const { days: all } = subject.plan
  const days = kind === 'lodging' ? all.slice(0, -1).filter((day) => !isOnTheWay(day)) : all
  let sum = 0
  for (const day of days) {
    const base = subject.baseOf(day)
    const own = base && rateOf(subject, base.currency)
    const priced = own === undefined ? subject.home : base
    const usual = priced?.daily[kind][level]
    if (!priced || usual === undefined) return undefined
    const amount = usual * (own ?? 1)
    sum += kind === 'lodging' ? amount * lodgingFactor(priced, day.date) : amount
  }
  return sum
}

function referenceTotal(subject: Subject): number | undefined {
  const { adults, kids } = subject.request
  const rooms = roomsFor(adults, kids)
  const people = adults + kids * CHILD_SHARE.usual
  const lodging = usualSum(subject, 'lodging')
  const food = usualSum(subject, 'food')
  const transport = usualSum(subject, 'transport')
  if (lodging === undefined || food === undefined || transport === undefined) return undefined
  const paid = new Map<string, number>()
  const tickets = subject.plan.days.flatMap((day, index) =>
    day.items.map((item) => {
      const known =
        item.place?.id === undefined || !isVisit(item) ? undefined : subject.record(item.place.id, day)
      const sight = known?.sight && pricedAt(known.sight, day.date, item.start)
      // A ticket for several sights is bought once, and again when its days are over.
      const shared = sight?.ticket && `${known?.destination.id}/${sight.ticket}`
      if (shared && index - (paid.get(shared) ?? -Infinity) < (sight.validDays ?? Infinity)) return 0
      if (shared) paid.set(shared, index)
      const rate = known && rateOf(subject, known.destination.currency)
      const priced = rate === undefined ? known && subject.home : known?.destination
      const own = rate === undefined ? undefined : sight?.adult
      return (own ?? priced?.tickets[sight?.price ?? 0] ?? 0) * (rate ?? 1)
    }),
  )
  const { legs = [] } = subject.plan
  const fares = legs.map(({ price }) => (price?.amount ?? 0) * (rateOf(subject, price?.currency ?? '') ?? 1))
  const reference = lodging * rooms + (food + transport + sum(tickets)) * people + sum(fares)
  return reference > 0 ? reference : undefined
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
