import type { Sight } from '../../../atlas/destination.ts'
import type { Plan, PlanDay, PlanItem } from '../../plan.ts'
import { arrangeDay } from '../arrange-day.ts'
import { itemFor } from '../edit-facts.ts'
import { atBestPosition, faultsOn } from '../place-stop.ts'
import { firstInPlace } from './stops.ts'
import { candidatesFor, type EditContext, onDays, sightAt, type Step, stopsOf } from './step.ts'

/** What leaves a day, and what comes instead; `most` stops at most. Without a substitute it stays, or goes all the same. */
export interface Exchange {
  leaves(sight: Sight, item: PlanItem): boolean
  comes(sight: Sight): boolean
  most: number
  otherwise: 'stays' | 'goes'
}

const TRIED = 6
/** Days that get one more stop, where nobody says. */
const ADDED = 2

/** Days with one more stop of an accepted sort, where one fits without anything else leaving. */
export function withMore(
  plan: Plan,
  days: readonly number[],
  accept: (sight: Sight) => boolean,
  context: EditContext,
  most = ADDED,
): Map<number, PlanDay> {
  const changed = new Map<number, PlanDay>()
  let current = plan
  for (const index of days.toSorted((a, b) => stopsOf(plan, a).length - stopsOf(plan, b).length)) {
    if (changed.size >= most) break
    for (const sight of candidatesFor(current, index, context, accept, TRIED)) {
      const item = itemFor(sight, plan.language)
      const next = atBestPosition(current, index, stopsOf(current, index), item, context)
      if (faultsOn(current, index, next, context) > 0) continue
      changed.set(index, next)
      current = { ...current, days: current.days.with(index, next) }
      break
    }
  }
  return changed
}

/** The plan with some stops of these days exchanged, on so many days at most. */
export function exchangeStops(
  plan: Plan,
  days: readonly number[],
  { leaves, comes, most, otherwise }: Exchange,
  context: EditContext,
  mostDays = Infinity,
): Step {
  const changed = new Map<number, PlanDay>()
  let current = plan
  let meant = false
  for (const index of days) {
    if (changed.size >= mostDays) break
    const leaving = stopsOf(current, index)
      .filter((item) => !item.locked && leaves(sightAt(plan, index, item, context), item))
      .toSorted((a, b) => sightAt(plan, index, a, context).score - sightAt(plan, index, b, context).score)
    let count = 0
    for (const { id } of leaving) {
      if (count >= most) break
      meant = true
      const stops = stopsOf(current, index)
      const item = stops.find((each) => each.id === id)
      if (!item) continue
      const next =
        firstInPlace(current, { item, day: index, stops }, context, comes) ??
        (otherwise === 'goes'
          ? arrangeDay(
              current,
              index,
              stops.filter((each) => each !== item),
              context,
            )
          : undefined)
      if (!next) continue
      count += 1
      changed.set(index, next)
      current = { ...current, days: current.days.with(index, next) }
    }
  }
  if (changed.size > 0) return onDays(plan, changed)
  return meant ? 'nothing_else' : 'as_it_is'
}
