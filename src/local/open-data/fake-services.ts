import type { Coordinates } from '../../atlas/distance.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { normalise } from '../../atlas/lookup/normalise.ts'
import { regionName } from '../../atlas/lookup/region.ts'
import type { Fetch } from '../../open-data/gateway/gateway.ts'
import { FAKE_PLACES } from './fake-places.ts'
import { sightsWithin } from './fake-sights.ts'
import { forecastFor } from './fake-weather.ts'
import { commonsPages, PIXELS } from './fake-photos.ts'

/** A thing on the fakes' map. */
export interface FakeElement {
  type: 'node' | 'way'
  id: number
  at: Coordinates
  tags: Record<string, string>
  item?: { id: string; sitelinks: number; image: string; en: string; de: string }
}

export interface FakePlace {
  names: { local: string; en: string; de: string }
  country: string
  /** In English, as it is asked for. */
  region: string
  type: string
  at: Coordinates
  osmId: string
  importance: number
  elements: FakeElement[]
}

const KM_A_DEGREE = 111.2
const COUNTRIES: Record<string, string> = {
  de: 'Germany',
  pl: 'Poland',
  pt: 'Portugal',
  nl: 'Netherlands',
  jp: 'Japan',
  cz: 'Czechia',
}
const KINDS: Record<string, string> = { r: 'relation', w: 'way', n: 'node' }

/** The places of the table. */
export function readFakePlaces(table = FAKE_PLACES): FakePlace[] {
  const places: FakePlace[] = []
  let id = 9_100_000_000
  for (const line of table.split('\n').filter(Boolean)) {
    const parts = line.split('|')
    const last = places.at(-1)
    if (line.startsWith('=')) {
      const [names = '', country = '', region = '', type = '', at = '', osmId = '', importance = '0'] = parts
      const [lat = 0, lon = 0] = at.split(',').map(Number)
      places.push({
        names: namesIn(names.slice(1)),
        country,
        region,
        type,
        osmId,
        importance: Number(importance),
        at: [lat, lon],
        elements: [],
      })
    } else if (last) last.elements.push(elementIn(parts, last.at, id++))
  }
  return places
}

function namesIn(text: string): FakePlace['names'] {
  const [local = '', en = local, de = local] = text.split('/')
  return { local, en, de }
}

function elementIn(
  [text = '', tagText = '', at = '', known = '']: string[],
  [lat, lon]: Coordinates,
  id: number,
): FakeElement {
  const { local, en, de } = namesIn(text)
  const [north = 0, east = 0] = at.split(',').map(Number)
  const [itemId = '', sitelinks = '0', image = ''] = known.split(',')
  // "Mo-Fr 10:00-16:00; Sa …" has the same sign between its rules.
  const tags = Object.fromEntries(
    tagText.split(/;(?=[a-z_]+(?::[a-z_A-Z-]+)?=)/).map((tag) => tag.split(/=(.*)/s).slice(0, 2)),
  )
  return {
    type: id % 3 === 0 ? 'way' : 'node',
    id,
    at: [lat + north / KM_A_DEGREE, lon + east / (KM_A_DEGREE * Math.cos((lat * Math.PI) / 180))],
    tags: {
      name: local,
      ...(en !== local && { 'name:en': en }),
      ...(de !== local && { 'name:de': de }),
      ...tags,
      ...(itemId && { wikidata: itemId }),
    },
    ...(itemId && { item: { id: itemId, sitelinks: Number(sitelinks), image, en, de } }),
  }
}

/** The open services as their documentation describes them, over a few places by hand. Needs no network. */
export function createFakeServices(
  places: readonly FakePlace[] = readFakePlaces(),
  now: () => number = Date.now,
): Fetch {
  return async (url, init) => {
    const { hostname, pathname, searchParams } = new URL(url)
    const form = new URLSearchParams(init.body instanceof URLSearchParams ? init.body : undefined)
    if (hostname.startsWith('nominatim'))
      return Response.json(
        searchParams.has('viewbox')
          ? sightsWithin(places, searchParams)
          : searchResults(places, searchParams.get('q') ?? ''),
      )
    if (hostname.startsWith('overpass')) return Response.json(surroundings(places, form.get('data') ?? ''))
    if (hostname.startsWith('query')) return Response.json(bindings(places, form.get('query') ?? ''))
    if (hostname.startsWith('commons')) return Response.json(commonsPages(searchParams))
    if (hostname.startsWith('upload'))
      return new Response(PIXELS, { headers: { 'Content-Type': 'image/jpeg' } })
    if (hostname.startsWith('api.met')) return forecastFor(searchParams, init, now())
    if (pathname.endsWith('eurofxref-daily.xml'))
      return new Response(RATES, { headers: { 'Content-Type': 'text/xml' } })
    return new Response('not found', { status: 404 })
  }
}

