import { type Weekday, WEEKDAYS } from '../../../atlas/destination.ts'

/** More closed weekdays than this are told by the open ones. */
const MOST_TOLD = 3

/** The weekdays on which something is open, where they are the shorter list; undefined where the closed ones are. */
export function fewOpenDays(closed: readonly Weekday[]): Weekday[] | undefined {
  return closed.length > MOST_TOLD ? WEEKDAYS.filter((day) => !closed.includes(day)) : undefined
}
