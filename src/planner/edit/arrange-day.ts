import type { Sight } from '../../atlas/destination.ts'
import { isStop, type Plan, type PlanDay, type PlanItem } from '../plan.ts'
import { openDay } from '../days/free-day.ts'
import { dayAsWished } from '../schedule/stay/day-wishes.ts'
import { timeDay } from '../schedule/time-day.ts'
import { sightOf } from '../schedule/planned-sight.ts'
import { type Arrangement, baseDestination, scheduleDay, settingOf } from '../schedule/schedule-day.ts'
import { writeDay } from '../prose/write-day.ts'
import { type EditFacts, openSights, withWishedTimes } from './edit-facts.ts'
import { timePlainly } from './retime-day.ts'

/**
 * Day `index` with exactly these stops in this order. The scheduler times it; where it sees no way, the stops are
 * timed plainly one after the other, and the verifier has the word: it knows the reason, or sees none.
 */
export function arrangeDay(
  plan: Plan,
  index: number,
  stops: readonly PlanItem[],
  { request, destinations }: EditFacts,
): PlanDay {
  const before = plan.days[index]
  if (!before) throw new RangeError(`the plan has no day ${index}`)
  const setting = settingOf(plan, index, stops, request, destinations)
  const { destination, frame } = setting
  if (stops.length === 0) {
    const bare = openDay(setting, openSights(plan, index, destinations))
    const open = { ...bare, base: before.base, items: withOwnIds(plan, index, bare.items) }
    return dayAsWished(open, before, plan.language, frame.opens)
  }
  const sights = stops.map((item): Sight => withWishedTimes(sightOf(item, destination), item, before.date))
  const timed =
    timeDay(destination, frame, sights, request, setting.taken) ??
    timePlainly(destination, frame, sights, request, setting.taken)
  const day = writeDay(timed, setting)
  const items = day.items.map((item) => asBefore(item, stops))
  const named = withOwnIds(plan, index, items)
  return dayAsWished({ ...day, base: before.base, items: named }, before, plan.language, frame.opens)
}

/** Day `index` with these stops in the order that the scheduler likes best, or with others too; not all need fit. */
export function reorderDay(
  plan: Plan,
  index: number,
  stops: readonly PlanItem[],
  { request, destinations, seed = 0 }: EditFacts & { seed?: number },
  arrangement: Arrangement = 'best',
): PlanDay {
  const date = plan.days[index]?.date ?? ''
  const { id: here } = baseDestination(plan, index, destinations)
  const wishes = new Map(stops.map((item) => [item.place?.id, item]))
  const asAsked = (sight: Sight) => {
    const item = wishes.get(sight.id)
    return item ? withWishedTimes(sight, item, date) : sight
  }
  const narrowed = destinations.map((each) =>
    each.id === here ? { ...each, sights: each.sights.map(asAsked) } : each,
  )
  const day = scheduleDay({ plan, index, stops, arrangement, request, destinations: narrowed, seed })
  const items = day.items.map((item) => {
    if (!isStop(item)) return item
    const kept = asBefore(item, stops)
    const note = stops.find((stop) => isSame(stop, item))?.note
    if (kept === item || note === undefined) return kept
    return { ...kept, note }
  })
  return { ...day, items: withOwnIds(plan, index, items) }
}

/** Days keep their items' ids when another day goes, so that a number may be taken already. */
function withOwnIds({ days }: Plan, index: number, items: PlanItem[]): PlanItem[] {
  const others = days.flatMap((day, position) => (position === index ? [] : day.items))
  const taken = new Set(others.map(({ id }) => id))
  return items.map((item) => {
    let { id } = item
    while (taken.has(id) && /^\d/.test(id)) id = id.replace(/^\d+/, (number) => `${number}b`)
    return id === item.id ? item : { ...item, id }
  })
}

/** What the scheduler does not know of: wishes. */
function asBefore(item: PlanItem, stops: readonly PlanItem[]): PlanItem {
  const before = stops.find((stop) => isSame(stop, item))
  if (!before) return item
  return {
    ...item,
    // A place without a record keeps its id: it is known by nothing else.
    id: before.place?.id === undefined ? before.id : item.id,
    ...(before.locked && { locked: true }),
    ...(before.notBefore && { notBefore: before.notBefore }),
    ...(before.minutes !== undefined && { minutes: before.minutes }),
    ...(before.memo !== undefined && { memo: before.memo }),
  }
}

/** The same stop, whatever day and hour it has. */
export function isSame(a: PlanItem, b: PlanItem): boolean {
  return a.place?.id === undefined
    ? a.place !== undefined && b.place?.id === undefined && a.place.name === b.place?.name
    : a.place.id === b.place?.id
}
