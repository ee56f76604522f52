import type { Sight } from '../../../atlas/destination.ts'
import { pricedAt } from '../../../atlas/ticket-price.ts'
import { ticketCost } from '../../advice/money/tickets.ts'
import type { DayWishes, Plan, PlanDay } from '../../plan.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import { baseDestination, frameOf } from '../../schedule/schedule-day.ts'
import { againOn } from '../replan-day.ts'
import { lockedOn } from '../kept.ts'
import { fitOrDrop } from '../place-stop.ts'
import type { EditOf } from '../plan-edit.ts'
import { exchangeStops } from './exchange.ts'
import { daysMeant, type EditContext, onDays, type Step, stopsOf } from './step.ts'
import { anotherTable } from './tables.ts'

export function planAgain(plan: Plan, { day }: EditOf<'again'>, context: EditContext): Step {
  const next = againOn(plan, day, context)
  return typeof next === 'string' ? next : onDays(plan, next)
}

/** Later mornings and earlier evenings; stops that no longer fit leave, the least worth it first. */
export function changeHours(plan: Plan, { day, start, end }: EditOf<'hours'>, context: EditContext): Step {
  if (start === undefined && end === undefined) return 'not_there'
  const days = daysMeant(plan, day)
  if (days.length === 0) return day === undefined || !plan.days[day] ? 'not_there' : 'as_it_is'
  const changed = new Map<number, PlanDay>()
  for (const index of days) {
    const before = plan.days[index]
    if (!before) continue
    const { opens, closes } = frameOf(plan, index, context.request, context.destinations)
    const early = start !== undefined && minutesOfDay(start) < opens && day !== undefined
    if (early || (end !== undefined && minutesOfDay(end) > closes)) return { check: 'day-window', day: index }
    const { start: _start, end: _end, ...rest } = before.wishes ?? {}
    const from = start ?? before.wishes?.start
    const to = end ?? before.wishes?.end
    const wishes: DayWishes = { ...rest, ...(from && { start: from }), ...(to && { end: to }) }
    const next = withWishes(plan, index, wishes, context)
    if (next === undefined)
      return lockedOn(before).length > 0 ? 'locked' : { check: 'day-window', day: index }
    changed.set(index, next)
  }
  return onDays(plan, changed)
}

export function freePart(plan: Plan, { day, part }: EditOf<'free'>, context: EditContext): Step {
  const before = plan.days[day]
  if (!before) return 'not_there'
  const locked = lockedOn(before)
  if (part === 'day') {
    if (locked.length > 0) return 'locked'
    if (stopsOf(plan, day).length === 0) return 'as_it_is'
    const open = fitOrDrop(plan, day, [], context)
    return open ? onDays(plan, new Map([[day, open]])) : 'nothing_else'
  }
  if (before.wishes?.free === part) return 'as_it_is'
  const next = withWishes(plan, day, { ...before.wishes, free: part }, context)
  if (!next) return locked.length > 0 ? 'locked' : { check: 'day-window', day }
  return onDays(plan, new Map([[day, next]]))
}

function withWishes(plan: Plan, index: number, wishes: DayWishes, context: EditContext): PlanDay | undefined {
  const before = plan.days[index]
  if (!before) return undefined
  const asked = { ...plan, days: plan.days.with(index, { ...before, wishes }) }
  return fitOrDrop(asked, index, stopsOf(plan, index), context)
}

/** Free sights for paid ones, and cheaper tables. */
export function makeCheaper(plan: Plan, { day }: EditOf<'cheaper'>, context: EditContext): Step {
  const days = daysMeant(plan, day)
  let current = plan
  const changed = new Map<number, PlanDay>()
  for (const index of days) {
    const { currency } = plan.budget
    const base = baseDestination(plan, index, context.destinations)
    const date = plan.days[index]?.date ?? ''
    const price = (sight: Sight) =>
      ticketCost(pricedAt(sight, date), base.currency, base, context.request)?.amount ?? 0
    const step = exchangeStops(
      current,
      [index],
      {
        leaves: (sight) => price(sight) > 0,
        comes: (sight) => price(sight) === 0,
        most: 2,
        otherwise: 'stays',
      },
      context,
    )
    if (typeof step !== 'string' && 'days' in step) {
      const next = step.days[index]
      if (next) changed.set(index, next)
      current = { ...current, days: [...step.days] }
    }
    if (base.currency !== currency) continue
    for (const meal of ['lunch', 'dinner'] as const) {
      const next = anotherTable(current, index, meal, 'cheaper', context)
      if (!next) continue
      changed.set(index, next)
      current = { ...current, days: current.days.with(index, next) }
    }
  }
  return changed.size > 0 ? onDays(plan, changed) : 'nothing_else'
}
