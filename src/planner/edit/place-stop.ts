import { minutesOfDay } from '../../platform/clock-time.ts'
import type { Plan, PlanDay, PlanItem } from '../plan.ts'
import { baseDestination } from '../schedule/schedule-day.ts'
import { verifyDay } from '../verify/verify.ts'
import { wayBack } from '../travel/return-to-base.ts'
import { arrangeDay } from './arrange-day.ts'
import type { EditFacts } from './edit-facts.ts'

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

export function faultsOn(plan: Plan, index: number, day: PlanDay, facts: EditFacts): number {
  return verifyDay({ ...plan, days: plan.days.with(index, day) }, index, facts.request, facts).length
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