/** https://nominatim.org/release-docs/latest/api/Search/, format=jsonv2. */
function searchResults(places: readonly FakePlace[], query: string) {
  const [name = '', ...rest] = query.split(',').map(normalise)
  return places
    .filter(({ names, region, country }) => {
      const where = normalise(
        `${region} ${regionName(country.toUpperCase(), region, 'de')} ${country} ${COUNTRIES[country]} Deutschland Tschechien Polen`,
      )
      return (
        Object.values(names).some((each) => normalise(each) === name) &&
        rest.every((part) => where.includes(part))
      )
    })
    .toSorted((a, b) => b.importance - a.importance)
    .map(({ names, country, region, type, at: [lat, lon], osmId, importance }, index) => ({
      place_id: 1000 + index,
      licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
      osm_type: KINDS[osmId.slice(0, 1)],
      osm_id: Number(osmId.slice(1)),
      lat: String(lat),
      lon: String(lon),
      category: 'boundary',
      type: 'administrative',
      place_rank: 16,
      importance,
      addresstype: type,
      name: names.en,
      display_name: [names.en, region, COUNTRIES[country]].join(', '),
      address: { [type]: names.en, state: region, country: COUNTRIES[country], country_code: country },
      namedetails: { name: names.local, 'name:en': names.en, 'name:de': names.de },
      boundingbox: [lat - 0.02, lat + 0.02, lon - 0.03, lon + 0.03].map(String),
    }))
}

/** Every element within one of the query's circles; its tag filters are believed. */
function surroundings(places: readonly FakePlace[], query: string) {
  const circles = [...query.matchAll(/around:(\d+),(-?[\d.]+),(-?[\d.]+)/g)].map(([, ...numbers]) =>
    numbers.map(Number),
  )
  const isAround = (at: Coordinates) =>
    circles.some(([metres = 0, lat = 0, lon = 0]) => distanceKm(at, [lat, lon]) * 1000 <= metres)
  const elements = places
    .flatMap((place) => place.elements)
    .filter(({ at }) => isAround(at))
    .map(({ type, id, at, tags }) => {
      const point = { lat: at[0], lon: at[1] }
      return { type, id, ...(type === 'node' ? point : { center: point }), tags }
    })
  return { version: 0.6, generator: 'Overpass API', osm3s: { copyright: 'ODbL' }, elements }
}

/** SPARQL 1.1 results in JSON. */
function bindings(places: readonly FakePlace[], query: string) {
  const asked = new Set(query.match(/Q\d+/g))
  const items = places.flatMap((place) =>
    place.elements.flatMap(({ item }) => (item && asked.has(item.id) ? [item] : [])),
  )
  const literal = (value: string, language: string) => ({ type: 'literal', value, 'xml:lang': language })
  return {
    head: { vars: ['item', 'sitelinks', 'en', 'de', 'image'] },
    results: {
      bindings: items.map(({ id, sitelinks, image, en, de }) => ({
        item: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
        sitelinks: { type: 'literal', value: String(sitelinks) },
        en: literal(en, 'en'),
        de: literal(de, 'de'),
        ...(image && {
          image: {
            type: 'uri',
            value: `http://commons.wikimedia.org/wiki/Special:FilePath/${encodeURIComponent(image)}`,
          },
        }),
      })),
    },
  }
}

const RATES = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='2026-11-20'>
<Cube currency='USD' rate='1.1523'/><Cube currency='JPY' rate='180.21'/><Cube currency='CZK' rate='24.31'/>
<Cube currency='DKK' rate='7.4681'/><Cube currency='GBP' rate='0.8795'/><Cube currency='HUF' rate='382.40'/>
<Cube currency='PLN' rate='4.2310'/><Cube currency='SEK' rate='10.982'/><Cube currency='CHF' rate='0.9302'/>
<Cube currency='NOK' rate='11.742'/><Cube currency='TRY' rate='48.912'/><Cube currency='AUD' rate='1.7811'/>
</Cube></Cube>
</gesmes:Envelope>`
