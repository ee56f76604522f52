import type { DestinationHead } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { goesThereByTrain } from '../advice/ways-there.ts'
import { connectionsFrom } from '../advice/plan-advice.ts'
import type { PlanRequest } from '../plan.ts'
import { atDoorBy, landingOf } from '../travel/arrival.ts'
import { dayOut } from '../travel/day-out.ts'
import type { Arrival } from './frame.ts'

/** Where a party sets out, and how far that is. */
export interface Origin {
  km: number
  start?: DestinationHead
  /** The same place, whole; of a journey only. */
  home?: Destination
}

/** A trip too short for the journey is planned as if there were none; its tips say so. */
export function arrivalAt(
  home: Destination,
  { km, start }: Origin,
  request: PlanRequest,
  nights = Infinity,
): Arrival {
  const { startDate, endDate } = request
  const out = start && startDate === endDate ? dayOut(home, start, request) : undefined
  if (out) return { km, out }
  const landing = start && landingOf(start.center, home.center, startDate)
  const daysLater = landing ? daysBetween(startDate, landing.arrives) : 0
  // A journey's ways have hours of their own.
  const byTrain = start && !request.route ? minutesByTrain(home, start, request) : undefined
  const isCounted = daysLater < Math.min(nights, daysBetween(startDate, endDate))
  const atDoor = start && isCounted ? atDoorBy(start.center, home.center) : undefined
  return {
    km,
    daysLater: isCounted ? daysLater : 0,
    ...(atDoor !== undefined && { atDoor }),
    ...(byTrain !== undefined && { byTrain }),
  }
}

/** Undefined where one flies, or sleeps on the way. */
function minutesByTrain(home: Destination, start: DestinationHead, request: PlanRequest): number | undefined {
  const [fastest] = connectionsFrom(home, start)
  if (!fastest || fastest.mode !== 'train') return undefined
  const { mode, minutes, changes } = fastest
  const arrival = { from: start.names[request.language], mode, minutes, changes }
  return goesThereByTrain(request, start, home, arrival) ? minutes : undefined
}
