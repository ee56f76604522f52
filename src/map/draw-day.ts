import { type GeoJSONSource, LngLatBounds, type Map } from 'maplibre-gl'
import { type DayOnMap, type LngLat, lodgingArea, routeOf } from './day-on-map.ts'

type LineString = { type: 'LineString'; coordinates: LngLat[] }
type Polygon = { type: 'Polygon'; coordinates: LngLat[][] }

/** The way of a day and where one sleeps, on a map whose style has their sources. */
export function drawDay(map: Map, day: DayOnMap): void {
  draw(map, 'route', { type: 'LineString', coordinates: routeOf(day) })
  draw(map, 'lodging', { type: 'Polygon', coordinates: day.base ? [lodgingArea(day.base)] : [] })
}

function draw(map: Map, source: string, geometry: LineString | Polygon): void {
  const data = { type: 'Feature' as const, properties: {}, geometry }
  // Rejects where the map is gone before it is drawn.
  map
    .getSource<GeoJSONSource>(source)
    ?.setData(data)
    ?.catch(() => {})
}

export function boundsOf(day: DayOnMap): LngLatBounds {
  return routeOf(day).reduce((bounds, at) => bounds.extend(at), new LngLatBounds())
}
