/** What motorways ask for, by country, and through which countries one usually drives (content/road-tolls.json). */
import facts from '../../../content/road-tolls.json' with { type: 'json' }
import type { Bilingual } from './country-facts.ts'
import type { Locale } from '../../i18n/locale.ts'

const COUNTRIES: Record<string, Bilingual | undefined> = facts.countries
const THROUGH: Record<string, string | undefined> = facts.through

/** For who drives from one country to another, in the order of the way; nothing within one, which who lives there knows. */
export function tollsBetween(from: string, to: string, language: Locale): string[] {
  if (from === to) return []
  const countries = (THROUGH[`${from} ${to}`] ?? to).split(' ')
  return countries.flatMap((country) => COUNTRIES[country]?.[language] ?? [])
}
