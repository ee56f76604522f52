import { expect, it } from 'vitest'
import { licencePage } from '../photos/photo-links.ts'
import { photosIn } from './commons.ts'
import { ratesIn } from './ecb.ts'
import { stepsIn } from './met-norway.ts'
import { placesIn } from './nominatim.ts'
import { elementsIn } from './overpass.ts'
import { itemsIn } from './wikidata.ts'

/** Answers in the shapes that each service documents or gives, with what may be missing left out. */
const LONDON = {
  place_id: '100149',
  osm_type: 'node',
  osm_id: '107775',
  boundingbox: ['51.3473219', '51.6673219', '-0.2876474', '0.0323526'],
  lat: '51.5073219',
  lon: '-0.1276474',
  display_name: 'London, Greater London, England, SW1A 2DU, United Kingdom',
  category: 'place',
  type: 'city',
  importance: 0.9654895765402,
  address: { city: 'London', state: 'England', 'ISO3166-2-lvl4': 'GB-ENG', country_code: 'gb' },
}

it('reads a place as Nominatim’s documentation has it: numbers as text, few of the fields', () => {
  const [place] = placesIn([LONDON])
  expect(place).toMatchObject({
    osmId: 'n107775',
    names: { en: 'London', de: 'London', local: 'London' },
    country: 'GB',
    region: 'England',
    at: [51.5073219, -0.1276474],
  })
})

it('reads a place as Nominatim gives it today, with names in other languages', () => {
  const given = {
    ...LONDON,
    osm_type: 'relation',
    osm_id: 62422,
    type: 'administrative',
    addresstype: 'city',
    name: 'Munich',
    namedetails: { name: 'München', 'name:en': 'Munich', 'name:de': 'München', 'name:prefix': null },
    address: { city: 'Munich', state: 'Bavaria', country: 'Germany', country_code: 'de' },
  }
  expect(placesIn([given])[0]).toMatchObject({
    osmId: 'r62422',
    names: { en: 'Munich', de: 'München', local: 'München' },
    region: 'Bavaria',
  })
  expect(placesIn([{ ...given, namedetails: null, boundingbox: undefined }])).toHaveLength(1)
})

it('takes nothing for a place without a kind, a country or coordinates', () => {
  for (const spoiled of [
    { lat: null },
    { lat: '' },
    { lat: [] },
    { lon: '181' },
    { osm_id: undefined },
    { osm_id: 'x' },
    { address: {} },
    { address: undefined },
    { type: 'bakery' },
  ])
    expect([spoiled, placesIn([{ ...LONDON, ...spoiled }])]).toEqual([spoiled, []])
})

it('reads nodes by their point, ways and relations by their centre, and leaves out what has neither', () => {
  const center = { lat: 51.2, lon: 14.2 }
  const elements = elementsIn([
    { type: 'node', id: 1, lat: 51.1, lon: 14.1, tags: { name: 'A', ele: 412 } },
    { type: 'way', id: 2, center, tags: { name: 'B' }, nodes: [1, 2] },
    { type: 'relation', id: 3, center, bounds: {}, tags: { name: 'C' }, members: [] },
    { type: 'way', id: 4, tags: { name: 'D' } },
    { type: 'node', id: 5, lat: 51, lon: 14 },
    { type: 'count', id: 0, tags: { total: '5' } },
  ])
  expect(elements.map(({ osmId, at, tags }) => [osmId, ...at, tags.name])).toEqual([
    ['n1', 51.1, 14.1, 'A'],
    ['w2', 51.2, 14.2, 'B'],
    ['r3', 51.2, 14.2, 'C'],
  ])
  expect(elements[0]?.tags).not.toHaveProperty('ele')
})

it('reads SPARQL’s rows, of two pictures the first, and files of any script', () => {
  const item = { type: 'uri', value: 'http://www.wikidata.org/entity/Q64' }
  const image = (file: string) => ({
    type: 'uri',
    value: `http://commons.wikimedia.org/wiki/Special:FilePath/${file}`,
  })
  const integer = 'http://www.w3.org/2001/XMLSchema#integer'
  const sitelinks = { type: 'literal', datatype: integer, value: '321' }
  const found = itemsIn([
    {
      item,
      sitelinks,
      en: { type: 'literal', 'xml:lang': 'en', value: 'Berlin' },
      image: image('Old%20mill%2C%201.jpg'),
    },
    { item, sitelinks, image: image('Second.jpg') },
    {
      item: { ...item, value: 'http://www.wikidata.org/entity/Q1490' },
      image: image('%E6%9D%B1%E4%BA%AC.jpg'),
    },
    { sitelinks },
  ])
  expect(found.get('Q64')).toEqual({ id: 'Q64', sitelinks: 321, en: 'Berlin', image: 'Old mill, 1.jpg' })
  expect(found.get('Q1490')?.image).toBe('東京.jpg')
})

