import type { Destination, Sight } from '../../atlas/destination.ts'
import { goalOf, LONGEST_OUTING, excursionTexts } from '../days/day-trip.ts'
import type { Locale } from '../../i18n/locale.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import type { PlanItem } from '../plan.ts'
import { journeyBetween } from '../travel/travel-time.ts'
import type { Outing } from './party/party-likes.ts'

const UNKNOWN_VISIT = 60

/** The atlas's record of an item, or one made of what the item says, for places that are not in it. */
export function sightOf(item: PlanItem, destination: Destination): Sight {
  const { place } = item
  const found = destination.sights.find(({ id }) => id === place?.id)
  if (found) return found
  const name = place?.name ?? item.title
  const lasted = item.start && item.end ? minutesOfDay(item.end) - minutesOfDay(item.start) : 0
  return {
    id: place?.id ?? item.id,
    name: { en: name, de: name },
    at:
      place?.lat !== undefined && place.lon !== undefined ? [place.lat, place.lon] : [...destination.center],
    category: 'experience',
    minutes: item.minutes ?? Math.min(240, Math.max(30, lasted || UNKNOWN_VISIT)),
    ...(item.minutes !== undefined && { stay: item.minutes }),
    // What keeps its hour is open then and at no other time.
    hours: item.locked && lasted > 0 ? `${item.start}-${item.end}` : 'always',
    price: 0,
    setting: 'mixed',
    kids: 1,
    score: 5,
    hint: { en: item.title, de: item.title },
    ...(item.kind === 'daytrip' && { daytrip: true }),
  }
}

/** The whole destination that an item visits, as long as the item and as far as its town. */
export function excursionOf(
  item: PlanItem,
  date: string,
  base: Destination,
  destinations: readonly Destination[],
): Outing | undefined {
  const goal = goalOf(item, base, destinations)
  if (!goal) return undefined
  const why = (language: Locale) => excursionTexts(goal, date, language).why
  return {
    ...sightOf(item, base),
    name: goal.names,
    minutes: minutesOfDay(item.end) - minutesOfDay(item.start) || LONGEST_OUTING,
    hint: { en: why('en'), de: why('de') },
    way: journeyBetween(base, goal),
  }
}
