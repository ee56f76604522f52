import { readImport } from '../../../src/trips/import/read-import.ts'
import { matchPlace } from '../../../src/trips/import/match-places.ts'
import type { ImportedPlace } from '../../../src/trips/import/imported-place.ts'
import type { Destination, Sight } from '../../../src/atlas/destination.ts'
import { createRandom } from '../../../src/planner/schedule/search/random.ts'
import { readDestinations } from '../../support/atlas-files.ts'

const DESTINATIONS = 120
const EACH = 8
/** Real sorts of places that no list of sights holds, to be left unmatched. */
const STRANGERS = [
  'Hotel Bellevue',
  'Aunt Rosa',
  'Parkhaus Zentrum',
  'Rooftop yoga',
  'Central Station lockers',
  'Supermarket',
  'Our Airbnb',
  'Copy shop',
]

interface Expected {
  line: string
  place: { name: string; at?: { lat: number; lon: number } }
  id: string | undefined
}

/** How surely places of files and pasted lists are known again, and strangers are not taken for sights. */
export async function run(): Promise<Record<string, number>> {
  const random = createRandom(31)
  const all = readDestinations().filter(({ sights }) => sights.length >= EACH)
  const step = Math.max(1, Math.floor(all.length / DESTINATIONS))
  let [matched, right, wanted, read, listed] = [0, 0, 0, 0, 0]
  for (const destination of all.filter((_, index) => index % step === 0).slice(0, DESTINATIONS)) {
    const expected = placesOf(destination, random)
    const files = [kmlOf(expected), gpxOf(expected), geoJsonOf(expected), csvOf(expected), linesOf(expected)]
    for (const [format, text] of files.entries()) {
      const result = await readImport(new TextEncoder().encode(text))
      const places = result.read ? result.places : []
      listed += expected.length
      read += expected.filter(({ place }) => places.some(({ name }) => name === place.name)).length
      for (const { place, id } of expected) {
        const found = places.find(({ name }) => name === place.name)
        const sight = found && matchPlace(withoutPoint(found, format), [destination])
        if (id !== undefined) wanted += 1
        if (!sight) continue
        matched += 1
        if (sight.id === id) right += 1
      }
    }
  }
  return { importPrecision: right / matched, importRecall: right / wanted, importRead: read / listed }
}

/** Lists and chats know no points. */
function withoutPoint(place: ImportedPlace, format: number): ImportedPlace {
  return format < 3 ? place : { name: place.name }
}

function placesOf({ sights, center }: Destination, random: () => number): Expected[] {
  const shuffled = sights.toSorted(() => random() - 0.5).slice(0, EACH)
  const known = shuffled.map((sight): Expected => {
    const name = variantOf(sight, random)
    const shift = () => (random() - 0.5) * 0.004
    return {
      line: name,
      place: { name, at: { lat: sight.at[0] + shift(), lon: sight.at[1] + shift() } },
      id: sight.id,
    }
  })
  const [first, second] = shuffled
  const beside = [`Hotel ${first?.name.en}`, `Parking ${second?.name.de}`, `${first?.name.en} Souvenir Shop`]
  const strangers = [...STRANGERS.slice(0, 3), ...beside].map((name): Expected => {
    const near = shuffled[Math.floor(random() * shuffled.length)]?.at ?? center
    return { line: name, place: { name, at: { lat: near[0] + 0.001, lon: near[1] } }, id: undefined }
  })
  return [...known, ...strangers]
}

/** As people have it: either language, a slip, no diacritics, other capitals. */
function variantOf({ name }: Sight, random: () => number): string {
  const whole = random() < 0.5 ? name.en : name.de
  const kind = Math.floor(random() * 5)
  if (kind === 0) return whole.normalize('NFKD').replace(/\p{M}/gu, '')
  if (kind === 1 && whole.length > 9) return whole.slice(0, 6) + whole.slice(7)
  // Often only the part before a colon, a bracket or an "and".
  if (kind === 3) return whole.split(/[:(]| and | und /)[0]?.trim() || whole
  return kind === 2 ? whole.toLowerCase() : whole
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function kmlOf(places: readonly Expected[]): string {
  const marks = places.map(
    ({ place: { name, at } }) =>
      `<Placemark><name>${escaped(name)}</name><description><![CDATA[<b>saved</b>]]></description><Point><coordinates>${at?.lon},${at?.lat},0</coordinates></Point></Placemark>`,
  )
  return `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>My map</name>${marks.join('')}</Document></kml>`
}

function gpxOf(places: readonly Expected[]): string {
  const points = places.map(
    ({ place: { name, at } }) => `<wpt lat="${at?.lat}" lon="${at?.lon}"><name>${escaped(name)}</name></wpt>`,
  )
  return `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${points.join('')}</gpx>`
}

function geoJsonOf(places: readonly Expected[]): string {
  const features = places.map(({ place: { name, at } }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [at?.lon, at?.lat] },
    properties: { location: { name } },
  }))
  return JSON.stringify({ type: 'FeatureCollection', features })
}

function csvOf(places: readonly Expected[]): string {
  const rows = places.map(
    ({ place: { name } }) => `"${name.replaceAll('"', '""')}",,https://www.google.com/maps/,`,
  )
  return ['Title,Note,URL,Comment', ...rows].join('\n')
}

function linesOf(places: readonly Expected[]): string {
  return places.map(({ place: { name } }, index) => `${index + 1}. **${name}** – a must.`).join('\n')
}
