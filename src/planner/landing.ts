import type { DestinationHead } from '../atlas/atlas.ts'
import { distanceKm } from '../atlas/distance.ts'
import { dateFormat } from '../i18n/intl.ts'
import { addDays } from '../trips/trip.ts'

type Place = Pick<DestinationHead, 'center' | 'zone'>

/** Gate to gate: km/h, hours besides; and hours for changing planes where none flies that far, km. */
const FLIGHT = { kmh: 850, besides: 0.75, changing: 2, nonstopKm: 14_000 }
/** Nearer than this one lands on the same day, km; clocks, which take time to read, are then left alone. */
const SAME_DAY_KM = 3000
/** Long flights leave between these hours of the day. */
const LEAVES = [13, 20]

/** The dates on which a flight that leaves on `date` usually lands, where that is later: one, or two in doubt. */
export function landingDates(from: Place, to: Place, date: string): string[] {
  const km = distanceKm(from.center, to.center)
  if (km < SAME_DAY_KM) return []
  const hours = km / FLIGHT.kmh + FLIGHT.besides + (km > FLIGHT.nonstopKm ? FLIGHT.changing : 0)
  const byTheClock = hours + hoursAhead(to.zone, date) - hoursAhead(from.zone, date)
  const days = [...new Set(LEAVES.map((hour) => Math.floor((hour + byTheClock) / 24)))]
  return days.every((later) => later > 0) ? days.map((later) => addDays(date, later)) : []
}

/** The zone's clocks against UTC on that date. */
function hoursAhead(zone: string, date: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`)
  const parts = dateFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(noon)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}
