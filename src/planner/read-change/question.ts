import type { Kind } from '../edit/kinds.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import type { PlanEdit } from '../edit/plan-edit.ts'
import type { Plan, PlanItem } from '../plan.ts'
import { type Clause, has } from './clauses.ts'
import { itemOf, openDays, type Scene, stopIn, stopsOn } from './scene.ts'
import type { Reading } from './read-change.ts'
import type { Mention } from './tokens.ts'

export type QuestionId = 'which_stop' | 'which_day' | 'which_meal' | 'what'

const OFFERED = 6

/** What to ask when a sentence was not understood: about what it names, or refused as something else. */
export function questionAbout(clause: Clause, { plan }: Scene): Reading {
  const named = clause.days[0]
  const [day] = named?.days ?? []
  const stop = clause.names.map(stopIn).find(Boolean)
  if (stop) return what(aboutStop(clause, stop, day, itemOf(plan, stop.item)?.locked !== true))
  if (named?.days.length === 0) return { outcome: 'refused', reason: 'no_such_day' }
  const place = clause.names.flat()[0]
  // What the plan does not visit cannot leave it.
  if (place?.what === 'sight' && has(clause, 'remove', 'dislike'))
    return { outcome: 'refused', reason: 'not_planned' }
  if (place) return what(aboutPlace(place, day ?? openDays(plan)[1] ?? 0))
  const [kind] = clause.kinds
  if (kind && !has(clause, 'ask')) return what(aboutKind(kind, day))
  if (day !== undefined) return what(aboutDay(day, clause))
  const [lasting] = clause.minutes
  if (lasting !== undefined) return which(longestStops(plan).map((item) => visitFor(item, lasting)))
  const [hour] = clause.clocks
  if (hour) return what([[{ verb: 'hours', start: hour.time }], [{ verb: 'hours', end: hour.time }]])
  if (has(clause, 'ask')) return { outcome: 'refused', reason: 'off_topic' }
  if (
    has(clause, 'remove', 'swap', 'longer', 'shorter', 'move', 'later', 'earlier') &&
    !has(clause, 'slower')
  ) {
    const best = openDays(plan).flatMap((each) => stopsOn(plan, each).slice(0, 1))
    const options = best.map(({ id }): PlanEdit[] => [likelyFor(clause, id)])
    if (options.length > 1) return which(options)
  }
  return what([
    [{ verb: 'pace', pace: 'slower' }],
    [{ verb: 'cheaper' }],
    [{ verb: 'closer' }],
    [{ verb: 'children' }],
    [{ verb: 'pace', pace: 'faster' }],
    [{ verb: 'length', by: 1 }],
  ])
}

/** A stay of so long: at one of those that take longest. */
function longestStops(plan: Plan): string[] {
  const lasting = ({ start, end }: PlanItem) => minutesOfDay(end) - minutesOfDay(start)
  const all = plan.days.flatMap((_, day) => stopsOn(plan, day))
  return all.toSorted((a, b) => lasting(b) - lasting(a)).map(({ id }) => id)
}

function visitFor(item: string, lasting: number): PlanEdit[] {
  return [{ verb: 'visit', item, minutes: Math.min(720, Math.max(10, lasting)) }]
}

function aboutStop(
  { clocks, minutes }: Clause,
  { item, day: now }: { item: string; day: number },
  day: number | undefined,
  locked: boolean,
): PlanEdit[][] {
  const [clock, lasting] = [clocks[0], minutes[0]]
  return [
    ...(clock ? [[{ verb: 'time' as const, item, day: day ?? now, start: clock.time }]] : []),
    ...(day !== undefined && day !== now ? [[{ verb: 'move' as const, item, day }]] : []),
    ...(lasting ? [visitFor(item, lasting)] : []),
    [{ verb: 'remove', item }],
    [{ verb: 'swap', item }],
    [{ verb: 'visit', item, by: 'longer' }],
    [{ verb: 'visit', item, by: 'shorter' }],
    [{ verb: 'lock', item, locked }],
  ]
}

function aboutPlace({ what: type, id }: Mention, day: number): PlanEdit[][] {
  if (type === 'table')
    return [
      [{ verb: 'meal', day, meal: 'lunch', place: id }],
      [{ verb: 'meal', day, meal: 'dinner', place: id }],
      [{ verb: 'meal', day, meal: 'dinner', wish: 'other' }],
    ]
  if (type === 'evening')
    return [
      [{ verb: 'evening', day, place: id }],
      [{ verb: 'evening', day, wish: 'none' }],
      [{ verb: 'evening', day, wish: 'other' }],
    ]
  if (type === 'base') return [[{ verb: 'nights', base: id, by: 1 }], [{ verb: 'nights', base: id, by: -1 }]]
  return [[{ verb: 'add', place: id }], [{ verb: 'add', place: id, day }]]
}

function aboutKind(kind: Kind, day: number | undefined): PlanEdit[][] {
  const on = day === undefined ? {} : { day }
  return [
    [{ verb: 'more', kind, ...on }],
    [{ verb: 'less', kind, ...on }],
    [{ verb: 'avoid', kind, ...on }],
    [{ verb: 'add', kind, ...on }],
  ]
}

function likelyFor(clause: Clause, item: string): PlanEdit {
  if (has(clause, 'swap')) return { verb: 'swap', item }
  if (has(clause, 'longer')) return { verb: 'visit', item, by: 'longer' }
  if (has(clause, 'shorter')) return { verb: 'visit', item, by: 'shorter' }
  return { verb: 'remove', item }
}

function aboutDay(day: number, { clocks, parts }: Clause): PlanEdit[][] {
  const hour = clocks[0]?.time
  const options: PlanEdit[][] = []
  if (hour !== undefined)
    options.push([{ verb: 'hours', day, start: hour }], [{ verb: 'hours', day, end: hour }])
  if (parts.includes('evening'))
    options.push(
      [{ verb: 'evening', day, wish: 'none' }],
      [{ verb: 'evening', day, wish: 'other' }],
      [{ verb: 'meal', day, meal: 'dinner', wish: 'other' }],
    )
  if (parts.includes('noon')) options.push([{ verb: 'meal', day, meal: 'lunch', wish: 'other' }])
  if (parts.includes('morning')) options.push([{ verb: 'free', day, part: 'morning' }])
  if (parts.includes('afternoon')) options.push([{ verb: 'free', day, part: 'afternoon' }])
  return [
    ...options,
    [{ verb: 'pace', pace: 'slower', day }],
    [{ verb: 'again', day }],
    [{ verb: 'free', day, part: 'day' }],
    [{ verb: 'weather', day, where: 'indoors' }],
    [{ verb: 'cheaper', day }],
    [{ verb: 'closer', day }],
  ]
}

function which(options: PlanEdit[][]): Reading {
  return { outcome: 'question', question: 'which_stop', options: options.slice(0, OFFERED) }
}

function what(options: PlanEdit[][]): Reading {
  return { outcome: 'question', question: 'what', options: options.slice(0, OFFERED) }
}
