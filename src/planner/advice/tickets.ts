import { regionOf } from '../../atlas/bases.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { pricedAt } from '../../atlas/ticket-price.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { USUAL_AGE } from '../limits.ts'
import type { PlanDay, PlanItem, PlanRequest } from '../plan.ts'

/** A child's share of an adult's ticket, where a place names no price for children. */
const CHILD_SHARE = 0.5

type Buyers = Pick<PlanRequest, 'adults' | 'kids' | 'wishes'>
type Money = Pick<Destination, 'currency' | 'tickets'>

/**
 * Tickets of the whole party, whole units; undefined for what is free. Real prices where they are known and in the
 * plan's money, else the usual ticket of the sight's level there.
 */
export function ticketCost(
  sight: Sight,
  currencyOfSight: string,
  prices: Money,
  party: Buyers,
): { amount: number; currency: string } | undefined {
  const real = sight.adult !== undefined && currencyOfSight === prices.currency
  const adult = real ? (sight.adult ?? 0) : (prices.tickets[sight.price] ?? 0)
  const child = real ? sight.child : undefined
  const children = agesOf(party).map((age) =>
    sight.freeUnder !== undefined && age < sight.freeUnder ? 0 : (child ?? adult * CHILD_SHARE),
  )
  const amount = Math.round(adult * party.adults + children.reduce((sum, price) => sum + price, 0))
  return amount > 0 ? { amount, currency: prices.currency } : undefined
}

/** Whether a ticket for several sights, bought on one date, lets the party in on another; YYYY-MM-DD. */
export function isStillGood(
  { validDays }: Pick<Sight, 'validDays'>,
  bought: string | undefined,
  date: string,
): boolean {
  return bought !== undefined && daysBetween(bought, date) < (validDays ?? Infinity)
}

/** A day's place, and the money its tickets are paid in. */
interface TicketOffice {
  destination: Destination
  prices: Money
}

/** Tickets of a place are paid in the money of `home`; on a journey, without one, in the place's own. */
export function ticketOffice(destination: Destination, home: Destination | undefined): TicketOffice {
  return { destination, prices: home && destination.currency !== home.currency ? home : destination }
}

/**
 * What several sights share costs as much as the dearest of those seen on it, wherever in the order that comes: it is
 * paid there, and the others let in, those of an evening too.
 */
export function withDearestPaid(
  days: readonly PlanDay[],
  officeOf: (day: number) => TicketOffice | undefined,
  party: Buyers,
): PlanDay[] {
  const bought = new Map<string, { date: string; visits: Visit[] }>()
  const shared: { visits: Visit[] }[] = []
  for (const [day, { date, items }] of days.entries()) {
    const office = officeOf(day)
    for (const item of items) {
      const found = office?.destination.sights.find(({ id }) => id === item.place?.id)
      const sight = found && pricedAt(found, date, item.start)
      if (!office || !sight?.ticket || !VISITS.has(item.kind)) continue
      const name = `${regionOf(office.destination.id)}/${sight.ticket}`
      const known = bought.get(name)
      const isGood = known !== undefined && isStillGood(sight, known.date, date)
      const ticket = isGood ? known : { date, visits: [] }
      if (!isGood) shared.push(ticket)
      bought.set(name, ticket)
      const cost = ticketCost(sight, office.destination.currency, office.prices, party)
      ticket.visits.push({ item, ...(cost && { cost }) })
    }
  }
  const costs = new Map<PlanItem, PlanItem['cost']>()
  for (const { visits } of shared) {
    const dearest = visits.reduce((best, each) => (amountOf(each) > amountOf(best) ? each : best))
    for (const visit of visits) {
      const cost = visit === dearest ? visit.cost : undefined
      if (visit.item.cost?.amount !== cost?.amount) costs.set(visit.item, cost)
    }
  }
  if (costs.size === 0) return [...days]
  return days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      if (!costs.has(item)) return item
      const { cost: _, ...rest } = item
      const cost = costs.get(item)
      return cost ? { ...rest, cost } : rest
    }),
  }))
}

const VISITS: ReadonlySet<PlanItem['kind']> = new Set(['sight', 'daytrip', 'evening'])

interface Visit {
  item: PlanItem
  cost?: NonNullable<PlanItem['cost']>
}

const amountOf = ({ cost }: Visit) => cost?.amount ?? 0

/** The smallest sit on a lap in the evening, years. */
const ON_A_LAP = 4

/** What a party's children pay together of an adult's ticket where no price for them is known: an evening's. */
export function childrensShare(party: Pick<PlanRequest, 'kids' | 'wishes'>): number {
  return agesOf(party).reduce((sum, age) => sum + (age < ON_A_LAP ? 0 : CHILD_SHARE), 0)
}

/** One age a child; a usual one where it was not told. */
export function agesOf({ kids, wishes }: Pick<PlanRequest, 'kids' | 'wishes'>): number[] {
  return Array.from({ length: kids }, (_, index) => wishes?.ages?.[index] ?? USUAL_AGE)
}
