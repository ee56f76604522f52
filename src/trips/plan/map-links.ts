import type { Coordinates } from '../../atlas/distance.ts'
import type { PlanDay, PlanItem } from '../../planner/plan.ts'
import { numberedStops } from './day-map.ts'

/** Google takes nine waypoints between the two ends. */
const MOST_WAYPOINTS = 9
/** Around the outermost stops, degrees. */
const FRAME = 0.004

/** A day's stops in map services; undefined without coordinates. Built from numbers alone. */
export function mapLinks(day: PlanDay): { google: string; openStreetMap: string } | undefined {
  const { lat, lon } = day.base
  const stops = numberedStops(day).map(({ at }) => at)
  if (stops.length === 0) return undefined
  const start: Coordinates[] = lat === undefined || lon === undefined ? [] : [[lat, lon]]
  return { google: googleRoute([...start, ...stops]), openStreetMap: openStreetMap([...start, ...stops]) }
}

function googleRoute(points: readonly Coordinates[]): string {
  const kept = points.slice(0, MOST_WAYPOINTS + 2).map(text)
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  if (kept.length > 1) url.searchParams.set('origin', kept[0] ?? '')
  url.searchParams.set('destination', kept.at(-1) ?? '')
  if (kept.length > 2) url.searchParams.set('waypoints', kept.slice(1, -1).join('|'))
  return url.href
}

const GOOGLE_MODES = { walk: 'walking', transit: 'transit', train: 'transit', car: 'driving' } as const
const APPLE_MODES = { walk: 'w', transit: 'r', train: 'r', car: 'd' } as const
const OSM_MODES = { walk: 'foot', transit: 'foot', train: 'foot', car: 'car' } as const

/** The way to a stop by name and means, in three map services; undefined without coordinates. */
export function directionLinks({ place, travel }: PlanItem): { label: string; url: string }[] | undefined {
  if (place?.lat === undefined || place.lon === undefined) return undefined
  const at = text([place.lat, place.lon])
  const mode = travel?.mode ?? 'walk'
  const url = (base: string, search: Record<string, string>) => `${base}?${new URLSearchParams(search)}`
  return [
    {
      label: 'Google Maps',
      url: url('https://www.google.com/maps/dir/', {
        api: '1',
        destination: at,
        travelmode: GOOGLE_MODES[mode],
      }),
    },
    {
      label: 'Apple Maps',
      url: url('https://maps.apple.com/', { daddr: at, q: place.name, dirflg: APPLE_MODES[mode] }),
    },
    {
      label: 'OpenStreetMap',
      url: url('https://www.openstreetmap.org/directions', {
        to: at,
        engine: `fossgis_osrm_${OSM_MODES[mode]}`,
      }),
    },
  ]
}

/** Its own directions know two points only, so the day's part of the map is framed. */
function openStreetMap(points: readonly Coordinates[]): string {
  const lats = points.map(([lat]) => lat)
  const lons = points.map(([, lon]) => lon)
  const edge = (value: number) => value.toFixed(4)
  return `https://www.openstreetmap.org/?${new URLSearchParams({
    minlon: edge(Math.min(...lons) - FRAME),
    minlat: edge(Math.min(...lats) - FRAME),
    maxlon: edge(Math.max(...lons) + FRAME),
    maxlat: edge(Math.max(...lats) + FRAME),
  })}`
}

/** Four decimals are eleven metres. */
function text([lat, lon]: Coordinates): string {
  return `${lat.toFixed(4)},${lon.toFixed(4)}`
}
