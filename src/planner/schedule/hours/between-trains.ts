import { downToFive, upToFive } from '../../../platform/clock-time.ts'

/** Nobody leaves home by train sooner, or is back later; minutes after midnight, as are the hours there in between. */
const TRAINS = { first: 420, last: 1380, latestArrival: 1080, soonestDeparture: 720 }
/** Between platform and door, minutes. */
const TO_THE_DOOR = 20

/** Minutes after midnight. */
interface Window {
  opens: number
  closes: number
}

/** The hours there of who comes by the first train of a day, and is home by its end. */
export function betweenTrains(role: string, { opens, closes }: Window, minutes: number | undefined): Window {
  if (minutes === undefined) return { opens, closes }
  if (role === 'arrival') {
    const there = upToFive(TRAINS.first + minutes) + TO_THE_DOOR
    return { opens: Math.max(opens, Math.min(there, TRAINS.latestArrival)), closes }
  }
  if (role !== 'departure') return { opens, closes }
  const leaves = downToFive(TRAINS.last - minutes) - TO_THE_DOOR
  return { opens, closes: Math.min(closes, Math.max(leaves, TRAINS.soonestDeparture)) }
}
