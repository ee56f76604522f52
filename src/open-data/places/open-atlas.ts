import { type Atlas, type DestinationHead, headOf } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { normalise } from '../../atlas/lookup/normalise.ts'
import { isOpenId } from '../../atlas/open-id.ts'

/** The atlas, and behind it what was found elsewhere. */
export interface OpenAtlas extends Atlas {
  /** From now on the text leads to this destination, and its id to its head. */
  learn(text: string, destination: Destination): void
}

/** Texts and heads that an isolate keeps. */
const KEPT = 200

/** Our own atlas comes first: what it knows is never looked up elsewhere. */
export function createOpenAtlas(
  atlas: Atlas,
  loadOpen: (id: string) => Promise<Destination | undefined>,
): OpenAtlas {
  const learned = new Map<string, string>()
  const heads = new Map<string, DestinationHead>()
  const learn = (text: string, destination: Destination) => {
    keep(learned, normalise(text), destination.id)
    keep(heads, destination.id, headOf(destination))
  }
  return {
    ...atlas,
    learn,
    find(query) {
      const match = atlas.find(query)
      const id = match.kind === 'exact' ? undefined : learned.get(normalise(query))
      return id === undefined ? match : { kind: 'exact', id }
    },
    head: (id) => (isOpenId(id) ? heads.get(id) : atlas.head(id)),
    async load(id) {
      if (!isOpenId(id)) return atlas.load(id)
      const destination = await loadOpen(id)
      if (destination) keep(heads, id, headOf(destination))
      return destination
    },
  }
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size > KEPT) map.delete(oldest)
}
