import { regionOf } from '../../../atlas/bases.ts'
import type { Destination } from '../../../atlas/destination.ts'
import { pricedAt } from '../../../atlas/ticket-price.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { PlanDay, PlanItem } from '../../plan.ts'
import { withTicketTold } from '../../prose/stops/shared-ticket.ts'
import { type Buyers, isStillGood, type Money, ticketCost } from './tickets.ts'

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
  officeOf: OfficeOf,
  party: Buyers,
  /** Of what is said of it where one is let in; without it nothing is. */
  language?: Locale,
): PlanDay[] {
  const paid = withVisits(days, officeOf, party, ({ item: { cost: _cost, ...item }, cost }, isDearest) =>
    isDearest && cost ? { ...item, cost } : item,
  )
  return language ? withTicketsTold(paid, officeOf, party, language) : paid
}

/** Entries to which the ticket for another one lets in say so. */
export function withTicketsTold(
  days: readonly PlanDay[],
  officeOf: OfficeOf,
  party: Buyers,
  language: Locale,
): PlanDay[] {
  return withVisits(days, officeOf, party, (visit, isDearest, dearest) => {
    const bought = !isDearest && amountOf(visit) > 0 && { title: dearest.item.title, date: dearest.date }
    return withTicketTold(visit.item, visit.date, bought || undefined, language)
  })
}

type OfficeOf = (day: number) => TicketOffice | undefined

/** The days with each entry on a shared ticket as `change` makes it of its visit and the dearest on that ticket. */
function withVisits(
  days: readonly PlanDay[],
  officeOf: OfficeOf,
  party: Buyers,
  change: (visit: Visit, isDearest: boolean, dearest: Visit) => PlanItem,
): PlanDay[] {
  const changed = new Map<PlanItem, PlanItem>()
  for (const visits of visitsByTicket(days, officeOf, party)) {
    const dearest = visits.reduce((best, each) => (amountOf(each) > amountOf(best) ? each : best))
    for (const visit of visits) changed.set(visit.item, change(visit, visit === dearest, dearest))
  }
  return days.map((day) => ({ ...day, items: day.items.map((item) => changed.get(item) ?? item) }))
}

function visitsByTicket(days: readonly PlanDay[], officeOf: OfficeOf, party: Buyers): Visit[][] {
  const bought = new Map<string, { date: string; visits: Visit[] }>()
  const shared: Visit[][] = []
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
      if (!isGood) shared.push(ticket.visits)
      bought.set(name, ticket)
      const cost = ticketCost(sight, office.destination.currency, office.prices, party)
      ticket.visits.push({ item, date, ...(cost && { cost }) })
    }
  }
  return shared
}

const VISITS: ReadonlySet<PlanItem['kind']> = new Set(['sight', 'daytrip', 'evening'])

interface Visit {
  item: PlanItem
  date: string
  cost?: NonNullable<PlanItem['cost']>
}

const amountOf = ({ cost }: Visit) => cost?.amount ?? 0
