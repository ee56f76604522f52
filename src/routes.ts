import { DEFAULT_LOCALE, LOCALES, type Locale } from './i18n/locale.ts'

interface Route {
  /** Hono's pattern, without the locale's prefix. */
  path: string
  access: 'anyone' | 'signed-in'
  /** In the sitemap and open to search engines. */
  indexed: boolean
}

/** Every page of the product. Router, guards, links, language switcher, hreflang and sitemap read this table. */
export const ROUTES = {
  home: { path: '/', access: 'anyone', indexed: true },
  about: { path: '/about', access: 'anyone', indexed: true },
  account: { path: '/account', access: 'signed-in', indexed: false },
  accountDelete: { path: '/account/delete', access: 'signed-in', indexed: false },
  accountEmail: { path: '/account/email', access: 'signed-in', indexed: false },
  blog: { path: '/blog', access: 'anyone', indexed: true },
  article: { path: '/blog/:slug', access: 'anyone', indexed: true },
  check: { path: '/check', access: 'anyone', indexed: true },
  contact: { path: '/contact', access: 'anyone', indexed: true },
  developers: { path: '/developers', access: 'anyone', indexed: true },
  departureMail: { path: '/departure-mail', access: 'anyone', indexed: false },
  emailVerified: { path: '/email-verified', access: 'anyone', indexed: false },
  faq: { path: '/faq', access: 'anyone', indexed: true },
  imprint: { path: '/imprint', access: 'anyone', indexed: true },
  myTrips: { path: '/my-trips', access: 'signed-in', indexed: false },
  newsletter: { path: '/newsletter', access: 'anyone', indexed: false },
  newsletterConfirm: { path: '/newsletter/confirm', access: 'anyone', indexed: false },
  newsletterUnsubscribe: { path: '/newsletter/unsubscribe', access: 'anyone', indexed: false },
  newsletterUnsubscribed: { path: '/newsletter/unsubscribed', access: 'anyone', indexed: false },
  newsletterVerified: { path: '/newsletter/verified', access: 'anyone', indexed: false },
  oauthAuthorize: { path: '/oauth/authorize', access: 'signed-in', indexed: false },
  place: { path: '/places/:id', access: 'anyone', indexed: true },
  places: { path: '/places', access: 'anyone', indexed: true },
  plannedStops: { path: '/plan/stops', access: 'anyone', indexed: false },
  privacy: { path: '/privacy', access: 'anyone', indexed: true },
  sharedTrip: { path: '/shared/:token', access: 'anyone', indexed: false },
  signIn: { path: '/sign-in', access: 'anyone', indexed: false },
  signInCode: { path: '/sign-in/code', access: 'anyone', indexed: false },
  signInLink: { path: '/sign-in/link', access: 'anyone', indexed: false },
  signOut: { path: '/sign-out', access: 'anyone', indexed: false },
  sources: { path: '/sources', access: 'anyone', indexed: true },
  terms: { path: '/terms', access: 'anyone', indexed: true },
  undoAddress: { path: '/undo-address', access: 'anyone', indexed: false },
  trip: { path: '/trips/:id', access: 'signed-in', indexed: false },
  tripAgain: { path: '/trips/:id/again', access: 'signed-in', indexed: false },
  tripCalendar: { path: '/trips/:id/calendar', access: 'signed-in', indexed: false },
  tripChange: { path: '/trips/:id/change', access: 'signed-in', indexed: false },
  tripDelete: { path: '/trips/:id/delete', access: 'signed-in', indexed: false },
  tripEdit: { path: '/trips/:id/edit', access: 'signed-in', indexed: false },
  bringAlong: { path: '/bring-along', access: 'signed-in', indexed: false },
  tripPlaces: { path: '/trips/:id/places', access: 'signed-in', indexed: false },
  tripShare: { path: '/trips/:id/share', access: 'signed-in', indexed: false },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof ROUTES
export type RouteParams = Record<string, string>

/** The patterns of a page in every language, for `app.on(method, patterns('faq'), …)`; `suffix` for its parts. */
export function patterns(name: RouteName, suffix = ''): string[] {
  return LOCALES.map((locale) => withLocale(locale, ROUTES[name].path, suffix))
}

/** A link to a page: pathTo('trip', 'de', { id }) → /de/trips/… */
export function pathTo(
  name: RouteName,
  locale: Locale,
  params: RouteParams = {},
  query?: RouteParams,
): string {
  const pattern: string = ROUTES[name].path
  const path = pattern.includes(':')
    ? pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    : pattern
  // Put together by hand: a page has fifty links, and each search object costs.
  const search = Object.entries(query ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return withLocale(locale, path) + (search.length > 0 ? `?${search.join('&')}` : '')
}

/** The language of a path; without a prefix it is the default. */
export function localeOf(pathname: string): Locale {
  return (
    LOCALES.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ??
    DEFAULT_LOCALE
  )
}

/** The same page in another language: ('/de/faq', 'en') → '/faq'. */
export function inLocale(pathname: string, locale: Locale): string {
  const current = localeOf(pathname)
  const bare = current === DEFAULT_LOCALE ? pathname : pathname.slice(current.length + 1) || '/'
  // Two slashes in front would name another host.
  return withLocale(locale, bare.replace(/^\/+/, '/'))
}

/** Pages nobody asked for before signing in. */
const NOWHERE_TO_RETURN: RouteName[] = ['signIn', 'signInCode', 'signInLink', 'signOut', 'undoAddress']

/** Where a sign-in may return to: a page of the table on this origin, or undefined. */
export function safeReturnPath(target: string | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])/.test(target) || /[\\\u0000-\u001f]/.test(target)) return undefined
  let url: URL
  try {
    url = new URL(target, 'https://self.invalid')
  } catch {
    return undefined
  }
  if (url.origin !== 'https://self.invalid' || url.pathname.includes('//')) return undefined
  const bare = inLocale(url.pathname, DEFAULT_LOCALE)
  const known = Object.entries(ROUTES).some(
    ([name, { path }]) =>
      !NOWHERE_TO_RETURN.some((page) => page === name) &&
      new RegExp(`^${path.replace(/:\w+/g, '[A-Za-z0-9_-]+')}$`).test(bare),
  )
  return known ? url.pathname + url.search : undefined
}

/** A path as the text of a regular expression; a parameter is all but a slash. */
export function patternText(path: string): string {
  return path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')
}

function withLocale(locale: Locale, path: string, suffix = ''): string {
  const prefixed = locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`
  return suffix ? `${prefixed === '/' ? '' : prefixed}${suffix}` : prefixed
}

/** Where the manifest of an installed copy stands; linked from the pages that are worth a place on a phone's screen. */
export function manifestPath(locale: Locale): string {
  return locale === 'en' ? '/manifest.webmanifest' : `/${locale}/manifest.webmanifest`
}
