import type { Sight } from '../../../atlas/destination.ts'
import type { DayFrame } from '../frame.ts'

/** What is not for the day on which one leaves. */

/** So long a visit is a day's, minutes. */
const TAKES_THE_DAY = 240
/** A tour on the last day is over so long before one leaves, minutes. */
const BEFORE_LEAVING = 240

/** Before a journey home nobody climbs a mountain, or spends the whole day somewhere. */
export function takesTheDay({ effort = 1, starts }: Sight, minutes: number): boolean {
  return !starts && (effort === 3 || minutes >= TAKES_THE_DAY)
}

/** Its boat or guide sets the hour of coming back. */
export function isTour({ daytrip, event, starts, reach }: Sight, minutes: number): boolean {
  const isGuided = starts !== undefined || reach?.mode === 'tour' || reach?.mode === 'ferry'
  return !event && isGuided && (daytrip === true || minutes >= TAKES_THE_DAY)
}

/** When a tour of so many minutes must begin on that day. */
export function latestTour({ closes }: Pick<DayFrame, 'closes'>, minutes: number): number {
  return closes - BEFORE_LEAVING - minutes
}
