import type { Destination } from '../../atlas/destination.ts'
import { CHECK_IN } from '../limits.ts'
import { begunAt, type DayFrame, LUNCH } from './frame.ts'
import { isOverNoon } from './hours/over-noon.ts'

/** Who has dropped the bags by then has lunch at a table there, not on the train; minutes after midnight. */
const LUNCH_ON_ARRIVAL = 810
/** A lunch after a morning on the train may come a little later. */
const LATE_LUNCH_ENDS = 900

/** The same day when it begins with moving on from another base. */
export function withMove(frame: DayFrame, move: NonNullable<DayFrame['move']>): DayFrame {
  const start = frame.opens + move.minutes + CHECK_IN
  const { lunch: _, ...rest } = frame
  // Long enough under way over noon, one has eaten there; not at a waterfall, where there is time for a table later.
  const halts = move.leg?.via?.halts ?? []
  const isLate = !halts.some(({ sight }) => sight) || start > LATE_LUNCH_ENDS - LUNCH.minutes
  const eats =
    halts.some(({ food }) => food) ||
    (isLate && start > LUNCH_ON_ARRIVAL && isOverNoon(frame.opens, frame.opens + move.minutes))
  // Who was not under way long enough for that eats on arrival, late as it is.
  const lunch = {
    from: Math.max(LUNCH.from, start),
    to: Math.max(LATE_LUNCH_ENDS - LUNCH.minutes, Math.min(start, LATE_LUNCH_ENDS)),
    minutes: LUNCH.minutes,
  }
  const end = Math.max(frame.end, start)
  const late = Math.max(end, frame.late)
  // As many as the hours that are left can hold, never fewer than on a half day.
  const left = (frame.end - start) / (frame.end - frame.start)
  const maxStops = Math.max(Math.ceil(frame.maxStops / 2), Math.round(frame.maxStops * left))
  return {
    ...rest,
    move,
    ...begunAt(start),
    end,
    late,
    maxStops,
    room: frame.maxStops,
    ...(!eats && { lunch }),
  }
}

/** The same day, its move marked where it leads back to a base of an earlier day. `bases`: those of the trip, by day. */
export function asReturn(
  frame: DayFrame,
  index: number,
  bases: readonly (Pick<Destination, 'id'> | undefined)[],
): DayFrame {
  const isBack = bases.slice(0, index).some((base) => base?.id === bases[index]?.id)
  return frame.move && isBack ? { ...frame, move: { ...frame.move, isBack } } : frame
}

/** What a day is that nothing is planned on: who moves on arrives, or is back. */
export function openRole({ role, move }: Pick<DayFrame, 'role' | 'move'>): DayFrame['role'] | 'return' {
  if (!move) return role
  return move.isBack ? 'return' : 'arrival'
}
