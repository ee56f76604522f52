import type { Sight } from '../../../atlas/destination.ts'
import { minutesOfDay, toFive } from '../../../platform/clock-time.ts'
import type { Plan, PlanDay, PlanItem } from '../../plan.ts'
import { frameOf } from '../../schedule/schedule-day.ts'
import { isUnderWay } from '../../travel/transfer-items.ts'
import { arrangeDay } from '../arrange-day.ts'
import { itemFor } from '../edit-facts.ts'
import { placeNamed } from '../find-in-plan.ts'
import { isOfKind } from '../kinds.ts'
import { atBestPosition, atHour, atPosition, faultsOn, fitDay, inPlaceOf } from '../place-stop.ts'
import type { EditOf } from '../plan-edit.ts'
import {
  candidatesFor,
  type EditContext,
  type FoundItem,
  findStop,
  onDays,
  type Step,
  stopsOf,
} from './step.ts'

/** Who asks for so much sooner than a day begins wants something that no day holds, minutes. */
const EARLIEST = 60
/** Candidates that are tried before giving up. */
const TRIED = 6
/** "Longer" and "shorter", as a share of the visit now. */
const BY = { longer: [1.5, 1.25], shorter: [0.6, 0.75] } as const

export function moveStop(plan: Plan, edit: EditOf<'move' | 'time'>, context: EditContext): Step {
  const found = findStop(plan, edit.item)
  const goal = plan.days[edit.day]
  if (!found || !goal || isUnderWay(goal)) return 'not_there'
  const { item, day: from, stops } = found
  if (edit.verb === 'time') {
    const { opens } = frameOf(plan, edit.day, context.request, context.destinations)
    if (minutesOfDay(edit.start) < opens - EARLIEST) return { check: 'day-window', day: edit.day }
  }
  const others = stops.filter((stop) => stop !== item)
  const there = edit.day === from ? others : stopsOf(plan, edit.day)
  const loose = unlocked(item)
  const free = { ...plan, days: plan.days.with(from, without(plan.days[from] ?? goal, item)) }
  const placed =
    edit.verb === 'time'
      ? atHour(free, edit.day, there, loose, edit.start, context)
      : edit.position === undefined
        ? atBestPosition(free, edit.day, there, anyTime(loose), context)
        : atPosition(free, edit.day, there, anyTime(loose), edit.position, context)
  const day = item.locked ? withLock(placed, item) : placed
  const left: [number, PlanDay][] = edit.day === from ? [] : [[from, arrangeDay(plan, from, others, context)]]
  return onDays(plan, new Map([...left, [edit.day, day]]), item.id)
}

export function removeStop(plan: Plan, edit: EditOf<'remove'>, context: EditContext): Step {
  const found = findStop(plan, edit.item)
  if (!found) return 'not_there'
  const { item, day, stops } = found
  const others = stops.filter((stop) => stop !== item)
  const next = arrangeDay(plan, day, others, context)
  return onDays(plan, new Map([[day, next]]), item.id)
}

export function lockStop(plan: Plan, edit: EditOf<'lock'>): Step {
  const found = findStop(plan, edit.item)
  const day = found && plan.days[found.day]
  if (!found || !day) return 'not_there'
  if ((found.item.locked ?? false) === edit.locked) return 'as_it_is'
  const items = day.items.map((item) => {
    if (item !== found.item) return item
    const { locked: _, ...rest } = item
    return edit.locked ? { ...rest, locked: true } : rest
  })
  return onDays(plan, new Map([[found.day, { ...day, items }]]), found.item.id)
}

export function swapStop(plan: Plan, edit: EditOf<'swap'>, context: EditContext): Step {
  const found = findStop(plan, edit.item)
  if (!found) return 'not_there'
  const { item, day, stops } = found
  if (edit.place !== undefined) {
    const other = placeNamed(plan, day, edit.place, context)
    if (!other) return 'not_there'
    return onDays(
      plan,
      new Map([[day, inPlaceOf(withoutLock(plan, found), day, stops, item, other, context)]]),
      item.id,
    )
  }
  const { kind } = edit
  const accept = (sight: Sight) => (kind ? isOfKind(sight, kind) : !sight.daytrip)
  const next = firstInPlace(plan, found, context, accept)
  return next ? onDays(plan, new Map([[day, next]]), item.id) : 'nothing_else'
}

