import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { addDays } from '../../platform/calendar-date.ts'

/** When who sets out on a date is there. */
export interface Landing {
  /** Dates on which flights of that day land: one, or two in doubt. */
  lands: string[]
  /** The date of the first afternoon there. */
  arrives: string
}

/** Gate to gate: km/h, hours besides; and hours for changing planes where none flies that far, km. */
const FLIGHT = { kmh: 850, besides: 0.75, changing: 2, nonstopKm: 14_000 }
/** Longer flights than this, hours, leave between these hours of the day; shorter ones also early. */
const LONG_FLIGHT = 6
const LEAVES = { early: 8, morning: 9, forenoon: 11, noon: 12, evening: 20, night: 22 }
/** Flights longer than this are few a day, and by day none leaves early, hours. */
const OVERSEAS = 8
/** Up to this long, hours, who flies with the sun leaves in the forenoon. */
const WITH_THE_SUN = 8.25
/** Who lands later has nothing left of that day, hour; a shorter flight that loses as much by the clock is a night flight. */
const TOO_LATE = { long: 17, short: 16 }
/** A night flight that lands later left sooner than usual; one that lands sooner leaves time for breakfast, hours. */
const LATE_FOR_A_NIGHT = 13
const BY_BREAKFAST = 9
/** From there to one's door, passports and bags with it, minutes. */
export const AFTER_LANDING = 120

/**
 * The landing of flights that leave on `date`, where the day there begins on another; undefined where it does not.
 * Clocks are taken to follow the sun, an hour for 15 degrees: zones differ from it by less than flights do from the
 * usual.
 */
export function landingOf(from: Coordinates, to: Coordinates, date: string): Landing | undefined {
  const { byTheClock, first, arrives } = flightBetween(from, to)
  if (arrives <= 0) return undefined
  const days = [first, LEAVES.evening + byTheClock].map((landed) => Math.max(0, Math.floor(landed / 24)))
  return { lands: [...new Set(days)].map((later) => addDays(date, later)), arrives: addDays(date, arrives) }
}

/** Calendar days from setting out to the first afternoon there, by clocks that follow the sun. */
export function daysOfFlight(from: Coordinates, to: Coordinates): number {
  return Math.max(0, flightBetween(from, to).arrives)
}

/**
 * When most who come by a long flight are at their door, minutes after midnight of the day on which one arrives: those
 * who left late in the evening where they land on that day, else those who left in the morning. Undefined for a shorter
 * flight by day.
 */
export function atDoorBy(from: Coordinates, to: Coordinates): number | undefined {
  const { hours, byTheClock, arrives } = flightBetween(from, to)
  if (hours <= LONG_FLIGHT && arrives <= 0) return undefined
  const midnight = 24 * Math.max(0, arrives)
  const byDay = (hours > OVERSEAS ? LEAVES.forenoon : LEAVES.morning) + byTheClock - midnight
  const byNight = LEAVES.night + byTheClock - midnight
  const landed = byNight >= 0 && byNight < 24 ? Math.max(byDay, Math.min(byNight, LATE_FOR_A_NIGHT)) : byDay
  return Math.round(Math.max(landed, BY_BREAKFAST) * 12) * 5 + AFTER_LANDING
}

/** Hours in the air and by the clocks of both ends, the landing in hours after the midnight before, and days until then. */
function flightBetween(from: Coordinates, to: Coordinates) {
  const km = distanceKm(from, to)
  const hours = km / FLIGHT.kmh + FLIGHT.besides + (km > FLIGHT.nonstopKm ? FLIGHT.changing : 0)
  const byTheClock = hours + (to[1] - from[1]) / 15
  const isLong = hours > LONG_FLIGHT
  const isWithTheSun = hours <= WITH_THE_SUN && byTheClock < hours
  const leaves = isWithTheSun ? LEAVES.forenoon : LEAVES.noon
  const first = (isLong ? leaves : LEAVES.early) + byTheClock
  const isTooLate = ((first % 24) + 24) % 24 > (isLong ? TOO_LATE.long : TOO_LATE.short)
  const arrives = Math.floor(first / 24) + (isTooLate ? 1 : 0)
  return { hours, byTheClock, first, arrives }
}
