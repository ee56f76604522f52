import type { Coordinates } from '../../atlas/distance.ts'
import type { PlanDay, PlanItem } from '../../planner/plan.ts'
import { numberedStops } from './day/day-map.ts'

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

/** Put together by hand, from numbers: a page has fifty links, and each search object costs. */
function googleRoute(points: readonly Coordinates[]): string {
  const kept = points.slice(0, MOST_WAYPOINTS + 2).map(text)
  const origin = kept.length > 1 ? `&origin=${kept[0]}` : ''
  const waypoints = kept.length > 2 ? `&waypoints=${kept.slice(1, -1).join('%7C')}` : ''
  return `https://www.google.com/maps/dir/?api=1${origin}&destination=${kept.at(-1)}${waypoints}`
}

const GOOGLE_MODES = { walk: 'walking', transit: 'transit', train: 'transit', car: 'driving' } as const
const APPLE_MODES = { walk: 'w', transit: 'r', train: 'r', car: 'd' } as const
const OSM_MODES = { walk: 'foot', transit: 'foot', train: 'foot', car: 'car' } as const

/** The way to a stop by name and means, in three map services; undefined without coordinates. */
export function directionLinks({ place, travel }: PlanItem): { label: string; url: string }[] | undefined {
  if (place?.lat === undefined || place.lon === undefined) return undefined
  const at = text([place.lat, place.lon])
  const mode = travel?.mode ?? 'walk'
  return [
    {
      label: 'Google Maps',
      url: `https://www.google.com/maps/dir/?api=1&destination=${at}&travelmode=${GOOGLE_MODES[mode]}`,
    },
    {
      label: 'Apple Maps',
      url: `https://maps.apple.com/?daddr=${at}&q=${encodeURIComponent(place.name)}&dirflg=${APPLE_MODES[mode]}`,
    },
    {
      label: 'OpenStreetMap',
      url: `https://www.openstreetmap.org/directions?to=${at}&engine=fossgis_osrm_${OSM_MODES[mode]}`,
    },
  ]
}

/** Its own directions know two points only, so the day's part of the map is framed. */
function openStreetMap(points: readonly Coordinates[]): string {
  const lats = points.map(([lat]) => lat)
  const lons = points.map(([, lon]) => lon)
  const edge = (value: number) => value.toFixed(4)
  const [left, right] = [edge(Math.min(...lons) - FRAME), edge(Math.max(...lons) + FRAME)]
  const [bottom, top] = [edge(Math.min(...lats) - FRAME), edge(Math.max(...lats) + FRAME)]
  return `https://www.openstreetmap.org/?minlon=${left}&minlat=${bottom}&maxlon=${right}&maxlat=${top}`
}

/** Four decimals are eleven metres; the comma as an address has it. */
function text([lat, lon]: Coordinates): string {
  return `${lat.toFixed(4)}%2C${lon.toFixed(4)}`
}
