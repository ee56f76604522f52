import { regionOf } from '../../../atlas/bases.ts'
import { daylightOn } from '../../../atlas/daylight.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { isByBoat } from '../../../atlas/ways/straits.ts'
import type { Destination, Sight } from '../../../atlas/destination.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import { isStop, type PlanDay, type PlanItem } from '../../plan.ts'
import { leavesFromHere } from '../../prose/bags-in-car.ts'
import type { DayFrame } from '../../schedule/frame.ts'
import { openRole } from '../../schedule/moved-frame.ts'
import { isOuting } from '../../schedule/party/party-likes.ts'
import type { TimedItem } from '../../schedule/time-day.ts'
import { bestInOrder } from './best-in-order.ts'
import { byHour } from './by-hour.ts'
import { together } from './close-together.ts'
import type { DayReason, Named, ReasonItem } from './day-reason-facts.ts'

/** So near the base one fetches the bags on foot, km. */
const NEAR_BAGS_KM = 2
/** A visit of less is soon over, minutes. */
const BRIEF = 75
/** Further than this one goes out of town, km. */
const OUT_KM = 8
/** What is further gets most of the day, minutes. */
const FAR = 30
/** When an afternoon begins, and a stop of it at the latest, minutes after midnight; and an evening. */
const AFTERNOON = { from: 720, to: 1020 }
const EVENING = 990
/** So many of a day's other stops are named. */
const NAMED = 2

/** A stored day's items as reasons are found in. */
export function reasonItems(day: PlanDay, sightOf: (item: PlanItem) => Sight | undefined): ReasonItem[] {
  return day.items.map((item) => {
    const { kind, start, end, travel, place } = item
    const sight = isStop(item) ? sightOf(item) : undefined
    const isOut = place !== undefined
    const fromHere = leavesFromHere(item) && { fromHere: true as const }
    return {
      kind,
      start: minutesOfDay(start),
      end: minutesOfDay(end),
      isOut,
      ...(sight && { sight }),
      ...(travel && { travel }),
      ...fromHere,
    }
  })
}

/** What one is out of breath after. */
const SPORTS: ReadonlySet<Sight['activity']> = new Set(['surf', 'climb', 'fly', 'paddle', 'ski'])

function isSport({ activity }: Sight): boolean {
  return SPORTS.has(activity)
}

