import { downToFive, upToFive } from '../../platform/clock-time.ts'
import { daylightOn } from '../../atlas/daylight.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import type { Span } from '../../atlas/moments.ts'
import { weekdayOf } from '../../atlas/opening-hours.ts'
import type { WayBetween } from '../travel/travel-time.ts'
import type { Party } from './party-likes.ts'
import { NO_START, type StartSpans } from './start-spans.ts'

/** Who keeps Shabbat pays for nothing on it and rides nowhere: what is left are walks that cost nothing. */

/** It begins so long before sunset on Friday and ends so long after it on Saturday, minutes. */
const BEFORE_SUNSET = 18
const NIGHTFALL = 60
const DAY = 1440

type Place = Pick<Destination, 'center' | 'zone'>

/** Minutes after midnight of a date that are Shabbat to this party. */
export function shabbatOn(
  { center, zone }: Place,
  date: string,
  { wishes }: { wishes?: Party['wishes'] | undefined },
): Span | undefined {
  const weekday = wishes?.diet === 'kosher' ? weekdayOf(date) : undefined
  if (weekday !== 'fri' && weekday !== 'sat') return undefined
  const { sunset } = daylightOn(date, center, zone)
  return weekday === 'fri' ? { from: sunset - BEFORE_SUNSET, to: DAY } : { from: 0, to: sunset + NIGHTFALL }
}

/** Those that cost nothing and lie within a walk of where one stays and of each other, the best first. */
export function shabbatWalks({ center }: Place, sights: readonly Sight[], way: WayBetween): Set<Sight> {
  const walks: Sight[] = []
  const isWalked = (from: Sight['at'], to: Sight['at']) => way(from, to, 0).mode === 'walk'
  for (const sight of sights.toSorted((a, b) => b.score - a.score)) {
    const { at, price, daytrip, booking, starts } = sight
    if (price > 0 || daytrip || booking || starts || !isWalked(center, at)) continue
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
  const all = spans.spans ?? [{ from: spans.opens, to: spans.closes }]
  const left = all
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, downToFive(begins - way - minutes)) },
      { from: Math.max(from, upToFive(ends + way)), to },
    ])
    .filter(({ from, to }) => from <= to)
  const [first, last] = [left[0], left.at(-1)]
  return first && last ? { ...spans, opens: first.from, closes: last.to, spans: left } : NO_START
}
