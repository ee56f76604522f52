import { clockTime, minutesOfDay } from '../../../platform/clock-time.ts'
import type { EditOf, PlanEdit } from '../../edit/plan-edit.ts'
import { type Clause, has } from '../clauses.ts'
import { forDays, type Intent, isUnread, type Scene, shiftedTo, stopsOn } from '../scene.ts'

/** Wishes about whole days. */

export const freeTime: Intent = (clause, scene) => {
  // "Off for shopping": what for is the traveller's own affair.
  const forWhat = /(for|zum|fur|to|furs) (the |das |die )?@k /.test(clause.text)
  if (!has(clause, 'free') || clause.names.length > 0 || (clause.kinds.length > 0 && !forWhat))
    return undefined
  // "Nothing before 10:30" and "free from two on" are the hours of a day.
  if (clause.clocks.length > 0) return undefined
  if (clause.spans.length > 0) return { unread: 'what', options: [] }
  const part = clause.parts.find((each) => each === 'morning' || each === 'afternoon')
  if (clause.parts.includes('evening') || (!part && clause.days.length === 0)) return undefined
  return forDays(clause, scene, undefined, (day) => ({ verb: 'free', day, part: dayPart(part) }))
}

function dayPart(part: string | undefined): EditOf<'free'>['part'] {
  return part === 'morning' || part === 'afternoon' ? part : 'day'
}

export const weather: Intent = (clause, scene) => {
  if (clause.names.length > 0 || (clause.kinds.length > 0 && has(clause, 'remove', 'negate')))
    return undefined
  if (/ too hot for @k | zu heiss fur @k /.test(clause.text)) return undefined
  const outdoors = has(clause, 'outdoors')
  if (!outdoors && !has(clause, 'indoors')) return undefined
  const where = outdoors ? 'outdoors' : 'indoors'
  return forDays(clause, scene, undefined, (day) => ({ verb: 'weather', day, where }))
}

export const together: Intent = (clause, scene) =>
  clause.names.length === 0 && has(clause, 'closer')
    ? forDays(clause, scene, { verb: 'closer' }, (day) => ({ verb: 'closer', day }))
    : undefined

export const money: Intent = (clause, scene) =>
  clause.names.length === 0 && clause.kinds.length === 0 && has(clause, 'cheaper')
    ? forDays(clause, scene, { verb: 'cheaper' }, (day) => ({ verb: 'cheaper', day }))
    : undefined

export const children: Intent = (clause, scene) =>
  clause.names.length === 0 && has(clause, 'children')
    ? forDays(clause, scene, { verb: 'children' }, (day) => ({ verb: 'children', day }))
    : undefined

export const again: Intent = (clause, scene) => {
  if (has(clause, 'dinner', 'lunch', 'eat')) return undefined
  const unliked = clause.days.length > 0 && has(clause, 'dislike')
  const afresh =
    clause.names.length === 0 &&
    clause.kinds.length === 0 &&
    ((has(clause, 'again') && !/ (not|nicht) again | nicht (nochmal|noch einmal) /.test(clause.text)) ||
      unliked)
  const different = clause.days.length > 0 && has(clause, 'other') && clause.parts.length === 0
  if (!afresh && !(different && clause.names.length === 0 && clause.kinds.length === 0)) return undefined
  if (clause.days.length === 0 && scene.day === undefined && !afresh) return undefined
  return forDays(clause, scene, undefined, (day) => ({ verb: 'again', day }))
}

export const pace: Intent = (clause, scene) => {
  if (clause.names.length > 0 || clause.kinds.length > 0) return undefined
  const slower = has(clause, 'slower') || (clause.days.length > 0 && has(clause, 'less'))
  const faster =
    has(clause, 'faster') || (clause.days.length > 0 && has(clause, 'more') && !has(clause, 'less'))
  if (!slower && !faster) return undefined
  const how = slower ? ('slower' as const) : ('faster' as const)
  const whole: PlanEdit = { verb: 'pace', pace: how }
  return forDays(clause, scene, whole, (day) => ({ verb: 'pace', pace: how, day }))
}

export const hours: Intent = (clause, scene) => {
  if (clause.names.length > 0 || clause.kinds.length > 0) return undefined
  const every = has(clause, 'every')
  const asked = hoursAsked(clause)
  if (!asked) return undefined
  const on = (day: number): PlanEdit => ({ verb: 'hours', day, ...hoursOn(scene, day, asked) })
  const fixed = asked.start !== 'later' && asked.end !== 'earlier' && asked.start !== 'earlier'
  const never = / (before|vor|after|nach) @t /.test(clause.text) && has(clause, 'negate', 'notBefore')
  const whole: PlanEdit | undefined =
    (every || never) && fixed
      ? { verb: 'hours', ...(asked.start && { start: asked.start }), ...(asked.end && { end: asked.end }) }
      : undefined
  if (every && clause.days.length === 0) {
    if (whole) return [whole]
    return [...scene.plan.days.keys()].filter((day) => stopsOn(scene.plan, day).length > 0).map(on)
  }
  return forDays(clause, scene, whole, on)
}

