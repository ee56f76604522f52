import { daylightOn } from '../../../atlas/daylight.ts'
import type { Destination, Sight } from '../../../atlas/destination.ts'
import { bestHours, momentsOf } from '../../../atlas/moments.ts'
import { hoursOn } from '../../../atlas/opening-hours.ts'
import { upToFive } from '../../../platform/clock-time.ts'
import type { DayRoute } from '../day-route.ts'
import type { DayFrame } from '../frame.ts'
import { AT_A_PINCH } from '../local-hours.ts'
import { latestStart, minutesBetween, stopAt } from '../search/visit-times.ts'
import { startsFrom } from '../lunch-position.ts'

/** Who comes for the evening light stays until the sun has set, minutes after it. */
const AFTERGLOW = 10
/** For a view of it dinner may be later, for a great one as late as kitchens allow. */
const VIEWS: ReadonlySet<Sight['category']> = new Set(['viewpoint', 'tower'])
const GREAT = 7
/** Anything else waits no longer, and leaves no longer gap before it, minutes; dinner does not wait. */
const LONGEST = { wait: 45, gap: 45 }
const BEFORE_DINNER = 15

/**
 * The same starts, with what is best about sunset begun so late that one sees it, where its hours, dinner and what
 * follows allow. `sights`: the day's, in order; `after`: so many come before lunch.
 */
export function untilSunset(
  starts: readonly number[],
  { tour, route }: DayRoute,
  { center, zone }: Pick<Destination, 'center' | 'zone'>,
  { date, dinner = Infinity, latestDinner = Infinity }: DayFrame,
  sights: readonly Sight[],
  after: number,
): readonly number[] {
  const { day, order } = route
  const daylight = daylightOn(date, center, zone)
  let held = starts
  for (const [position, sight] of sights.entries()) {
    const start = held[position] ?? 0
    const later = position < after ? undefined : laterStart(sight, position, start)
    const shifted = later === undefined ? undefined : startsFrom(tour, route, held, position, later)
    if (shifted && dinesAfter(shifted) <= latestAfter(sight)) held = shifted
  }
  return held

  function laterStart(sight: Sight, position: number, start: number): number | undefined {
    const stop = stopAt(order, position)
    const sees = daylight.sunset + AFTERGLOW
    if (start + (tour.minutes[stop] ?? 0) >= sees || !isForSunset(sight, start)) return undefined
    const later = latestStart(tour, day, stop, upToFive(sees))
    if (later <= start) return undefined
    return VIEWS.has(sight.category) || waitsLittle(position, start, later) ? later : undefined
  }

  function waitsLittle(position: number, start: number, later: number): boolean {
    const before = stopAt(order, position - 1)
    const left =
      before < 0 || position === after ? start : (held[position - 1] ?? 0) + (tour.minutes[before] ?? 0)
    const gap = later - left - minutesBetween(tour, day, before, stopAt(order, position))
    return later - start <= LONGEST.wait && gap <= LONGEST.gap
  }

  /** One comes in the hours before sunset, and they are its best until then. */
  function isForSunset(sight: Sight, start: number): boolean {
    const hours = hoursOn(date)(sight)
    const best = sight.best?.filter(({ from }) => from.startsWith('sunset'))
    if (!hours || !best || daylight.polarNight) return false
    return bestHours({ best }, date, momentsOf(hours, daylight)).some(
      ({ from, to }) => from <= start && to >= daylight.sunset,
    )
  }

  function latestAfter({ category, score }: Sight): number {
    if (!VIEWS.has(category)) return dinner
    return score >= GREAT ? Infinity : latestDinner - AT_A_PINCH
  }

  function dinesAfter(times: readonly number[]): number {
    const last = stopAt(order, order.length - 1)
    return (times.at(-1) ?? 0) + (tour.minutes[last] ?? 0) + (day.back[last] ?? 0) + BEFORE_DINNER
  }
}
