import * as z from 'zod/mini'
import type { FetchTile, Tile } from '../../map/tile.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { createGateway, type Fetch, type Gateway } from '../gateway/gateway.ts'
import { openServices, type OpenDataVariables } from '../gateway/open-service.ts'
import { createTurnsInMemory } from '../gateway/turns-in-memory.ts'
import { parseAnswer } from '../services/parse-answer.ts'

/** How long it is known where the squares are: OpenFreeMap makes a new planet every week. */
const KNOWN_MS = 3_600_000
const DAY_SECONDS = 86_400
const MONTH_SECONDS = 30 * DAY_SECONDS
const PATIENCE_MS = 6000

const sourceSchema = z.object({
  tiles: z.array(z.string().check(z.maxLength(2000), z.regex(/\{z\}.*\{x\}.*\{y\}/))).check(z.minLength(1)),
})

interface TileSettings {
  variables: OpenDataVariables
  fetch: Fetch
  /** Who asks, and where to write to when something is wrong. */
  userAgent: string
  clock: Clock
  log: Log
}

/**
 * Squares from the one upstream an operator names. Their turns are counted in memory: a row of D1 for each square would
 * cost more than the square, and public pages have no database. What bounds them is a network's RATE_TILES and the edge.
 */
export function createFetchTile({ variables, clock, log, ...settings }: TileSettings): FetchTile {
  const services = openServices(variables)
  const gateway = createGateway({ services, turns: createTurnsInMemory(), clock, log, ...settings })
  let known: { template: string; until: number } | undefined

  // The value is kept, not the promise: one whose visitor has left would never end, and hold up all who come after.
  async function template(signal: AbortSignal): Promise<string> {
    if (known && clock.now() < known.until) return known.template
    const found = await fetchTemplate(gateway, signal)
    known = { template: found, until: clock.now() + KNOWN_MS }
    return found
  }

  return async (tile) => {
    if (!gateway.isOn('tiles')) return undefined
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      const address = addressOf(await template(signal), tile)
      // One square asked for twice at once is one request at the edge's cache, which waits for the first.
      const answer = await gateway.ask(
        'tiles',
        { address, accept: '*/*', mayBeMissing: true, edgeSeconds: MONTH_SECONDS },
        signal,
      )
      return answer && answer.body.byteLength > 0 ? answer.body : null
    } catch (error) {
      log.warn('map.tile', { reason: error instanceof Error ? error.message : 'unknown' })
      return undefined
    }
  }
}

/** https://github.com/mapbox/tilejson-spec: squares on another host than their source's are refused by the gateway. */
async function fetchTemplate(gateway: Gateway, signal: AbortSignal): Promise<string> {
  const answer = await gateway.ask('tiles', { edgeSeconds: DAY_SECONDS }, signal)
  const [first = ''] = answer ? parseAnswer('tiles', answer, sourceSchema).tiles : []
  return first
}

function addressOf(template: string, { z: zoom, x, y }: Tile): string {
  return template.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
}
