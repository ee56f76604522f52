import { downToFive } from '../../../platform/clock-time.ts'
import type { TimedItem } from '../time-day.ts'
import { FAMOUS } from '../party/fame.ts'
import { isHeldOnce } from './performances.ts'
import { planEvening } from './plan-evening.ts'
import type { Seating } from '../meals/seat-meal.ts'
import { shortestDinner } from '../meals/time-at-table.ts'
import { seatMeals } from '../meals/seat-meals.ts'
import { dinnerAt } from '../meals/straight-to-table.ts'

/** Who would wait longer for a feast after dinner dines later, and rises in time for it, minutes. */
const WAIT = { most: 45, least: 15 }
const BEFORE_TABLE = 15

type Evening = Parameters<typeof planEvening>[1]

/**
 * A dinner that gives way to the evening's feast: later where that is late, shorter where it would else be missed; with
 * children also for a famous place.
 */
export function dinnerForFeast(
  items: readonly TimedItem[],
  seated: readonly TimedItem[],
  evening: TimedItem | undefined,
  place: Evening,
  seating: Seating,
): TimedItem[] | undefined {
  const dinner = seated.at(-1)
  if (dinner?.kind !== 'dinner' || seating.frame.chosen?.dinner) return undefined
  const { frame, party, taken } = seating
  if (!isWorthHaste(evening)) {
    const end = Math.min(dinner.end, dinner.start + shortestDinner(dinner.food))
    const sooner = [...seated.slice(0, -1), { ...dinner, end }]
    const feast = planEvening(sooner, place, frame, party, taken)
    const isWorth = party.kids > 0 ? isWorthHaste(feast) : feast?.evening && isHeldOnce(feast.evening)
    return feast && isWorth ? [...sooner, feast] : undefined
  }
  if (!evening?.evening?.event) return undefined
  const idle = evening.start - (evening.travel?.minutes ?? 0) - dinner.end
  if (idle <= WAIT.most) return undefined
  const start = downToFive(Math.min(frame.latestDinner ?? dinner.start, dinner.start + idle - WAIT.least))
  if (start <= dinner.start) return undefined
  const later = seatMeals(dinedAt(start, items), seating)
  const table = later.at(-1)
  if (Boolean(table?.food) !== Boolean(dinner.food) || Boolean(table?.area) !== Boolean(dinner.area))
    return undefined
  const feast = planEvening(later, place, frame, party, taken)
  return feast?.evening?.id === evening.evening.id ? [...later, feast] : undefined
}

/** A feast, or what the place is known for. */
function isWorthHaste(item: TimedItem | undefined): boolean {
  return item?.evening?.event !== undefined || (item?.evening?.score ?? 0) >= FAMOUS
}

/** The same day with dinner then, and time to oneself until it. */
function dinedAt(start: number, items: readonly TimedItem[]): TimedItem[] {
  return items.map((item, index) => {
    if (item.kind === 'dinner') return dinnerAt(item, start, item.end - item.start)
    const isBefore = item.kind === 'free' && items[index + 1]?.kind === 'dinner'
    return isBefore ? { ...item, end: start - BEFORE_TABLE } : item
  })
}
