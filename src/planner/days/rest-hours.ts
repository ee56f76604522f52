import type { Coordinates } from '../../atlas/distance.ts'
import type { PlanItem } from '../plan.ts'
import { waysAround } from '../travel/travel-time.ts'
import type { FreeHour, Span } from './ideas-near.ts'

/** Whether free hours are a rest where one stays. */

/** Up to this age children sleep after lunch; minutes after midnight. */
const NAP = { age: 3, from: 12 * 60, to: 16.5 * 60, least: 50 }

/** Minutes left where one stays of who goes back there first: the way on is made from there instead. */
export function restBefore(
  after: PlanItem | undefined,
  back: number,
  goal: Coordinates,
  { from, to }: Span,
  { destination, party }: FreeHour,
): number {
  const on = waysAround(destination, party)(destination.center, goal, party.kids).minutes
  return to - from + (after?.travel?.minutes ?? 0) - back - on
}

/** Long enough after lunch, with a child that sleeps then: in bed, or in the shade. */
export function isNap({ from, to }: Span, { party }: FreeHour): boolean {
  const ages = party.kids > 0 ? (party.wishes?.ages ?? []) : []
  return ages.some((age) => age <= NAP.age) && from >= NAP.from && to <= NAP.to && to - from >= NAP.least
}
