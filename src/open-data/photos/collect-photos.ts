import blocked from '../../../content/blocked-photos.json' with { type: 'json' }
import type { Destination } from '../../atlas/destination.ts'
import type { Clock } from '../../platform/clock.ts'
import { sha256 } from '../../platform/hmac.ts'
import type { AnswerStore, Lifetime } from '../answer-store.ts'
import type { FindingStore } from '../finding-store.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { isOpenId } from '../../atlas/open-id.ts'
import { type CommonsPhoto, fetchPhotos } from '../services/commons.ts'
import { elementsIn, fetchElements } from '../services/overpass.ts'
import { fetchItems } from '../services/wikidata.ts'
import { findingsOf, matchSights, sightsQuery } from './match-sights.ts'

/** What is known of a destination's sights elsewhere, by sight id. */
export interface KnownSights {
  photos: Record<string, CommonsPhoto & { id: string }>
  wikidata: Record<string, string>
}

const DAY = 24 * 3_600_000
const LIFETIME: Lifetime = { freshMs: 60 * DAY, keepMs: 400 * DAY }
/** When a service did not answer, it is asked again soon. */
const SOON: Lifetime = { freshMs: DAY / 4, keepMs: 400 * DAY }
const ID_LENGTH = 16

interface CollectSettings {
  gateway: Gateway
  answers: AnswerStore
  findings: FindingStore
  clock: Clock
}

export type Photos = ReturnType<typeof createPhotos>

/** Photographs of a destination's sights: found once, in the background, and then shown to everybody. */
export function createPhotos({ gateway, answers, findings, clock }: CollectSettings) {
  return { of, collect, bytes }

  /** Those that may be shown. One row is read. */
  async function of(destination: string): Promise<KnownSights['photos']> {
    const known = knownIn((await answers.read(`sights:${destination}`))?.value)
    return Object.fromEntries(Object.entries(known.photos).filter(([, { id, file }]) => !isBlocked(id, file)))
  }

  /** Asks for what is missing: at most three requests for an atlas destination, one for a place from the map. */
  async function collect(destination: Destination, signal: AbortSignal): Promise<void> {
    const key = `sights:${destination.id}`
    const kept = await answers.read(key)
    if (kept && kept.freshUntil > clock.now()) return
    const before = knownIn(kept?.value)
    try {
      const { files, wikidata } = isOpenId(destination.id)
        ? filesOf(destination)
        : await lookUp(destination, signal)
      const found = await fetchPhotos(gateway, Object.values(files), signal)
      const photos: KnownSights['photos'] = {}
      for (const [sight, file] of Object.entries(files)) {
        const photo = found.get(file)
        if (photo) photos[sight] = { ...photo, id: (await sha256(file)).slice(0, ID_LENGTH) }
      }
      await answers.write(key, { photos, wikidata }, clock.now(), LIFETIME)
    } catch (error) {
      await answers.write(key, before, clock.now(), SOON)
      throw error
    }
  }

  /** The sights of the atlas at OpenStreetMap and Wikidata; differences are noted for its editors. */
  async function lookUp(destination: Destination, signal: AbortSignal) {
    const query = sightsQuery(destination)
    const matches = matchSights(destination, elementsIn(await fetchElements(gateway, query, signal)))
    await findings.replace(destination.id, findingsOf(matches), clock.now())
    const items = await fetchItems(
      gateway,
      matches.map(({ wikidata }) => wikidata),
      signal,
    )
    const wikidata = Object.fromEntries(matches.map(({ sight, wikidata }) => [sight.id, wikidata]))
    const files = matches.flatMap(({ sight, wikidata }) => {
      const image = items.get(wikidata)?.image
      return image ? [[sight.id, image] as const] : []
    })
    return { files: Object.fromEntries(files), wikidata }
  }

  /** The copy of a photograph that was found for a destination; undefined for anything else. */
  async function bytes(destination: string, id: string, signal: AbortSignal) {
    const photo = Object.values(await of(destination)).find((each) => each.id === id)
    if (!photo) return undefined
    const answer = await gateway.ask('photos', { address: photo.copy, accept: 'image/*' }, signal)
    const type = answer && pictureType(answer.body)
    return answer && type ? { type, body: answer.body } : undefined
  }
}

/** Of a place from the map, Wikidata has been asked already. */
function filesOf({ sights }: Destination): {
  files: Record<string, string>
  wikidata: Record<string, string>
} {
  const files: Record<string, string> = {}
  const wikidata: Record<string, string> = {}
  for (const sight of sights) {
    if ('image' in sight && typeof sight.image === 'string') files[sight.id] = sight.image
    if ('wikidata' in sight && typeof sight.wikidata === 'string') wikidata[sight.id] = sight.wikidata
  }
  return { files, wikidata }
}

/** By what it is, whatever it is called: a drawing with script in it passes for nothing here. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16))
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (text.startsWith('\u0089PNG\r\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  return text.slice(4, 12) === 'ftypavif' ? 'image/avif' : undefined
}

function isBlocked(id: string, file: string): boolean {
  return blocked.photos.some((each) => each === id || each === file)
}

/** We wrote it. */
function knownIn(value: unknown): KnownSights {
  const known = value && typeof value === 'object' ? (value as Partial<KnownSights>) : {}
  return { photos: known.photos ?? {}, wikidata: known.wikidata ?? {} }
}
