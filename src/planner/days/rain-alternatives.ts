import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { isStop, type PlanDay, type PlanItem, type PlanRequest } from '../plan.ts'
import { placeIdsIn } from '../plan-stops.ts'
import { isEasyEnough, isForOthersChildren, isHadOnTheSpot } from '../schedule/party/wishes.ts'
import { shelterOn } from '../../atlas/indoor-sights.ts'
import { hardlyRains } from '../../atlas/usual-weather.ts'

/** Shelter is looked for within this of a stop, and in the country of one further from the centre than that, km. */
const SHELTER_KM = { town: 4, country: 6, beyond: 10 }
/** So much further off another one may be, km, where one would rather not go to the nearest. */
const RATHER_KM = 3
/** A shelter is open for this long at least from when the stop would begin, minutes. */
const SHELTER_MINUTES = 60
/** Nobody waits longer than that in the rain for its doors to open, minutes. */
const WAIT = 30
/** Nobody goes to a great museum instead of a short stop: this many times as long, and an hour and a half in any case. */
const LONGER = { times: 2, minutes: 90 }
/** What is booked so many days ahead has no room left on the day. */
const BOOKED_AHEAD = 3
/** One house is not the answer to every shower, and of a day to one alone. */
const MOST_STOPS = 2

/**
 * The plan's days with a roof for each stop under the open sky: the nearest sight of the day's destination that is
 * open then to who has booked nothing, not on the plan, not much longer than the stop, no view into the clouds, and
 * rather not yet another stop's shelter, nor one that is nothing for children who come along. None in a dry month.
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
    const isDry = hardlyRains(destination, day.date)
    const hoursOf = hoursOn(day.date)
    const today = new Set<string>()
    const items = day.items.map((item) => {
      const sight = destination.sights.find(({ id }) => id === item.place?.id)
      const { rainAlternative: _, ...rest } = item
      if (!isStop(item) || sight?.setting !== 'outdoor' || isDry) return rest
      const isOut = distanceKm(sight.at, destination.center) > SHELTER_KM.beyond
      const furthest = isOut ? SHELTER_KM.country : SHELTER_KM.town
      const shelters = destination.sights
        .filter(
          (shelter) =>
            isShelter(shelter) &&
            isEasyEnough(shelter, party) &&
            isHadOnTheSpot(shelter, party) &&
            (shelter.booking?.days ?? 0) < BOOKED_AHEAD &&
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
        .filter(({ km }) => km <= furthest)
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

/** Opens soon after the stop would begin, and before it would be over, and is not shut in the next hour. */
function isOpenDuring(hours: string, { start, end }: Pick<PlanItem, 'start' | 'end'>): boolean {
  const { opens, closes } = spanOfHours(hours)
  const begins = minutesOfDay(start)
  return opens < minutesOfDay(end) && opens <= begins + WAIT && closes >= begins + SHELTER_MINUTES
}
