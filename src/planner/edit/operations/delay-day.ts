import { clockTime, minutesOfDay } from '../../../platform/clock-time.ts'
import { isStop, type Plan, type PlanDay, type PlanItem } from '../../plan.ts'
import type { EditOf } from '../plan-edit.ts'
import { onDays, type Step } from './step.ts'

const MIDNIGHT = 24 * 60
/** A visit is cut to two thirds at most, and never below this, minutes. */
const SHORTEST_VISIT = 30
const STEP = 5

/** The day with what is ahead later; what has ended stays as it was. */
export function delayDay(plan: Plan, { day: index, from, minutes, shorter }: EditOf<'late'>): Step {
  const day = plan.days[index]
  const later = day && delayedDay(day, from, minutes, shorter)
  return later ? onDays(plan, new Map([[index, later]])) : 'not_there'
}

/**
 * A day from `from` on ("HH:MM") for somebody who runs so many minutes late: pauses take up what they can, and visits are
 * as long as planned or `shorter`. Undefined where nothing is ahead, or midnight would pass.
 */
export function delayedDay(
  day: PlanDay,
  from: string,
  minutes: number,
  shorter = false,
): PlanDay | undefined {
  const now = minutesOfDay(from)
  const first = day.items.findIndex(({ end }) => minutesOfDay(end) > now)
  return first < 0 ? undefined : delayItems(day, first, now, minutes, shorter)
}

function delayItems(
  day: PlanDay,
  first: number,
  now: number,
  late: number,
  shorter: boolean,
): PlanDay | undefined {
  const items: PlanItem[] = day.items.slice(0, first)
  let free = 0
  for (const [index, item] of day.items.slice(first).entries()) {
    const [start, end] = [minutesOfDay(item.start), minutesOfDay(item.end)]
    const underWay = index === 0 && start <= now
    // The one that is late by itself: under way it ends later, ahead it starts later.
    const begins = underWay ? start : index === 0 ? start + late : Math.max(start, arrival(free, item))
    const ends = underWay ? end + late : begins + lengthOf(item, shorter)
    if (ends >= MIDNIGHT) return undefined
    items.push({ ...item, start: clockTime(begins), end: clockTime(ends) })
    free = ends
  }
  return { ...day, items }
}

function arrival(free: number, { travel }: PlanItem): number {
  return Math.ceil((free + (travel?.minutes ?? 0)) / STEP) * STEP
}

function lengthOf(item: PlanItem, shorter: boolean): number {
  const whole = minutesOfDay(item.end) - minutesOfDay(item.start)
  if (!shorter || !isStop(item)) return whole
  const cut = Math.ceil((whole * 2) / 3 / STEP) * STEP
  return Math.min(whole, Math.max(SHORTEST_VISIT, cut))
}
