import { distanceKm } from '../../atlas/distance.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { weekdayOf } from '../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import type { PlanDay, PlanItem, TravelMode } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { isOuting } from '../schedule/party-likes.ts'
import type { TimedItem } from '../schedule/time-day.ts'

/** Why a day is as it is: the strongest reason that its stops give. Names are the sights', kilometres and minutes whole. */
export type DayReason =
  | { kind: 'event'; sight: Sight }
  | { kind: 'excursion'; sight: Pick<Sight, 'name'>; mode: TravelMode; minutes: number; others: number }
  | { kind: 'move'; minutes: number; stops: number; base: Destination['names'] }
  | { kind: 'fixed-start'; sight: Sight; start: number }
  | { kind: 'dusk'; sight: Sight; start: number }
  | { kind: 'early'; sight: Sight; start: number }
  | { kind: 'closing-day'; names: Sight[] }
  /** `onFoot`: the way there and back too. */
  | { kind: 'close-together'; stops: number; km: number; first: Sight; last: Sight; onFoot: boolean }
  | { kind: 'arrival'; sight: Sight; minutes: number }
  /** `isNear`: to the bags. */
  | { kind: 'departure'; sight: Sight; isNear: boolean }
  /** What most of the time goes to, and how much else there is. */
  | { kind: 'main'; sight: Sight; others: number }
  /** Without a stop; who moves on arrives. */
  | { kind: 'open'; role: DayFrame['role']; base: Destination['names'] }
  /** Where what could be said has been said of another day. */
  | { kind: 'once-more' }

/** What is closer together than this is a walk, km from end to end. */
const WALK_KM = 2.5
/** So near the base one fetches the bags on foot, km. */
const NEAR_BAGS_KM = 2
const EARLY = 600
const LATE = 930
/** What is further gets most of the day, minutes. */
const FAR = 30
/** So many of the best sights shut on a weekday make that day another kind of day. */
const MANY_SHUT = 3
const BEST_SIGHTS = 8

/** What a reason is found in: a day in the making, or one of a stored plan. */
export type ReasonItem = Pick<TimedItem, 'start' | 'sight' | 'travel'> & { kind: string }

/** A stored day's items as reasons are found in. */
export function reasonItems(day: PlanDay, sightOf: (item: PlanItem) => Sight | undefined): ReasonItem[] {
  return day.items.map((item) => {
    const { kind, start, travel } = item
    const sight = kind === 'sight' || kind === 'daytrip' ? sightOf(item) : undefined
    return { kind, start: minutesOfDay(start), ...(sight && { sight }), ...(travel && { travel }) }
  })
}

export function dayReason(
  items: readonly ReasonItem[],
  { role, date, move }: Pick<DayFrame, 'role' | 'date' | 'move'>,
  destination: Pick<Destination, 'sights' | 'center' | 'names'>,
): DayReason {
  const stops = items.filter(({ sight }) => sight)
  const sights = stops.flatMap(({ sight }) => sight ?? [])
  const [first] = stops
  const last = stops.at(-1)
  if (!first?.sight || !last?.sight)
    return { kind: 'open', role: move ? 'arrival' : role, base: destination.names }
  const event = sights.find((sight) => sight.event)
  if (event) return { kind: 'event', sight: event }
  const out = stops.find((item) => item.kind === 'daytrip' && (wayOut(item)?.minutes ?? 0) >= FAR)
  const way = out && wayOut(out)
  // Who leaves is not back for dinner.
  if (out?.sight && way && role !== 'departure') {
    const { mode, minutes } = way
    return { kind: 'excursion', sight: out.sight, mode, minutes, others: stops.length - 1 }
  }
  if (move) {
    const minutes = move.leg?.minutes ?? move.minutes
    return { kind: 'move', minutes, stops: stops.length, base: destination.names }
  }
  if (role === 'arrival') return { kind: 'arrival', sight: first.sight, minutes: first.travel?.minutes ?? 0 }
  if (role === 'departure') {
    const isNear = distanceKm(last.sight.at, destination.center) <= NEAR_BAGS_KM
    return { kind: 'departure', sight: last.sight, isNear }
  }
  return (
    byHour(stops) ?? byWeekday(sights, date, destination) ?? together(stops) ?? mainOf(sights, first.sight)
  )
}

/** The best of them; of equally good ones the longest. */
function mainOf(sights: readonly Sight[], first: Sight): DayReason {
  const worth = ({ score, minutes }: Sight) => score * 1000 + minutes
  const sight = sights.reduce((best, each) => (worth(each) > worth(best) ? each : best), first)
  return { kind: 'main', sight, others: sights.length - 1 }
}

/** Of a whole town visited for a day the journey there. */
function wayOut({ sight, travel }: ReasonItem): TimedItem['travel'] {
  return sight && isOuting(sight) ? sight.way : travel
}

function byHour(stops: readonly ReasonItem[]): DayReason | undefined {
  const of = (fits: (sight: Sight, start: number) => boolean | undefined) =>
    stops.find(({ sight, start }) => sight && fits(sight, start))
  const fixed = of((sight) => sight.starts !== undefined)
  if (fixed?.sight) return { kind: 'fixed-start', sight: fixed.sight, start: fixed.start }
  const dusk = of(
    (sight, start) => start >= LATE && sight.best?.some(({ from }) => from.startsWith('sunset')),
  )
  if (dusk?.sight) return { kind: 'dusk', sight: dusk.sight, start: dusk.start }
  const early = of((sight, start) => start <= EARLY && sight.best !== undefined)
  if (early?.sight) return { kind: 'early', sight: early.sight, start: early.start }
  return undefined
}

function byWeekday(
  sights: readonly Sight[],
  date: string,
  { sights: all }: Pick<Destination, 'sights'>,
): DayReason | undefined {
  const weekday = weekdayOf(date)
  const best = all.toSorted((a, b) => b.score - a.score).slice(0, BEST_SIGHTS)
  const shut = best.filter(({ closed }) => weekday && closed?.includes(weekday))
  return shut.length >= MANY_SHUT && !sights.some((sight) => shut.includes(sight))
    ? { kind: 'closing-day', names: shut.slice(0, 2) }
    : undefined
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
        onFoot: stops.every(({ travel }) => !travel || travel.mode === 'walk'),
      }
    : undefined
}
