import { upToFive } from '../../platform/clock-time.ts'
import type { Sight } from '../../atlas/destination.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { type Party, stopFor } from '../schedule/party/party-likes.ts'
import type { Taken } from '../schedule/taken.ts'
import { closingOf, type DayPlace, openingOf, type TimedItem, withTables } from '../schedule/time-day.ts'
import { waysAround } from '../travel/travel-time.ts'

/** These sights one after the other, come what may: waiting for doors to open, with a lunch where noon falls. */
export function timePlainly(
  destination: DayPlace,
  frame: DayFrame,
  sights: readonly Sight[],
  party: Party,
  taken: Taken,
): TimedItem[] {
  const way = waysAround(destination)
  const { lunch } = frame
  const hoursOf = hoursOn(frame.date)
  const items: TimedItem[] = openingOf(frame)
  let time = frame.start
  let here = destination.center
  let beforeLunch = lunch !== undefined
  const eat = () => {
    if (!beforeLunch || !lunch) return
    const start = Math.max(time, lunch.from)
    items.push({ kind: 'lunch', start, end: start + lunch.minutes })
    time = start + lunch.minutes
    beforeLunch = false
  }
  for (const sight of sights) {
    const { minutes } = stopFor(sight, party)
    const travel = way(here, sight.at, party.kids)
    const { opens } = spanOfHours(hoursOf(sight) ?? sight.hours)
    if (lunch && Math.max(time + travel.minutes, opens) + minutes > lunch.to) eat()
    const start = Math.max(upToFive(time + travel.minutes), opens)
    items.push({
      kind: sight.daytrip ? 'daytrip' : 'sight',
      start,
      end: start + minutes,
      sight,
      ...(travel.minutes > 0 && { travel }),
    })
    time = start + minutes
    here = sight.at
  }
  if (lunch && time <= lunch.to) eat()
  const back = way(here, destination.center, party.kids).minutes
  return withTables([...items, ...closingOf(frame, items, back)], destination, frame, party, taken)
}
