import { type DayOfHint, ENGLISH, GERMAN, type HintWords } from './hint-words.ts'
import type { Span } from './hours.ts'

/**
 * The hours and weekdays that a hint asks for, read from its words. Only clauses that advise count: "come before nine",
 * "best at sunset", "abends hinauf"; not "closed its gate at dusk" or "on Sunday evening a market".
 */

const WORDS: Readonly<Record<'en' | 'de', HintWords>> = { en: ENGLISH, de: GERMAN }
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]

/** Spans of which a visit should touch one; none where the hint says nothing of hours. Minutes after midnight. */
export function askedHours(hint: string, day: DayOfHint, language: 'en' | 'de' = 'en'): Span[] {
  const words = WORDS[language]
  const spans = (text: string, patterns: HintWords['moments']) =>
    patterns.flatMap(([pattern, span]) => {
      const match = pattern.exec(text)
      return match ? span(day, hourOf(match, words)) : []
    })
  const advice = hint
    .split(words.clauses)
    .filter((clause) => words.advises.test(clause) && !words.tells.test(clause))
  return [...advice.flatMap((clause) => spans(clause, words.moments)), ...spans(hint, words.orders)]
}

/** Weekdays on which one should come, 0 is Sunday; undefined where any will do. */
export function askedDays(hint: string, language: 'en' | 'de' = 'en'): readonly number[] | undefined {
  const words = WORDS[language]
  const named = (pattern: RegExp) =>
    (pattern.exec(hint) ?? [])
      .slice(1)
      .flatMap(
        (name: string | undefined) => words.weekdays.find(([each]) => name && each.test(name))?.[1] ?? [],
      )
  const avoided = named(words.avoids)
  const wanted = named(words.comes)
  if (avoided.length > 0) return ALL_DAYS.filter((day) => !avoided.includes(day))
  return wanted.length > 0 ? wanted : undefined
}

/** Of the hour that a pattern has caught, minutes after midnight; half past and the quarters are near enough. */
function hourOf(match: RegExpExecArray, { hours }: HintWords): number {
  const name = match.slice(1).find((group) => group && group.toLowerCase() in hours)
  return 60 * (hours[name?.toLowerCase() ?? ''] ?? 0)
}
