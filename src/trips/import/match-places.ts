import words from '../../../content/changes/import-words.json' with { type: 'json' }
import type { Destination, Sight } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { editDistance } from '../../atlas/lookup/edit-distance.ts'
import { normalise } from '../../atlas/lookup/normalise.ts'
import { shortNamesOf } from '../../atlas/lookup/short-names.ts'
import type { ImportedPlace } from './imported-place.ts'

/** Two points of one name are one place up to here, km: large sights have several gates. */
const SAME_NAME_KM = 3
/** Points so near each other need only a like name. */
const NEAR_KM = 0.4
/** Words that places share without being one. */
const COMMON = new Set(words.common)
/** Words of what stands beside a sight and bears its name: "Hotel Belvedere". */
const BESIDE = new Set(words.beside)

/** The atlas's sight that an imported place is: by its name, and by its point where it has one. */
export function matchPlace(place: ImportedPlace, destinations: readonly Destination[]): Sight | undefined {
  const wanted = normalise(place.name)
  let best: { sight: Sight; worth: number } | undefined
  for (const { sights } of destinations) {
    const short = shortNamesOf(sights)
    for (const sight of sights) {
      const away = place.at && distanceKm([place.at.lat, place.at.lon], sight.at)
      if (away !== undefined && away > SAME_NAME_KM && !sight.daytrip) continue
      const isShort = short.get(sight.id)?.some((name) => normalise(name) === wanted) ?? false
      const likeness = isShort ? 1 : Math.max(...namesOf(sight).map((name) => likenessOf(wanted, name)))
      const enough = away !== undefined && away <= NEAR_KM ? 0.5 : 0.85
      if (likeness < enough) continue
      const worth = likeness - (away ?? 0) / 10
      if (!best || worth > best.worth) best = { sight, worth }
    }
  }
  return best?.sight
}

function namesOf({ name }: Sight): string[] {
  const whole = [name.en, name.de]
  // "Gothic Quarter: Plaça del Rei" and "Casa Milà (La Pedrera)" are known by either part.
  const parts = whole.flatMap((each) => each.split(/[:(),]| and | und /))
  return [...new Set([...whole, ...parts].map(normalise).filter((each) => each.length >= 4))]
}

/** 1 for the same name, less for one with slips or with words too many; 0 where they share nothing of their own. */
function likenessOf(wanted: string, name: string): number {
  if (wanted === name) return 1
  if (wanted.split(' ').some((word) => BESIDE.has(word) && !name.split(' ').includes(word))) return 0
  const limit = Math.max(wanted.length, name.length) >= 10 ? 2 : wanted.length >= 6 ? 1 : 0
  if (limit > 0 && editDistance(wanted, name, limit) <= limit) return 0.9
  const [a, b] = [ownWords(wanted), ownWords(name)]
  if (a.length === 0 || b.length === 0) return 0
  const shared = a.filter((word) => b.includes(word)).length
  if (shared === 0) return 0
  if (shared === a.length && shared === b.length) return 0.88
  return (2 * shared) / (a.length + b.length) > 0.6
    ? 0.6
    : 0.5 * (shared / Math.max(a.length, b.length)) + 0.2
}

function ownWords(name: string): string[] {
  return name.split(' ').filter((word) => word.length > 2 && !COMMON.has(word))
}
