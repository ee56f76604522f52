import { regionOf } from '../../../atlas/bases.ts'
import { daylightOn } from '../../../atlas/daylight.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { isByBoat } from '../../../atlas/ways/straits.ts'
import type { Destination, Sight } from '../../../atlas/destination.ts'
import { bestHours, momentsOf } from '../../../atlas/moments.ts'
import { hoursOn } from '../../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import { isStop, type PlanDay, type PlanItem } from '../../plan.ts'
import type { DayFrame } from '../../schedule/frame.ts'
import { openRole } from '../../schedule/moved-frame.ts'
import { isOuting } from '../../schedule/party/party-likes.ts'
import type { TimedItem } from '../../schedule/time-day.ts'
import { together } from './close-together.ts'
import type { DayReason, Named, ReasonItem } from './day-reason-facts.ts'

/** So near the base one fetches the bags on foot, km. */
const NEAR_BAGS_KM = 2
/** A visit of less is soon over, minutes. */
const BRIEF = 75
/** Further than this one goes out of town, km. */
const OUT_KM = 8
const EARLY = 600
const LATE = 930
/** So long before its best hours a visit may begin and have them, minutes. */
const BEFORE = { morning: 60, dusk: 20 }
/** So long after sunset nobody comes for the light: stars and northern lights want the dark. */
const DARK = 60
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
    const { kind, start, travel, place } = item
    const sight = isStop(item) ? sightOf(item) : undefined
    const isOut = place !== undefined
    return { kind, start: minutesOfDay(start), isOut, ...(sight && { sight }), ...(travel && { travel }) }
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
  destination: Pick<Destination, 'id' | 'center' | 'names' | 'zone'>,
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
    return { kind: 'event', sight: event.sight, start: event.start, isFirst: event === first }
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
    const where = furthest <= NEAR_BAGS_KM ? 'near' : furthest <= OUT_KM ? 'in-town' : 'out'
    const bags = items.find(({ kind }) => kind === 'departure' || kind === 'transfer')?.start
    // What one goes out for is not what lies next door.
    const named = where === 'out' ? sights.filter((sight) => kmTo(sight) > OUT_KM) : sights
    return { kind: 'departure', stops: named, where, ...(bags !== undefined && { bags }) }
  }
  return byHour(stops, date, destination) ?? together(stops) ?? mainOf(sights, first.sight)

  function moveReason({ leg, minutes }: NonNullable<DayFrame['move']>): DayReason {
    const arrives = items.find(({ kind }) => kind === 'checkin')?.start
    return {
      kind: 'move',
      minutes: leg?.minutes ?? minutes,
      stops: sights,
      base: destination.names,
      halts,
      ...(arrives !== undefined && { arrives }),
    }
  }

  function isInAfternoon(start: number): boolean {
    const { sunset } = daylightOn(date, destination.center, destination.zone)
    return start >= AFTERNOON.from && start <= Math.min(AFTERNOON.to, sunset)
  }
}

/** The best few of them, in their order. */
function bestOf(stops: readonly ReasonItem[]): ReasonItem[] {
  const best = stops.toSorted((a, b) => (b.sight?.score ?? 0) - (a.sight?.score ?? 0)).slice(0, NAMED)
  return stops.filter((stop) => best.includes(stop))
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
function mainOf(sights: readonly Sight[], first: Sight): DayReason {
  const worth = ({ score, minutes }: Sight) => score * 1000 + minutes
  const sight = sights.reduce((best, each) => (worth(each) > worth(best) ? each : best), first)
  const others = sights.filter((each) => each !== sight)
  const isBrief = sight.minutes < BRIEF || sight.starts !== undefined || sight.category === 'experience'
  return { kind: 'main', sight, others, isLast: sights.at(-1) === sight, isBrief }
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

function byHour(
  stops: readonly ReasonItem[],
  date: string,
  { center, zone }: Pick<Destination, 'center' | 'zone'>,
): DayReason | undefined {
  const daylight = daylightOn(date, center, zone)
  const isAtBest = (sight: Sight, start: number, before: number) =>
    bestHours(sight, date, momentsOf(hoursOn(date)(sight) ?? 'always', daylight)).some(
      ({ from, to }) => start >= from - before && start < to,
    )
  const of = (fits: (sight: Sight, start: number) => boolean | undefined) =>
    stops.find(({ sight, start }) => sight && fits(sight, start))
  const fixed = of((sight) => sight.starts !== undefined)
  if (fixed?.sight) return { kind: 'fixed-start', sight: fixed.sight, start: fixed.start }
  const dusk = of(
    (sight, start) =>
      start >= LATE &&
      start < daylight.sunset + DARK &&
      sight.best?.some(({ from }) => from.startsWith('sunset')) &&
      isAtBest(sight, start, BEFORE.dusk),
  )
  if (dusk?.sight)
    return { kind: 'dusk', sight: dusk.sight, start: dusk.start, isLast: dusk === stops.at(-1) }
  const [first] = stops
  if (first?.sight && first.start <= EARLY && isAtBest(first.sight, first.start, BEFORE.morning))
    return { kind: 'early', sight: first.sight, start: first.start }
  return undefined
}
