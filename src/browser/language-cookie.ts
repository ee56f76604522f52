import { closest } from './closest-element.ts'

const A_YEAR = 31_536_000

/**
 * Remembers the language chosen in the menu, and honours it where nobody asked for a page: on `/`, typed or opened
 * from a bookmark. A link from elsewhere shows what it says, and so does a crawler, should it ever bring a cookie.
 */
export function keepLanguage(): void {
  addEventListener('click', (event) => {
    const chosen = closest(event, '[data-locale]')?.dataset.locale
    if (chosen) document.cookie = `locale=${chosen}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax; Secure`
  })
  const kept = /(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1]
  if (
    kept &&
    kept !== document.documentElement.lang &&
    location.pathname === '/' &&
    !location.search &&
    !document.referrer &&
    !/bot\/|crawl|spider/i.test(navigator.userAgent)
  ) {
    const link = document.querySelector<HTMLAnchorElement>(`a[data-locale="${kept}"]`)
    if (link) location.replace(link.href + location.hash)
  }
}
