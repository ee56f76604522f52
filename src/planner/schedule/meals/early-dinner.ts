import type { Destination } from '../../../atlas/destination.ts'
import { downToFive, minutesOfDay } from '../../../platform/clock-time.ts'
import { waysAround } from '../../travel/travel-time.ts'
import { DINNER, type DayFrame } from '../frame.ts'
import type { Party } from '../party/party-likes.ts'
import type { Taken } from '../taken.ts'
import type { TimedItem } from '../time-day.ts'
import { takesPlace } from './plan-evening.ts'

/** So much before the usual hour of dinner one eats for the sake of a play that begins early, minutes. */
const SOONEST = 75
/** From the last stop to the table, and from there to a seat, beside the way. */
const BEFORE_TABLE = 15
const BEFORE_START = 15

type Place = Pick<Destination, 'id' | 'country' | 'center' | 'evenings'>

/**
 * A day with its dinner so early that what an event plays that evening is reached at its start; undefined where nothing
 * is played, dinner is over by then anyhow, or the day's last stop comes too late.
 */
export function withEarlyDinner(
  items: readonly TimedItem[],
  destination: Place,
  frame: DayFrame,
  party: Party,
  taken: Taken,
): TimedItem[] | undefined {
  const last = items.at(-1)
  if (last?.kind !== 'dinner' || frame.dinner === undefined || frame.chosen?.dinner) return undefined
  const way = waysAround(destination, party.wishes?.mobility)
  const before = items.findLast(({ kind }) => kind !== 'free' && kind !== 'dinner')
  const back = way(before?.sight?.at ?? destination.center, destination.center, party.kids).minutes
  const soonest = Math.max(frame.dinner - SOONEST, (before?.end ?? frame.start) + back + BEFORE_TABLE)
  for (const evening of destination.evenings ?? []) {
    if (!evening.whole || taken.has(evening.id) || !takesPlace(evening, frame.date, party)) continue
    const there = way(destination.center, evening.at, party.kids).minutes + BEFORE_START
    const start = downToFive(minutesOfDay(evening.from) - there - DINNER.minutes)
    if (start < soonest || start >= last.start) continue
    return items.flatMap((item) => {
      if (item === last) return [{ ...item, start, end: start + DINNER.minutes }]
      return item.kind === 'free' && item.end > start - BEFORE_TABLE ? [] : [item]
    })
  }
  return undefined
}
