import type { FakeElement, FakePlace } from '../../src/local/open-data/fake-services.ts'
import { createRandom } from '../../src/planner/schedule/search/random.ts'

/** How much a map knows of a place. */
export type Richness = 'rich' | 'middling' | 'scarce' | 'thin'

export interface FakeVillage extends FakePlace {
  richness: Richness
}

/** Named things on the map: sights, tables, how far from the middle, and of the sights: with hours, with an entry at Wikidata. */
const RICHNESS: Record<
  Richness,
  { sights: [number, number]; tables: [number, number]; km: number; hours: number; items: number }
> = {
  rich: { sights: [45, 120], tables: [20, 45], km: 7, hours: 0.7, items: 0.6 },
  middling: { sights: [18, 40], tables: [4, 15], km: 8, hours: 0.4, items: 0.3 },
  scarce: { sights: [11, 16], tables: [0, 3], km: 9, hours: 0.15, items: 0.1 },
  thin: { sights: [0, 6], tables: [0, 2], km: 9, hours: 0.3, items: 0.1 },
}
/** Sixty places: most have enough for a plan, four have not and must be refused. */
const SHARES: [Richness, number][] = [
  ['rich', 18],
  ['middling', 20],
  ['scarce', 18],
  ['thin', 4],
]

/** Country, middle of a part of it that is land, and how its names end. */
const COUNTRIES: [string, number, number, string[]][] = [
  ['de', 51.3, 10.9, ['hausen', 'ow', 'rode', 'itz']],
  ['at', 47.4, 13.8, ['kirchen', 'see', 'bach', 'berg']],
  ['fr', 46.6, 2.6, ['ac', 'ville', 'igny', 'oux']],
  ['it', 43.1, 12.2, ['ano', 'ello', 'ino', 'asco']],
  ['es', 41.2, -3.4, ['ueña', 'alejo', 'edo', 'illas']],
  ['pl', 52.1, 19.3, ['owo', 'ice', 'yn', 'anów']],
  ['cz', 49.6, 15.6, ['ovice', 'ín', 'ec', 'any']],
  ['gb', 52.6, -1.4, ['ham', 'ton', 'wick', 'ford']],
  ['no', 61.4, 9.2, ['vik', 'dal', 'stad', 'nes']],
  ['gr', 39.4, 22.1, ['ion', 'adha', 'aki', 'oros']],
  ['pt', 40.1, -7.9, ['eira', 'edo', 'elos', 'oso']],
  ['jp', 36.4, 138.4, ['kawa', 'mura', 'saki', 'zawa']],
  ['us', 44.2, -71.9, ['field', 'bury', 'boro', 'mont']],
  ['ar', -31.4, -64.6, ['eda', 'uca', 'alta', 'ero']],
  ['nz', -43.4, 171.9, ['hanga', 'toto', 'moana', 'nui']],
]
const SYLLABLES = 'bra kel mor tu sel vin dro har lo pes zan wil ge fo rus tal mi ken'.split(' ')

const SIGHTS: [string, Record<string, string>][] = [
  ['Museum', { tourism: 'museum', fee: 'yes' }],
  ['Gallery', { tourism: 'gallery' }],
  ['Castle', { historic: 'castle', tourism: 'attraction' }],
  ['Ruins', { historic: 'ruins' }],
  ['Manor', { historic: 'manor' }],
  ['Church', { amenity: 'place_of_worship', religion: 'christian' }],
  ['Lookout', { tourism: 'viewpoint' }],
  ['Mill', { man_made: 'windmill' }],
  ['Garden', { leisure: 'garden' }],
  ['Park', { leisure: 'park' }],
  ['Falls', { waterway: 'waterfall' }],
  ['Cave', { natural: 'cave_entrance' }],
  ['Beach', { natural: 'beach' }],
  ['Peak', { natural: 'peak' }],
  ['Square', { place: 'square' }],
  ['Gate', { historic: 'city_gate' }],
  ['Market', { amenity: 'marketplace' }],
  ['Stone', { historic: 'memorial' }],
  ['Reserve', { leisure: 'nature_reserve' }],
  ['Sight', { tourism: 'attraction' }],
]
/** Such as are mapped; the last ones nobody of us can read. */
const HOURS = [
  '10:00-17:00',
  'Tu-Su 10:00-17:00',
  'Mo-Fr 09:00-12:00,13:00-17:00; Sa,Su 10:00-16:00',
  'Apr-Oct 10:00-18:00; Nov-Mar 10:00-16:00',
  'Tu-Su 10:00-18:00; PH off',
  '24/7',
  'Mar-Dec We-Su 11:00-17:00',
  'sunrise-sunset',
  'Sa,Su 13:00+',
  'by appointment',
  'week 1-20 Mo 10:00-12:00',
  '"ask next door"',
]
const TABLE_HOURS = ['Tu-Su 11:30-22:00', 'Mo-Su 08:00-20:00', 'We-Mo 12:00-15:00,18:00-23:00']
const KM_A_DEGREE = 111.2

