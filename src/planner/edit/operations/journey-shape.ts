import { addDays } from '../../../platform/calendar-date.ts'
import { TRIP_LIMITS } from '../../../trips/trip-limits.ts'
import {
  daysOfStays,
  haveTownTwice,
  isMeant,
  type JourneyStay,
  nightsThere,
  placesIn,
  staysIn,
  type WantedDay,
} from '../journey/journey-stays.ts'
import { rebuiltJourney } from '../journey/rebuild-journey.ts'
import { lockedOn } from '../kept.ts'
import { isUnderWay } from '../../travel/transfer-items.ts'
import type { Plan } from '../../plan.ts'
import type { EditOf } from '../plan-edit.ts'
import type { EditContext, Step } from './step.ts'

/** Changes of a journey's places and nights. Its dates stay, but where the trip itself gets longer or shorter. */

/** A night goes from one stay to another. */
export function moveNight(plan: Plan, { base, by, other }: EditOf<'nights'>, context: EditContext): Step {
  const stays = staysIn(plan, context)
  const own = longest(stays, base, plan)
  if (own < 0) return 'not_there'
  const partner = other === undefined ? neighbourOf(stays, own, by, plan) : longest(stays, other, plan)
  const [gives, takes] = by === 1 ? [partner, own] : [own, partner]
  const giver = stays[gives]
  if (partner < 0 && other !== undefined) return 'not_there'
  if (gives === takes) return 'as_it_is'
  if (takes < 0) return 'not_here'
  if (!giver || nightsThere(giver, plan) < 2) return 'only_night'
  const shared = stays.map((stay, index) => ({
    ...stay,
    nights: stay.nights + (index === takes ? 1 : index === gives ? -1 : 0),
  }))
  return rebuiltJourney(plan, daysOfStays(shared), datesOf(context), context)
}

/** The stay that is meant; where a place is visited twice, or has several bases, the one with the most nights. */
function longest(stays: readonly JourneyStay[], id: string, plan: Plan): number {
  let best = -1
  for (const [index, stay] of stays.entries()) {
    const most = stays[best]
    if (isMeant(stay, id) && (!most || nightsThere(stay, plan) > nightsThere(most, plan))) best = index
  }
  return best
}

/** Who gives a night: the stay before, else the one after, if it has two; who gets one: the stay after, else before. */
function neighbourOf(stays: readonly JourneyStay[], own: number, by: 1 | -1, plan: Plan): number {
  const both = by === 1 ? [own - 1, own + 1] : [own + 1, own - 1]
  const can = (index: number) => {
    const stay = stays[index]
    return stay !== undefined && (by === -1 || nightsThere(stay, plan) > 1)
  }
  return both.find(can) ?? -1
}

export function swapPlaces(plan: Plan, edit: EditOf<'swap-places'>, context: EditContext): Step {
  if (!plan.legs) return 'not_here'
  const places = placesIn(staysIn(plan, context))
  const [a, b] = [edit.base, edit.other].map((id) =>
    places.findIndex((place) => place.some((stay) => isMeant(stay, id))),
  )
  const [first, second] = [places[a ?? -1], places[b ?? -1]]
  if (a === undefined || b === undefined || !first || !second) return 'not_there'
  if (a === b) return 'as_it_is'
  const swapped = places.with(a, second).with(b, first)
  // The same place twice in a row is one place.
  if (placesIn(swapped.flat()).length < places.length || haveTownTwice(swapped)) return 'twice_in_a_row'
  return rebuiltJourney(plan, daysOfStays(swapped.flat()), datesOf(context), context)
}

export function dropPlace(plan: Plan, { base, other }: EditOf<'drop-place'>, context: EditContext): Step {
  if (!plan.legs) return 'not_here'
  const places = placesIn(staysIn(plan, context))
  const at = places.findIndex((place) => place.some((stay) => isMeant(stay, base)))
  const gone = places[at]
  if (!gone) return 'not_there'
  const rest = places.toSpliced(at, 1)
  if (rest.length === 0) return 'not_here'
  if (haveTownTwice(rest)) return 'twice_in_a_row'
  const stays = rest.flat()
  const before = rest.slice(0, at).flat().length
  const heir = other === undefined ? Math.max(0, before - 1) : stays.findIndex((stay) => isMeant(stay, other))
  if (heir < 0) return 'not_there'
  const nights = gone.reduce((sum, stay) => sum + stay.nights, 0)
  const shared = stays.map((stay, index) =>
    index === heir ? { ...stay, nights: stay.nights + nights } : stay,
  )
  return rebuiltJourney(plan, daysOfStays(shared), datesOf(context), context)
}

/** A day more at the end, or without one of the days: those after it come a day sooner, and the legs with them. */
export function journeyLength(plan: Plan, { by, day }: EditOf<'length'>, context: EditContext): Step {
  const { startDate, endDate } = context.request
  const stays = staysIn(plan, context)
  const own = stays.flatMap(({ base, days }) => days.map((from): WantedDay => ({ base, from })))
  const last = own.length - 1
  if (by === 1) {
    const base = own.at(-1)?.base
    if (!base || own.length >= TRIP_LIMITS.days) return 'not_here'
    return rebuiltJourney(plan, [...own, { base }], { startDate, endDate: addDays(endDate, 1) }, context)
  }
  const index = day ?? last
  const gone = plan.days[index]
  if (!gone || own.length < 3 || isUnderWay(gone)) return 'not_there'
  if (lockedOn(gone).length > 0) return 'locked'
  const dates =
    index === 0 ? { startDate: addDays(startDate, 1), endDate } : { startDate, endDate: addDays(endDate, -1) }
  // The last place has a night: nobody goes there to leave again.
  const rest = own.toSpliced(index, 1)
  if (rest.at(-1)?.base.id !== rest.at(-2)?.base.id) return 'only_night'
  return rebuiltJourney(plan, rest, dates, context)
}

function datesOf({ request: { startDate, endDate } }: EditContext) {
  return { startDate, endDate }
}
