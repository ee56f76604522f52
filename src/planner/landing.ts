import { type Coordinates, distanceKm } from '../atlas/distance.ts'
import { addDays } from '../trips/trip.ts'

/** Gate to gate: km/h, hours besides; and hours for changing planes where none flies that far, km. */
const FLIGHT = { kmh: 850, besides: 0.75, changing: 2, nonstopKm: 14_000 }
/** Long flights leave between these hours of the day. */
const LEAVES = [12, 20]

/**
 * The dates on which a flight that leaves on `date` usually lands, where that is later: one, or two in doubt. Clocks
 * are taken to follow the sun, an hour for 15 degrees: zones differ from it by less than flights do from the usual.
 */
export function landingDates(from: Coordinates, to: Coordinates, date: string): string[] {
  const km = distanceKm(from, to)
  const hours = km / FLIGHT.kmh + FLIGHT.besides + (km > FLIGHT.nonstopKm ? FLIGHT.changing : 0)
  const byTheClock = hours + (to[1] - from[1]) / 15
  const days = [...new Set(LEAVES.map((hour) => Math.floor((hour + byTheClock) / 24)))]
  return days.every((later) => later > 0) ? days.map((later) => addDays(date, later)) : []
}
