import type { Destination } from '../../atlas/destination.ts'
import { clockTime, downToFive, minutesOfDay, upToFive } from '../../platform/clock-time.ts'
import { isStop, type PlanDay, type PlanItem } from '../plan.ts'
import { placeIdsIn } from '../plan-stops.ts'
import { leavesFromHere } from '../prose/bags-in-car.ts'
import { proseIn } from '../prose/prose.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { endedOnce } from '../prose/fitted.ts'
import { suggestion, wayBack } from './free-suggestion.ts'
import type { FreeHour, Party } from './ideas-near.ts'
import { withWayHome } from './way-home.ts'

/** So many idle minutes between two entries, their way not counted, are called free time. */
const LEAST = 45
/** They begin and end so long after what is before, and before one sets out; shorter ones sooner. */
const MARGIN = 10
const SHORT = { minutes: 75, margin: 5 }
/** A day until an evening flight with so many hours has them while doors are open, minutes. */
const LONG = 300
/** Minutes after midnight between which most doors are open. */
const DOORS = { open: 600, close: 1020 }
/** When a day usually begins, minutes after midnight; one that begins so much later says so. */
const MORNING = { from: { usual: 540, relaxed: 600 }, least: 90 }

/** True for an entry that this names; all of them are found anew whenever a day changes. */
function isPause({ kind, id }: PlanItem): boolean {
  return kind === 'free' && /-pause\d*$/.test(id)
}

/**
 * The plan's days with their long gaps told as free time, each with what to do then: something near that no day holds,
 * a place to sit down, or a rest; and with the way home from a dinner out of town. `destinationOf`: undefined for a day
 * that is left as it is. `first`: number of days of the trip before these; `suggested`: ids of what the trip has had or
 * named, to which this adds its own; `elsewhere`: those of what is left to other stays.
 */
export function withFreeHours(
  days: readonly PlanDay[],
  destinationOf: (day: PlanDay) => Destination | undefined,
  party: Party,
  first = 0,
  suggested = new Set<string>(),
  elsewhere: ReadonlySet<string> = new Set(),
): PlanDay[] {
  for (const id of placeIdsIn(days)) suggested.add(id)
  const used: FreeHour['used'] = {
    has: (id) => suggested.has(id) || elsewhere.has(id),
    add: (id) => suggested.add(id),
  }
  return days.map((day, index) => {
    const destination = destinationOf(day)
    if (!destination) return day
    const items = itemsOf(day, first + index, destination, isLate(days[index - 1]))
    return { ...day, items: isUnderWay(day) ? items : withWayHome(items, destination, party) }
  })

  function itemsOf(day: PlanDay, index: number, destination: Destination, sleepsIn: boolean): PlanItem[] {
    const setting: FreeHour = { day, destination, party, used, turn: index }
    const kept = day.items.filter((item) => !isPause(item))
    return kept.flatMap((item, position) => {
      if (item.kind === 'free' && item.id.endsWith('-free')) {
        const hours = isUnderWay(day) ? openHours(item) : item
        const why = said(suggestion(hours, kept.slice(0, position), kept[position + 1], setting, true))
        return [why ? { ...item, why } : item]
      }
      const past = kept.slice(0, position)
      const isFirst = position === 0
      if (isFirst && sleepsIn) return [item]
      const gap = isFirst ? morningBefore(item, setting) : gapBefore(item, past, setting)
      if (!gap) return [item]
      const why = said(suggestion(gap, past, item, setting, false))
      const id = `${index + 1}-pause${position}`
      const title = proseIn(party.language).free
      const pause: PlanItem = { ...gap, id, kind: 'free', title, ...(why && { why }) }
      return [pause, item]
    })
  }
}

/** A sentence may close with the name of a house that ends in a stop itself. */
function said(why: string | undefined): string | undefined {
  return why && endedOnce(why)
}

type Times = Pick<PlanItem, 'start' | 'end'>

/** Of a day until an evening flight, the hours at which doors are open. */
function openHours({ start, end }: Times): Times {
  const [from, to] = [minutesOfDay(start), minutesOfDay(end)]
  if (to - from < LONG) return { start, end }
  return { start: clockTime(Math.max(from, DOORS.open)), end: clockTime(Math.min(to, DOORS.close)) }
}

function gapBefore(item: PlanItem, past: readonly PlanItem[], setting: FreeHour): Times | undefined {
  const before = past.at(-1)
  if (!before || before.kind === 'free' || item.kind === 'free') return undefined
  const way = item.travel?.minutes ?? (item.place || leavesFromHere(item) ? 0 : wayBack(past, setting))
  const from = minutesOfDay(before.end)
  const to = minutesOfDay(item.start) - way
  if (to - from < LEAST) return undefined
  const margin = to - from < SHORT.minutes ? SHORT.margin : MARGIN
  return { start: clockTime(upToFive(from + margin)), end: clockTime(downToFive(to - margin)) }
}

/** After a night until about twelve nobody asks what to do in the morning. */
function isLate(day: Pick<PlanDay, 'items'> | undefined): boolean {
  const evening = day?.items.findLast(({ kind }) => kind === 'evening')
  return evening !== undefined && evening.end >= '23:40'
}

/** The morning of a day that begins late, unless the traveller wants it so, or comes that day. */
function morningBefore(item: PlanItem, { day, party, turn }: FreeHour): Times | undefined {
  const { kind, start, travel } = item
  const isOutThere = isStop(item) || kind === 'meal'
  if (!isOutThere || day.wishes || turn === 0) return undefined
  const usual = MORNING.from[party.tripType === 'relaxed' ? 'relaxed' : 'usual']
  const from = Math.max(usual, minutesOfDay(party.wishes?.startsAt ?? '00:00'))
  const to = minutesOfDay(start) - (travel?.minutes ?? 0)
  if (to - from < MORNING.least) return undefined
  return { start: clockTime(from), end: clockTime(downToFive(to - MARGIN)) }
}
