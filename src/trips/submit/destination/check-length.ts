import type { DestinationHead } from '../../../atlas/atlas.ts'
import type { Destination } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { PlanRequest } from '../../../planner/plan.ts'
import { daysNeeded, hasTimeThere } from '../../../planner/schedule/time-there.ts'
import { BUDGET_LEVELS, routeOf, type TripRequest } from '../../trip.ts'
import type { Journey } from '../../trip-wishes.ts'
import type { UnclearDestination } from './check-destination.ts'

/** Told hours that leave nothing to plan between them. */
export function tooShortHours(asked: TripRequest): UnclearDestination | undefined {
  const { arrival, departure } = asked.wishes ?? {}
  if (!arrival?.time && !departure?.time) return undefined
  if (hasTimeThere(plain(asked))) return undefined
  const field = departure?.time ? 'departureTime' : 'arrivalTime'
  return { field, reason: 'too_short_a_day', suggestions: [] }
}

/** Days all of which the way takes; with how many suffice. */
export function tooShortForTheWay(
  place: Destination,
  start: DestinationHead | undefined,
  asked: TripRequest,
  locale: Locale,
): UnclearDestination | undefined {
  if (!start || start.id === place.id) return undefined
  const origin = { km: distanceKm(start.center, place.center), start }
  const days = daysNeeded(place, origin, plain(asked))
  return days === undefined
    ? undefined
    : { field: 'endDate', reason: 'too_short_for_the_way', suggestions: [daysText(days, locale)] }
}

function daysText(days: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
}

/** The request as the planner gets it, with nothing but the wishes that tell hours. */
function plain(asked: TripRequest): PlanRequest {
  const { startLocation, destination, adults, kids, startDate, endDate, tripType, language } = asked
  const [arrival, departure] = [asked.wishes?.arrival, asked.wishes?.departure].map(toldJourney)
  const route = routeOf(asked)
  return {
    startLocation,
    destination,
    adults,
    kids,
    startDate,
    endDate,
    tripType,
    language,
    budget: BUDGET_LEVELS[asked.budget],
    wishes: { ...(arrival && { arrival }), ...(departure && { departure }) },
    ...(route && { route }),
  }
}

function toldJourney(journey: NonNullable<TripRequest['wishes']>['arrival']): Journey | undefined {
  const { time, means } = journey ?? {}
  return time === undefined ? undefined : { time, ...(means && { means }) }
}
