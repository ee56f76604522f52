import { regionOf } from '../../atlas/bases.ts'
import { isOpenId } from '../../atlas/open-id.ts'
import facts from '../../../content/land-and-sea.json' with { type: 'json' }

interface Place {
  id: string
  country: string
  /** Nearest first. */
  nearby?: readonly string[]
}

/** Islands with one place on them, and no bridge or tunnel. */
export const ISLANDS = words(facts.islands)

/** No plane lands where one stays: only ships lead there, and they take days. */
export const BY_SHIP = words(facts.byShip)

/** Countries that are a landmass; there is no way out of Korea by land. Great Britain has its tunnel. */
const COUNTRIES = words(facts.islandCountries)

/** The rest of what is not joined to Europe, Asia and Africa, by ids and countries. No road leads through the Darién. */
const SHARED = facts.shared.map(words)

/** Water between shores of one landmass, each by ids or countries: the way around is many times as long. */
const SEAS = facts.seas.map((shores) => shores.map(words))

/** No road or train goes from one to the other, but a ferry or a plane. */
export function isOverWater(from: Place, to: Place): boolean {
  return landmassOf(from) !== landmassOf(to) || isAcrossSea(from, to)
}

/** Over water between two shores of one landmass. */
export function isAcrossSea(from: Place, to: Place): boolean {
  return (
    landmassOf(from) === landmassOf(to) &&
    SEAS.some(
      ([one, other]) => (holds(one, from) && holds(other, to)) || (holds(one, to) && holds(other, from)),
    )
  )
}

function landmassOf(place: Place): string | number {
  const ground = groundOf(place)
  if (ISLANDS.has(ground)) return ground
  const shared = SHARED.findIndex((land) => holds(land, place))
  return shared < 0 && COUNTRIES.has(place.country) ? place.country : shared
}

function holds(land: ReadonlySet<string> | undefined, place: Place) {
  return land?.has(groundOf(place)) || land?.has(place.country)
}

/** Which of the lists' ids a place stands for: one that only the map knows lies where its nearest destination does. */
export function groundOf({ id, nearby }: Pick<Place, 'id' | 'nearby'>): string {
  return regionOf(isOpenId(id) ? (nearby?.[0] ?? id) : id)
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
