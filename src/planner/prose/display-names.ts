import { displayNames } from '../../i18n/intl.ts'

/** What a language calls languages and currencies, by their codes. */
export function namesIn(tag: 'en-US' | 'de-DE') {
  return {
    /** Undefined for a language that the runtime has no name for. */
    languageName(code: string): string | undefined {
      const name = displayNames(tag, { type: 'language' }).of(code)
      return name === code ? undefined : name
    },
    currencyName(code: string): string {
      return `${displayNames(tag, { type: 'currency' }).of(code) ?? code} (${code})`
    },
  }
}
