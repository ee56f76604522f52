import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** What a page is drawn in, as its own styles say it. */
export interface Palette {
  paper: string
  raised: string
  ink: string
  muted: string
  signal: string
  fjord: string
  line: string
  hair: string
  contour: string
  text: string
  night: boolean
}

const WATER = { day: '#c3d9d6', night: '#16303f' }
const GREEN = { day: '#e3e6d0', night: '#16281f' }
const ROADS = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary']

/** Day and route are filled in by the map; the rest is a surveyor's sheet on our paper, with names in the page's language. */
export function mapStyle(palette: Palette, language: string, origin: string): StyleSpecification {
  const empty = { type: 'FeatureCollection' as const, features: [] }
  return {
    version: 8,
    // No glyphs: letters are drawn here, in the page's own font, and nothing is fetched for them.
    sources: {
      tiles: { type: 'vector', tiles: [`${origin}/map/{z}/{x}/{y}`], maxzoom: 14 },
      route: { type: 'geojson', data: empty },
      lodging: { type: 'geojson', data: empty },
    },
    layers: [...ground(palette), ...ways(palette), ...plan(palette), ...labels(palette, language)],
  }
}

function ground({ paper, contour, hair, night }: Palette): LayerSpecification[] {
  const [water, green] = night ? [WATER.night, GREEN.night] : [WATER.day, GREEN.day]
  return [
    { id: 'land', type: 'background', paint: { 'background-color': paper } },
    fill('wood', 'landcover', green, ['in', ['get', 'class'], ['literal', ['wood', 'grass', 'farmland']]]),
    fill('park', 'park', green),
    fill('green', 'landuse', green, ['in', ['get', 'class'], ['literal', ['cemetery', 'garden']]]),
    fill('water', 'water', water),
    line('waterway', 'waterway', water, 1.5),
    fill('building', 'building', night ? hair : contour, undefined, 0.45),
    line('boundary', 'boundary', hair, 1, ['<=', ['get', 'admin_level'], 4]),
  ]
}

function ways({ raised, line: grey, hair, muted, night }: Palette): LayerSpecification[] {
  const isRoad: ExpressionSpecification = ['in', ['get', 'class'], ['literal', ROADS]]
  const isStreet: ExpressionSpecification = [
    'in',
    ['get', 'class'],
    ['literal', ['minor', 'service', 'pedestrian']],
  ]
  return [
    line('path', 'transportation', grey, 1, ['==', ['get', 'class'], 'path'], [2, 2]),
    line('street-edge', 'transportation', hair, wide(1, 8), isStreet),
    line('street', 'transportation', raised, wide(0.6, 6.5), isStreet),
    line('road-edge', 'transportation', night ? grey : hair, wide(2.4, 13), isRoad),
    line('road', 'transportation', raised, wide(1.6, 11), isRoad),
    line(
      'rail',
      'transportation',
      muted,
      1,
      ['in', ['get', 'class'], ['literal', ['rail', 'transit']]],
      [4, 3],
    ),
  ]
}

function plan({ signal, fjord, raised }: Palette): LayerSpecification[] {
  return [
    {
      id: 'lodging',
      type: 'fill',
      source: 'lodging',
      paint: { 'fill-color': fjord, 'fill-opacity': 0.14, 'fill-outline-color': fjord },
    },
    {
      id: 'route-edge',
      type: 'line',
      source: 'route',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': raised, 'line-width': 6, 'line-opacity': 0.7 },
    },
    {
      id: 'route',
      type: 'line',
      source: 'route',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': signal, 'line-width': 3, 'line-dasharray': [2, 1] },
    },
  ]
}

function labels({ ink, muted, fjord, paper, text }: Palette, language: string): LayerSpecification[] {
  const name: ExpressionSpecification = [
    'coalesce',
    ['get', `name:${language}`],
    ['get', 'name:latin'],
    ['get', 'name'],
  ]
  const words = (size: number, colour: string, font = text) => ({
    layout: { 'text-field': name, 'text-font': [font], 'text-size': size, 'text-max-width': 8 },
    paint: { 'text-color': colour, 'text-halo-color': paper, 'text-halo-width': 1.5 },
  })
  const along = words(11, muted)
  return [
    { id: 'water-name', type: 'symbol', source: 'tiles', 'source-layer': 'water_name', ...words(12, fjord) },
    {
      id: 'street-name',
      type: 'symbol',
      source: 'tiles',
      'source-layer': 'transportation_name',
      minzoom: 14,
      layout: { ...along.layout, 'symbol-placement': 'line' },
      paint: along.paint,
    },
    {
      id: 'station',
      type: 'symbol',
      source: 'tiles',
      'source-layer': 'poi',
      minzoom: 14,
      filter: ['==', ['get', 'class'], 'railway'],
      ...words(11, fjord),
    },
    {
      id: 'park-name',
      type: 'symbol',
      source: 'tiles',
      'source-layer': 'park',
      minzoom: 13,
      ...words(11, fjord),
    },
    { id: 'place', type: 'symbol', source: 'tiles', 'source-layer': 'place', ...words(14, ink) },
  ]
}

function fill(
  id: string,
  layer: string,
  colour: string,
  filter?: ExpressionSpecification,
  opacity = 1,
): LayerSpecification {
  return {
    id,
    type: 'fill',
    source: 'tiles',
    'source-layer': layer,
    ...(filter && { filter }),
    paint: { 'fill-color': colour, 'fill-opacity': opacity },
  }
}

function line(
  id: string,
  layer: string,
  colour: string,
  width: number | ExpressionSpecification,
  filter?: ExpressionSpecification,
  dashes?: [number, number],
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'tiles',
    'source-layer': layer,
    ...(filter && { filter }),
    paint: { 'line-color': colour, 'line-width': width, ...(dashes && { 'line-dasharray': dashes }) },
  }
}

/** Pixels at the twelfth and at the seventeenth zoom. */
function wide(far: number, near: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], 12, far, 17, near]
}
