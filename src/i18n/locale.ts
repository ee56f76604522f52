/** Interface languages, the default first. */
export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** BCP 47 tags for Intl and hreflang. */
export const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-US', de: 'de-DE' }

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
