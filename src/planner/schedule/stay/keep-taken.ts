import type { Destination } from '../../../atlas/destination.ts'
import { pricedAt } from '../../../atlas/ticket-price.ts'
import { isStillGood } from '../../advice/money/tickets.ts'
import type { PlanDay } from '../../plan.ts'
import { TICKET } from '../../prose/stops/write-stop.ts'
import { isGoodPerformance } from '../evenings/performances.ts'
import { takeDishes } from '../meals/table-repeats.ts'
import { PERFORMANCE, take } from '../taken.ts'

/** What later days leave alone, or have paid. */
export function keep({ date, items }: PlanDay, destination: Destination, taken: Map<string, string>): void {
  const { sights, evenings, food } = destination
  for (const { kind, place, start } of items) {
    if (place?.id === undefined) continue
    if (kind === 'meal' || kind === 'evening') take(taken, place.id, date)
    if (kind === 'meal') takeDishes(taken, place.id, food, date)
    if (kind === 'evening' && evenings?.some((each) => each.id === place.id && isGoodPerformance(each)))
      taken.set(PERFORMANCE + place.id, date)
    const found = sights.find(({ id }) => id === place.id)
    const sight = found && pricedAt(found, date, start)
    const ticket = sight?.ticket && TICKET + sight.ticket
    if (ticket && !isStillGood(sight, taken.get(ticket), date)) taken.set(ticket, date)
  }
}
