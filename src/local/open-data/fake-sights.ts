import { normalise } from '../../atlas/lookup/normalise.ts'
import type { FakeElement, FakePlace } from './fake-services.ts'

/** Single sights of places that our atlas has: for a plan that names more than it knows. */
const MORE_SIGHTS: FakeElement[] = [
  {
    type: 'node',
    id: 9_200_000_001,
    at: [48.1968, 16.3634],
    tags: { name: 'Third Man Museum', tourism: 'museum' },
  },
  {
    type: 'node',
    id: 9_200_000_002,
    at: [48.1986, 16.3713],
    tags: { name: 'Arnold Schönberg Center', tourism: 'museum' },
  },
]

/** The same search with `bounded=1`: what bears the name within the box. */
export function sightsWithin(places: readonly FakePlace[], params: URLSearchParams) {
  const [west = 0, north = 0, east = 0, south = 0] = (params.get('viewbox') ?? '').split(',').map(Number)
  const wanted = normalise(params.get('q') ?? '')
  return [...places.flatMap(({ elements }) => elements), ...MORE_SIGHTS]
    .filter(({ at: [lat, lon] }) => lat >= south && lat <= north && lon >= west && lon <= east)
    .filter(({ tags }) => ['name', 'name:en', 'name:de'].some((key) => normalise(tags[key] ?? '') === wanted))
    .map(({ type, id, at: [lat, lon], tags }) => ({
      osm_type: type,
      osm_id: id,
      lat: String(lat),
      lon: String(lon),
      category: tags.tourism ? 'tourism' : 'historic',
      type: tags.tourism ?? 'yes',
      name: tags['name:en'] ?? tags.name,
      display_name: tags.name,
      namedetails: { name: tags.name, 'name:en': tags['name:en'], 'name:de': tags['name:de'] },
    }))
}
