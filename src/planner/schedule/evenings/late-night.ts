import type { Destination, Evening } from '../../../atlas/destination.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import { openOn } from '../../../atlas/opening-hours.ts'
import type { PlanDay } from '../../plan.ts'
import { begunAt, type DayFrame } from '../frame.ts'

/** Who is out so late sleeps in, minutes after midnight. */
const LATE = 1420
/** So much longer, minutes, and not beyond this hour for that. */
const SLEEPS_IN = { minutes: 120, until: 660 }

/** The evening of a planned day that lasts until about midnight. */
export function lateEvening(
  day: Pick<PlanDay, 'items'> | undefined,
  { evenings }: Pick<Destination, 'evenings'>,
): Evening | undefined {
  const item = day?.items.findLast(({ kind }) => kind === 'evening')
  if (!item || minutesOfDay(item.end) < LATE) return undefined
  return evenings?.find(({ id }) => id === item.place?.id)
}

/** So much later who moves on leaves the base of a late night, minutes. */
const LEAVES_LATER = 60

/** A day of moving on after a late night, before its way is known. */
function leavingLater(frame: DayFrame): DayFrame {
  const opens = frame.opens + LEAVES_LATER
  return { ...frame, opens, ...begunAt(Math.max(frame.start, opens)) }
}

/** Who moves on after a late night leaves later, but for what is held on that day alone. */
export function afterLastNight(
  frame: DayFrame,
  night: Pick<PlanDay, 'items'> | undefined,
  from: Pick<Destination, 'evenings'>,
  to: Pick<Destination, 'sights'>,
): DayFrame {
  if (frame.role !== 'full' || !lateEvening(night, from)) return frame
  const isOpen = openOn(frame.date)
  return to.sights.some((sight) => sight.event !== undefined && isOpen(sight)) ? frame : leavingLater(frame)
}

/** The same day after a late night: it begins later, but for what can be had at its hour on no other day. */
export function afterLateNight(frame: DayFrame): DayFrame {
  // A journey sets its own hours, and who moves on has left later already.
  if (frame.role === 'journey' || frame.role === 'arrival' || frame.move) return frame
  const { start, early, dawn, rise } = frame
  const later = Math.max(start, Math.min(start + SLEEPS_IN.minutes, SLEEPS_IN.until))
  return { ...frame, ...begunAt(later), woken: { start, early, dawn, rise } }
}

/**
 * What a stay is planned with anew once its late nights are known; undefined where none is followed by a day that may
 * wait. What is held on several nights stays on the one after which one sleeps in.
 */
export function afterLateNights<D extends Pick<Destination, 'evenings' | 'sights'>>(
  planned: readonly PlanDay[],
  frames: readonly DayFrame[],
  destination: D,
): { frames: DayFrame[]; destination: D } | undefined {
  const late = planned.map((day) => lateEvening(day, destination))
  const rested = frames.map((frame, index) => (late[index - 1] ? afterLateNight(frame) : frame))
  if (rested.every(({ woken }) => !woken)) return undefined
  const evenings = destination.evenings?.map((evening) => {
    const date = frames[late.indexOf(evening)]?.date
    return date === undefined ? evening : { ...evening, dates: [date] }
  })
  // Nobody pays by day for what the night has shown.
  const shown = new Set(
    late.flatMap((evening) => (evening?.event && evening.cost ? (evening.visits ?? []) : [])),
  )
  const sights = destination.sights.filter(({ id }) => !shown.has(id))
  return { frames: rested, destination: { ...destination, sights, ...(evenings && { evenings }) } }
}
