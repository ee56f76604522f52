import { clockTime, downToFive, minutesOfDay } from '../../../platform/clock-time.ts'
import { isStop, type Plan, type PlanDay, type PlanItem } from '../../plan.ts'
import { isUnderWay } from '../../travel/transfer-items.ts'
import { atBestPosition, faultsOn, fitDay } from '../place-stop.ts'
import type { EditOf } from '../plan-edit.ts'
import { type EditContext, findStop, onDays, sightAt, type Step, stopsOf } from './step.ts'

/** Minutes that an own stop takes where nobody says. */
const USUAL = 60
/** Longer than this it is the day's one thing and brings its own lunch. */
const ALL_DAY = 240

/** A stop of the traveller's own: at its hour, or where it costs the least way. Nothing of it is verified. */
export function addOwnStop(plan: Plan, edit: EditOf<'own'>, context: EditContext): Step {
  const day = plan.days[edit.day]
  if (!day || isUnderWay(day)) return 'not_there'
  const { name, at, address, note } = edit
  const minutes = edit.minutes ?? USUAL
  const item: PlanItem = {
    id: freeId(plan),
    start: '',
    end: '',
    kind: minutes >= ALL_DAY ? 'daytrip' : 'sight',
    title: name,
    place: { name, ...at, verified: false, source: 'own', ...(address && { address }) },
    minutes,
    ...(note && { memo: note }),
  }
  const stops = stopsOf(plan, edit.day)
  if (edit.start === undefined)
    return onDays(plan, new Map([[edit.day, withRoom(plan, edit.day, stops, item, context)]]))
  // A fixed hour holds like a lock: the others go around it, and what is least worth it leaves where they cannot.
  // Plans are timed in steps of five minutes.
  const start = downToFive(minutesOfDay(edit.start))
  const end = clockTime(Math.min(start + minutes, 1435))
  const fixed = { ...item, start: clockTime(start), end, locked: true }
  const next = aroundFixed(plan, edit.day, stops, fixed, context)
  return next ? onDays(plan, new Map([[edit.day, next]])) : { check: 'day-window', day: edit.day }
}

/** Where it costs the least way; what is least worth it leaves where there is no room. */
function withRoom(
  plan: Plan,
  day: number,
  stops: readonly PlanItem[],
  item: PlanItem,
  context: EditContext,
): PlanDay {
  let kept = [...stops]
  for (;;) {
    const next = atBestPosition(plan, day, kept, item, context)
    const loose = kept.filter(({ locked }) => !locked)
    if (faultsOn(plan, day, next, context) === 0 || loose.length === 0) return next
    const score = (stop: PlanItem) => sightAt(plan, day, stop, context).score
    const least = loose.reduce((worst, stop) => (score(stop) < score(worst) ? stop : worst))
    kept = kept.filter((stop) => stop !== least)
  }
}

function aroundFixed(
  plan: Plan,
  day: number,
  stops: readonly PlanItem[],
  fixed: PlanItem,
  context: EditContext,
): PlanDay | undefined {
  const isHeld = ({ items }: PlanDay) =>
    items.some(({ id, start }) => id === fixed.id && start === fixed.start)
  let kept = [...stops]
  for (;;) {
    const position = kept.filter(({ start }) => start < fixed.start).length
    const fitting = fitDay(plan, day, kept.toSpliced(position, 0, fixed), context)
    if (fitting && isHeld(fitting)) return fitting
    const best = atBestPosition(plan, day, kept, fixed, context)
    if (isHeld(best) && faultsOn(plan, day, best, context) === 0) return best
    const inTheWay = kept
      .filter(({ locked }) => !locked)
      .toSorted((a, b) => distanceOf(a, fixed) - distanceOf(b, fixed))[0]
    if (!inTheWay) return undefined
    kept = kept.filter((stop) => stop !== inTheWay)
  }
}

function distanceOf(a: PlanItem, b: PlanItem): number {
  const middle = ({ start, end }: PlanItem) => (minutesOfDay(start) + minutesOfDay(end)) / 2
  return Math.abs(middle(a) - middle(b))
}

function freeId({ days }: Plan): string {
  const taken = new Set(days.flatMap(({ items }) => items.map(({ id }) => id)))
  let count = 1
  while (taken.has(`own-${count}`)) count++
  return `own-${count}`
}

/** The traveller's own words on a stop or a day. */
export function addNote(plan: Plan, edit: EditOf<'note'>): Step {
  const found = edit.item === undefined ? undefined : findStop(plan, edit.item)
  const index = found?.day ?? edit.day
  const day = plan.days[index]
  if (!day || (edit.item !== undefined && !found)) return 'not_there'
  const text = edit.text.replace(/\p{Cc}+/gu, ' ').trim()
  if (!found) return onDays(plan, new Map([[index, withMemo(day, text)]]))
  const items = day.items.map((item) => (item === found.item && isStop(item) ? withMemo(item, text) : item))
  return onDays(plan, new Map([[index, { ...day, items }]]))
}

function withMemo<T extends { memo?: string }>(what: T, text: string): T {
  const { memo: _, ...rest } = what
  return { ...rest, ...(text && { memo: text }) } as T
}
