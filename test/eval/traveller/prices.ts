import type { Sight } from '../../../src/atlas/destination.ts'
import type { PlanRequest } from '../../../src/planner/plan.ts'
import { pricesToday } from './price-rules.ts'
import { destinationOf, type Trip, visitsOf } from './visits.ts'

/** How old a child is taken to be whose age nobody told, years. */
const USUAL_AGE = 9

export interface PriceOff {
  error: number
  text: string
}

/** Of each sight that says its prices: |cost on the plan − cost by its prices| over the latter. */
export function priceErrors(trip: Trip): PriceOff[] {
  const { plan, request } = trip
  const bought = new Map<string, number>()
  return visitsOf(trip).flatMap(({ sight: usual, item, day: index }): PriceOff[] => {
    const day = plan.days[index]
    const sight = day ? pricesToday(usual, trip.request, day.date, item.start) : usual
    if (!day || destinationOf(trip, day)?.currency !== plan.budget.currency) return []
    // One ticket for several sights is paid at the first, and again when its days are over.
    const since = index - (bought.get(sight.ticket ?? '') ?? -Infinity)
    const paid = sight.ticket !== undefined && since < (sight.validDays ?? Infinity)
    if (sight.ticket && !paid) bought.set(sight.ticket, index)
    const right = paid ? 0 : partyPrice(sight, request)
    if (right === undefined) return []
    const said = item.cost?.amount ?? 0
    const error = right === said ? 0 : right === 0 ? 1 : Math.abs(said - right) / right
    return [{ error, text: `D${index + 1} ${sight.id} ${said} instead of ${right} ${plan.budget.currency}` }]
  })
}

/** What the party pays, whole units; undefined where the record does not say it all. */
export function partyPrice(
  { adult, child, freeUnder = 0 }: Pick<Sight, 'adult' | 'child' | 'freeUnder'>,
  { adults, kids, wishes }: Pick<PlanRequest, 'adults' | 'kids' | 'wishes'>,
): number | undefined {
  if (adult === undefined) return undefined
  let sum = adult * adults
  for (let index = 0; index < kids; index++) {
    if ((wishes?.ages?.[index] ?? USUAL_AGE) < freeUnder) continue
    if (child === undefined && adult > 0) return undefined
    sum += child ?? 0
  }
  return Math.round(sum)
}
