import type { Destination, Sight } from '../../atlas/destination.ts'
import { openOn } from '../../atlas/opening-hours.ts'
import type { DayFrame } from '../schedule/frame.ts'

/** Where a stay is longer than its place has sights for, its days still hold something: no day is an empty page. */

/** A day is full with so many sights. */
const SIGHTS_A_DAY = 2
/** Of the full days at most this share leads to neighbours. */
const MOST_AWAY = 0.5
/** What bears a second visit better than a museum does. */
const LASTING: ReadonlySet<Sight['category']> = new Set([
  'beach',
  'park',
  'garden',
  'nature',
  'viewpoint',
  'waterfront',
  'market',
  'district',
  'town',
  'street',
])
/** Points of score that this is worth, and each visit it has had costs. */
const LASTS = 4
const USED = 10
/** What has hours of its own is seen at them or not. */
const HOURS = 25
/** Nearer than this to the other visit, days, costs a point each. */
const APART = 4

/** Spent there from morning to evening. */
export function isFullDay({ role, move }: DayFrame): boolean {
  return role === 'full' && !move
}

/** Indices of the days that lead to a neighbour instead, evenly spread: as many as the place's own sights do not fill. */
export function daysAway(frames: readonly DayFrame[], own: number, goals: number): Set<number> {
  const full = frames.flatMap((frame, index) => (isFullDay(frame) ? [index] : []))
  const unfilled = full.length - Math.ceil(own / SIGHTS_A_DAY)
  const count = Math.min(goals, unfilled, Math.floor(full.length * MOST_AWAY))
  const step = full.length / Math.max(1, count)
  return new Set(
    Array.from({ length: Math.max(0, count) }, (_, each) => full[Math.floor((each + 0.6) * step)] ?? -1),
  )
}

/** The same days, those without a stop with one that another day has as well: a beach, a park, a quarter once more. */
export function withSecondVisits(
  days: readonly (readonly Sight[])[],
  frames: readonly DayFrame[],
  away: ReadonlySet<number>,
  /** What is near and not on these days: left out, or of other stays. */
  near: readonly Sight[],
  seen: ReadonlySet<string>,
  fits: (index: number, sight: Sight) => boolean,
): Sight[][] {
  const result = days.map((sights) => [...sights])
  for (const [index, frame] of frames.entries()) {
    if (!isFullDay(frame) || away.has(index) || result[index]?.length) continue
    const isOpen = openOn(frame.date)
    const choice = [...new Set([...result.flat(), ...near])]
      .filter((sight) => !sight.event && isOpen(sight))
      .map((sight) => ({ sight, worth: worthAgain(sight, index, result, seen) }))
      .toSorted((a, b) => b.worth - a.worth)
      .find(({ sight }) => fits(index, sight))
    if (choice) result[index] = [choice.sight]
  }
  return result
}

function worthAgain(
  sight: Sight,
  index: number,
  days: readonly (readonly Sight[])[],
  seen: ReadonlySet<string>,
): number {
  const visits = days.flatMap((sights, day) => (sights.includes(sight) ? [Math.abs(day - index)] : []))
  const close = Math.max(0, APART - Math.min(APART, ...visits))
  const lasts = LASTING.has(sight.category) || sight.activity !== undefined
  const hours = sight.best || sight.starts ? HOURS : 0
  return (
    sight.score + (lasts ? LASTS : 0) - (visits.length + (seen.has(sight.id) ? 1 : 0)) * USED - close - hours
  )
}

/** Sights that can be seen on one of these days. */
export function sightsOn(
  { sights }: Pick<Destination, 'sights'>,
  frames: readonly DayFrame[],
  without: ReadonlySet<string>,
): Sight[] {
  const isOpen = frames.map(({ date }) => openOn(date))
  return sights.filter((sight) => !without.has(sight.id) && isOpen.some((isOpenThen) => isOpenThen(sight)))
}
