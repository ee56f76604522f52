import { TRIP_LIMITS } from '../../../trips/trip-limits.ts'
import { addDays } from '../../../platform/calendar-date.ts'
import { isStop, type Plan, type PlanDay, type PlanItem } from '../../plan.ts'
import { baseDestination } from '../../schedule/schedule-day.ts'
import { arrivalDay, isUnderWay } from '../../travel/transfer-items.ts'
import { baseOf } from '../../prose/write-day.ts'
import { reorderDay } from '../arrange-day.ts'
import { fitDay, fitOrDrop } from '../place-stop.ts'
import { lockedOn } from '../kept.ts'
import type { EditOf, TripDates } from '../plan-edit.ts'
import { journeyLength, moveNight } from './journey-shape.ts'
import { type EditContext, onDays, type Step, stopsOf, withDates } from './step.ts'

/** The stops of two days change places, with what was wished for each. */
export function swapDays(plan: Plan, edit: EditOf<'swap-days'>, context: EditContext): Step {
  const [a, b] = [edit.day, edit.with].toSorted((x, y) => x - y) as [number, number]
  const [first, second] = [plan.days[a], plan.days[b]]
  if (!first || !second || isUnderWay(first) || isUnderWay(second)) return 'not_there'
  if (a === b) return 'as_it_is'
  if (first.base.id !== second.base.id) return 'not_here'
  if (lockedOn(first).length + lockedOn(second).length > 0) return 'locked'
  const exchanged = (day: PlanDay, other: PlanDay): PlanDay => {
    const { wishes: _wishes, memo: _memo, ...rest } = day
    const { wishes, memo, items } = other
    return { ...rest, items, ...(wishes && { wishes }), ...(memo !== undefined && { memo }) }
  }
  const swapped = {
    ...plan,
    days: plan.days.with(a, exchanged(first, second)).with(b, exchanged(second, first)),
  }
  let current = swapped
  for (const [index, stops] of [
    [a, stopsOf(plan, b)],
    [b, stopsOf(plan, a)],
  ] as const) {
    const goal = plan.days[index]
    if (!goal) return 'not_there'
    // The date's own frame: arrivals and departures stay where they are.
    const open = {
      ...current,
      days: current.days.with(index, { ...withWishesOf(goal, current.days[index]) }),
    }
    const day = fitDay(open, index, stops, context) ?? reorderDay(open, index, stops, context)
    if (day.items.filter(isStop).length < stops.length) return 'nothing_else'
    current = { ...current, days: current.days.with(index, day) }
  }
  return { days: current.days, touched: [first.date, second.date] }
}

/** A day's own check-in and journey with another's wishes. */
function withWishesOf(goal: PlanDay, wished: PlanDay | undefined): PlanDay {
  const { wishes: _wishes, memo: _memo, ...rest } = goal
  const items = goal.items.filter(({ kind }) => kind === 'checkin' || kind === 'transfer')
  return {
    ...rest,
    items,
    ...(wished?.wishes && { wishes: wished.wishes }),
    ...(wished?.memo !== undefined && { memo: wished.memo }),
  }
}

export function changeLength(plan: Plan, edit: EditOf<'length'>, context: EditContext): Step {
  if (plan.legs) return journeyLength(plan, edit, context)
  return edit.by === 1 ? oneMore(plan, context) : oneLess(plan, edit.day ?? plan.days.length - 1, context)
}

/** A day more at the end: the last one becomes a whole one, and the new one the way home. */
function oneMore(plan: Plan, context: EditContext): Step {
  const last = plan.days.length - 1
  const day = plan.days[last]
  if (!day || plan.days.length >= TRIP_LIMITS.days) return 'not_here'
  const dates = { startDate: context.request.startDate, endDate: addDays(day.date, 1) }
  const longer = withDates(context, dates)
  const { base } = day
  const added: PlanDay = { date: dates.endDate, title: '', base, items: [] }
  let next: Plan = { ...plan, days: [...plan.days, added] }
  for (const index of [last, last + 1]) {
    const filled = reorderDay(next, index, stopsOf(next, index), longer, 'fill')
    next = { ...next, days: next.days.with(index, filled) }
  }
  return { days: next.days, touched: [day.date, dates.endDate], dates }
}

