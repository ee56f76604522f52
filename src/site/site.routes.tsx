import { msg } from '@lingui/core/macro'
import { newRoutes } from '../http/context.ts'
import type { Clock } from '../platform/clock.ts'
import { publicPage } from '../http/render.tsx'
import { TRIP_LIMITS } from '../trips/trip-limits.ts'
import { BRAND } from './brand.ts'
import { HOME_HEAD, HomePage } from './home/home.page.tsx'

const DESCRIPTION = msg`Say where, when and with whom: a free travel plan with times, routes, costs and a rain alternative for every day, checked before you get it.`

export function siteRoutes({ appUrl, clock }: { appUrl: string; clock: Clock }) {
  const app = newRoutes()
  publicPage(
    app,
    'home',
    {
      load: () => ({}),
      view: (_data, { locale, i18n, query }) => {
        const values = asked(query)
        return <HomePage locale={locale} i18n={i18n} {...(values && { form: { values } })} />
      },
      head: (_data, i18n) => ({
        ...HOME_HEAD,
        title: i18n._(HOME_HEAD.title),
        description: i18n._(DESCRIPTION),
        jsonLd: [organization(appUrl)],
      }),
    },
    clock,
  )
  return app
}

/** What a link fills in of the form: `/?to=Vienna&from=Graz`. */
function asked(query: URLSearchParams): Record<string, string> | undefined {
  const fields = { startLocation: query.get('from'), destination: query.get('to') }
  const given = Object.entries(fields).flatMap(([field, text]) =>
    text ? [[field, text.slice(0, TRIP_LIMITS.placeLength.max)]] : [],
  )
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** schema.org. */
function organization(appUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: BRAND.name,
    url: appUrl,
    logo: `${appUrl}/favicon.svg`,
  }
}
