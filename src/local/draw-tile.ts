import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Tile } from '../map/tile.ts'

type Layers = Parameters<typeof fromGeojsonVt>[0]
type Features = Layers[string]['features']
type Point = [number, number]

const EXTENT = 4096
/** Streets a square of the deepest zoom has each way; every eighth is a wide one. */
const STREETS = 4
const WIDE = 8
const DEEPEST = 14

/**
 * A square of a town that does not exist, for machines without network: streets, a river, parks, houses and names in two
 * languages, in the layers that the open tiles have. The same numbers draw the same square.
 */
export async function drawTile({ z, x, y }: Tile): Promise<Uint8Array<ArrayBuffer>> {
  const layers: Record<string, Features> = {
    water: [polygon(river(z, x, y), { class: 'river' })],
    park: parks(z, x, y),
    building: z >= DEEPEST ? houses(x, y) : [],
    transportation: streets(z, x, y),
    transportation_name: z >= 13 ? streetNames(z, x, y) : [],
    place: z >= 8 ? names(z, x, y) : [],
  }
  const drawn = Object.entries(layers).filter(([, features]) => features.length > 0)
  const tiles = Object.fromEntries(drawn.map(([name, features]) => [name, { features }]))
  return Uint8Array.from(fromGeojsonVt(tiles as Layers, { version: 2, extent: EXTENT }))
}

/** Wanders from north to south through every column of the tenth zoom. */
function river(z: number, x: number, y: number): Point[] {
  const column = 2 ** (z - 10)
  const bank = (row: number, side: number): Point => {
    const down = (y + row / 8) / column
    const across = 0.62 + 0.06 * Math.sin(down * 9) + side
    return [(across * column - mod(x, Math.max(1, column))) * EXTENT, (row / 8) * EXTENT]
  }
  const rows = Array.from({ length: 11 }, (_, row) => row - 1)
  return [...rows.map((row) => bank(row, 0)), ...rows.toReversed().map((row) => bank(row, 0.008))]
}

function streets(z: number, x: number, y: number): Features {
  const found: Features = []
  for (const [line, at] of linesOf(z, x)) found.push(street(line, [at, -64], [at + tilt(line), EXTENT + 64]))
  for (const [line, at] of linesOf(z, y)) found.push(street(line, [-64, at], [EXTENT + 64, at + tilt(line)]))
  return found
}

/** Numbers of the streets in a square, and where they begin; the narrow ones show from the thirteenth zoom. */
function linesOf(z: number, index: number): [number, number][] {
  const each = z >= 13 ? 1 : WIDE
  const spacing = (2 ** (z - DEEPEST) * EXTENT * each) / STREETS
  const first = Math.ceil((index * EXTENT) / spacing)
  const count = Math.min(32, Math.floor(EXTENT / spacing) + 1)
  return Array.from({ length: count }, (_, step) => {
    const line = (first + step) * each
    return [line, Math.round((first + step) * spacing - index * EXTENT)]
  })
}

function street(line: number, from: Point, to: Point) {
  return feature(2, [[from, to]], { class: line % WIDE === 0 ? 'primary' : 'minor' })
}

function tilt(line: number): number {
  return Math.round((hash(line) - 0.5) * 120)
}

function streetNames(z: number, x: number, y: number): Features {
  return linesOf(z, y).map(([line, at]) =>
    feature(
      2,
      [
        [
          [0, at],
          [EXTENT, at + tilt(line)],
        ],
      ],
      { class: 'minor', 'name:en': `Street ${(line + x) % 90}`, name: `Straße ${(line + x) % 90}` },
    ),
  )
}

function parks(z: number, x: number, y: number): Features {
  if (z < 11 || hash(x * 7 + y * 13) < 0.6) return []
  return [polygon(square(700, 900, 1400, 1100), { class: 'park' })]
}

function houses(x: number, y: number): Features {
  const block = EXTENT / STREETS
  return Array.from({ length: STREETS * STREETS * 4 }, (_, index) => {
    const [column, row] = [index % (STREETS * 2), Math.floor(index / (STREETS * 2))]
    const size = (block / 2) * (0.35 + hash(x + y * 3 + index) * 0.3)
    return polygon(square((column * block) / 2 + 90, (row * block) / 2 + 90, size, size), {})
  })
}

function names(z: number, x: number, y: number): Features {
  if (hash(x * 31 + y) < 0.5) return []
  const [kind, german, english] =
    z < 11 ? ['town', 'Musterstadt', 'Sampletown'] : ['suburb', 'Altstadt', 'Old Town']
  const tags = { class: kind, name: german, 'name:de': german, 'name:en': english, rank: 5 }
  return [feature(1, [[EXTENT / 2, EXTENT / 3]], tags)]
}

function square(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

function polygon(ring: Point[], tags: object) {
  const closed = [...ring, ...ring.slice(0, 1)].map(([x, y]): Point => [Math.round(x), Math.round(y)])
  return feature(3, [closed], tags)
}

function feature(type: 1 | 2 | 3, geometry: Point[] | Point[][], tags: object): Features[number] {
  return { type, geometry, tags } as Features[number]
}

/** Between 0 and 1, the same for the same number. */
function hash(seed: number): number {
  return mod(Math.sin(seed * 127.1) * 43_758.5453, 1)
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
