import type { Sight } from '../../atlas/destination.ts'

/** Of this score they are seen at whatever hour. */
const ALWAYS_AT_ALL = 10
const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const HOUR_WORDS = new RegExp(
  `\\b(?:(?:before|by|at|after|around|towards) (?:half past )?(?:${HOURS}|opening)|o'clock|noon|midday|dawn|dusk|sunrise|sunset|early|mornings?|afternoons?|evenings?|nightly|after dark|(?:first|last) (?:hour|boat|light))\\b`,
  'i',
)

/** What it says of itself would be untrue at any other hour; the very best are seen all the same. */
export function asksForItsHour(sight: Sight): boolean {
  return sight.score < ALWAYS_AT_ALL && saysItsHour(sight)
}

/** It tells when to come. */
export function saysItsHour({ hint }: Pick<Sight, 'hint'>): boolean {
  return HOUR_WORDS.test(hint.en)
}
