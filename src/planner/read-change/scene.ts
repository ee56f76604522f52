import type { Destination } from '../../atlas/destination.ts'
import { clockTime, minutesOfDay } from '../../platform/clock-time.ts'
import type { PlanEdit } from '../edit/plan-edit.ts'
import { isStop, type Plan, type PlanItem } from '../plan.ts'
import type { Clause } from './clauses.ts'
import type { Mention } from './tokens.ts'

/** What a wish is read against. */
export interface Scene {
  plan: Plan
  destinations: readonly Destination[]
  /** The day that an earlier wish of the sentence named. */
  day?: number
  /** Which one is taken where the words fit several days: 0 for the first. */
  choice: number
}

/** What a clause was read as: operations, or why there are none. */
export type ClauseReading = PlanEdit[] | Unread

export type Unread =
  /** keep: nothing of it is to be done: "leave Friday alone". */
  | { unread: 'keep' | 'no_such_day' | 'unknown_place' }
  /** Something is missing; these would be whole. */
  | { unread: 'which_stop' | 'which_day' | 'which_meal' | 'what'; options: PlanEdit[][] }

/** One sort of wish; undefined where the clause is about something else. */
export type Intent = (clause: Clause, scene: Scene) => ClauseReading | undefined

export const NO_SUCH_DAY: Unread = { unread: 'no_such_day' }

/** Days that a clause names; the plan has none of them: a refusal; it names none: an empty list. */
export function daysOf({ days }: Clause, { choice }: Scene): number[] | Unread {
  const found: number[] = []
  for (const { days: each, all } of days) {
    if (each.length === 0) return NO_SUCH_DAY
    if (all) found.push(...each)
    else found.push(each[Math.min(choice, each.length - 1)] ?? 0)
  }
  return found
}

export function isUnread(reading: ClauseReading | number[] | number): reading is Unread {
  return typeof reading === 'object' && !Array.isArray(reading)
}

/** Operations for each day named; for the whole trip where none is and that makes sense, else a question. */
export function forDays(
  clause: Clause,
  scene: Scene,
  whole: PlanEdit | undefined,
  on: (day: number) => PlanEdit,
): ClauseReading {
  const days = daysOf(clause, scene)
  if (isUnread(days)) return days
  if (days.length > 0) return days.map(on)
  if (scene.day !== undefined) return [on(scene.day)]
  if (whole) return [whole]
  return { unread: 'which_day', options: openDays(scene.plan).map((day) => [on(day)]) }
}

/** Days with stops, six at most: what a question offers. */
export function openDays({ days }: Plan): number[] {
  const found = [...days.entries()].flatMap(([index, { items }]) => (items.some(isStop) ? [index] : []))
  return found.slice(0, 6)
}

/** The stop that a name means, if the plan has it. */
export function stopIn(
  mentions: readonly Mention[] | undefined,
): Required<Pick<Mention, 'item' | 'day'>> | undefined {
  const found = mentions?.find(({ what }) => what === 'stop')
  return found?.item === undefined || found.day === undefined
    ? undefined
    : { item: found.item, day: found.day }
}

/** The sight that a name means, which the plan does not visit yet. */
export function sightIn(mentions: readonly Mention[] | undefined): string | undefined {
  const [first] = mentions ?? []
  return first?.what === 'sight' ? first.id : undefined
}

export function itemOf({ days }: Plan, id: string): PlanItem | undefined {
  return days.flatMap(({ items }) => items).find((item) => item.id === id)
}

/** An hour so many minutes from another, to the half hour. */
export function shiftedTo(hour: string, minutes: number): string {
  const shifted = Math.min(1350, Math.max(360, minutesOfDay(hour) + minutes))
  return clockTime(Math.round(shifted / 30) * 30)
}

export function stopsOn({ days }: Plan, day: number): PlanItem[] {
  return days[day]?.items.filter(isStop) ?? []
}
