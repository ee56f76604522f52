import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { readLimited } from '../platform/read-limited.ts'
import type { Tile } from './tile.ts'

/** Bytes of a square as a vector tile; null where there is nothing; undefined where nobody can tell. */
export type FetchTile = (tile: Tile) => Promise<Uint8Array<ArrayBuffer> | null | undefined>

/** Open tiles of the whole planet, which ask for no key; the only place on the network that this folder knows. */
export const DEFAULT_TILES_URL = 'https://tiles.openfreemap.org/planet'
const PATIENCE_MS = 5000
/** The largest squares have half of it. */
const MOST_BYTES = 2_000_000
/** How long it is known where the squares are, and that nobody says. */
const KNOWN_MS = 3_600_000
const UNKNOWN_MS = 60_000
const MONTH_SECONDS = 30 * 86_400

interface Upstream {
  /** A TileJSON document, whose squares must be on the same host. */
  tilesUrl: string | undefined
  clock: Clock
  log: Log
}

/**
 * Squares from the one upstream an operator names. Who asks is not passed on: a request carries what it is for and
 * nothing else.
 */
export function createFetchTile({ tilesUrl, clock, log }: Upstream): FetchTile {
  const source = tilesUrl || DEFAULT_TILES_URL
  let known: { template: Promise<string | undefined>; until: number } | undefined

  function template(): Promise<string | undefined> {
    if (known && clock.now() < known.until) return known.template
    const asked = readTemplate(source).catch((error: unknown) => {
      log.error('map.source', error)
      if (known) known.until = clock.now() + UNKNOWN_MS
      return undefined
    })
    known = { template: asked, until: clock.now() + KNOWN_MS }
    return asked
  }

  return async ({ z, x, y }) => {
    const found = await template()
    if (!found) return undefined
    const url = found.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
    try {
      const answer = await ask(url)
      if (answer.status === 204 || answer.status === 404) return null
      return answer.ok ? await readLimited(answer, MOST_BYTES) : undefined
    } catch (error) {
      log.error('map.tile', error)
      return undefined
    }
  }
}

async function readTemplate(source: string): Promise<string | undefined> {
  const answer = await ask(source)
  if (!answer.ok) throw new Error(`the tiles' source answered ${answer.status}`)
  const document = new TextDecoder().decode(await readLimited(answer, MOST_BYTES))
  const { tiles } = JSON.parse(document) as { tiles?: unknown }
  const first: unknown = Array.isArray(tiles) ? tiles[0] : undefined
  if (typeof first !== 'string' || new URL(first).origin !== new URL(source).origin)
    throw new Error('the tiles are on another host than their source')
  return first
}

/** Kept by the platform for a month, so that a place that many visit is fetched once. */
function ask(url: string): Promise<Response> {
  return fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    cf: {
      cacheEverything: true,
      cacheTtlByStatus: { '200-299': MONTH_SECONDS, '404': 86_400, '500-599': 0 },
    },
  })
}
