import { isStop, type Plan, type PlanDay, type PlanItem } from '../../plan.ts'
import { baseDestination } from '../../schedule/schedule-day.ts'
import { wayBack } from '../../travel/return-to-base.ts'
import { reorderDay } from '../arrange-day.ts'
import { faultsOn } from '../place-stop.ts'
import type { EditOf } from '../plan-edit.ts'
import { firstInPlace } from './stops.ts'
import { daysMeant, type EditContext, onDays, type Step, stopsOf } from './step.ts'

/** Shorter ways: another order, then something nearer for what lies furthest off. */
export function moveCloser(plan: Plan, { day }: EditOf<'closer'>, context: EditContext): Step {
  const changed = new Map<number, PlanDay>()
  let current = plan
  for (const index of daysMeant(plan, day)) {
    const before = plan.days[index]
    if (!before) continue
    const way = (each: PlanDay) => wayOf(plan, index, each, context)
    let best = before
    const consider = (next: PlanDay | undefined) => {
      if (next && way(next) < way(best) && faultsOn(current, index, next, context) === 0) best = next
    }
    const stops = stopsOf(plan, index)
    consider(sameCount(reorderDay(current, index, stops, context), stops))
    for (const item of farthest(stops))
      consider(firstInPlace(current, { item, day: index, stops }, context, ({ daytrip }) => !daytrip))
    if (best === before) continue
    changed.set(index, best)
    current = { ...current, days: current.days.with(index, best) }
  }
  return changed.size > 0 ? onDays(plan, changed) : 'nothing_else'
}

function sameCount(day: PlanDay, stops: readonly PlanItem[]): PlanDay | undefined {
  const count = day.items.filter(isStop).length
  return count === stops.length ? day : undefined
}

/** The two loose stops with the longest way to them. */
function farthest(stops: readonly PlanItem[]): PlanItem[] {
  const next = (item: PlanItem) => stops[stops.indexOf(item) + 1]?.travel?.minutes ?? 0
  const way = (item: PlanItem) => (item.travel?.minutes ?? 0) + next(item)
  return stops
    .filter(({ locked }) => !locked)
    .toSorted((a, b) => way(b) - way(a))
    .slice(0, 2)
}

export function wayOf(
  plan: Plan,
  index: number,
  day: PlanDay,
  { request, destinations }: EditContext,
): number {
  const back = wayBack(day, baseDestination(plan, index, destinations), request.kids) ?? 0
  return day.items.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), back)
}
