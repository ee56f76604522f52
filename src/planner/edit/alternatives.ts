import type { Sight } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { isStop, type Plan } from '../plan.ts'
import { sightOf } from '../schedule/planned-sight.ts'
import { baseDestination } from '../schedule/schedule-day.ts'
import { type EditFacts, itemFor, openSights } from './edit-facts.ts'
import { faultsOn, inPlaceOf } from './place-stop.ts'

/** How many alternatives a stop is offered. */
const OFFERED = 3
/** Points that being of the same kind is worth, and what a kilometre costs. */
const WORTH = { sameKind: 2, kilometre: -0.5 }

/** Up to three sights that fit in a stop's place, passing every check of the day; the likest and best first. */
export function alternativesTo(plan: Plan, item: string, facts: EditFacts): Sight[] {
  const day = plan.days.findIndex(({ items }) => items.some(({ id }) => id === item))
  const stops = plan.days[day]?.items.filter(isStop) ?? []
  const stop = stops.find(({ id }) => id === item)
  if (!stop) return []
  const { category, at } = sightOf(stop, baseDestination(plan, day, facts.destinations))
  const worth = (sight: Sight) =>
    sight.score +
    (sight.category === category ? WORTH.sameKind : 0) +
    distanceKm(sight.at, at) * WORTH.kilometre
  const found: Sight[] = []
  const likely = openSights(plan, day, facts.destinations).toSorted((a, b) => worth(b) - worth(a))
  for (const sight of likely) {
    const changed = inPlaceOf(plan, day, stops, stop, itemFor(sight, plan.language), facts)
    if (faultsOn(plan, day, changed, facts) > 0) continue
    found.push(sight)
    if (found.length === OFFERED) break
  }
  return found
}
