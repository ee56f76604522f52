import { daylightOn } from '../../atlas/daylight.ts'
import type { Destination, Evening, Sight } from '../../atlas/destination.ts'
import { bestHours, momentsOf } from '../../atlas/moments.ts'
import { hoursOn } from '../../atlas/opening-hours.ts'
import { clockTime } from '../../platform/clock-time.ts'
import type { DayFrame } from './frame.ts'

/** A sight of this score is seen by day rather than not at all. */
const MUST_BE_SEEN = 9
/** A visit before dinner has at least so much of its best hours, minutes. */
const LEAST_BEFORE_DINNER = 40

/**
 * The destination with the sights whose best hours come after a day's last stop, as views at dusk in summer, among its
 * evenings instead. `among`: ids that may move; all without it.
 */
export function withDuskEvenings(
  destination: Destination,
  frames: readonly DayFrame[],
  among?: ReadonlySet<string>,
): Destination {
  const days = frames.filter(({ dinner }) => dinner !== undefined)
  if (days.length === 0) return destination
  const late = destination.sights.filter(
    (sight) =>
      sight.best !== undefined &&
      !sight.daytrip &&
      (!among || among.has(sight.id)) &&
      days.every((frame) => isAfterLastStop(sight, frame, destination)),
  )
  if (late.length === 0) return destination
  const gone = new Set(late.filter(({ score }) => score < MUST_BE_SEEN).map(({ id }) => id))
  const evenings = late
    .toSorted((a, b) => b.score - a.score)
    .flatMap((sight) => days.flatMap((frame) => eveningOf(sight, frame, destination) ?? []))
  return {
    ...destination,
    sights: destination.sights.filter(({ id }) => !gone.has(id)),
    evenings: [...evenings, ...(destination.evenings ?? [])],
  }
}

function windowsOf(sight: Sight, { date }: DayFrame, { center, zone }: Pick<Destination, 'center' | 'zone'>) {
  const hours = hoursOn(date)(sight)
  return hours ? bestHours(sight, date, momentsOf(hours, daylightOn(date, center, zone))) : []
}

function isAfterLastStop(sight: Sight, frame: DayFrame, destination: Destination): boolean {
  const windows = windowsOf(sight, frame, destination)
  return windows.length > 0 && windows.every(({ from }) => from > frame.end - LEAST_BEFORE_DINNER)
}

function eveningOf(sight: Sight, frame: DayFrame, destination: Destination): Evening | undefined {
  const window = windowsOf(sight, frame, destination).at(-1)
  if (!window) return undefined
  return {
    id: sight.id,
    name: sight.name,
    at: sight.at,
    kind: 'view',
    from: clockTime(Math.min(1439, window.from)),
    to: clockTime(Math.min(1440, window.to + LEAST_BEFORE_DINNER / 2)),
    dates: [frame.date],
    ...(sight.adult !== undefined && { cost: sight.adult }),
    kids: sight.kids > 0,
    hint: sight.hint,
    score: sight.score,
  }
}