export function dayReason(
  items: readonly ReasonItem[],
  { role, move, date }: Pick<DayFrame, 'role' | 'move' | 'date'>,
  destination: Pick<Destination, 'id' | 'center' | 'names' | 'zone' | 'climate' | 'events'>,
): DayReason {
  const stops = items.filter(({ sight }) => sight)
  const sights = stops.flatMap(({ sight }) => sight ?? [])
  const [first] = stops
  const last = stops.at(-1)
  const halts = haltsOf(move)
  if (move && halts.length > 0 && sights.length === 0) return moveReason(move)
  if (!first?.sight || !last?.sight)
    return {
      kind: 'open',
      role: openRole({ role, ...(move && { move }) }),
      base: destination.names,
      ...(role === 'journey' && leavesLate(items)),
      ...(items.some(isEveningOut) && { hasEvening: true as const }),
    }
  const [out] = stops
    .filter((item) => item.kind === 'daytrip' && (wayOut(item)?.minutes ?? 0) >= FAR)
    .toSorted((a, b) => (b.sight?.score ?? 0) - (a.sight?.score ?? 0))
  const event = stops.find(({ sight }) => sight?.event)
  // A great day out is what the day is for, whatever the evening after it brings.
  if (event?.sight && !(out?.sight && out.start < event.start && out.sight.score >= event.sight.score))
    return eventReason(event.sight, event.start)
  const way = out && wayOut(out)
  // Who leaves is not back for dinner.
  if (out?.sight && way && role !== 'departure') {
    const { minutes } = way
    const { reach, at: goal } = out.sight
    const isBoat = reach?.mode === 'ferry' || isByBoat(regionOf(destination.id), destination.center, goal)
    const mode =
      way.mode === 'transit' ? (isBoat ? 'boat' : reach?.mode === 'bus' ? 'bus' : way.mode) : way.mode
    const at = stops.indexOf(out)
    const after = bestOf(stops.slice(at + 1))
    return {
      kind: 'excursion',
      sight: out.sight,
      mode,
      minutes,
      before: sights.slice(0, at),
      ...(at > 0 && (stops[0]?.travel?.minutes ?? 0) >= FAR && { goesOn: true as const }),
      after: after.flatMap(({ sight }) => sight ?? []),
      fillsAfternoon: after.every(({ start }) => isInAfternoon(start)),
    }
  }
  if (move) return moveReason(move)
  if (role === 'arrival') {
    // Of what comes later the best, as the title has it.
    const [next] = sights.slice(1).toSorted((a, b) => b.score - a.score)
    return {
      kind: 'arrival',
      sight: first.sight,
      minutes: first.travel?.minutes ?? 0,
      ...(isSport(first.sight) && { isSport: true as const }),
      ...(next && { next }),
    }
  }
  if (role === 'departure') {
    const kmTo = ({ at }: Sight) => distanceKm(at, destination.center)
    const furthest = Math.max(...sights.map(kmTo))
    // Two places on either side of the base may lie a ride apart.
    const isOnFoot = stops.every(({ travel }) => (travel?.km ?? 0) <= NEAR_BAGS_KM)
    const leaving = items.find(({ kind }) => kind === 'departure' || kind === 'transfer')
    const bags = leaving?.fromHere ? 'in-car' : leaving?.start
    const where =
      furthest > OUT_KM
        ? 'out'
        : furthest <= NEAR_BAGS_KM && isOnFoot && bags !== 'in-car'
          ? 'near'
          : 'in-town'
    // What one goes out for is not what lies next door.
    const named = where === 'out' ? sights.filter((sight) => kmTo(sight) > OUT_KM) : sights
    const best = bestInOrder(named, NAMED, ({ score }) => score)
    return { kind: 'departure', stops: best, where, ...(bags !== undefined && { bags }) }
  }
  return byHour(stops, date, destination) ?? together(stops) ?? mainOf(stops, first.sight)

  function eventReason(sight: Sight, start: number): DayReason {
    const of = destination.events?.find(({ id }) => id === sight.event)
    return { kind: 'event', sight, start, isFirst: sight === first?.sight, ...(of && { of }) }
  }

  function moveReason({ leg, minutes }: NonNullable<DayFrame['move']>): DayReason {
    const arrives = items.find(({ kind }) => kind === 'checkin')?.start
    return {
      kind: 'move',
      minutes: leg?.minutes ?? minutes,
      stops: bestOf(stops).flatMap(({ sight }) => sight ?? []),
      base: destination.names,
      halts,
      ...(arrives !== undefined && { arrives }),
      ...(first && { startsAt: first.start }),
    }
  }

  function isInAfternoon(start: number): boolean {
    const { sunset } = daylightOn(date, destination.center, destination.zone)
    return start >= AFTERNOON.from && start <= Math.min(AFTERNOON.to, sunset)
  }
}

function bestOf(stops: readonly ReasonItem[]): ReasonItem[] {
  return bestInOrder(stops, NAMED, ({ sight }) => sight?.score ?? 0)
}

/** What a transfer stops at; a table is no reason. */
function haltsOf(move: DayFrame['move']): Named[] {
  const halts = move?.leg?.via?.halts ?? []
  return halts.flatMap(({ sight, place, food }) => sight ?? (food ? [] : { name: place.names }))
}

/** A table or a stage that is waited for. */
function isEveningOut({ kind, start, isOut, food }: ReasonItem): boolean {
  return (
    kind === 'evening' || (start >= EVENING && (food !== undefined || (kind === 'meal' && isOut === true)))
  )
}

/** The best of them; of equally good ones the longest. */
function mainOf(stops: readonly ReasonItem[], first: Sight): DayReason {
  const sights = stops.flatMap(({ sight }) => sight ?? [])
  const worth = ({ score, minutes }: Sight) => score * 1000 + minutes
  const sight = sights.reduce((best, each) => (worth(each) > worth(best) ? each : best), first)
  const at = sights.indexOf(sight)
  const bestOfThem = (them: readonly Sight[]) => bestInOrder(them, NAMED, ({ score }) => score)
  const [before, after] = [bestOfThem(sights.slice(0, at)), bestOfThem(sights.slice(at + 1))]
  const isBrief = sight.minutes < BRIEF || sight.starts !== undefined || sight.category === 'experience'
  const { start = 0, end = start + sight.minutes } = stops.find((stop) => stop.sight === sight) ?? {}
  return { kind: 'main', sight, minutes: end - start, before, after, isBrief }
}

/** Who sets out later has the day until then, minutes after midnight. */
const SETS_OUT = { afternoon: 870, evening: 1020 }

function leavesLate(items: readonly ReasonItem[]): { leaves?: 'afternoon' | 'evening' } {
  const leaves = items.at(-1)?.start ?? 0
  if (leaves < SETS_OUT.afternoon) return {}
  return { leaves: leaves < SETS_OUT.evening ? 'afternoon' : 'evening' }
}

function wayOut({ sight, travel }: ReasonItem): TimedItem['travel'] {
  return sight && isOuting(sight) ? sight.way : travel
}
