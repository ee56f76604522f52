import type { Destination } from '../../atlas/destination.ts'
import { addDays, daysBetween } from '../../platform/calendar-date.ts'
import { arrivalMinutes, isByNight } from '../limits.ts'
import type { PlanRequest } from '../plan.ts'
import { landingOf } from '../travel/arrival.ts'
import { dayOut, isTooFarForADay } from '../travel/day-out.ts'
import { arrivalAt, type Origin } from './arrival-at.ts'
import type { Arrival } from './arrival.ts'
import { type DayFrame, frameDays } from './frame.ts'

/** Less than this is no time there, minutes. */
const LEAST_THERE = 120
/** Days beyond those of the flight after which nothing more is tried. */
const MOST_MORE = 7

/** Whether the hours that were told, and the way as far as it is known, leave time there. */
export function hasTimeThere(request: PlanRequest, arrival?: Arrival): boolean {
  const { startDate, endDate, wishes } = request
  if (startDate === endDate && isByNight(arrivalMinutes(wishes?.arrival))) return false
  const minutes = frameDays(request, arrival).reduce((sum, frame) => sum + minutesOf(frame), 0)
  return minutes >= LEAST_THERE
}

function minutesOf({ role, start, end, closes, dinner }: DayFrame): number {
  return role === 'journey' ? 0 : Math.max(0, (dinner === undefined ? end : closes) - start)
}

/** How many days a trip there needs before any of them is spent there; undefined where it has as many. */
export function daysNeeded(home: Destination, origin: Origin, request: PlanRequest): number | undefined {
  if (request.wishes?.atHome) return undefined
  const least = leastDays(home, origin, request)
  const days = daysBetween(request.startDate, request.endDate) + 1
  const suffices = (count: number) => {
    const long = { ...request, endDate: addDays(request.startDate, count - 1) }
    return hasTimeThere(long, arrivalAt(home, origin, long))
  }
  if (days >= least && suffices(days)) return undefined
  const counts = Array.from({ length: MOST_MORE }, (_, more) => Math.max(least, days) + more)
  return (days < least ? counts : counts.slice(1)).find(suffices)
}

/** Days under way, the one on which one lands, and that of the way home. */
function leastDays(home: Destination, { km, start }: Origin, request: PlanRequest): number {
  const { startDate, endDate, wishes } = request
  // Who tells both hours of one day is there between two flights.
  const isStopover = startDate === endDate && wishes?.arrival?.time && wishes.departure?.time
  if (!start || isStopover) return 1
  const landing = landingOf(start.center, home.center, startDate)
  if (landing) return daysBetween(startDate, landing.arrives) + 2
  return isTooFarForADay(km) && !dayOut(home, start, { ...request, endDate: startDate }) ? 2 : 1
}
