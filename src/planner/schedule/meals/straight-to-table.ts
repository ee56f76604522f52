import type { Party } from '../party/party-likes.ts'
import type { TimedItem } from '../time-day.ts'

/** Between the way to dinner and sitting down, minutes. */
const MARGIN = 15

/**
 * When a meal may begin at a table so many minutes from the stop that is left then: beside it nobody waits for as long
 * as the way back would take, unless to rest or to change.
 */
export function soonestAtTable(
  { start, straight }: TimedItem,
  leaves: number,
  there: number,
  { tripType, budget }: Pick<Party, 'tripType' | 'budget'>,
): number {
  if (straight === undefined || tripType === 'relaxed' || budget === 'luxury') return start
  return Math.min(start, Math.max(straight, leaves + there + MARGIN))
}

/** The same dinner at just that time, wherever its table is. */
export function dinnerAt(item: TimedItem, start: number, minutes: number): TimedItem {
  const { straight: _, ...dinner } = item
  return { ...dinner, start, end: start + minutes }
}
