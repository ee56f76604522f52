import type { Destination } from '../../atlas/destination.ts'
import { addDays, daysBetween } from '../../platform/calendar-date.ts'
import { downToFive } from '../../platform/clock-time.ts'
import { arrivalMinutes, CHECK_IN, CHECK_OUT, dayLimits, isByNight } from '../limits.ts'
import type { LegMove } from '../journey/move-between.ts'
import type { PlanRequest } from '../plan.ts'
import { AFTER_LANDING } from '../travel/arrival.ts'
import type { Travel } from '../travel/paces.ts'
import type { Arrival } from './arrival.ts'
import { betweenTrains } from './hours/between-trains.ts'

/** What a day of the trip leaves room for, minutes after midnight. */
export interface DayFrame {
  date: string
  /** The whole trip on one day · on the way there · arriving · in between · leaving. */
  role: 'only' | 'journey' | 'arrival' | 'full' | 'departure'
  /** The window in which every item lies. */
  opens: number
  closes: number
  /** When the first stop may be set out for, and when the last must be left and the way back made. */
  start: number
  end: number
  /** The traveller wants the last stop left by then, whatever the day would hold. */
  leaves?: number
  /** The same for what has its best hours before or after those, and for what begins at fixed times before. */
  early: number
  late: number
  dawn: number
  /** What is best early begins no sooner, unless its best hours end before. */
  rise: number
  /** After a late night: the usual hours, kept for what can be had at its own on no other day. */
  woken?: Pick<DayFrame, 'start' | 'early' | 'dawn' | 'rise'>
  maxStops: number
  /** As many as it holds where they lie side by side or are short: more than are looked for. */
  room?: number
  /** Beyond `maxStops` as long as all visits together last no longer, minutes. */
  roomMinutes?: number
  lunch?: { from: number; to: number; minutes: number }
  /** When dinner may begin; undefined when the day ends before. */
  dinner?: number
  /** When the kitchens of restaurants that rest in the afternoon are back, whatever their day's hours say. */
  kitchens?: number
  /** It begins before the locals eat: only at a table known to be open. */
  earlyDinner?: true
  /** For what the traveller has chosen the place. */
  chosen?: { lunch: boolean; dinner: boolean; evening: boolean }
  /** When it may begin at the latest. */
  latestDinner?: number
  /** The way home ends the day, and dinner comes before it. */
  returns?: true
  /** When a flight that set out the day before has landed. */
  landing?: number
  /** One has come over an ocean, or through the night, that day. */
  tired?: true
  /** Moving on from another base that morning; `hired`: in a car that one has from then on; `isBack`: to an earlier base. */
  move?: Travel & { from: string; leg?: LegMove; hired?: true; isBack?: true }
  /** One has a car all day, hired or one's own. */
  car?: true
  /** Of the day on which one sets out for another stop by a flight that no day holds. */
  flight?: LegMove & { from: Destination['names'] }
}

export const LUNCH = { from: 690, ends: 840, minutes: 60 }
export const DINNER = { from: 1110, fromWithKids: 1065, minutes: 75, before: 90 }
/** An arrival from further than this needs the early afternoon as well, km. */
const LONG_HAUL_KM = 4000
const LONG_HAUL_DELAY = 120
/** When many night flights have landed and all are at their door, minutes after midnight; the way with a meal and without. */
const LANDING = { from: 660, atDoor: 900, meal: 90, least: 60 }
/** From the door to the next day's first stop, minutes. */
const NIGHT = 540
/** There and back on one day from further than this, km, the day is shorter at both ends. */
const THERE_AND_BACK_KM = 150
export const THERE_AND_BACK = { opens: 660, closes: 1110 }

/** Minutes for what one has bought oneself. */
export const COLD_SUPPER = 45

/** The frames of all days of a trip. */
export function frameDays(request: PlanRequest, arrival: Arrival = { km: 0 }): DayFrame[] {
  const { daysLater = 0 } = arrival
  const days = daysBetween(request.startDate, request.endDate) + 1
  const door = arrivalMinutes(request.wishes?.arrival)
  const isLate = days > 1 && isByNight(door)
  return Array.from({ length: days }, (_, index) => {
    if (index < daysLater || (isLate && index === daysLater))
      return journeyFrame(request, index, days, arrival)
    const frame = frameDay(request, index, days, arrival)
    if (isLate && index === daysLater + 1) return rested(frame, door - 1440)
    const { atDoor = LANDING.atDoor } = arrival
    return daysLater > 0 && index === daysLater ? landingFrame(frame, door ?? atDoor) : frame
  })
}

/** The same day, begun late enough after the small hours at which one was at the door. */
function rested(frame: DayFrame, door: number): DayFrame {
  const start = Math.max(frame.start, Math.min(door + NIGHT, frame.end))
  return { ...frame, ...(frame.role === 'full' && { opens: start }), ...begunAt(start) }
}

/** No earlier for anything, whatever is best or held before. */
export function begunAt(start: number): Pick<DayFrame, 'start' | 'early' | 'dawn' | 'rise'> {
  return { start, early: start, dawn: start, rise: start }
}

