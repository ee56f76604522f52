import { LOCALES } from '../i18n/locale.ts'
import { inLocale, ROUTES } from '../routes.ts'

/** Connections on which nothing is fetched ahead, as the ECT client hint names them. */
const SLOW = ['slow-2g', '2g', '3g']

interface Hints {
  saveData: string | undefined
  ect: string | undefined
}

/**
 * Speculation rules: a public page is fetched when somebody lingers on its link, never rendered ahead, and not at
 * all on a slow connection or where data is to be saved.
 */
export function prefetchRules({ saveData, ect }: Hints): object {
  if (saveData === 'on' || SLOW.includes(ect ?? '')) return {}
  const paths = Object.values(ROUTES)
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) => LOCALES.map((locale) => inLocale(path, locale)))
  return { prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }] }
}
