import type { Destination } from '../../atlas/destination.ts'
import { mealHours } from '../meal-hours.ts'
import { addDays, daysBetween } from '../../platform/calendar-date.ts'
import { ARRIVAL_OPEN, dayLimits } from '../limits.ts'
import type { LegMove } from '../journey/move-between.ts'
import type { PlanRequest } from '../plan.ts'
import type { DayOut } from '../travel/day-out.ts'
import type { Travel } from '../travel/travel-time.ts'
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
  maxStops: number
  lunch?: { from: number; to: number; minutes: number }
  /** When dinner may begin; undefined when the day ends before. */
  dinner?: number
  /** For what the traveller has chosen the place. */
  chosen?: { lunch: boolean; dinner: boolean; evening: boolean }
  /** When it may begin at the latest. */
  latestDinner?: number
  /** The way home ends the day, and dinner comes before it. */
  returns?: true
  /** When a flight that set out the day before has landed. */
  landing?: number
  /** Moving on from another base that morning. */
  move?: Travel & { from: string; leg?: LegMove }
}

const LUNCH = { from: 690, ends: 840, minutes: 60 }
const DINNER = { from: 1110, fromWithKids: 1065, minutes: 75, before: 90 }
const CHECK_IN = 45
const CHECK_OUT = 30
/** An arrival from further than this needs the early afternoon as well, km. */
const LONG_HAUL_KM = 4000
const LONG_HAUL_DELAY = 120
/** When most night flights have landed, minutes after midnight. */
const LANDING = 660
/** There and back on one day from further than this, km, the day is shorter at both ends. */
const THERE_AND_BACK_KM = 150
export const THERE_AND_BACK = { opens: 660, closes: 1110 }

/** Minutes for what one has bought oneself. */
const COLD_SUPPER = 45

export { CHECK_IN, CHECK_OUT, COLD_SUPPER, DINNER, LUNCH }

/** The way there, as far as it is known. */
export interface Arrival {
  km: number
  /** So many days after setting out one arrives. */
  daysLater?: number
  /** Minutes on a train by day, where that is how one goes. */
  byTrain?: number
  /** Of a day there and back, by the way that is known. */
  out?: DayOut
}

/** The frames of all days of a trip. */
export function frameDays(request: PlanRequest, arrival: Arrival = { km: 0 }): DayFrame[] {
  const { daysLater = 0 } = arrival
  const days = daysBetween(request.startDate, request.endDate) + 1
  return Array.from({ length: days }, (_, index) => {
    if (index < daysLater) return journeyFrame(request, index, days)
    const frame = frameDay(request, index, days, arrival)
    return daysLater > 0 && index === daysLater ? landingFrame(frame) : frame
  })
}

function journeyFrame(request: PlanRequest, index: number, days: number): DayFrame {
  const { open, close } = dayLimits(request.tripType, request.kids, index, days, request.wishes)
  const date = addDays(request.startDate, index)
  const closed = { start: close, end: close, early: close, late: close, dawn: close, rise: close }
  return { date, role: 'journey', opens: open, closes: close, ...closed, maxStops: 0 }
}

/** A full day by the calendar, of which the afternoon is left. */
function landingFrame(frame: DayFrame): DayFrame {
  const { lunch: _, ...rest } = frame
  const opens = ARRIVAL_OPEN + LONG_HAUL_DELAY
  return {
    ...rest,
    role: 'arrival',
    landing: LANDING,
    opens,
    start: opens + CHECK_IN,
    early: opens + CHECK_IN,
    dawn: opens + CHECK_IN,
    rise: opens + CHECK_IN,
    maxStops: Math.ceil(frame.maxStops / 2),
  }
}