/** Without one day: those after it come a day sooner, each around its own stops. */
function oneLess(plan: Plan, index: number, context: EditContext): Step {
  const gone = plan.days[index]
  if (!gone || plan.days.length < 2) return 'not_there'
  if (lockedOn(gone).length > 0) return 'locked'
  const rest = plan.days.toSpliced(index, 1)
  // Of a far trip there is left the day one lands, and another.
  const away = arrivalDay(plan.days)
  if (away > 0 && (index < away || rest.length < away + 2)) return 'not_here'
  if (index === 0) {
    const dates = { startDate: rest[0]?.date ?? gone.date, endDate: context.request.endDate }
    return retimeDays({ ...plan, days: rest }, [0], dates, [gone.date], context)
  }
  const dates = {
    startDate: context.request.startDate,
    endDate: addDays(context.request.endDate, -1),
  }
  const days = rest.map((day, position) => (position < index ? day : { ...day, date: addDays(day.date, -1) }))
  const later = days.flatMap((_, position) => (position >= index ? [position] : []))
  // The last day that is left is the way home now.
  const changed = later.length > 0 ? later : [days.length - 1]
  const touched = plan.days.slice(index).map(({ date }) => date)
  return retimeDays({ ...plan, days }, changed, dates, touched, context)
}

function retimeDays(
  plan: Plan,
  indexes: readonly number[],
  dates: TripDates,
  touched: readonly string[],
  context: EditContext,
): Step {
  const within = withDates(context, dates)
  let next = plan
  for (const index of new Set(indexes)) {
    const before = plan.days[index]
    if (!before) continue
    const bare = { ...next, days: next.days.with(index, { ...before, items: movesOf(before) }) }
    const day = fitOrDrop(bare, index, stopsOf(plan, index), within)
    if (!day) return 'locked'
    next = { ...next, days: next.days.with(index, day) }
  }
  const all = [...touched, ...indexes.flatMap((index) => plan.days[index]?.date ?? [])]
  return { days: next.days, touched: all, dates }
}

/** What tells a day's frame besides its date: the journey, and when one arrives. */
function movesOf({ items }: PlanDay): PlanItem[] {
  return items.filter(({ kind, id }) => id.endsWith('-journey') || kind === 'checkin')
}

/** One night more at a base takes the neighbouring day from the base before it, or else from the one after. */
export function changeNights(plan: Plan, edit: EditOf<'nights'>, context: EditContext): Step {
  if (plan.legs) return moveNight(plan, edit, context)
  const { base, by } = edit
  const own = plan.days.flatMap((day, index) => (day.base.id === base && !isUnderWay(day) ? [index] : []))
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return 'not_there'
  const [before, after] = [plan.days[first - 1], plan.days[last + 1]]
  if (!before && !after) return 'not_here'
  const nightsAt = (day: PlanDay | undefined) =>
    plan.days.filter((each) => each.base.id === day?.base.id).length
  if (by === 1) {
    if (before && nightsAt(before) > 1 && !isUnderWay(before))
      return moveToBase(plan, first - 1, first, context)
    if (after && nightsAt(after) > 1) return moveToBase(plan, last + 1, last, context)
    return 'nothing_else'
  }
  if (own.length < 2) return 'nothing_else'
  return after ? moveToBase(plan, last, last + 1, context) : moveToBase(plan, first, first - 1, context)
}

/** Day `index` is spent where its neighbour is. The neighbour's journey falls to whichever of the two comes first. */
function moveToBase(plan: Plan, index: number, neighbour: number, context: EditContext): Step {
  const [day, other] = [plan.days[index], plan.days[neighbour]]
  if (!day || !other) return 'not_there'
  if (lockedOn(day).length > 0) return 'locked'
  const base = baseOf(baseDestination(plan, neighbour, context.destinations), plan.language)
  const bare = { ...plan, days: plan.days.with(index, { ...day, base, items: [] }) }
  // Going there later or sooner: the journey's day has less room, so that its stops go to the whole one.
  const [early, late] = index < neighbour ? [index, neighbour] : [neighbour, index]
  const journeyNow = index < neighbour ? early : Math.min(late + 1, plan.days.length)
  const keeps = stopsOf(plan, neighbour)
  const filled = reorderDay(bare, index, [], context, 'fill')
  let next: Plan = { ...bare, days: bare.days.with(index, filled) }
  const changed = new Map([[index, filled]])
  for (const position of new Set([neighbour, journeyNow])) {
    if (position === index || !plan.days[position]) continue
    const stops = position === neighbour ? keeps : stopsOf(plan, position)
    const fitted = fitOrDrop(next, position, stops, context)
    if (!fitted) return 'locked'
    changed.set(position, fitted)
    next = { ...next, days: next.days.with(position, fitted) }
  }
  return onDays({ ...plan, days: next.days.map((each, at) => changed.get(at) ?? each) }, changed)
}
