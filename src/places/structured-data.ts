import type { I18n } from '../i18n/messages.ts'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import type { PlaceView } from './place-view.ts'
import { socialImagePath } from './social-image-path.ts'
import { CONTINENT_WORDS } from './place-texts.ts'
import { msg } from '@lingui/core/macro'

const MOST = { attractions: 12, events: 6 }

/** schema.org: the place with its sights, what takes place there, and the way to its page. */
export function placeData(place: PlaceView, i18n: I18n, locale: Locale, appUrl: string): object[] {
  const { id, name, at, continent, country, countryCode, sights, events } = place
  const list = appUrl + pathTo('places', locale)
  const url = appUrl + pathTo('place', locale, { id })
  const here = { '@type': 'Place', name, address: { '@type': 'PostalAddress', addressCountry: countryCode } }
  const step = (position: number, label: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item,
  })
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TouristDestination',
      name,
      url,
      image: appUrl + socialImagePath(id),
      geo: geo(at),
      containedInPlace: { '@type': 'Country', name: country },
      includesAttraction: sights.slice(0, MOST.attractions).map((sight) => ({
        '@type': 'TouristAttraction',
        name: sight.name,
        url: `${url}#${sight.id}`,
        geo: geo(sight.at),
        ...(sight.price === 0 && { isAccessibleForFree: true }),
      })),
    },
    ...events
      .filter(({ usual }) => !usual)
      .slice(0, MOST.events)
      .map((event) => ({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: event.name,
        startDate: event.from,
        endDate: event.to,
        location: here,
        url: `${url}#event-${event.id}`,
      })),
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, i18n._(msg`Places`), list),
        step(2, i18n._(CONTINENT_WORDS[continent]), `${list}#${continent}`),
        step(3, country, `${list}#${countryCode}`),
        step(4, name, url),
      ],
    },
  ]
}

function geo([latitude, longitude]: readonly [number, number]): object {
  return { '@type': 'GeoCoordinates', latitude, longitude }
}
