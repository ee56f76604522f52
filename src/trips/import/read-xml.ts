import { SaxesParser } from 'saxes'
import { BrokenFile, IMPORT_LIMITS, importedPlace, type ImportedPlace } from './imported-place.ts'

/** The elements of KML and GPX that hold a place, a name, a note and a point. */
const PLACE = new Set(['placemark', 'wpt'])
const NOTE = new Set(['description', 'desc', 'cmt'])

/** Placemarks of a KML file and waypoints of a GPX file. No document type, so no entities but XML's own five. */
export function readXml(text: string): ImportedPlace[] {
  const parser = new SaxesParser({ position: true })
  const places: ImportedPlace[] = []
  const path: string[] = []
  let fields: Map<string, string> | undefined
  let point: { lat: number; lon: number } | undefined
  let line = 1
  let words = ''
  let attributesOfTag = 0
  const fail = () => {
    throw new BrokenFile(parser.line)
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  // Before the parser keeps them: a file of nothing else would fill the memory.
  parser.on('opentagstart', () => {
    attributesOfTag = 0
    if (path.length >= IMPORT_LIMITS.depth) fail()
  })
  parser.on('attribute', () => {
    attributesOfTag += 1
    if (attributesOfTag > IMPORT_LIMITS.attributes) fail()
  })
  parser.on('opentag', ({ name, attributes }) => {
    const tag = localName(name)
    path.push(tag)
    words = ''
    if (!PLACE.has(tag)) return
    fields = new Map()
    line = parser.line
    const { lat, lon } = attributes
    point = tag === 'wpt' ? { lat: Number(lat), lon: Number(lon) } : undefined
  })
  parser.on('text', (more) => (words += more))
  parser.on('cdata', (more) => (words += more))
  parser.on('closetag', ({ name }) => {
    const tag = localName(name)
    path.pop()
    if (fields && path.length > 0) {
      const inPlace = PLACE.has(path.at(-1) ?? '')
      if (tag === 'coordinates' && path.at(-1) === 'point') point = pointOf(words)
      else if (inPlace && tag === 'name') fields.set('name', words)
      else if (inPlace && NOTE.has(tag)) fields.set('note', words)
    }
    words = ''
    if (!PLACE.has(tag)) return
    const place = importedPlace(fields?.get('name'), point, { note: fields?.get('note'), line })
    if (place && places.length <= IMPORT_LIMITS.places) places.push(place)
    fields = undefined
  })
  parser.write(text).close()
  return places
}

function localName(name: string): string {
  return (name.split(':').at(-1) ?? name).toLowerCase()
}

/** KML says longitude first. */
function pointOf(text: string): { lat: number; lon: number } | undefined {
  const [lon, lat] = text
    .trim()
    .split(/[\s,]+/, 2)
    .map(Number)
  return lat === undefined || lon === undefined ? undefined : { lat, lon }
}
