import type { LngLat } from './day-on-map.ts'
import { squaresOver } from './squares.ts'
import { DEEPEST, type Tile } from './tile.ts'

/** What a kept trip may take, and what a square of a town takes on average, bytes. */
export const MOST_BYTES = 15_000_000
const USUAL_BYTES = 40_000
const FARTHEST = 8
/** Around the outermost stops of a day, degrees: a good kilometre. */
const MARGIN = 0.012
/** As the service worker names it. */
const KEPT_FILES = 'files'

/** The squares of these days' maps, from afar to near, each once; as many as there is room for. */
export function tilesAround(days: readonly (readonly LngLat[])[]): Tile[] {
  const found = new Map<string, Tile>()
  for (let z = FARTHEST; z <= DEEPEST; z++)
    for (const points of days)
      for (const tile of squaresOver(points, z, MARGIN)) found.set(`${z}/${tile.x}/${tile.y}`, tile)
  return [...found.values()].slice(0, Math.floor(MOST_BYTES / USUAL_BYTES))
}

/** Whole megabytes, at least one. */
export function megabytesOf(tiles: readonly Tile[]): number {
  return Math.max(1, Math.round((tiles.length * USUAL_BYTES) / 1e6))
}

/** Fetches them one after the other and keeps them; gives how many there are now. */
export async function keepTiles(tiles: readonly Tile[], onKept: (kept: number) => void): Promise<number> {
  const files = await caches.open(KEPT_FILES)
  let bytes = 0
  let kept = 0
  for (const { z, x, y } of tiles) {
    const path = `/map/${z}/${x}/${y}`
    const response = (await files.match(path)) ?? (await fetch(path))
    if (!response.ok) continue
    const body = await response.arrayBuffer()
    bytes += body.byteLength
    if (bytes > MOST_BYTES) break
    // An empty square has no body to be kept.
    const { status, headers } = response
    await files.put(path, new Response(status === 204 ? null : body, { status, headers }))
    onKept(++kept)
  }
  return kept
}
