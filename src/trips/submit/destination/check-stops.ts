import type { Atlas } from '../../../atlas/atlas.ts'
import { findStops } from '../../../atlas/lookup/find-stops.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { daysBetween } from '../../../platform/calendar-date.ts'
import { longestTransfer, planRoute } from '../../../planner/journey/plan-route.ts'
import type { TripRequest } from '../../trip.ts'
import { nightsField, stopField, type TripRoute } from '../../trip-stops.ts'
import type { UnclearDestination } from './check-destination.ts'

const MOST_SUGGESTIONS = 5

/** What is wrong with the stops of a trip, at its field; undefined where they make a journey. */
export async function checkStops(
  atlas: Atlas,
  request: TripRequest,
  { stops, order, ends }: TripRoute,
  locale: Locale,
): Promise<UnclearDestination | undefined> {
  const start = atlas.find(request.startLocation)
  const ids: string[] = []
  const matches = findStops(
    atlas,
    stops.map(({ place }) => place),
  )
  for (const [index, match] of matches.entries()) {
    const field = stopField(index)
    if (match.kind === 'none') return { field, reason: 'unknown_stop', suggestions: [] }
    if (match.kind === 'unsure') {
      const names = match.candidates.flatMap((id) => atlas.head(id)?.names[locale] ?? [])
      return { field, reason: 'ambiguous_place', suggestions: names.slice(0, MOST_SUGGESTIONS) }
    }
    if (start.kind === 'exact' && start.id === match.id)
      return { field, reason: 'start_as_stop', suggestions: [] }
    ids.push(match.id)
  }
  const [home, ...loaded] = await Promise.all([
    start.kind === 'exact' ? atlas.load(start.id) : undefined,
    ...ids.map((id) => atlas.load(id)),
  ])
  const named = loaded.flatMap((destination, index) => {
    const nights = stops[index]?.nights
    return destination ? [{ destination, ...(nights !== undefined && { nights }) }] : []
  })
  const nights = daysBetween(request.startDate, request.endDate)
  const route = planRoute({
    stops: named,
    order,
    ends,
    home,
    nights,
    longest: longestTransfer(plain(request)),
    fliesFar: true,
  })
  if (route.possible) return undefined
  const { stop, reason } = route
  const isOfNights = reason === 'more_stops_than_nights' || reason === 'night_under_way'
  const field = isOfNights ? nightsField(stop) : stopField(stop)
  return { field, reason, suggestions: [] }
}

function plain({ tripType, kids, wishes }: TripRequest): Parameters<typeof longestTransfer>[0] {
  const startsAt = wishes?.startsAt
  return { tripType, kids, ...(startsAt && { wishes: { startsAt } }) }
}
