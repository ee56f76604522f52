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
const LEAVES = { early: 8, noon: 12, evening: 20 }
/** Who lands later has nothing left of that day, hour. */
const TOO_LATE = 17

/**
 * The landing of flights that leave on `date`, where the day there begins on another; undefined where it does not.
 * Clocks are taken to follow the sun, an hour for 15 degrees: zones differ from it by less than flights do from the
 * usual.
 */
export function landingOf(from: Coordinates, to: Coordinates, date: string): Landing | undefined {
  const km = distanceKm(from, to)
  const hours = km / FLIGHT.kmh + FLIGHT.besides + (km > FLIGHT.nonstopKm ? FLIGHT.changing : 0)
  const byTheClock = hours + (to[1] - from[1]) / 15
  const first = (hours > LONG_FLIGHT ? LEAVES.noon : LEAVES.early) + byTheClock
  const arrives = Math.floor(first / 24) + (((first % 24) + 24) % 24 > TOO_LATE ? 1 : 0)
  if (arrives <= 0) return undefined
  const days = [first, LEAVES.evening + byTheClock].map((landed) => Math.max(0, Math.floor(landed / 24)))
  return { lands: [...new Set(days)].map((later) => addDays(date, later)), arrives: addDays(date, arrives) }
}
