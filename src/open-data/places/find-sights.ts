import * as z from 'zod/mini'
import type { Coordinates } from '../../atlas/distance.ts'
import { normalise } from '../../atlas/lookup/normalise.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { AnswerStore } from '../answer-store.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { OpenDataError } from '../gateway/open-data-error.ts'
import { type Box, geocodeSight, type GeocodedSight } from '../services/nominatim-sights.ts'
import { plainName } from './plain-name.ts'

const DAY = 24 * 3_600_000
const LIFETIMES = {
  found: { freshMs: 60 * DAY, keepMs: 120 * DAY },
  nothing: { freshMs: 7 * DAY, keepMs: 7 * DAY },
}
/** Around the middle of a place its sights are looked for, km. */
const REACH_KM = 15
const KM_A_DEGREE = 111.2

const keptSight = z.nullable(
  z.object({
    osmId: z.string(),
    names: z.object({ en: z.string(), de: z.string() }),
    at: z.tuple([z.number(), z.number()]),
  }),
)

interface FindSightsSettings {
  gateway: Gateway
  answers: AnswerStore
  clock: Clock
  log: Log
}

/** Single sights by their names, around a place that is known. */
export function createFindSights({ gateway, answers, clock, log }: FindSightsSettings) {
  /** Undefined where the map has none by that name, where nobody could say in time, and for what is no name. */
  return async function findSight(
    text: string,
    around: Coordinates,
    signal: AbortSignal,
  ): Promise<GeocodedSight | undefined> {
    const name = plainName(text)
    if (!name) return undefined
    const key = `sight:${around.map((degrees) => degrees.toFixed(2)).join(',')}:${await digestOf(name)}`
    const kept = await answers.read(key)
    const known = kept && keptSight.safeParse(kept.value)
    if (known?.success && kept && kept.freshUntil > clock.now()) return soundSight(known.data)
    try {
      const found = await geocodeSight(gateway, name, boxAround(around), signal)
      await answers.write(key, found ?? null, clock.now(), found ? LIFETIMES.found : LIFETIMES.nothing)
      return found
    } catch (error) {
      if (!(error instanceof OpenDataError)) log.error('open_data.sight', error)
      return known?.success ? soundSight(known.data) : undefined
    }
  }
}

/** What somebody pasted is not kept, also where no such place exists. */
async function digestOf(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(normalise(name)))
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function soundSight(sight: z.infer<typeof keptSight>): GeocodedSight | undefined {
  return sight ?? undefined
}

function boxAround([lat, lon]: Coordinates): Box {
  const high = REACH_KM / KM_A_DEGREE
  const wide = high / Math.max(0.2, Math.cos((lat * Math.PI) / 180))
  return [lat - high, lon - wide, lat + high, lon + wide]
}
