/**
 * What countries want of visitors (content/entry-rules.json), by where these live, for nobody knows their passport. `to`,
 * `from` and `not` are ISO codes of countries; without `from` it holds for whoever lives outside `to` and `not`.
 */
import entries from '../../../content/entry-rules.json' with { type: 'json' }
import type { Locale } from '../../i18n/locale.ts'
import { areOpen } from './borders.ts'

type Rule = { to: string; from?: string; not?: string } & Record<Locale, string>
const RULES: readonly Rule[] = entries

/** In words; undefined where nothing is wanted, or not known. */
export function entryRule(home: string, country: string, language: Locale): string | undefined {
  if (home === country || areOpen(home, country)) return undefined
  const rule = RULES.find(
    ({ to, from, not }) =>
      holds(to, country) && !holds(not, home) && (from === undefined || holds(from, home)),
  )
  return rule?.[language]
}

function holds(codes: string | undefined, code: string): boolean {
  return codes?.split(' ').includes(code) ?? false
}
