import { daylightOn } from '../../atlas/daylight.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { bestHours, litSpan, momentsOf } from '../../atlas/moments.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { upToFive } from '../../platform/clock-time.ts'
import { EVENING_ENDS } from '../limits.ts'
import { DINNER, type DayFrame } from '../schedule/frame.ts'
import type { TimedItem } from '../schedule/time-day.ts'

/** As much of a visit goes for the walk back to the car, where the day cannot go on later. */
const SHARE_OF_A_VISIT = 0.15
/** What is left of time to oneself, minutes. */
const LEAST_FREE = 60

interface Day {
  destination: Pick<Destination, 'center' | 'zone'>
  frame: Pick<DayFrame, 'date'> & Partial<Pick<DayFrame, 'lunch' | 'latestDinner' | 'closes'>>
}

/**
 * The day with so many minutes more before the item at `index`, to walk back to where the car stands: it goes on so
 * much later, up to where it has the time; or the visit before is a little shorter. Undefined where neither can be.
 */
export function withWalkBack(
  items: readonly TimedItem[],
  index: number,
  minutes: number,
  day: Day,
): TimedItem[] | undefined {
  const missing = upToFive(minutes)
  return laterFrom(items, index, missing, day) ?? leftSooner(items, index - 1, missing)
}

function laterFrom(
  items: readonly TimedItem[],
  index: number,
  missing: number,
  day: Day,
): TimedItem[] | undefined {
  const later = [...items]
  let by = missing
  for (let position = index; by > 0; position++) {
    const [item, next] = [items[position], items[position + 1]]
    if (!item) return undefined
    if (item.kind === 'free' && item.end - item.start - by >= LEAST_FREE) {
      later[position] = { ...item, start: item.start + by }
      return later
    }
    const moved = { ...item, start: item.start + by, end: item.end + by }
    if (!mayBe(moved, item, day)) return undefined
    later[position] = moved
    by -= Math.max(0, next ? spareBefore(next, item) : Infinity)
  }
  return later
}

/** Minutes that nothing needs between two items; none where the way home is not told. */
function spareBefore({ start, travel, sight, food, area, evening }: TimedItem, { end }: TimedItem): number {
  const isPlaced = (sight ?? food ?? area ?? evening) !== undefined
  return isPlaced ? start - end - (travel?.minutes ?? 0) : 0
}

function leftSooner(items: readonly TimedItem[], position: number, missing: number): TimedItem[] | undefined {
  const before = items[position]
  if (before?.kind !== 'sight' || before.sight?.starts) return undefined
  if (missing > (before.end - before.start) * SHARE_OF_A_VISIT) return undefined
  return items.with(position, { ...before, end: before.end - missing })
}

/** Whether a visit or meal may be at that later time. */
function mayBe(moved: TimedItem, { end }: TimedItem, { destination, frame }: Day): boolean {
  const { kind, sight, food, area, home } = moved
  switch (kind) {
    case 'sight':
    case 'daytrip':
      return sight !== undefined && isOpenUntil(sight, moved, end, destination, frame.date)
    case 'lunch':
    case 'dinner': {
      const latest =
        kind === 'lunch'
          ? frame.lunch?.to
          : (frame.latestDinner ?? (frame.closes && frame.closes - DINNER.minutes))
      const table = food ?? area
      const hours = table && hoursOn(frame.date)(table)
      const closes = hours ? spanOfHours(hours).closes : Infinity
      return home === undefined && moved.start <= (latest ?? 0) && moved.end <= Math.min(EVENING_ENDS, closes)
    }
    default:
      return false
  }
}

function isOpenUntil(
  sight: Sight,
  moved: TimedItem,
  usualEnd: number,
  { center, zone }: Pick<Destination, 'center' | 'zone'>,
  date: string,
): boolean {
  const hours = hoursOn(date)(sight)
  if (!hours || sight.starts || sight.event) return false
  const moments = momentsOf(hours, daylightOn(date, center, zone))
  if (moved.end > Math.min(moments.closes, litSpan(sight, date, moments).to)) return false
  const best = bestHours(sight, date, moments)
  return best.every(({ to }) => usualEnd > to || moved.end <= to)
}
