import type { Destination } from '../../../atlas/destination.ts'
import type { DayFrame } from '../frame.ts'
import type { Party } from '../party/party-likes.ts'

/** Stays of so many days keep one of them light. */
const DAYS_WITH_LIGHT_DAY = 6
/** Sights of this score are seen before a day is kept light; a day trip takes the room of so many. */
const MUST_SEE = 7
const STOPS_OF_A_TRIP = 3
/** As much of the days' room is used in practice. */
const ROOM_USED = 0.75

/** One day in six of a long stay has one stop alone, where the other days have room for all that must be seen. */
function isLight(index: number, frames: readonly DayFrame[], { sights }: Destination): boolean {
  const days = frames.length
  if (days < DAYS_WITH_LIGHT_DAY || index % DAYS_WITH_LIGHT_DAY !== DAYS_WITH_LIGHT_DAY - 2) return false
  const open = Math.floor((days + 1) / DAYS_WITH_LIGHT_DAY)
  const room = frames.reduce((sum, { maxStops }) => sum + maxStops, 0) * (1 - open / days) * ROOM_USED
  const wanted = sights.filter(({ score, daytrip, event }) => (score >= MUST_SEE && !daytrip) || event)
  const trips = sights.filter(({ score, daytrip }) => daytrip && score >= MUST_SEE)
  return sights.length >= 2 * days && wanted.length + trips.length * STOPS_OF_A_TRIP <= room
}

/** The same days, a light one with one stop; who did not come to relax has a second in half a day without any. */
export function lightFrames(
  frames: readonly DayFrame[],
  destination: Destination,
  { tripType }: Party,
): DayFrame[] {
  return frames.map((frame, index) => {
    if (!isLight(index, frames, destination)) return frame
    const { room: _, ...light } = frame
    const hasMore = tripType !== 'relaxed'
    return { ...light, maxStops: 1, ...(hasMore && { room: 2 }) }
  })
}