/** Sixty made-up places all over the world, the same each time. */
export function fakeVillages(): FakeVillage[] {
  const random = createRandom(20261123)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const pick = <Value>(values: readonly Value[], fallback: Value) =>
    values[Math.floor(random() * values.length)] ?? fallback
  const nameIn = (endings: readonly string[]) => {
    const stem = pick(SYLLABLES, '') + pick(SYLLABLES, '') + (random() < 0.5 ? pick(SYLLABLES, '') : '')
    return stem.slice(0, 1).toUpperCase() + stem.slice(1) + pick(endings, '')
  }
  let id = 8_000_000_000
  let places = 0

  function elementsOf(
    { sights, tables, km, hours, items }: (typeof RICHNESS)[Richness],
    at: [number, number],
  ) {
    const elements: FakeElement[] = []
    const place = (tags: Record<string, string>, reach: number): FakeElement => {
      const [angle, far] = [random() * 2 * Math.PI, reach * Math.sqrt(random())]
      const lat = at[0] + (far * Math.cos(angle)) / KM_A_DEGREE
      const lon = at[1] + (far * Math.sin(angle)) / (KM_A_DEGREE * Math.cos((at[0] * Math.PI) / 180))
      return { type: id % 2 ? 'node' : 'way', id: id++, at: [lat, lon], tags }
    }
    for (let count = whole(...sights); count > 0; count--) {
      const [word, tags] = pick(SIGHTS, ['Sight', { tourism: 'attraction' }])
      const name = `${nameIn(['er', 'a', 'en', 'os'])} ${word}`
      const isKnown = random() < items
      const said = random() < hours ? { opening_hours: pick(HOURS, '24/7') } : {}
      const number = `Q${id}`
      const element = place({ name, ...tags, ...said, ...(isKnown && { wikidata: number }) }, km)
      const sitelinks = Math.floor(random() ** 3 * 60)
      elements.push({
        ...element,
        ...(isKnown && { item: { id: number, sitelinks, image: '', en: name, de: name } }),
      })
    }
    for (let count = whole(...tables); count > 0; count--)
      elements.push(
        place(
          {
            name: nameIn(['’s', ' Inn', ' Bar']),
            amenity: pick(['restaurant', 'cafe', 'pub'], 'cafe'),
            opening_hours: pick(TABLE_HOURS, '24/7'),
          },
          2,
        ),
      )
    return elements
  }

  return SHARES.flatMap(([richness, count]) =>
    Array.from({ length: count }, (): FakeVillage => {
      const [number, round] = [places % COUNTRIES.length, Math.floor(places++ / COUNTRIES.length)]
      const [country, lat, lon, endings] = COUNTRIES[number] ?? ['de', 51, 11, []]
      const name = nameIn(endings)
      // Far enough from each other that no map shows two of them.
      const at: [number, number] = [lat + (round % 2) * 0.6 - 0.3, lon + Math.floor(round / 2) * 0.8 - 0.4]
      return {
        richness,
        names: { local: name, en: name, de: name },
        country,
        region: nameIn(['land']),
        type: richness === 'rich' ? 'town' : 'village',
        at,
        osmId: `r${id++}`,
        importance: 0.3 + random() / 4,
        elements: elementsOf(RICHNESS[richness], at),
      }
    }),
  )
}
