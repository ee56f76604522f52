import type { Destination, FoodPlace } from '../../../atlas/destination.ts'
import { clockTime, downToFive, minutesOfDay } from '../../../platform/clock-time.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { isStop, type ChosenTable, type DayWishes, type PlanDay, type PlanItem } from '../../plan.ts'
import { proseIn } from '../../prose/prose.ts'
import type { DayFrame } from '../frame.ts'
import type { Taken } from '../taken.ts'

/** Lunch before a free afternoon, and the hour at which a free morning ends; minutes after midnight. */
const NOON = { ends: 810, begins: 750 }
const WAY_TO_TABLE = 15
/** Shorter than this it is no half-day, minutes. */
const LEAST_FREE = 60
const NONE = 'none'

/** The frame of a day as the traveller wants it: later, shorter, or with half of it free. */
export function frameAsWished(planned: DayFrame, wishes: DayWishes | undefined): DayFrame {
  if (!wishes) return planned
  // Who says when to begin has slept enough.
  const frame = wishes.start ? { ...planned, ...planned.woken } : planned
  const { lunch } = frame
  const noon = Math.max(NOON.ends, (lunch?.from ?? 0) + (lunch?.minutes ?? 0) + WAY_TO_TABLE)
  const half = Math.min(lunch?.to ?? NOON.begins, Math.max(lunch?.from ?? 0, NOON.begins))
  const start = Math.max(
    frame.start,
    wishes.start ? minutesOfDay(wishes.start) : 0,
    wishes.free === 'morning' ? half : 0,
  )
  const leaves = Math.min(
    wishes.end ? minutesOfDay(wishes.end) : frame.end,
    wishes.free === 'afternoon' ? noon : frame.end,
  )
  const { lunch: _, woken, ...rest } = frame
  return {
    ...rest,
    start,
    ...(woken && !wishes.start && start === frame.start && { woken }),
    chosen: {
      lunch: wishes.lunch !== undefined,
      dinner: wishes.dinner !== undefined,
      evening: wishes.evening !== undefined,
    },
    // Nobody who sleeps in is woken for the best light.
    ...(start > frame.start && { early: start, dawn: start, rise: start }),
    ...(leaves < frame.end && { leaves }),
    ...(lunch && start <= lunch.to && { lunch }),
  }
}

/** A destination at which a meal can be had only where the traveller wants it, and an evening likewise. */
export function placeAsWished<D extends Pick<Destination, 'food' | 'evenings'>>(
  destination: D,
  wishes: DayWishes | undefined,
): D {
  if (!wishes) return destination
  const { food, evenings } = destination
  return {
    ...destination,
    ...(food && { food: food.map((each) => servedAsWished(each, wishes)) }),
    ...(evenings &&
      wishes.evening !== undefined && { evenings: evenings.filter(({ id }) => id === wishes.evening) }),
  }
}

/** Tables that other days have may be wanted again. */
export function takenAsWished(taken: Taken, wishes: DayWishes | undefined): Taken {
  const wanted = new Set([wishes?.lunch?.id, wishes?.dinner?.id, wishes?.evening])
  return new Map([...taken].filter(([id]) => !wanted.has(id)))
}

function servedAsWished(food: FoodPlace, { lunch, dinner }: DayWishes): FoodPlace {
  const other = (chosen: ChosenTable | undefined) => chosen !== undefined && chosen.id !== food.id
  const meals = food.meals.filter(
    (meal) => !(meal === 'lunch' && other(lunch)) && !(meal === 'dinner' && other(dinner)),
  )
  // A chosen table serves what it was chosen for, also where it is better known for the other meal.
  if (lunch?.id === food.id && !meals.includes('lunch')) meals.push('lunch')
  if (dinner?.id === food.id && !meals.includes('dinner')) meals.push('dinner')
  return { ...food, meals }
}

/** The day with what the scheduler cannot know: tables that the atlas does not have, and the name of a free morning. */
export function dayAsWished(
  day: PlanDay,
  before: PlanDay | undefined,
  language: Locale,
  opens: number,
): PlanDay {
  if (!before?.wishes && before?.memo === undefined) return day
  const { wishes, memo } = before
  const items = day.items.map((item) => tableAsWished(item, wishes, language))
  return {
    ...day,
    items: wishes?.free === 'morning' ? withFreeMorning(items, day, language, opens) : items,
    ...(wishes && { wishes }),
    ...(memo !== undefined && { memo }),
  }
}

function tableAsWished(item: PlanItem, wishes: DayWishes | undefined, language: Locale): PlanItem {
  if (item.kind !== 'meal' || item.place) return item
  const meal = item.id.endsWith('-lunch') ? 'lunch' : 'dinner'
  const chosen = wishes?.[meal]
  if (!chosen || chosen.id !== undefined) return item
  const place = { name: chosen.name, verified: false, source: 'own' as const }
  return { ...item, title: proseIn(language).table.title(meal, chosen.name), place }
}

function withFreeMorning(items: PlanItem[], day: PlanDay, language: Locale, opens: number): PlanItem[] {
  const first = items.findIndex(({ kind }) => kind !== 'checkin' && kind !== 'transfer')
  const next = items[first]
  if (!next || next.kind === 'free') return items
  const from = Math.max(opens, minutesOfDay(items[first - 1]?.end ?? '00:00'))
  const end = minutesOfDay(next.start) - Math.max(WAY_TO_TABLE, next.travel?.minutes ?? 0)
  if (end - from < LEAST_FREE) return items
  const id = `${day.date}-morning`
  const title = proseIn(language).free
  return items.toSpliced(first, 0, {
    id,
    start: clockTime(from),
    end: clockTime(downToFive(end)),
    kind: 'free',
    title,
  })
}

/** True where the day is what its wishes say. */
export function keepsWishes({ items, wishes }: PlanDay): boolean {
  if (!wishes) return true
  const stops = items.filter(isStop)
  const table = (meal: 'lunch' | 'dinner') => {
    const chosen = wishes[meal]
    const item = items.find(({ kind, id }) => kind === 'meal' && id.endsWith(`-${meal}`))
    return (
      !chosen || (chosen.id === undefined ? item?.place?.name === chosen.name : item?.place?.id === chosen.id)
    )
  }
  const evening = items.find(({ kind }) => kind === 'evening')?.place?.id ?? NONE
  const { start, end, free } = wishes
  return (
    stops.every((stop) => (!start || stop.start >= start) && (!end || stop.end <= end)) &&
    (free !== 'morning' || stops.every((stop) => stop.start >= '12:00')) &&
    (free !== 'afternoon' || stops.every((stop) => stop.end <= '14:50')) &&
    table('lunch') &&
    table('dinner') &&
    (wishes.evening === undefined || evening === wishes.evening)
  )
}
