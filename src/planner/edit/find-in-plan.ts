import type { Plan, PlanItem } from '../plan.ts'
import { type EditFacts, itemFor, openSights } from './edit-facts.ts'

/** The sight of that id at the day's destination, as an item, if the plan does not visit it yet. */
export function placeNamed(
  plan: Plan,
  day: number,
  place: string,
  { destinations }: EditFacts,
): PlanItem | undefined {
  const sight = openSights(plan, day, destinations).find(({ id }) => id === place)
  return sight && itemFor(sight, plan.language)
}
