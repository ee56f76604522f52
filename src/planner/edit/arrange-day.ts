import type { Sight } from '../../atlas/destination.ts'
import type { Plan, PlanDay, PlanItem } from '../plan.ts'
import { openDay } from '../days/free-day.ts'
import { timeDay } from '../schedule/time-day.ts'
import { settingOf, sightOf } from '../schedule/schedule-day.ts'
import { writeDay } from '../prose/write-day.ts'
import { type EditFacts, openSights, wished } from './edit-facts.ts'
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
    return { ...openDay(setting, openSights(plan, index, destinations)), base: before.base }
  }
  const sights = stops.map((item): Sight => wished(sightOf(item, destination), item, before.date))
  const timed =
    timeDay(destination, frame, sights, request, setting.taken) ??
    timePlainly(destination, frame, sights, request, setting.taken)
  const day = writeDay(timed, setting)
  return { ...day, base: before.base, items: day.items.map((item) => asBefore(item, stops)) }
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
  }
}

function isSame(a: PlanItem, b: PlanItem): boolean {
  return a.place?.id === undefined
    ? a.place !== undefined && a.place.name === b.place?.name
    : a.place.id === b.place?.id
}
