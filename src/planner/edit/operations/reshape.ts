import type { Sight } from '../../../atlas/destination.ts'
import { shelterOn } from '../../../atlas/indoor-sights.ts'
import type { Plan, PlanDay } from '../../plan.ts'
import { arrangeDay } from '../arrange-day.ts'
import { isOfKind } from '../kinds.ts'
import { faultsOn } from '../place-stop.ts'
import type { EditOf } from '../plan-edit.ts'
import { type Exchange, exchangeStops, withMore } from './exchange.ts'
import { daysMeant, type EditContext, onDays, sightAt, type Step, stopsOf } from './step.ts'

/** Days of a whole trip that are changed at once. */
const AT_ONCE = 2

export function avoidKind(plan: Plan, { kind, day }: EditOf<'avoid'>, context: EditContext): Step {
  const exchange: Exchange = {
    leaves: (sight) => isOfKind(sight, kind),
    comes: (sight) => !isOfKind(sight, kind) && !sight.daytrip,
    most: Infinity,
    otherwise: 'goes',
  }
  return exchangeStops(plan, daysMeant(plan, day), exchange, context)
}

/** One of the kind fewer on that day; on a trip every other one. */
export function lessOfKind(plan: Plan, { kind, day }: EditOf<'less'>, context: EditContext): Step {
  const days = daysMeant(plan, day)
  const ofKind = days.flatMap((index) =>
    stopsOf(plan, index).filter(
      (item) => !item.locked && isOfKind(sightAt(plan, index, item, context), kind),
    ),
  )
  if (ofKind.length === 0) return 'as_it_is'
  const score = new Map(
    days.flatMap((index) =>
      stopsOf(plan, index).map((item) => [item.id, sightAt(plan, index, item, context).score]),
    ),
  )
  const count = day === undefined ? Math.ceil(ofKind.length / 2) : 1
  const leaving = ofKind.toSorted((a, b) => (score.get(a.id) ?? 0) - (score.get(b.id) ?? 0)).slice(0, count)
  const ids = new Set(leaving.map(({ id }) => id))
  const exchange: Exchange = {
    leaves: (_, { id }) => ids.has(id),
    comes: (sight) => !isOfKind(sight, kind) && !sight.daytrip,
    most: Infinity,
    otherwise: 'goes',
  }
  return exchangeStops(plan, days, exchange, context)
}

/** One more of the kind on that day, up to two on a trip: where there is room, or for what is least worth it. */
export function moreOfKind(plan: Plan, { kind, day }: EditOf<'more'>, context: EditContext): Step {
  const accept = (sight: Sight) => isOfKind(sight, kind)
  const added = withMore(plan, daysMeant(plan, day), accept, context)
  if (added.size > 0) return onDays(plan, added)
  const days = daysMeant(plan, day).toSorted((a, b) => lowest(plan, a, context) - lowest(plan, b, context))
  const exchange: Exchange = {
    leaves: (sight) => !isOfKind(sight, kind),
    comes: accept,
    most: 1,
    otherwise: 'stays',
  }
  const step = exchangeStops(plan, days, exchange, context, AT_ONCE)
  return step === 'as_it_is' ? 'nothing_else' : step
}

export function changeWeather(plan: Plan, { day, where }: EditOf<'weather'>, context: EditContext): Step {
  const goal = plan.days[day]
  if (!goal) return 'not_there'
  const isShelter = shelterOn(goal.date)
  const inside = (sight: Sight) => isShelter(sight)
  const outside = ({ setting }: Sight) => setting === 'outdoor'
  const exchange: Exchange =
    where === 'indoors'
      ? { leaves: (sight) => !inside(sight), comes: inside, most: Infinity, otherwise: 'stays' }
      : { leaves: (sight) => !outside(sight), comes: outside, most: 2, otherwise: 'stays' }
  return exchangeStops(plan, [day], exchange, context)
}

export function forChildren(plan: Plan, { day }: EditOf<'children'>, context: EditContext): Step {
  const exchange: Exchange = {
    leaves: ({ kids }) => kids <= 1,
    comes: ({ kids, daytrip }) => kids >= 2 && !daytrip,
    most: 2,
    otherwise: 'stays',
  }
  return exchangeStops(plan, daysMeant(plan, day), exchange, context, AT_ONCE)
}

export function changePace(plan: Plan, { day, pace }: EditOf<'pace'>, context: EditContext): Step {
  const days = daysMeant(plan, day)
  if (pace === 'faster') {
    const added = withMore(
      plan,
      days,
      ({ daytrip }) => !daytrip,
      context,
      day === undefined ? days.length : 1,
    )
    return added.size > 0 ? onDays(plan, added) : 'nothing_else'
  }
  const changed = new Map<number, PlanDay>()
  for (const index of days) {
    const stops = stopsOf(plan, index)
    const loose = stops.filter(({ locked }) => !locked)
    // On a whole trip the light days stay as they are.
    if (loose.length === 0 || stops.length < (day === undefined ? 3 : 2)) continue
    const least = loose.reduce((worst, item) =>
      sightAt(plan, index, item, context).score < sightAt(plan, index, worst, context).score ? item : worst,
    )
    const next = arrangeDay(
      plan,
      index,
      stops.filter((item) => item !== least),
      context,
    )
    if (faultsOn(plan, index, next, context) === 0) changed.set(index, next)
  }
  return changed.size > 0 ? onDays(plan, changed) : 'nothing_else'
}

function lowest(plan: Plan, day: number, context: EditContext): number {
  return Math.min(...stopsOf(plan, day).map((item) => sightAt(plan, day, item, context).score))
}
