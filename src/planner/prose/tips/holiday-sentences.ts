import type { LocalFacts } from '../../advice/local-facts.ts'
import type { TipTexts } from './tips.ts'

/** What shuts on public holidays: first those that shut the shops. */
export function holidaySentences(
  days: LocalFacts['publicHolidays'],
  words: Pick<TipTexts, 'holidays'>,
): string[] {
  const shut = days.filter(({ shops }) => shops)
  const open = days.filter(({ shops }) => !shops)
  return [
    ...(shut.length > 0 ? [words.holidays(shut, true)] : []),
    ...(open.length > 0 ? [words.holidays(open, false)] : []),
  ]
}
