import { LOCALES } from '../i18n/locale.ts'
import { inLocale, ROUTES } from '../routes.ts'

/** Connections on which nothing is fetched ahead, as the ECT client hint names them. */
const SLOW = ['slow-2g', '2g', '3g']

interface Hints {
  saveData: string | undefined
  ect: string | undefined
}

/**
 * Speculation rules: a public page is fetched when somebody lingers on its link, or has come to it in the menu of a
 * wide window, where a pointer means it. Never rendered ahead, and nothing on a slow connection or where data is to be
 * saved.
 */
export function prefetchRules({ saveData, ect }: Hints): object {
  if (saveData === 'on' || SLOW.includes(ect ?? '')) return {}
  const paths = Object.values(ROUTES)
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) => LOCALES.map((locale) => inLocale(path, locale)))
  const pages = { href_matches: paths }
  return {
    prefetch: [
      { where: pages, eagerness: 'moderate' },
      { where: { and: [pages, { selector_matches: '.wide-only a' }] }, eagerness: 'eager' },
    ],
  }
}
