import { minutesOfDay } from '../../platform/clock-time.ts'
import { isStop, type Plan, type PlanDay, type PlanItem } from '../plan.ts'
import { keepsWishes } from '../schedule/stay/day-wishes.ts'
import { sightOf } from '../schedule/planned-sight.ts'
import { baseDestination } from '../schedule/schedule-day.ts'
import { verifyDay } from '../verify/verify.ts'
import { wayBack } from '../travel/return-to-base.ts'
import { arrangeDay, reorderDay } from './arrange-day.ts'
import type { EditFacts } from './edit-facts.ts'
import { movedLocks } from './kept.ts'

/** The day with a stop put in before the stop at `position`, or last. */
export function atPosition(
  plan: Plan,
  day: number,
  stops: readonly PlanItem[],
  stop: PlanItem,
  position: number,
  facts: EditFacts,
): PlanDay {
  const at = Math.min(stops.length, Math.max(0, position))
  return arrangeDay(plan, day, stops.toSpliced(at, 0, stop), facts)
}

/** The same where it costs the least way; where no place passes the checks, where it costs the least. */
export function atBestPosition(
  plan: Plan,
  day: number,
  stops: readonly PlanItem[],
  stop: PlanItem,
  facts: EditFacts,
): PlanDay {
  return best(plan, day, stops, stop, facts, () => 0)
}

/** The day with one stop in place of another; where it does not fit there, wherever it does. */
export function inPlaceOf(
  plan: Plan,
  day: number,
  stops: readonly PlanItem[],
  old: PlanItem,
  stop: PlanItem,
  facts: EditFacts,
): PlanDay {
  const rest = stops.filter((each) => each !== old)
  const there = atPosition(plan, day, rest, stop, stops.indexOf(old), facts)
  return faultsOn(plan, day, there, facts) === 0 ? there : atBestPosition(plan, day, rest, stop, facts)
}

/** What speaks against a day: failed checks, locked stops at another hour, wishes that would not hold. */
export function faultsOn(plan: Plan, index: number, day: PlanDay, facts: EditFacts): number {
  const faults = verifyDay({ ...plan, days: plan.days.with(index, day) }, index, facts.request, facts)
  // Who empties a day may.
  const failed = faults.filter(({ check }) => check !== 'sight-daily').length
  return failed + movedLocks(plan.days[index], day) + (keepsWishes(day) ? 0 : 1)
}

/** The day with these stops in this order, or else in any in which all of them fit. Undefined where none passes. */
export function fitDay(
  plan: Plan,
  day: number,
  stops: readonly PlanItem[],
  facts: EditFacts,
): PlanDay | undefined {
  const given = arrangeDay(plan, day, stops, facts)
  if (faultsOn(plan, day, given, facts) === 0) return given
  if (stops.length < 2) return undefined
  const best = reorderDay(plan, day, stops, facts)
  const all = best.items.filter(isStop).length === stops.length
  return all && faultsOn(plan, day, best, facts) === 0 ? best : undefined
}

/**
 * The same; what is not locked leaves, the least worth it first, until the others fit. Where the best fits no more either,
 * what is worth less comes back, as much of it as fits.
 */
export function fitOrDrop(
  plan: Plan,
  day: number,
  stops: readonly PlanItem[],
  facts: EditFacts,
): PlanDay | undefined {
  const base = baseDestination(plan, day, facts.destinations)
  const score = (item: PlanItem) => sightOf(item, base).score
  const loose = stops.filter(({ locked }) => !locked).toSorted((a, b) => score(a) - score(b))
  const without = (gone: readonly PlanItem[]) => stops.filter((item) => !gone.includes(item))
  for (let dropped = 0; dropped < loose.length; dropped++) {
    const fitting = fitDay(plan, day, without(loose.slice(0, dropped)), facts)
    if (fitting) return fitting
  }
  let gone: readonly PlanItem[] = loose
  let fitting = fitDay(plan, day, without(gone), facts)
  for (const item of loose.slice(0, -1).toReversed()) {
    const fewer = gone.filter((other) => other !== item)
    const fuller = fitting && fitDay(plan, day, without(fewer), facts)
    if (fuller) [gone, fitting] = [fewer, fuller]
  }
  return fitting
}

/** The same as near to an hour as fits, not sooner. */
export function atHour(
  plan: Plan,
  day: number,
  stops: readonly PlanItem[],
  stop: PlanItem,
  hour: string,
  facts: EditFacts,
): PlanDay {
  const wanted = { ...stop, notBefore: hour }
  const late = (placed: PlanDay) => {
    const found = placed.items.find(({ notBefore, title }) => notBefore === hour && title === stop.title)
    return found ? Math.abs(minutesOfDay(found.start) - minutesOfDay(hour)) * FIRST : FIRST * FIRST
  }
  return best(plan, day, stops, wanted, facts, late)
}

/** Outweighs every way of a day, minutes. */
const FIRST = 10_000

function best(
  plan: Plan,
  index: number,
  stops: readonly PlanItem[],
  stop: PlanItem,
  facts: EditFacts,
  burden: (day: PlanDay) => number,
): PlanDay {
  const base = baseDestination(plan, index, facts.destinations)
  let found: { day: PlanDay; cost: number } | undefined
  for (let position = 0; position <= stops.length; position++) {
    const day = atPosition(plan, index, stops, stop, position, facts)
    const faults = faultsOn(plan, index, day, facts)
    const back = wayBack(day, base, facts.request.kids) ?? 0
    const way = day.items.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), back)
    const cost = faults * FIRST ** 3 + burden(day) + way
    if (!found || cost < found.cost) found = { day, cost }
  }
  if (!found) throw new Error('there is always a first position')
  return found.day
}
