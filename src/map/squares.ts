import type { LngLat } from './day-on-map.ts'
import { DEEPEST, type Tile } from './tile.ts'

/** The squares of a zoom that lie under these points and between them, with so many degrees around. */
export function squaresOver(points: readonly LngLat[], zoom: number, margin = 0): Tile[] {
  if (points.length === 0) return []
  const z = Math.min(DEEPEST, Math.max(0, Math.floor(zoom)))
  const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)]
  const left = columnOf(Math.min(...lons) - margin, z)
  const right = columnOf(Math.max(...lons) + margin, z)
  const top = rowOf(Math.max(...lats) + margin, z)
  const bottom = rowOf(Math.min(...lats) - margin, z)
  const found: Tile[] = []
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) found.push({ z, x: x % 2 ** z, y })
  return found
}

function columnOf(lon: number, z: number): number {
  return clamp(Math.floor(((lon + 180) / 360) * 2 ** z), z)
}

/** Web Mercator. */
function rowOf(lat: number, z: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return clamp(Math.floor(y * 2 ** z), z)
}

function clamp(index: number, z: number): number {
  return Math.min(2 ** z - 1, Math.max(0, index))
}
