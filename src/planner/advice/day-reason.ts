import { regionOf } from '../../atlas/bases.ts'
import { daylightOn } from '../../atlas/daylight.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { isByBoat } from '../../atlas/straits.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { bestHours, momentsOf } from '../../atlas/moments.ts'
import { hoursOn } from '../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { isStop, type PlanDay, type PlanItem, type TravelMode } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { openRole } from '../schedule/moved-frame.ts'
import { isOuting } from '../schedule/party/party-likes.ts'
import type { TimedItem } from '../schedule/time-day.ts'

/** Why a day is as it is: the strongest reason that its stops give. Names are the sights', kilometres and minutes whole. */
export type DayReason =
  | { kind: 'event'; sight: Sight; start: number }
  /** With what the day holds before and after it. */
  | {
      kind: 'excursion'
      sight: Named & Partial<Pick<Sight, 'meal'>>
      mode: TravelMode | 'boat' | 'bus'
      minutes: number
      before: Named[]
      after: Named[]
    }
  | { kind: 'move'; minutes: number; stops: number; base: Destination['names'] }
  | { kind: 'fixed-start'; sight: Sight; start: number }
  | { kind: 'dusk'; sight: Sight; start: number; isLast: boolean }
  | { kind: 'early'; sight: Sight; start: number }
  /** `rides`: how many ways are none on foot, the first of them there and the last not counted. */
  | {
      kind: 'close-together'
      stops: number
      km: number
      first: Sight
      last: Sight
      rides: 'none' | 'there' | 'some'
    }
  | { kind: 'arrival'; sight: Sight; minutes: number; next?: Sight }
  /** `where` the furthest of the stops lies from the bags. */
  | { kind: 'departure'; stops: Sight[]; where: 'near' | 'in-town' | 'out'; bags?: number }
  /** What most of the time goes to, what else there is, and whether some of it comes after; brief is what nobody can stay at. */
  | { kind: 'main'; sight: Sight; others: Sight[]; isLast: boolean; isBrief: boolean }
  /** Without a stop; who moves on arrives. */
  | {
      kind: 'open'
      role: ReturnType<typeof openRole>
      base: Destination['names']
      leaves?: 'afternoon' | 'evening'
    }
  /** Where what could be said has been said of another day. */
  | { kind: 'once-more' }

type Named = Pick<Sight, 'name'>

/** What is closer together than this is a walk, km from end to end. */
const WALK_KM = 2.5
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

/** What a reason is found in: a day in the making, or one of a stored plan. */
export type ReasonItem = Pick<TimedItem, 'start' | 'sight' | 'travel'> & { kind: string }

/** A stored day's items as reasons are found in. */
export function reasonItems(day: PlanDay, sightOf: (item: PlanItem) => Sight | undefined): ReasonItem[] {
  return day.items.map((item) => {
    const { kind, start, travel } = item
    const sight = isStop(item) ? sightOf(item) : undefined
    return { kind, start: minutesOfDay(start), ...(sight && { sight }), ...(travel && { travel }) }
  })
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
  if (!first?.sight || !last?.sight)
    return {
      kind: 'open',
      role: openRole({ role, ...(move && { move }) }),
      base: destination.names,
      ...(role === 'journey' && leavesLate(items)),
    }
  const event = stops.find(({ sight }) => sight?.event)
  if (event?.sight) return { kind: 'event', sight: event.sight, start: event.start }
  const out = stops.find((item) => item.kind === 'daytrip' && (wayOut(item)?.minutes ?? 0) >= FAR)
  const way = out && wayOut(out)
  // Who leaves is not back for dinner.
  if (out?.sight && way && role !== 'departure') {
    const { minutes } = way
    const { reach, at: goal } = out.sight
    const isBoat = reach?.mode === 'ferry' || isByBoat(regionOf(destination.id), destination.center, goal)
    const mode =
      way.mode === 'transit' ? (isBoat ? 'boat' : reach?.mode === 'bus' ? 'bus' : way.mode) : way.mode
    const at = stops.indexOf(out)
    return {
      kind: 'excursion',
      sight: out.sight,
      mode,
      minutes,
      before: sights.slice(0, at),
      after: sights.slice(at + 1),
    }
  }
  if (move) {
    const minutes = move.leg?.minutes ?? move.minutes
    return { kind: 'move', minutes, stops: stops.length, base: destination.names }
  }
  if (role === 'arrival') {
    const next = sights[1]
    return {
      kind: 'arrival',
      sight: first.sight,
      minutes: first.travel?.minutes ?? 0,
      ...(next && { next }),
    }
  }
  if (role === 'departure') {
    const furthest = Math.max(...sights.map(({ at }) => distanceKm(at, destination.center)))
    const where = furthest <= NEAR_BAGS_KM ? 'near' : furthest <= OUT_KM ? 'in-town' : 'out'
    const bags = items.find(({ kind }) => kind === 'departure' || kind === 'transfer')?.start
    return { kind: 'departure', stops: sights, where, ...(bags !== undefined && { bags }) }
  }
  return byHour(stops, date, destination) ?? together(stops) ?? mainOf(sights, first.sight)
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

function together(stops: readonly ReasonItem[]): DayReason | undefined {
  const sights = stops.flatMap(({ sight }) => sight ?? [])
  const [first] = sights
  const last = sights.at(-1)
  if (!first || !last || first === last) return undefined
  const widest = Math.max(
    ...sights.map((one) => Math.max(...sights.map((other) => distanceKm(one.at, other.at)))),
  )
  return widest <= WALK_KM
    ? {
        kind: 'close-together',
        stops: sights.length,
        km: Math.max(0.5, Math.round(widest * 2) / 2),
        first,
        last,
        rides: ridesOf(stops),
      }
    : undefined
}

function ridesOf(stops: readonly ReasonItem[]): 'none' | 'there' | 'some' {
  const isRide = ({ travel }: ReasonItem) => travel !== undefined && travel.mode !== 'walk'
  const [first, ...others] = stops
  return others.some(isRide) ? 'some' : first && isRide(first) ? 'there' : 'none'
}
