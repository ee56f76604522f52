import type { Sight } from '../../atlas/destination.ts'

/** Of this score they are seen at whatever hour. */
const ALWAYS_AT_ALL = 10
const HOUR_WORDS =
  /\b(?:(?:before|by|at|after) (?:six|seven|eight|nine|ten|dawn|dusk|sunrise|sunset)|mornings?|afternoons?|evenings?|dusk|sunrise|sunset)\b/i

/** What it says of itself would be untrue at any other hour; the very best are seen all the same. */
export function asksForItsHour(sight: Sight): boolean {
  return sight.score < ALWAYS_AT_ALL && saysItsHour(sight)
}

/** It tells when to come. */
export function saysItsHour({ hint }: Pick<Sight, 'hint'>): boolean {
  return HOUR_WORDS.test(hint.en)
}
