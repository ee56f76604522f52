import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

/** The first language of an Accept-Language header that we speak; quality values are given in falling order in practice. */
export function apiLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find(isLocale) ?? DEFAULT_LOCALE
}
