import type { Sight } from '../../../atlas/destination.ts'

/** Of this score they are seen at whatever hour. */
const ALWAYS_AT_ALL = 10
const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const HOUR_WORDS = new RegExp(
  `\\b(?:(?:before|by|at|after|around|towards) (?:half past )?(?:${HOURS}|opening)|o'clock|when it opens|at night|nightfall|late (?:light|in the day)|come late|noon|midday|dawn|dusk|sunrise|sunset|early|mornings?|afternoons?|evenings?|nightly|after dark|(?:first|last) (?:hour|boat|light|slot))\\b`,
  'i',
)

const GERMAN_HOUR_WORDS = new RegExp(
  `(?<![a-zäöüß])(?:(?:vor|um|nach|gegen) (?:halb )?(?:sechs|sieben|acht|neun|zehn|elf|zwölf|drei|vier|fünf)|früh|frühmorgens|(?:morgen|vormittag|mittag|nachmittag|abend)s|Mittag|Vormittag|(?:Spätn|N)achmittag|Abend(?:licht)?|Dämmerung|Sonnen(?:auf|unter)gang|Öffnung|im späten Licht)(?![a-zäöüß])`,
  'i',
)

/** What it says of itself would be untrue at any other hour; the very best are seen all the same. */
export function asksForItsHour(sight: Sight): boolean {
  return sight.score < ALWAYS_AT_ALL && saysItsHour(sight)
}

/** It tells when to come, in one language at least. */
export function saysItsHour({ hint }: Pick<Sight, 'hint'>): boolean {
  return HOUR_WORDS.test(hint.en) || GERMAN_HOUR_WORDS.test(hint.de)
}
