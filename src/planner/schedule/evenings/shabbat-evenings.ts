import { waysAround } from '../../travel/travel-time.ts'
import type { DayFrame } from '../frame.ts'
import { shabbatOn } from '../hours/shabbat.ts'
import type { Party } from '../party/party-likes.ts'
import type { DayPlace, TimedItem } from '../time-day.ts'

/** On Shabbat the evenings that cost nothing, within a walk. */
export function forShabbat(
  destination: DayPlace,
  { date }: DayFrame,
  party: Party,
  dinner: TimedItem | undefined,
): DayPlace {
  const shabbat = shabbatOn(destination, date, party)
  if (!shabbat || !dinner || dinner.end < shabbat.from || dinner.end > shabbat.to) return destination
  const way = waysAround(destination, party)
  const evenings = destination.evenings?.filter(
    ({ at, cost }) => !cost && way(destination.center, at, party.kids).mode === 'walk',
  )
  return { ...destination, ...(evenings && { evenings }) }
}