function frameDay(
  request: PlanRequest,
  index: number,
  days: number,
  { km: arrivalKm, out, byTrain }: Arrival,
): DayFrame {
  const date = addDays(request.startDate, index)
  const limits = dayLimits(request.tripType, request.kids, index, days, request.wishes)
  const role = roleOf(index, days, request.wishes)
  const dinner = request.kids > 0 ? DINNER.fromWithKids : DINNER.from
  const told = request.wishes?.arrival?.time !== undefined
  const toldAny = told || request.wishes?.departure?.time !== undefined
  const delay = role === 'arrival' && arrivalKm > LONG_HAUL_KM && !told ? LONG_HAUL_DELAY : 0
  const returns = role === 'only' && (out !== undefined || arrivalKm > THERE_AND_BACK_KM)
  const { opens, closes } =
    role === 'only' && out
      ? out
      : returns
        ? THERE_AND_BACK
        : betweenTrains(
            role,
            { opens: limits.open + delay, closes: limits.close },
            toldAny ? undefined : byTrain,
          )
  const evening = closes - DINNER.minutes >= dinner
  const start = role === 'arrival' ? opens + CHECK_IN : Math.max(opens, limits.rise)
  const end = closes - (role === 'departure' ? CHECK_OUT : evening ? DINNER.before : 0)
  return {
    date,
    role,
    opens,
    closes,
    start,
    end,
    early: role === 'arrival' || returns ? start : limits.risesNoSooner ? limits.rise : limits.early,
    dawn: role === 'arrival' || returns ? start : limits.risesNoSooner ? limits.rise : limits.dawn,
    rise: role === 'arrival' || returns ? start : limits.rise,
    late: evening && !returns ? limits.late : end,
    ...(returns && { returns }),
    maxStops: limits.maxStops,
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

const BEFORE_DINNER = 15
/** So long after the usual start of lunch the kitchen still takes orders. */
const LAST_ORDERS = 40
/** So much later than usual one still sits down after a view at dusk. */
const AT_A_PINCH = 30

/** A lunch that is a part of the day's pleasure, minutes at table. */
export const LONG_LUNCH = 90
/** Minutes of a lunch with the way to its table. */
const LUNCH_WITH_WAY = 80

/** The same day by the hours at which its place eats. */
export function atLocalHours(
  frame: DayFrame,
  { countryFacts, food }: Pick<Destination, 'countryFacts' | 'food'>,
  { kids, tripType }: Pick<PlanRequest, 'kids' | 'tripType'>,
): DayFrame {
  const isLong = tripType === 'relaxed' && kids === 0
  const { lunch, dinner } = mealHours(countryFacts, kids)
  const { lunch: had, dinner: dines, ...rest } = frame
  const named = food?.some(({ meals }) => meals.includes('lunch'))
  const longer = isLong ? LONG_LUNCH - LUNCH.minutes : 0
  const noonUntil = (to: number) =>
    had && {
      from: Math.max(lunch.from, frame.move ? had.from : 0),
      to,
      minutes: (named ? LUNCH_WITH_WAY : had.minutes) + (frame.move ? 0 : longer),
    }
  const usual = noonUntil(lunch.to)
  // Who has moved on for longer eats late rather than not at all.
  const late = (to: number) =>
    (frame.move && had && noonUntil(Math.max(lunch.to, Math.min(had.to, to)))) || usual
  const noon = [usual, late(lunch.to + LAST_ORDERS), late(Infinity)].find(
    (each) => each && canBeHad(each, frame),
  )
  const isTooLate = frame.returns && dinner.from + DINNER.minutes > frame.closes
  if (dines === undefined || isTooLate) return { ...rest, ...(noon && { lunch: noon }) }
  const pinch = kids > 0 ? 0 : AT_A_PINCH
  const usualEnd = Math.max(frame.end, Math.min(frame.closes, dinner.from - BEFORE_DINNER))
  // Children are at table by the latest hour of a family's dinner.
  // Who has only just come by then has nothing else before it.
  const end = kids > 0 ? Math.max(frame.start, Math.min(usualEnd, dinner.to - BEFORE_DINNER)) : usualEnd
  return {
    ...rest,
    ...(noon && { lunch: noon }),
    dinner: dinner.from,
    latestDinner: Math.min(dinner.to + pinch, frame.returns ? frame.closes - DINNER.minutes : Infinity),
    end,
    late: frame.returns ? end : Math.max(end, Math.min(frame.late, dinner.to + pinch - BEFORE_DINNER)),
  }
}

/** A day that begins after lunch, or ends before it, has none. */
function canBeHad({ from, to, minutes }: NonNullable<DayFrame['lunch']>, { start, end }: DayFrame): boolean {
  return start <= to && from <= to && Math.max(start, from) + minutes <= end
}
