import { clockTime, minutesOfDay, toFive } from '../../platform/clock-time.ts'
import type { Plan } from '../plan.ts'
import { frameOf } from '../schedule/schedule-day.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { type EditContext, findStop, sightAt, stopsOf } from './operations/step.ts'
import type { PlanEdit } from './plan-edit.ts'

/** So many other changes are tried for the one that comes nearest. */
const TRIED = 12
/** Minutes sooner and later. */
const SHIFTS = [30, -30, 60, -60, 120, -120]

/** What comes nearest to a change that was refused, and works; undefined where none of the first few does. */
export function nearestTo(
  plan: Plan,
  edit: PlanEdit,
  context: EditContext,
  works: (edits: PlanEdit[]) => boolean,
): PlanEdit[] | undefined {
  return likely(plan, edit, context).slice(0, TRIED).find(works)
}

function likely(plan: Plan, edit: PlanEdit, context: EditContext): PlanEdit[][] {
  switch (edit.verb) {
    case 'move': {
      const { item } = edit
      const there: PlanEdit = { verb: 'move', item, day: edit.day }
      return [
        ...(edit.position === undefined ? [] : [[there]]),
        ...withRoom(plan, edit.day, context, item).map((other): PlanEdit[] => [other, there]),
        ...otherDays(plan, edit.day).map((day): PlanEdit[] => [{ verb: 'move', item, day }]),
      ]
    }
    case 'time': {
      const hours = hoursOfDay(plan, edit.day, edit.start, context)
      const timed = hours.slice(0, TRIED - 1).map((start): PlanEdit[] => [{ ...edit, start }])
      // To the day where it stands already is no way out.
      const away = findStop(plan, edit.item)?.day !== edit.day
      return away ? [...timed, [{ verb: 'move', item: edit.item, day: edit.day }]] : timed
    }
    case 'add': {
      const { place, kind } = edit
      const days = edit.day === undefined ? fullest(plan) : [edit.day]
      const swaps = days.flatMap((day) =>
        leastOn(plan, day, context).map((item): PlanEdit[] => [{ verb: 'swap', item, place, kind }]),
      )
      const others = edit.day === undefined ? [] : otherDays(plan, edit.day)
      return [...swaps, ...others.map((day): PlanEdit[] => [{ ...edit, day }])]
    }
    case 'swap':
      return edit.place === undefined && edit.kind === undefined ? [] : [[{ verb: 'swap', item: edit.item }]]
    case 'visit': {
      const now = findStop(plan, edit.item)?.item
      const asked = edit.minutes
      if (!now || asked === undefined) return []
      const usual = minutesOfDay(now.end) - minutesOfDay(now.start)
      return [0.75, 0.5, 0.25].map((share) => {
        const minutes = toFive(usual + (asked - usual) * share)
        return [{ ...edit, minutes }]
      })
    }
    case 'hours': {
      const { day, start, end } = edit
      const within = (hour: string) => (day === undefined ? hour : withinDay(plan, day, hour, context))
      return [
        [{ ...edit, ...(start && { start: within(start) }), ...(end && { end: within(end) }) }],
        ...[60, 120, 180].map((shift): PlanEdit[] => [
          {
            ...edit,
            ...(start && { start: shiftHour(start, -shift) }),
            ...(end && { end: shiftHour(end, shift) }),
          },
        ]),
      ]
    }
    case 'meal':
      return edit.wish === 'other' ? [] : [[{ verb: 'meal', day: edit.day, meal: edit.meal, wish: 'other' }]]
    case 'evening':
      return edit.wish ? [] : [[{ verb: 'evening', day: edit.day, wish: 'other' }]]
    case 'more':
      return edit.day === undefined ? [] : [[{ verb: 'more', kind: edit.kind }]]
    case 'own':
      return edit.start === undefined
        ? otherDays(plan, edit.day).map((day): PlanEdit[] => [{ ...edit, day }])
        : hoursAround(edit.start).map((start): PlanEdit[] => [{ ...edit, start }])
    default:
      return []
  }
}

/** Taking one of the least worthy stops of a day away makes room. */
function withRoom(plan: Plan, day: number, context: EditContext, item: string): PlanEdit[] {
  return leastOn(plan, day, context)
    .filter((id) => id !== item)
    .map((id): PlanEdit => ({ verb: 'remove', item: id }))
}

function otherDays(plan: Plan, day: number): number[] {
  return [...plan.days.entries()]
    .flatMap(([index, each]) => (index === day || isUnderWay(each) ? [] : [index]))
    .toSorted((a, b) => Math.abs(a - day) - Math.abs(b - day))
}

function fullest(plan: Plan): number[] {
  return [...plan.days.keys()]
    .toSorted((a, b) => stopsOf(plan, b).length - stopsOf(plan, a).length)
    .slice(0, 3)
}

function hoursAround(hour: string): string[] {
  return SHIFTS.map((shift) => shiftHour(hour, shift))
}

function shiftHour(hour: string, minutes: number): string {
  return clockTime(Math.min(1380, Math.max(0, minutesOfDay(hour) + minutes)))
}

/** Hours of the day, those around the one asked for first. */
function hoursOfDay(plan: Plan, day: number, asked: string, context: EditContext): string[] {
  if (!plan.days[day]) return []
  const { opens, closes } = frameOf(plan, day, context.request, context.destinations)
  const whole = []
  for (let hour = Math.ceil(opens / 60) * 60; hour < closes; hour += 60) whole.push(clockTime(hour))
  const away = (hour: string) => Math.abs(minutesOfDay(hour) - minutesOfDay(asked))
  const within = [-30, 30].map((shift) => withinDay(plan, day, shiftHour(asked, shift), context))
  return [...new Set([...within, ...whole])].toSorted((a, b) => away(a) - away(b))
}

/** The hour of the day's own that comes nearest to one outside it. */
function withinDay(plan: Plan, day: number, hour: string, { request, destinations }: EditContext): string {
  if (!plan.days[day]) return hour
  const { opens, closes } = frameOf(plan, day, request, destinations)
  return clockTime(Math.min(closes, Math.max(opens, minutesOfDay(hour))))
}

/** Loose stops of a day, the least worth it first. */
function leastOn(plan: Plan, day: number, context: EditContext): string[] {
  return stopsOf(plan, day)
    .filter(({ locked }) => !locked)
    .toSorted((a, b) => sightAt(plan, day, a, context).score - sightAt(plan, day, b, context).score)
    .map(({ id }) => id)
    .slice(0, 2)
}
