import type { Locale } from '../../i18n/locale.ts'
import { oncePerKey } from '../../platform/once-per-key.ts'
import type { Atlas, Match } from '../atlas.ts'
import { baseId, regionOf } from '../bases.ts'
import { compact } from './normalise.ts'

/** "Sesriem and Sossusvlei", "Mývatn (Reykjahlíð)": each of the names is meant alone as well. */
const BETWEEN = /\s+(?:and|und)\s+|\s*[&(),]\s*/

/**
 * The places that the stops of one journey mean. Bases of a region are found where a second stop is one of the same
 * region: "Reykjavik" beside "Vik" is Iceland's, alone it is the city.
 */
export function findStops(atlas: Pick<Atlas, 'find' | 'heads'>, places: readonly string[]): Match[] {
  const found = places.map((place) => ({ match: atlas.find(place), bases: basesNamed(atlas, place) }))
  const isBaseAt = (region: string) =>
    found.filter(({ bases }) => bases.some((id) => regionOf(id) === region)).length > 1 &&
    // Towns that all have a page of their own are a journey of those.
    found.some(
      ({ match, bases }) =>
        bases.some((id) => regionOf(id) === region) && (match.kind !== 'exact' || match.id === region),
    )
  return found.map(({ match, bases }) => {
    const [id, another] = bases.filter((base) => isBaseAt(regionOf(base)))
    return id && !another ? { kind: 'exact', id } : match
  })
}

/** What a stop is called, a base of a region as well. */
export function nameOfStop({ heads }: Pick<Atlas, 'heads'>, id: string, locale: Locale): string {
  const head = heads.find((each) => each.id === regionOf(id))
  const base = head?.bases?.find((each) => baseId(head.id, each.id) === id)
  return base?.[locale] ?? head?.names[locale] ?? id
}

/** Ids of the bases of that name, of any region. */
function basesNamed({ heads }: Pick<Atlas, 'heads'>, place: string): readonly string[] {
  return basesByName(heads).get(compact(place)) ?? []
}

const basesByName = oncePerKey((heads: Atlas['heads']): ReadonlyMap<string, readonly string[]> => {
  const named = new Map<string, string[]>()
  for (const { id, bases = [] } of heads)
    for (const base of bases)
      for (const name of new Set([...namesOf(base.en), ...namesOf(base.de)]))
        named.set(name, [...(named.get(name) ?? []), baseId(id, base.id)])
  return named
})

function namesOf(name: string): string[] {
  return [name, ...name.split(BETWEEN)].map(compact).filter(Boolean)
}