/** The day with the best of these sights that fits in the place of a stop. */
export function firstInPlace(
  plan: Plan,
  found: FoundItem,
  context: EditContext,
  accept: (sight: Sight) => boolean,
): PlanDay | undefined {
  const { item, day, stops } = found
  const free = withoutLock(plan, found)
  for (const sight of candidatesFor(plan, day, context, accept, TRIED)) {
    const next = inPlaceOf(free, day, stops, item, itemFor(sight, plan.language), context)
    if (faultsOn(free, day, next, context) === 0) return next
  }
  return undefined
}

export function addStop(plan: Plan, edit: EditOf<'add'>, context: EditContext): Step {
  const { place, kind, day } = edit
  if (place !== undefined && findStop(plan, place)) return 'as_it_is'
  const days = day === undefined ? roomiest(plan) : [day].filter((index) => plan.days[index])
  if (days.length === 0) return 'not_there'
  const accept = (sight: Sight) => kind !== undefined && isOfKind(sight, kind)
  let known = false
  let tried: { day: number; next: PlanDay } | undefined
  for (const index of days) {
    const named = place === undefined ? undefined : placeNamed(plan, index, place, context)
    const items =
      place === undefined
        ? candidatesFor(plan, index, context, accept, TRIED).map((sight) => itemFor(sight, plan.language))
        : named
          ? [named]
          : []
    for (const item of items) {
      known = true
      const next = atBestPosition(plan, index, stopsOf(plan, index), item, context)
      if (faultsOn(plan, index, next, context) === 0) return onDays(plan, new Map([[index, next]]))
      tried ??= { day: index, next }
    }
  }
  // The day as it would be shows which check stands against it.
  if (tried) return onDays(plan, new Map([[tried.day, tried.next]]))
  return place !== undefined && !known ? 'not_there' : 'nothing_else'
}

export function lengthenVisit(plan: Plan, edit: EditOf<'visit'>, context: EditContext): Step {
  const found = findStop(plan, edit.item)
  if (!found) return 'not_there'
  const { item, day, stops } = found
  const now = minutesOfDay(item.end) - minutesOfDay(item.start)
  const shares = edit.by ? BY[edit.by] : [1.25]
  const wanted = edit.minutes !== undefined ? [edit.minutes] : shares.map((share) => share * now)
  let last: PlanDay | undefined
  for (const minutes of wanted) {
    const asked = { ...unlocked(item), minutes: Math.max(10, toFive(minutes)) }
    if (asked.minutes === now) return 'as_it_is'
    const free = withoutLock(plan, found)
    const changed = stops.map((stop) => (stop === item ? asked : stop))
    const fitting = fitDay(free, day, changed, context)
    last = fitting ?? arrangeDay(free, day, changed, context)
    if (fitting) break
  }
  if (!last) return 'nothing_else'
  return onDays(plan, new Map([[day, item.locked ? withLock(last, item) : last]]), item.id)
}

/** Days with the most room first; none that are spent on the way. */
function roomiest(plan: Plan): number[] {
  const days = [...plan.days.entries()].filter(([, day]) => !isUnderWay(day)).map(([index]) => index)
  return days.toSorted((a, b) => stopsOf(plan, a).length - stopsOf(plan, b).length)
}

function without(day: PlanDay, item: PlanItem): PlanDay {
  return { ...day, items: day.items.map((each) => (each === item ? unlocked(each) : each)) }
}

function withoutLock(plan: Plan, { item, day }: FoundItem): Plan {
  const before = plan.days[day]
  return before && item.locked ? { ...plan, days: plan.days.with(day, without(before, item)) } : plan
}

function withLock(day: PlanDay, { place }: PlanItem): PlanDay {
  const items = day.items.map((item) => (item.place?.name === place?.name ? { ...item, locked: true } : item))
  return { ...day, items }
}

function unlocked(item: PlanItem): PlanItem {
  const { locked: _, ...rest } = item
  return rest
}

function anyTime(item: PlanItem): PlanItem {
  const { notBefore: _, ...rest } = item
  return rest
}
