import type { Evening } from '../../../atlas/destination.ts'
import { hoursOn, spanOfHours } from '../../../atlas/opening-hours.ts'
import { downToFive } from '../../../platform/clock-time.ts'
import type { DayFrame } from '../frame.ts'
import type { Seating } from '../meals/seat-meal.ts'
import { shortestDinner } from '../meals/time-at-table.ts'
import { FAMOUS } from '../party/fame.ts'
import type { TimedItem } from '../time-day.ts'
import { isHeldOnce } from './performances.ts'
import { planEvening, takesPlace } from './plan-evening.ts'

/** Who would wait longer after dinner for the evening to begin dines later, and rises so long before it, minutes. */
const WAIT = { most: 35, least: 15 }

/** The same day with dinner later where a late evening would leave an hour after it: before it one rests or sees more. */
export function withLaterDinner(day: readonly TimedItem[], frame: DayFrame): TimedItem[] | undefined {
  const [dinner, evening] = day.slice(-2)
  if (dinner?.kind !== 'dinner' || evening?.kind !== 'evening' || frame.chosen?.dinner) return undefined
  const idle = evening.start - (evening.travel?.minutes ?? 0) - dinner.end
  if (idle <= WAIT.most) return undefined
  const minutes = dinner.end - dinner.start
  const start = downToFive(
    Math.min(dinner.start + idle - WAIT.least, frame.latestDinner ?? 0, closesAt(dinner, frame) - minutes),
  )
  if (start <= dinner.start) return undefined
  const before = day
    .slice(0, -2)
    .map((item, index, { length }) =>
      index === length - 1 && item.kind === 'free' ? { ...item, end: item.end + start - dinner.start } : item,
    )
  return [...before, { ...dinner, start, end: start + minutes }, evening]
}

function closesAt({ food, area }: TimedItem, { date }: DayFrame): number {
  const table = food ?? area
  const hours = table && hoursOn(date)(table)
  return hours ? spanOfHours(hours).closes : Infinity
}

/** The same day with a shorter dinner where its feast would else be missed; with children also for a famous place. */
export function withShorterDinner(
  seated: readonly TimedItem[],
  evening: TimedItem | undefined,
  place: Parameters<typeof planEvening>[1],
  seating: Seating,
): TimedItem[] | undefined {
  const dinner = seated.at(-1)
  if (dinner?.kind !== 'dinner' || seating.frame.chosen?.dinner || isWorthHaste(evening)) return undefined
  const { frame, party, taken } = seating
  const isTonight = (each: Evening) => isHeldOnce(each) && takesPlace(each, frame.date, party)
  // Adults hurry for nothing else.
  if (party.kids === 0 && !place.evenings?.some(isTonight)) return undefined
  const end = Math.min(dinner.end, dinner.start + shortestDinner(dinner.food))
  const sooner = [...seated.slice(0, -1), { ...dinner, end }]
  const feast = planEvening(sooner, place, frame, party, taken)
  const isWorth = party.kids > 0 ? isWorthHaste(feast) : feast?.evening && isHeldOnce(feast.evening)
  return feast && isWorth ? [...sooner, feast] : undefined
}

/** A feast, or what the place is known for. */
function isWorthHaste(item: TimedItem | undefined): boolean {
  return item?.evening?.event !== undefined || (item?.evening?.score ?? 0) >= FAMOUS
}
