/** What a language calls languages and currencies, by their codes; made at first use, since that takes a moment. */
export function displayNames(tag: 'en-US' | 'de-DE') {
  let languages: Intl.DisplayNames | undefined
  let currencies: Intl.DisplayNames | undefined
  return {
    /** Undefined for a language that the runtime has no name for. */
    languageName(code: string): string | undefined {
      languages ??= new Intl.DisplayNames(tag, { type: 'language' })
      const name = languages.of(code)
      return name === code ? undefined : name
    },
    currencyName(code: string): string {
      currencies ??= new Intl.DisplayNames(tag, { type: 'currency' })
      return `${currencies.of(code) ?? code} (${code})`
    },
  }
}