function pageOf(artist: string | undefined, licence: string, more: object = {}) {
  const said = (value: unknown) => ({ value, source: 'commons-desc-page', hidden: '' })
  return {
    pageid: 1,
    ns: 6,
    title: 'File:Old mill.jpg',
    imagerepository: 'local',
    imageinfo: [
      {
        size: 624_930,
        width: 3000,
        height: 2000,
        thumburl: 'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Old_mill.jpg/500px-Old_mill.jpg',
        thumbwidth: 500,
        thumbheight: 333,
        mime: 'image/jpeg',
        extmetadata: { LicenseShortName: said(licence), ...(artist && { Artist: said(artist) }), ...more },
      },
    ],
  }
}

it('takes an author out of the HTML that Commons gives', () => {
  const authorOf = (artist: string) => photosIn([pageOf(artist, 'CC BY-SA 4.0')])[0]?.author
  expect(authorOf('<a href="//commons.wikimedia.org/wiki/User:Ada" title="User:Ada">Ada Lovelace</a>')).toBe(
    'Ada Lovelace',
  )
  expect(authorOf('<bdi><a href="https://www.wikidata.org/wiki/Q1">Jean&#160;Müller</a>\n</bdi>')).toBe(
    'Jean Müller',
  )
  expect(authorOf('Fran&#231;ois &amp; S&#x00f8;n')).toBe('François & Søn')
  expect(authorOf('<script>alert(1)</script>')).not.toMatch(/[<>]/)
})

it('shows free licences alone, and links each in its own version and country', () => {
  const isShown = (licence: string, more?: object) => photosIn([pageOf('Ada', licence, more)]).length === 1
  for (const free of [
    'CC BY-SA 4.0',
    'CC BY 2.0',
    'CC BY-SA 3.0 de',
    'CC0',
    'Public domain',
    'No restrictions',
  ])
    expect([free, isShown(free)]).toEqual([free, true])
  for (const other of [
    'CC BY-NC 4.0',
    'CC BY-ND 2.0',
    'CC BY-NC-SA 3.0',
    'GFDL',
    'Fair use',
    '',
    'All rights reserved',
  ])
    expect([other, isShown(other)]).toEqual([other, false])
  expect(isShown('CC BY 4.0', { NonFree: { value: 'true' } })).toBe(false)
  expect(photosIn([pageOf(undefined, 'CC BY 4.0')])).toEqual([])
  expect(photosIn([pageOf(undefined, 'CC0')])[0]?.author).toBe('')
  expect(photosIn([{ ns: 6, title: 'File:Gone.jpg', missing: true }])).toEqual([])
  expect(licencePage('CC BY-SA 3.0 de')).toBe('https://creativecommons.org/licenses/by-sa/3.0/de/')
  expect(licencePage('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/')
  expect(licencePage('Public domain')).toBeUndefined()
})

it('reads a forecast whose last moments tell no rain', () => {
  const at = (time: string, data: object) => ({
    time,
    data: { instant: { details: { air_temperature: 3.4 } }, ...data },
  })
  const next = (millimetres: number) => ({
    summary: { symbol_code: 'rain' },
    details: { precipitation_amount: millimetres },
  })
  const steps = stepsIn([
    at('2026-11-21T12:00:00Z', {
      next_1_hours: next(0.4),
      next_6_hours: next(3),
      next_12_hours: { summary: {} },
    }),
    at('2026-11-24T12:00:00Z', { next_6_hours: next(2.1) }),
    at('2026-11-30T12:00:00Z', {}),
    at('soon', {}),
  ])
  expect(steps.map(([, celsius, rain]) => [celsius, rain])).toEqual([
    [3.4, 0.4],
    [3.4, 2.1],
    [3.4, 0],
  ])
})

it('reads the rates of a day in either kind of quotes, and no page in their place', () => {
  const cubes = (quote: string) =>
    ['USD', 'JPY', 'CZK', 'DKK', 'GBP', 'HUF', 'PLN']
      .map((code) => `<Cube currency=${quote}${code}${quote} rate=${quote}1.5${quote}/>`)
      .join('')
  for (const quote of ["'", '"'])
    expect(
      ratesIn(`<Cube><Cube time=${quote}2026-11-20${quote}>${cubes(quote)}</Cube></Cube>`),
    ).toMatchObject({
      date: '2026-11-20',
      perEuro: { EUR: 1, USD: 1.5 },
    })
  expect(ratesIn('<html>maintenance</html>')).toBeUndefined()
})
