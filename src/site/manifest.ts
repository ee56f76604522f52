import { msg } from '@lingui/core/macro'
import { type Locale } from '../i18n/locale.ts'
import type { I18n } from '../i18n/messages.ts'
import { pathTo } from '../routes.ts'
import { BRAND } from './brand.ts'

/** By kind and by name: apps that share know one or the other. */
const SHARED_FILES = [
  'application/vnd.google-earth.kml+xml',
  'application/vnd.google-earth.kmz',
  'application/gpx+xml',
  'application/geo+json',
  'application/json',
  'text/csv',
  'text/plain',
  '.kml',
  '.kmz',
  '.gpx',
  '.geojson',
  '.csv',
]

/** What an installed copy is called, opens with, and takes from other apps. It opens with My Trips, which are kept. */
export function manifest(locale: Locale, i18n: I18n) {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })
  return {
    id: '/my-trips',
    name: BRAND.name,
    short_name: BRAND.name,
    lang: locale,
    start_url: pathTo('myTrips', locale),
    scope: '/',
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#faf6ee',
    icons: [icon(192), icon(512)],
    shortcuts: [
      { name: i18n._(msg`My Trips`), url: pathTo('myTrips', locale) },
      { name: i18n._(msg`Plan My Trip`), url: pathTo('home', locale) },
    ],
    share_target: {
      action: pathTo('bringAlong', locale),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'file', accept: SHARED_FILES }],
      },
    },
  }
}
