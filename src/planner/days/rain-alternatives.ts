import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { isStop, type PlanDay, type PlanItem, type PlanRequest } from '../plan.ts'
import { placeIdsIn } from '../plan-stops.ts'
import { isEasyEnough, isForOthersChildren, isHadOnTheSpot } from '../schedule/party/wishes.ts'
import { shelterOn } from '../../atlas/indoor-sights.ts'

/** Shelter is looked for within this of a stop, km. */
const SHELTER_KM = 6
/** So much further off another one may be, km, where one would rather not go to the nearest. */
const RATHER_KM = 3
/** A shelter is open for this long at least from when the stop would begin, minutes. */
const SHELTER_MINUTES = 60
/** Nobody goes to a great museum instead of a short stop: this many times as long, and an hour and a half in any case. */
const LONGER = { times: 2, minutes: 90 }
/** One house is not the answer to every shower, and of a day to one alone. */
const MOST_STOPS = 2

/**
 * The plan's days with a roof for each stop under the open sky: the nearest sight of the day's destination that is
 * open then to who has booked nothing, not on the plan, not much longer than the stop, no view into the clouds, and
 * rather not yet another stop's shelter, nor one that is nothing for children who come along.
 * `elsewhere`: ids of what the days of other stays hold.
 */
export function withRainAlternatives(
  days: readonly PlanDay[],
  destinationOf: (day: PlanDay) => Destination | undefined,
  party: Pick<PlanRequest, 'language' | 'wishes' | 'kids' | 'budget'>,
  elsewhere: ReadonlySet<string> = new Set(),
): PlanDay[] {
  const planned = new Set([...elsewhere, ...placeIdsIn(days)])
  const taken = new Map<string, number>()
  return days.map((day) => {
    const destination = destinationOf(day)
    if (!destination) return day
    const isShelter = shelterOn(day.date)
    const hoursOf = hoursOn(day.date)
    const today = new Set<string>()
    const items = day.items.map((item) => {
      const sight = destination.sights.find(({ id }) => id === item.place?.id)
      const { rainAlternative: _, ...rest } = item
      if (!isStop(item) || sight?.setting !== 'outdoor') return rest
      const shelters = destination.sights
        .filter(
          (shelter) =>
            isShelter(shelter) &&
            isEasyEnough(shelter, party) &&
            isHadOnTheSpot(shelter, party) &&
            !isForOthersChildren(shelter, party) &&
            !shelter.clear &&
            !shelter.daytrip &&
            !planned.has(shelter.id) &&
            !today.has(shelter.id) &&
            (taken.get(shelter.id) ?? 0) < MOST_STOPS &&
            shelter.minutes <= Math.max(LONGER.minutes, LONGER.times * sight.minutes) &&
            isOpenDuring(hoursOf(shelter) ?? shelter.hours, item),
        )
        .map((shelter) => ({
          shelter,
          km: distanceKm(shelter.at, sight.at) + (taken.has(shelter.id) ? RATHER_KM : 0),
          // With children a brewery is the last of roofs.
          boring: party.kids > 0 && shelter.kids === 0 ? RATHER_KM : 0,
        }))
        .filter(({ km }) => km <= SHELTER_KM)
        .sort((a, b) => a.km + a.boring - (b.km + b.boring))
      const [nearest] = shelters
      if (!nearest) return rest
      today.add(nearest.shelter.id)
      taken.set(nearest.shelter.id, (taken.get(nearest.shelter.id) ?? 0) + 1)
      return {
        ...rest,
        rainAlternative: { id: nearest.shelter.id, name: nearest.shelter.name[party.language] },
      }
    })
    return { ...day, items }
  })
}

/** Opens before the stop would be over, and not only for its last minutes. */
function isOpenDuring(hours: string, { start, end }: Pick<PlanItem, 'start' | 'end'>): boolean {
  const { opens, closes } = spanOfHours(hours)
  return opens < minutesOfDay(end) && closes >= minutesOfDay(start) + SHELTER_MINUTES
}
