import type { DayFrame } from '../frame.ts'
import type { Party } from '../party/party-likes.ts'
import type { TimedItem } from '../time-day.ts'

/** Between the way to dinner and sitting down, minutes. */
const MARGIN = 15
/** Who comes from so far out to a dinner in luxury, minutes, goes home first, and changes for so many. */
const CHANGING = { from: 45, minutes: 45 }

/**
 * When a meal may begin at a table so many minutes from the stop that is left then: beside it nobody waits for as long
 * as the way back would take, unless to rest or to change.
 */
export function soonestAtTable(
  { kind, start, straight }: TimedItem,
  leaves: number,
  there: number,
  { tripType, budget }: Pick<Party, 'tripType' | 'budget'>,
  { latestDinner = start }: Pick<DayFrame, 'latestDinner'>,
): number {
  if (kind === 'dinner' && budget === 'luxury' && there >= CHANGING.from)
    return Math.max(start, Math.min(leaves + there + CHANGING.minutes, latestDinner))
  if (straight === undefined || tripType === 'relaxed' || budget === 'luxury') return start
  return Math.min(start, Math.max(straight, leaves + there + MARGIN))
}

/** The same dinner at just that time, wherever its table is. */
export function dinnerAt(item: TimedItem, start: number, minutes: number): TimedItem {
  const { straight: _, ...dinner } = item
  return { ...dinner, start, end: start + minutes }
}
