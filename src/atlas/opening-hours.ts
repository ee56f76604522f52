import { minutesOfDay } from '../platform/clock-time.ts'
import { oncePerText } from '../platform/once-per-key.ts'
import { type Sight, type Weekday, WEEKDAYS } from './destination.ts'

type Doors = Pick<Sight, 'hours' | 'closed' | 'exceptions' | 'shut' | 'season'>

/**
 * A sight's hours on a date, "HH:MM-HH:MM" or "always"; undefined while its doors stay shut or it is
 * out of season. Made once a day, then asked for each sight. On what is no date everything is as usual.
 */
export function hoursOn(date: string): (sight: Doors) => string | undefined {
  const weekday = weekdayOf(date)
  const isMeant = fallsOn(date)
  return (sight) => {
    if (!weekday) return sight.hours
    if (sight.closed?.includes(weekday) || isShut(sight, date) || !isInSeason(sight, date)) return undefined
    const exception = sight.exceptions?.find(isMeant)
    return exception ? exception.hours : sight.hours
  }
}

/** Days of the week, of a month or of the year, where all that are given fit. */
export type DayRule = Pick<NonNullable<Sight['exceptions']>[number], 'days' | 'nth' | 'months' | 'dates'>

/** Whether a date is one of a rule's days; what is no date is none. */
export function fallsOn(date: string): (rule: DayRule) => boolean {
  const weekday = weekdayOf(date)
  const month = Number(date.slice(5, 7))
  const day = date.slice(5)
  return ({ days, nth, months, dates }) =>
    weekday !== undefined &&
    (days?.includes(weekday) ?? true) &&
    (nth?.some((which) => isNth(date, which)) ?? true) &&
    (months?.includes(month) ?? true) &&
    (dates?.some((each) => each === day || each === date) ?? true)
}

/** Which sights have their doors open on a date, at whatever hour. */
export function openOn(date: string): (sight: Doors) => boolean {
  const hours = hoursOn(date)
  return (sight) => hours(sight) !== undefined
}

/** Out of season it is not worth the way. */
export function isInSeason({ season }: Pick<Sight, 'season'>, date: string): boolean {
  return season?.includes(Number(date.slice(5, 7))) ?? true
}

/** Shut for a time, whatever the weekday. */
function isShut({ shut }: Pick<Sight, 'shut'>, date: string): boolean {
  return shut !== undefined && date >= shut.from && (shut.to === undefined || date <= shut.to)
}

/** Whether a date is the first (1) … fourth (4) or the last (-1) of its weekday in its month. */
function isNth(date: string, which: number): boolean {
  const day = Number(date.slice(8))
  if (which > 0) return Math.ceil(day / 7) === which
  const [year = 0, month = 0] = date.split('-').map(Number)
  return day + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Hours in minutes after midnight: the whole day for what has no door. */
export function spanOfHours(hours: string): { opens: number; closes: number } {
  const [opens, closes] = hours.split('-')
  return opens && closes
    ? { opens: minutesOfDay(opens), closes: minutesOfDay(closes) }
    : { opens: 0, closes: 1440 }
}

export function weekdayOf(date: string): Weekday | undefined {
  return WEEKDAYS[weekdayNumber(date)]
}

/** Dates whose weekday stays known: those of a long trip, asked for with every door and evening of it. */
const DATES_KEPT = 1000

/** From Monday on, 0; NaN for what is no date. */
const weekdayNumber = oncePerText((date: string): number => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  // Day 0 of the epoch was a Thursday.
  return (((Date.UTC(year, month - 1, day) / 86_400_000 + 3) % 7) + 7) % 7
}, DATES_KEPT)
