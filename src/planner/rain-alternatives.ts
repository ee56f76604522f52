import type { Destination, Sight } from '../atlas/destination.ts'
import { distanceKm } from '../atlas/distance.ts'
import { openOn } from '../atlas/open-on.ts'
import type { Locale } from '../i18n/locale.ts'
import { minutesOfDay } from './clock-time.ts'
import type { PlanDay, PlanItem } from './plan.ts'

/** Shelter is looked for within this of a stop, km. */
const SHELTER_KM = 6
/** A shelter is open for this long at least from when the stop would begin, minutes. */
const SHELTER_MINUTES = 60
/** Places that are partly under a roof and no comfort in the rain all the same. */
const WET: ReadonlySet<Sight['category']> = new Set([
  'viewpoint',
  'park',
  'garden',
  'beach',
  'nature',
  'waterfront',
  'street',
  'district',
  'square',
  'bridge',
  'zoo',
  'ruins',
  'cemetery',
  'town',
])

/**
 * The plan's days with a roof for each stop under the open sky: the nearest sight of the day's destination that is
 * open then, not on the plan, and not yet another stop's shelter.
 */
export function withRainAlternatives(
  days: readonly PlanDay[],
  destinationOf: (day: PlanDay) => Destination | undefined,
  language: Locale,
): PlanDay[] {
  const planned = new Set(days.flatMap(({ items }) => items.flatMap(({ place }) => place?.id ?? [])))
  const taken = new Set<string>()
  return days.map((day) => {
    const destination = destinationOf(day)
    if (!destination) return day
    const isOpen = openOn(day.date)
    const items = day.items.map((item) => {
      const sight = destination.sights.find(({ id }) => id === item.place?.id)
      const { rainAlternative: _, ...rest } = item
      if (sight?.setting !== 'outdoor') return rest
      const shelters = destination.sights
        .filter(
          (shelter) =>
            hasRoof(shelter) &&
            !shelter.daytrip &&
            !planned.has(shelter.id) &&
            isOpen(shelter) &&
            isOpenDuring(shelter, item),
        )
        .map((shelter) => ({
          shelter,
          km: distanceKm(shelter.at, sight.at) + (taken.has(shelter.id) ? SHELTER_KM / 2 : 0),
        }))
        .filter(({ km }) => km <= SHELTER_KM)
        .sort((a, b) => a.km - b.km)
      const [nearest] = shelters
      if (!nearest) return rest
      taken.add(nearest.shelter.id)
      return { ...rest, rainAlternative: { id: nearest.shelter.id, name: nearest.shelter.name[language] } }
    })
    return { ...day, items }
  })
}

function hasRoof({ setting, category }: Sight): boolean {
  return setting === 'indoor' || (setting === 'mixed' && !WET.has(category))
}

/** Opens before the stop would be over, and not only for its last minutes. */
function isOpenDuring({ hours }: Sight, { start, end }: Pick<PlanItem, 'start' | 'end'>): boolean {
  const [opens, closes] = hours.split('-')
  if (!opens || !closes) return true
  return (
    minutesOfDay(opens) < minutesOfDay(end) && minutesOfDay(closes) >= minutesOfDay(start) + SHELTER_MINUTES
  )
}
