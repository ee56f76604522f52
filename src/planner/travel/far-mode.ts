import facts from '../../../content/land-and-sea.json' with { type: 'json' }
import type { Destination } from '../../atlas/destination.ts'
import type { TravelMode } from '../plan.ts'
import { groundOf, ISLANDS } from './landmass.ts'

type Place = Pick<Destination, 'id' | 'country'> & { nearby?: readonly string[] }

/** Countries whose trains take a visitor to most day trips; elsewhere the road does. */
const RAIL = new Set('AT BE CH CN CZ DE DK ES FI FR GB HU IE IT JP KR LU NL NO PL PT SE SI SK TW'.split(' '))
/** Those with lines for 250 km/h and more between their cities. */
export const FAST_RAIL = new Set('BE CN DE ES FR GB IT JP KR NL TW'.split(' '))
/** Parts of those countries where it does not, as on islands. */
const ROAD = new Set(facts.road)
/** One arrives by train, or near, but no trains go around there. */
const NO_RAILS = new Set(facts.noRails)

/** How one gets further than the trams go: by train where there are trains. */
export function farMode(destination: Place): TravelMode {
  const { country } = destination
  const id = groundOf(destination)
  return RAIL.has(country) && !ROAD.has(id) && !ISLANDS.has(id) ? 'train' : 'car'
}

/** Whether trains go around there, and not only to it. */
export function hasRails(destination: Place): boolean {
  return !NO_RAILS.has(groundOf(destination))
}
