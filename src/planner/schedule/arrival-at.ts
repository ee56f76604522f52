import type { DestinationHead } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { goesByBus, goesThereByTrain } from '../advice/ways-there.ts'
import { connectionsBetween, type StartPlace } from '../../atlas/lookup/start-place.ts'
import type { PlanRequest } from '../plan.ts'
import { atDoorBy, landingOf } from '../travel/arrival.ts'
import { dayOut, flownOut, minutesToGate } from '../travel/day-out.ts'
import { type HoursThere, hoursThere, isNearHome } from '../hours-there.ts'
import { isOverWater } from '../travel/landmass.ts'
import { drive, journeyBetween } from '../travel/travel-time.ts'
import type { Arrival } from './arrival.ts'
import { THERE_AND_BACK } from './frame.ts'

/** Where a party sets out, and how far that is. */
export interface Origin {
  km: number
  start?: DestinationHead
  /** The same place, whole; of a journey only. */
  home?: StartPlace
}

/** The way there, of a trip that is long enough for it (time-there.ts). */
export function arrivalAt(home: Destination, { km, start }: Origin, request: PlanRequest): Arrival {
  const { startDate, endDate } = request
  if (!start) return { km }
  const isOneDay = startDate === endDate
  const out = isOneDay ? dayOut(home, start, request) : undefined
  if (out) return { km, out }
  const flown = isOneDay ? withinTheDay(flownOut(start, home, startDate)) : undefined
  const landing = landingOf(start.center, home.center, startDate)
  // A journey's ways have hours of their own.
  const byTrain = request.route ? undefined : minutesByLand(home, start, request)
  const underWay = minutesUnderWay(start, home, request, byTrain)
  const near = isOneDay || request.route ? undefined : nearBy(start, home, request)
  const atDoor = isOneDay ? undefined : atDoorBy(start.center, home.center)
  return {
    km,
    // Who tells both hours of a day there is between two flights.
    daysLater: landing && !isOneDay ? daysBetween(startDate, landing.arrives) : 0,
    ...(flown && { flown }),
    ...(underWay !== undefined && { underWay }),
    ...(atDoor !== undefined && { atDoor }),
    ...(byTrain !== undefined && { byTrain }),
    ...(near && { near }),
  }
}

/** By what is known to run, or else by road or rail where no water lies between. */
function nearBy(start: DestinationHead, home: Destination, { wishes }: PlanRequest): HoursThere | undefined {
  const means = wishes?.arrival?.means
  if (means === 'plane' || wishes?.atHome || !isNearHome(distanceKm(start.center, home.center)))
    return undefined
  const minutes = means === 'car' ? drive(start, home).minutes : shortestWay(start, home)
  return minutes === undefined ? undefined : hoursThere(minutes)
}

function shortestWay(start: DestinationHead, home: Destination): number | undefined {
  const [known] = connectionsBetween(start.id, home).filter(({ mode }) => mode !== 'night-train')
  const { mode, minutes } = journeyBetween(start, home)
  return known?.minutes ?? (mode === 'train' || mode === 'car' ? minutes : undefined)
}

function withinTheDay({ opens, closes }: NonNullable<Arrival['flown']>) {
  return { opens: Math.max(opens, THERE_AND_BACK.opens), closes: Math.min(closes, THERE_AND_BACK.closes) }
}

/** To the platform, minutes. */
const TO_TRAIN = 45

/** Undefined where it is not known how long the way that was chosen takes. */
function minutesUnderWay(
  start: DestinationHead,
  home: Destination,
  { wishes, route }: PlanRequest,
  byTrain: number | undefined,
): number | undefined {
  const means = wishes?.arrival?.means
  if (means !== 'plane' && byTrain !== undefined) return byTrain + TO_TRAIN
  const flies = !route && (means === 'plane' || means === undefined)
  return flies ? minutesToGate(distanceKm(start.center, home.center)) : undefined
}

/** By train, bus or one's own car; undefined where one flies, or sleeps on the way. */
function minutesByLand(home: Destination, start: DestinationHead, request: PlanRequest): number | undefined {
  if (request.wishes?.arrival?.means === 'car' && !isOverWater(start, home)) return drive(start, home).minutes
  const [fastest] = connectionsBetween(start.id, home)
  if (fastest?.mode === 'bus' && goesByBus(start, home)) return fastest.minutes
  if (!fastest || fastest.mode !== 'train') return undefined
  const { mode, minutes, changes } = fastest
  const arrival = { from: start.names[request.language], mode, minutes, changes }
  return goesThereByTrain(request, start, home, arrival) ? minutes : undefined
}
