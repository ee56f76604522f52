import { downToFive, upToFive } from '../../../platform/clock-time.ts'
import { daylightOn } from '../../../atlas/daylight.ts'
import type { Destination, Sight } from '../../../atlas/destination.ts'
import type { Span } from '../../../atlas/moments.ts'
import { weekdayOf } from '../../../atlas/opening-hours.ts'
import { addDays } from '../../../platform/calendar-date.ts'
import type { WayBetween } from '../../travel/remembered-ways.ts'
import type { Party } from '../party/party-likes.ts'
import { isHolyDay } from './holy-days.ts'
import { type StartSpans, startsOutside } from './start-spans.ts'

/** Who keeps Shabbat and feasts pays for nothing on them and rides nowhere: what is left are walks that cost nothing. */

/** It begins so long before sunset on Friday and ends so long after it on Saturday, minutes. */
const SHABBAT = { before: 18, after: 60 }
const DAY = 1440

type Place = Pick<Destination, 'center' | 'zone'>

/** Minutes after midnight of a date that are Shabbat, or a feast, to this party. */
export function shabbatOn(
  place: Place,
  date: string,
  { wishes }: { wishes?: Party['wishes'] | undefined },
): Span | undefined {
  return wishes?.diet === 'kosher' ? shabbatHours(place, date) : undefined
}

/** Of any date, minutes after midnight; from `before` sunset on its eve until `after` that of its last day. */
export function shabbatHours({ center, zone }: Place, date: string, around = SHABBAT): Span | undefined {
  const goesOn = isKept(addDays(date, 1), zone)
  const isOn = isKept(date, zone)
  if (!isOn && !goesOn) return undefined
  const { sunset } = daylightOn(date, center, zone)
  return { from: isOn ? 0 : sunset - around.before, to: goesOn ? DAY : sunset + around.after }
}

/** A Saturday, or a feast that is kept as one. */
function isKept(date: string, zone: string): boolean {
  return weekdayOf(date) === 'sat' || isHolyDay(date, zone)
}

/** Those that cost nothing, sell nothing and lie within a walk of where one stays and of each other, the best first. */
export function shabbatWalks({ center }: Place, sights: readonly Sight[], way: WayBetween): Set<Sight> {
  const walks: Sight[] = []
  const isWalked = (from: Sight['at'], to: Sight['at']) => way(from, to, 0).mode === 'walk'
  for (const sight of sights.toSorted((a, b) => b.score - a.score)) {
    const { at, category, price, daytrip, booking, starts } = sight
    if (price > 0 || category === 'market' || daytrip || booking || starts || !isWalked(center, at)) continue
    if (walks.every((other) => isWalked(other.at, at))) walks.push(sight)
  }
  return new Set(walks)
}

/** These starts without those of Shabbat: one is home before, `way` minutes, or sets out after. */
export function outsideShabbat(
  spans: StartSpans,
  minutes: number,
  way: number,
  { from: begins, to: ends }: Span,
): StartSpans {
  return startsOutside(spans, downToFive(begins - way - minutes), upToFive(ends + way))
}
