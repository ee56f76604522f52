import { downToFive, upToFive } from '../../platform/clock-time.ts'
import { atDoorBy, daysOfFlight } from './arrival.ts'
import { clockShift } from './clock-shift.ts'
import { type StopPlace, wayBetweenStops } from './stop-ways.ts'

/** A flight between two stops that fits into no day's window: when one is there. */
export interface FarFlight {
  /** Calendar days from setting out to the door. */
  days: number
  /** At the door there, minutes after midnight. */
  door: number
  km: number
}

const DAY = 1440
/** Where the clocks differ by more, both ends of even a short flight are not in one day's window, minutes. */
const SHIFT = { least: -480, most: 240 }
/** A short flight by day is set out for then; for no flight one leaves sooner than the first, or later than the last. */
const BY_DAY = 480
const LEAVES = { first: 360, last: 1290 }
/** Nobody is expected at the door sooner; who would come later than the second cannot put down bags on that day. */
const DOOR = { first: 660, last: 1155 }
/** So little too soon one only sets out later, minutes. */
const SLACK = 60
/** Nights are counted by the clocks of winter; those of summer shift the hour of departure. */
const WINTER = '2027-01-15'

/**
 * The flight from one stop to the next where one is longer under way than `longest`, minutes, or the clocks differ too
 * much; undefined where a day suffices, and where one does not fly.
 */
export function farFlight(from: StopPlace, to: StopPlace, longest: number): FarFlight | undefined {
  const way = wayBetweenStops(from, to)
  if (way?.mode !== 'flight') return undefined
  const shift = clockShift(from.zone, to.zone, WINTER)
  if (way.minutes <= longest && shift >= SHIFT.least && shift <= SHIFT.most) return undefined
  const byTheClock = way.minutes + shift
  const byDay = Math.min(BY_DAY + byTheClock, Math.max(DOOR.last, LEAVES.first + byTheClock))
  const usual = atDoorBy(from.center, to.center) ?? byDay
  const leaves = (days: number) => days * DAY + usual - byTheClock
  let days = daysOfFlight(from.center, to.center)
  // Beside the date line clocks do not follow the sun.
  while (leaves(days) < LEAVES.first - SLACK) days++
  while (days > 0 && leaves(days - 1) >= LEAVES.first - SLACK) days--
  const tooLate = Math.max(0, leaves(days) - LEAVES.last)
  const tooSoon = Math.max(0, LEAVES.first - leaves(days))
  const door = upToFive(Math.max(DOOR.first, usual + tooSoon - tooLate))
  // Too late for the bags: one flies by night.
  return door > DOOR.last ? { days: days + 1, door: DOOR.first, km: way.km } : { days, door, km: way.km }
}

/** When one sets out on that date, by the clocks there, and for how long one is under way, in minutes. */
export function setOutFor(from: StopPlace, to: StopPlace, { days, door }: FarFlight, date: string) {
  const shift = clockShift(from.zone, to.zone, date)
  const arrives = days * DAY + door - shift
  const least = wayBetweenStops(from, to)?.minutes ?? 0
  const depart = Math.max(0, Math.min(LEAVES.last, downToFive(arrives - least)))
  return { depart, minutes: arrives - depart, shift }
}
