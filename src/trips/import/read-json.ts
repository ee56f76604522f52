import { BrokenFile, IMPORT_LIMITS, importedPlace, type ImportedPlace } from './imported-place.ts'

/** Features of a GeoJSON file; Google Takeout's saved places are such, with the name in their properties. */
export function readGeoJson(text: string): ImportedPlace[] {
  const file = recordOf(parseJson(text))
  const features = Array.isArray(file.features) ? file.features : file.type === 'Feature' ? [file] : undefined
  if (!features) throw new BrokenFile(1)
  return features.slice(0, IMPORT_LIMITS.places + 1).flatMap((feature: unknown) => {
    const { properties, geometry } = recordOf(feature)
    const known = recordOf(properties)
    const location = recordOf(known.location ?? known.Location)
    const name = [
      known.name,
      known.Name,
      known.title,
      known.Title,
      location.name,
      location['Business Name'],
    ].find(isText)
    const note = [known.description, known.Comment, known.note].find(isText)
    const place = importedPlace(name, pointOf(geometry) ?? pointInside(location), { note })
    return place ?? []
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BrokenFile(firstBrokenLine(text))
  }
}

/** The first line with which a file can become no JSON any more; what an engine says of it has often no position. */
function firstBrokenLine(text: string): number {
  const ends = [...text.trimEnd().matchAll(/\n|$/g)].map(({ index }) => index)
  let [good, bad] = [0, ends.length]
  while (good + 1 < bad) {
    const middle = (good + bad) >> 1
    if (mayGoOn(text.slice(0, ends[middle - 1]))) good = middle
    else bad = middle
  }
  return bad
}

/** Whether JSON breaks off at the end of the text, not before. */
function mayGoOn(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1]
    return /end of JSON/.test(String(error)) || Number(position) >= text.trimEnd().length
  }
}

function pointOf(geometry: unknown): { lat: number; lon: number } | undefined {
  const { type, coordinates } = recordOf(geometry)
  if (type !== 'Point' || !Array.isArray(coordinates)) return undefined
  const [lon, lat] = coordinates.map(Number)
  // Takeout writes 0, 0 where it knows no point.
  return lat === undefined || lon === undefined || (lat === 0 && lon === 0) ? undefined : { lat, lon }
}

function pointInside(location: Record<string, unknown>): { lat: number; lon: number } | undefined {
  const at = recordOf(location['Geo Coordinates'])
  const [lat, lon] = [Number(at.Latitude), Number(at.Longitude)]
  return Number.isFinite(lat) && Number.isFinite(lon) ? { lat, lon } : undefined
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