function journeyFrame(request: PlanRequest, index: number, days: number, arrival: Arrival): DayFrame {
  const { daysLater = 0, underWay = Infinity } = arrival
  const { open, close } = dayLimits(request.tripType, request.kids, index, days, request.wishes, daysLater)
  const opens = daysLater > 0 ? open : Math.max(open, downToFive(close - underWay))
  return onTheWay({ date: addDays(request.startDate, index), opens, closes: close })
}

/** A day spent under way, with room for nothing else. */
export function onTheWay({ date, opens, closes }: Pick<DayFrame, 'date' | 'opens' | 'closes'>): DayFrame {
  const closed = { ...begunAt(closes), end: closes, late: closes }
  return { date, role: 'journey', opens, closes, ...closed, maxStops: 0 }
}

/** A full day by the calendar, of which there is left what comes after the landing. `door`: when one is at it. */
export function landingFrame(frame: DayFrame, door: number): DayFrame {
  const { lunch, opens: first, room: _, ...rest } = frame
  const there = Math.max(first + LANDING.least, door)
  const isEarly = lunch && there + CHECK_IN <= lunch.to
  // Who comes too late for a table has eaten on the way, but where the locals lunch later.
  const opens = isEarly ? there : Math.max(there, Math.max(first, LANDING.from) + LANDING.meal)
  const eats = lunch && opens + CHECK_IN <= lunch.to + lunch.minutes
  const start = opens + CHECK_IN
  return {
    ...rest,
    role: 'arrival',
    opens,
    ...begunAt(start),
    closes: Math.max(frame.closes, start),
    end: Math.max(frame.end, start),
    late: Math.max(frame.late, start),
    landing: Math.max(first, Math.min(LANDING.from, opens - AFTER_LANDING)),
    tired: true,
    maxStops: Math.ceil(frame.maxStops / 2),
    ...(eats && { lunch }),
  }
}

function frameDay(
  request: PlanRequest,
  index: number,
  days: number,
  { km: arrivalKm, daysLater = 0, atDoor = 0, out, flown, byTrain, near }: Arrival,
): DayFrame {
  const date = addDays(request.startDate, index)
  const limits = dayLimits(request.tripType, request.kids, index, days, request.wishes, daysLater, near)
  const role = roleOf(index, days, request.wishes)
  const dinner = request.kids > 0 ? DINNER.fromWithKids : DINNER.from
  const told = request.wishes?.arrival?.time !== undefined
  const toldAny = told || request.wishes?.departure?.time !== undefined
  const isTired = role === 'arrival' && arrivalKm > LONG_HAUL_KM && !told
  const arrives = isTired ? Math.max(limits.open + LONG_HAUL_DELAY, atDoor) : limits.open
  const returns = role === 'only' && (out !== undefined || arrivalKm > THERE_AND_BACK_KM)
  const { opens, closes } =
    role === 'only' && out
      ? out
      : returns && !toldAny
        ? (flown ?? THERE_AND_BACK)
        : betweenTrains(role, { opens: arrives, closes: limits.close }, toldAny ? undefined : byTrain)
  // Who leaves has dinner on the way.
  const evening = role !== 'departure' && closes - DINNER.minutes >= dinner
  const ends = closes - (role === 'departure' ? CHECK_OUT : evening ? DINNER.before : 0)
  const wakes = role === 'departure' ? Math.min(limits.rise, ends) : limits.rise
  const start = role === 'arrival' ? opens + CHECK_IN : Math.max(opens, wakes)
  // Who is at the door in the evening has nothing before dinner.
  const end = role === 'arrival' ? Math.max(start, ends) : ends
  return {
    date,
    role,
    opens,
    closes,
    start,
    end,
    early: role === 'arrival' || returns ? start : limits.risesNoSooner ? wakes : limits.early,
    dawn: role === 'arrival' || returns ? start : limits.risesNoSooner ? wakes : limits.dawn,
    rise: role === 'arrival' || returns ? start : wakes,
    late: evening && !returns ? limits.late : end,
    ...(returns && { returns }),
    ...(isTired && { tired: true }),
    maxStops: limits.maxStops,
    ...(limits.short.stops > limits.maxStops && {
      room: limits.short.stops,
      roomMinutes: limits.short.minutes,
    }),
    ...((role !== 'arrival' || opens <= LUNCH.from) && {
      lunch: { from: LUNCH.from, to: LUNCH.ends - LUNCH.minutes, minutes: LUNCH.minutes },
    }),
    ...(evening && { dinner }),
  }
}

function roleOf(index: number, days: number, wishes: PlanRequest['wishes']): DayFrame['role'] {
  if (days === 1) return 'only'
  if (wishes?.atHome) return 'full'
  return index === 0 ? 'arrival' : index === days - 1 ? 'departure' : 'full'
}

/** From morning to evening, or from lunch on. */
export function isSpentThere({ role, lunch }: DayFrame): boolean {
  return role === 'full' || role === 'only' || (role === 'arrival' && lunch !== undefined)
}
