import type { Destination } from '../atlas/destination.ts'
import { isShut } from '../atlas/open-on.ts'
import type { Locale } from '../i18n/locale.ts'
import { minutesOfDay } from './clock-time.ts'
import type { PlanDay, PlanItem } from './plan.ts'
import { proseIn } from './prose/prose.ts'
import type { Outing } from './schedule/stay-tour.ts'
import { journeyBetween } from './travel.ts'

export const LONGEST_OUTING = 360
const MOST_NAMED = 3

type Base = Pick<Destination, 'id' | 'country' | 'center' | 'sights'>

/** The destination that an item visits as a whole; undefined for a sight, and for what the atlas does not know. */
export function goalOf(
  { kind, place }: PlanItem,
  base: Pick<Base, 'id' | 'sights'> | undefined,
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
export function outingWords(
  goal: Destination,
  date: string,
  language: Locale,
): { title: string; why: string } {
  const names = goal.sights
    .filter((sight) => !isShut(sight, date))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_NAMED)
  return proseIn(language).excursion(
    goal.names[language],
    names.map(({ name }) => name[language]),
  )
}

/** An item's whole destination, as long as the item and as far as its town, to be scheduled among sights. */
export function outingOf(
  item: PlanItem,
  date: string,
  base: Base,
  destinations: readonly Destination[],
): Outing | undefined {
  const goal = goalOf(item, base, destinations)
  if (!goal) return undefined
  const { id, names, center } = goal
  const lasted = item.start && item.end ? minutesOfDay(item.end) - minutesOfDay(item.start) : 0
  return {
    id,
    name: { en: names.en, de: names.de },
    at: center,
    category: 'town',
    minutes: lasted > 0 ? lasted : LONGEST_OUTING,
    hours: 'always',
    price: 0,
    setting: 'mixed',
    kids: 1,
    score: 10,
    hint: { en: outingWords(goal, date, 'en').why, de: outingWords(goal, date, 'de').why },
    daytrip: true,
    way: journeyBetween(base, goal),
  }
}
