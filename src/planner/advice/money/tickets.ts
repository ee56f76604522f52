import type { Destination, Sight } from '../../../atlas/destination.ts'
import { daysBetween } from '../../../platform/calendar-date.ts'
import { USUAL_AGE } from '../../limits.ts'
import type { PlanRequest } from '../../plan.ts'

/** A child's share of an adult's ticket, where a place names no price for children. */
const CHILD_SHARE = 0.5

export type Buyers = Pick<PlanRequest, 'adults' | 'kids' | 'wishes'>
export type Money = Pick<Destination, 'currency' | 'tickets'>

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