interface Asked {
  start?: string
  end?: string
}

function hoursAsked(clause: Clause): Asked | undefined {
  const [span] = clause.spans
  if (span) return { start: span.from, end: span.to }
  const [clock] = clause.clocks
  if (!clock) {
    if (has(clause, 'startLater')) return { start: 'later' }
    if (has(clause, 'startEarlier')) return { start: 'earlier' }
    if (has(clause, 'endEarlier')) return { end: 'earlier' }
    if (clause.days.length > 0 && has(clause, 'later')) return { start: 'later' }
    return undefined
  }
  const start = clock.guessed ? inTheMorning(clock.time) : clock.time
  // "Nothing before 10", "vor zehn kommen wir nicht los"; "nothing after 6"; "sleep until 10".
  if (has(clause, 'negate') && / (before|vor) @t /.test(clause.text)) return { start }
  if (has(clause, 'negate') && / (after|nach|past) @t /.test(clause.text))
    return { end: inTheEvening(clock.time) }
  if (has(clause, 'startLater')) return { start }
  // "Back by 5" is the end of the day, "not before 10" its start.
  // "Free from two on", "ab 14 Uhr frei"; "free until noon".
  if (has(clause, 'free') && / (from|after|ab|nach) @t /.test(clause.text))
    return { end: inTheEvening(clock.time) }
  if (has(clause, 'free') && / (until|till|bis|before|vor) @t /.test(clause.text)) return { start }
  const ends = has(clause, 'end', 'endEarlier')
  if (has(clause, 'notBefore', 'start') && !(ends && clock.time >= EVENING)) return { start }
  return ends ? { end: inTheEvening(clock.time) } : undefined
}

/** Later than this nobody begins a day, "HH:MM". */
const EVENING = '16:00'

/** "Finish by half six": no day of sights ends in the early morning. */
function inTheEvening(time: string): string {
  return time < '09:00' ? clockTime(minutesOfDay(time) + 720) : time
}

function inTheMorning(time: string): string {
  return clockTime(minutesOfDay(time) - 720)
}

/** "Later" and "earlier" counted from the day as it is. */
function hoursOn({ plan }: Scene, day: number, { start, end }: Asked): Asked {
  const stops = stopsOn(plan, day)
  const [first, last] = [stops[0]?.start ?? '09:00', stops.at(-1)?.end ?? '18:00']
  return {
    ...(start && {
      start: start === 'later' ? laterThan(first) : start === 'earlier' ? shiftedTo(first, -60) : start,
    }),
    ...(end && { end: end === 'earlier' ? shiftedTo(last, -90) : end }),
  }
}

function laterThan(first: string): string {
  return clockTime(Math.min(840, Math.ceil((minutesOfDay(first) + 45) / 30) * 30))
}

export const swapDays: Intent = (clause, scene) => {
  if (!has(clause, 'swap') || clause.days.length !== 2 || clause.names.length > 0) return undefined
  const pair = clause.days.map(({ days }) => days[Math.min(scene.choice, days.length - 1)])
  const [day, other] = pair
  if (day === undefined || other === undefined) return { unread: 'no_such_day' }
  return [{ verb: 'swap-days', day, with: other }]
}

export const tripLength: Intent = (clause, scene) => {
  if (clause.names.some((mentions) => mentions[0]?.what === 'stop') || clause.kinds.length > 0)
    return undefined
  const plain = clause.clocks.length === 0 && clause.minutes.length === 0 && clause.parts.length === 0
  if (has(clause, 'dayLess')) return [{ verb: 'length', by: -1 }]
  if (has(clause, 'dayMore')) return [{ verb: 'length', by: 1 }]
  if (!plain || !has(clause, 'dayDrop') || has(clause, 'eveningWord', 'lunch', 'dinner', 'eat'))
    return undefined
  const drop = forDays(clause, scene, undefined, (day) => ({ verb: 'length', by: -1, day }))
  if (isUnread(drop)) return drop
  const [first] = drop
  const last = scene.plan.days.length - 1
  if (first?.verb === 'length' && first.day === last) return [{ verb: 'length', by: -1 }]
  // A day in the middle may go, or only be kept free.
  const day = first?.verb === 'length' ? first.day : undefined
  return day === undefined ? drop : { unread: 'what', options: [drop, [{ verb: 'free', day, part: 'day' }]] }
}
