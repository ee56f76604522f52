import type { DayFrame } from '../frame.ts'
import type { Stop } from '../party/party-likes.ts'

/** Sights that a day has room for, at least, where days are plenty. */
const WORTH_A_DAY = 2
/** Longer stays rest between. */
const REST_FROM_DAYS = 7

/** Stops that these days hold together. */
export function roomOf(frames: readonly DayFrame[]): number {
  return frames.reduce((sum, frame) => sum + frame.maxStops, 0)
}

/**
 * Where sights are fewer than the days could hold, they are spread over the days instead of filling the first ones;
 * where they are fewer than the days of a long stay, over some, one each, with days to rest between.
 */
export function evenFrames(frames: readonly DayFrame[], stops: readonly Stop[]): DayFrame[] {
  const room = roomOf(frames)
  if (room <= stops.length) return [...frames]
  const usable = frames.filter(({ maxStops }) => maxStops > 0)
  const rests = frames.length > REST_FROM_DAYS && stops.length < usable.length
  const days = rests ? stops.length : usable.length
  const share = stops.length / room
  const daysUpTo = (index: number) => Math.ceil((index * days) / usable.length)
  return frames.map((frame) => {
    const index = usable.indexOf(frame)
    if (index < 0 || daysUpTo(index + 1) === daysUpTo(index)) return { ...frame, maxStops: 0 }
    const most = Math.max(WORTH_A_DAY, Math.ceil(frame.maxStops * share) + 1)
    return { ...frame, maxStops: Math.min(frame.maxStops, most) }
  })
}
