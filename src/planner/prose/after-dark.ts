import { daylightOn } from '../../atlas/daylight.ts'
import type { Destination } from '../../atlas/destination.ts'
import type { TimedItem } from '../schedule/time-day.ts'
import { SPEED, type Travel, wayOf } from '../travel/paces.ts'

/** Next door, km: one walks there also where nobody walks after dark. */
const NEXT_DOOR_KM = 0.3

/** A day's ways, those after dark by car where nobody walks then. */
export function afterDark(
  rides: readonly { item: Pick<TimedItem, 'start'> }[],
  ways: readonly (Travel | undefined)[],
  { practical, center, zone }: Destination,
  date: string,
): (Travel | undefined)[] {
  if (!practical?.ridesAfterDark) return [...ways]
  const { sunset } = daylightOn(date, center, zone)
  return ways.map((way, index) => {
    const isDark = (rides[index]?.item.start ?? 0) > sunset
    if (!isDark || way?.mode !== 'walk' || way.km <= NEXT_DOOR_KM) return way
    return { ...way, mode: 'car', minutes: Math.min(way.minutes, wayOf('car', way.km, SPEED.taxi).minutes) }
  })
}
