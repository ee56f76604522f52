import facts from '../../../content/land-and-sea.json' with { type: 'json' }
import type { Destination } from '../../atlas/destination.ts'
import type { PlanRequest } from '../plan.ts'
import { groundOf } from './landmass.ts'

/** Nothing runs there that a visitor would wait for: one has a driver, short ways too. */
const NO_BUSES = new Set(facts.noBuses)

type Place = Pick<Destination, 'id' | 'country'> & { nearby?: readonly string[] }

export function hasNoBuses(destination: Place): boolean {
  return NO_BUSES.has(groundOf(destination))
}

/** Whether a ride that others take the bus for is by taxi or with a driver. */
export function takesTaxis(
  destination: Place,
  { budget }: { budget?: PlanRequest['budget'] | undefined },
): boolean {
  return budget === 'luxury' || hasNoBuses(destination)
}
