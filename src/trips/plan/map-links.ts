import type { Coordinates } from '../../atlas/distance.ts'
import type { PlanDay } from '../../planner/plan.ts'
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
