import type { Destination } from '../../atlas/destination.ts'
import { openOn } from '../../atlas/opening-hours.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { proseIn } from '../prose/prose.ts'

export const LONGEST_OUTING = 360
const MOST_NAMED = 3

/** The destination that an item visits as a whole; undefined for a sight, and for what the atlas does not know. */
export function goalOf(
  { kind, place }: PlanItem,
  base: Pick<Destination, 'id' | 'sights'> | undefined,
  destinations: readonly Destination[],
): Destination | undefined {
  const id = place?.id
  if (kind !== 'daytrip' || id === undefined || id === base?.id) return undefined
  if (base?.sights.some((sight) => sight.id === id)) return undefined
  return destinations.find((destination) => destination.id === id)
}

/** Whether the day goes to a neighbouring destination as a whole. */
export function hasOuting({ base, items }: PlanDay, destinations: readonly Destination[]): boolean {
  const here = destinations.find(({ id }) => id === base.id)
  return items.some((item) => goalOf(item, here, destinations) !== undefined)
}

/** What code says of a day at another destination, its best sights named. */
export function excursionTexts(
  goal: Destination,
  date: string,
  language: Locale,
): { title: string; why: string } {
  const isOpen = openOn(date)
  const names = goal.sights
    // Nobody sets out on another trip from there.
    .filter((sight) => !sight.daytrip && isOpen(sight))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NAMED)
  return proseIn(language).excursion(
    goal.names[language],
    names.map(({ name }) => name[language]),
  )
}
