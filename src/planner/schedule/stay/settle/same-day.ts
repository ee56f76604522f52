import type { Sight } from '../../../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../../../atlas/distance.ts'
import { isOverStrait } from '../../../../atlas/ways/straits.ts'

/** Which sights go together on one day, and in which order. */

const FAR_KM = 30
const TOGETHER_KM = 18
const AFTER_LUNCH = '14:30'
/** What has this score is stopped for on the way there, where that is hardly longer for it and no winding road, km an hour. */
const STOPPED_FOR = { score: 9, longer: 1.05, kmh: 40 }

/**
 * A far day trip takes its day: only what lies near it, or on its way, goes with it. Nobody goes on from island to
 * island, or from another trip to the quay.
 */
export function sameDay(center: Coordinates, a: Sight, b: Sight): boolean {
  const isByShip = [a, b].some(({ reach }) => reach?.mode === 'ferry')
  if (a.daytrip && b.daytrip && (isByShip || isOverStrait(a.at, b.at))) return false
  const far = [a, b].some(
    (sight) => sight.daytrip && !leavesMorning(sight) && distanceKm(sight.at, center) > FAR_KM,
  )
  return !far || areNear(a, b) || isOnTheWay(center, a, b)
}

/** One is fetched for it after lunch: a safari at dusk. */
function leavesMorning({ starts }: Sight): boolean {
  return starts !== undefined && starts.every(({ times }) => times.every((time) => time >= AFTER_LUNCH))
}

function isOnTheWay(center: Coordinates, a: Sight, b: Sight): boolean {
  const [trip, stop] = a.daytrip ? [a, b] : [b, a]
  if (stop.daytrip || stop.score < STOPPED_FOR.score) return false
  const [straight, there, on] = [
    distanceKm(center, trip.at),
    distanceKm(center, stop.at),
    distanceKm(stop.at, trip.at),
  ]
  const isDirect = trip.reach !== undefined && straight >= (trip.reach.minutes / 60) * STOPPED_FOR.kmh
  return isDirect && there > TOGETHER_KM && there + on <= STOPPED_FOR.longer * straight
}

/** A day trip is the day's first thing, but for what lies on its side or one whose hours begin later. */
export function waitsInTown(from: Sight, { daytrip, starts, best }: Sight): boolean {
  return Boolean(daytrip && !starts && !best) && !from.daytrip
}

export function areNear(a: Sight, b: Sight): boolean {
  return distanceKm(a.at, b.at) <= TOGETHER_KM
}
