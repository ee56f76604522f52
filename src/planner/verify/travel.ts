import { distanceKm } from '../../atlas/distance.ts'
import type { Coordinates } from '../../atlas/distance.ts'
import { isOverStrait } from '../../atlas/ways/straits.ts'
import { MAX_SPEED_KMH, MAX_WALK_KM } from '../limits.ts'
import { isStop, type PlanDay, type PlanItem } from '../plan.ts'
import { leastReturnMinutes } from './return-time.ts'
import type { Finding, HardCheck } from './check.ts'
import { pointOf } from './subject.ts'
import { minutesOf } from './time.ts'

/** Rounding of kilometres and of minutes, and doors that lie on the near side. */
const SLACK = { km: 0.3, minutes: 1 }
/** A meal that begins later is a dinner, minutes after midnight. */
const LUNCH_IS_OVER = 930
/** A base that moves less than this stays: another part of the same town. */
const SAME_BASE_KM = 5

/** Nobody can be at the next stop, or back from the last, sooner than the way there takes. */
export const travelTime: HardCheck = {
  id: 'travel-time',
  severity: 'hard',
  find({ plan, perDay, limits, record }) {
    if (!plan.days.some(hasLeg)) return undefined
    return perDay((day, index) => {
      const { close, late: latest } = limits(index)
      // A day lasts longer for what is at its best after it.
      const isAtItsBest = ({ place }: PlanItem) =>
        place?.id !== undefined && record(place.id, day)?.sight?.best
      const late = tooFarOut(day, (stop) => (isAtItsBest(stop) ? latest : close))
      const items = new Set([...impossibleLegs(day), ...(late ? [late] : [])])
      return [...items].map((item): Finding => ({ day: index, item: item.id }))
    })
  },
}

function hasLeg({ base, items }: PlanDay): boolean {
  const points = [base, ...items.map(({ place }) => place)].filter((place) => pointOf(place))
  return points.length > 1 || items.some(({ travel }) => travel)
}

function impossibleLegs(day: PlanDay): PlanItem[] {
  const base = pointOf(day.base)
  let here = base
  let freeAt: number | undefined
  // When the last place was left, and whether time to oneself since then was enough to have gone back to the base.
  let left: number | undefined
  let rested = false
  return day.items.filter((item) => {
    const start = minutesOf(item.start)
    const end = minutesOf(item.end)
    if (start === undefined || end === undefined) return false
    const there = item.kind === 'transfer' ? undefined : pointOf(item.place)
    const time = freeAt === undefined ? undefined : start - freeAt
    const fromBase = rested && possible(item, base, there, time)
    const bad = item.kind !== 'transfer' && !fromBase && !possible(item, here, there, time)
    // A transfer that names no place leads to the day's base, and a dinner without one is had there.
    here =
      item.kind === 'transfer' || isDinner(item)
        ? (pointOf(item.place) ?? pointOf(day.base))
        : (there ?? here)
    freeAt = end
    if (there) left = end
    const back = here && base ? leastReturnMinutes(distanceKm(here, base)) : Infinity
    rested = item.kind === 'free' && left !== undefined && end - left >= back
    return bad
  })
}

/**
 * The last place of a day when it leaves no time for the way back: before what is done at the base, or the day's end.
 * A table or an evening in town ends a day anywhere.
 */
function tooFarOut({ base, items }: PlanDay, closeOf: (stop: PlanItem) => number): PlanItem | undefined {
  const last = items.findLastIndex((item) => isStop(item) || isOutForTheEvening(item))
  const stop = items[last]
  const [from, to] = [pointOf(stop?.place), pointOf(base)]
  let freeAt = minutesOf(stop?.end ?? '')
  if (!stop || !from || !to || freeAt === undefined) return undefined
  const km = distanceKm(from, to)
  const inTown = km <= SAME_BASE_KM
  const back = leastReturnMinutes(km)
  let time = 0
  for (const item of items.slice(last + 1)) {
    const start = minutesOf(item.start)
    const end = minutesOf(item.end)
    if (start === undefined || end === undefined) return undefined
    time += start - freeAt
    if (item.kind === 'transfer' && item.travel) {
      time += end - start
      // A lunch on the road: the last part of the way leads to the base.
      if (!pointOf(item.place)) return time + SLACK.minutes < back ? stop : undefined
    }
    if (isDinner(item) && inTown) return undefined
    // With the bags in the car one passes where one has slept by the end of it, and stops there for nothing.
    if (leavesInCar(item, items)) return time + end - start + SLACK.minutes < back ? stop : undefined
    if (isDinner(item) || isAtBase(item)) return time + SLACK.minutes < back ? stop : undefined
    freeAt = end
  }
  if (isOutForTheEvening(stop)) return undefined
  return time + closeOf(stop) - freeAt + SLACK.minutes < back ? stop : undefined
}

/** Had in town: from a stop in town it may be next door. */
function isDinner({ kind, place, start }: PlanItem): boolean {
  return kind === 'meal' && !pointOf(place) && (minutesOf(start) ?? 0) > LUNCH_IS_OVER
}

/** A table with a name, or what comes after it. */
function isOutForTheEvening({ kind, place }: PlanItem): boolean {
  return (kind === 'meal' || kind === 'evening') && pointOf(place) !== undefined
}

/** Bags are put down and picked up there; a transfer that tells its way has that within it. */
function isAtBase({ kind, place, travel }: PlanItem): boolean {
  return !pointOf(place) && (kind === 'checkin' || (kind === 'transfer' && !travel))
}

/** Straight from the last place of the trip; only who has driven there has a car to leave in. */
function leavesInCar({ id }: PlanItem, items: readonly PlanItem[]): boolean {
  const ride = items.findLast(({ travel }) => travel && travel.mode !== 'walk')?.travel
  return id.endsWith('-car-departure') && ride?.mode === 'car'
}

/** `time`: minutes between the items; undefined for the first of a day, which has the morning. */
function possible(
  item: PlanItem,
  from: Coordinates | undefined,
  to: Coordinates | undefined,
  time: number | undefined,
): boolean {
  const { travel } = item
  const km = from && to ? distanceKm(from, to) : undefined
  if (travel) {
    if (!Number.isFinite(travel.minutes) || !Number.isFinite(travel.km)) return false
    if (travel.minutes < 0 || travel.km < 0) return false
    if (travel.minutes === 0 && travel.km > SLACK.km) return false
    if (travel.mode === 'walk' && Math.max(travel.km, km ?? 0) > MAX_WALK_KM) return false
    if (travel.mode === 'walk' && from && to && isOverStrait(from, to)) return false
    if (time !== undefined && travel.minutes > time) return false
    if (travel.minutes + SLACK.minutes < (travel.km / MAX_SPEED_KMH[travel.mode]) * 60) return false
    if (km !== undefined && travel.km < km - SLACK.km) return false
  }
  if (km === undefined || km <= SLACK.km) return true
  const fastest = (km / MAX_SPEED_KMH[travel?.mode ?? 'transit']) * 60
  return (time ?? Infinity) + SLACK.minutes >= fastest
}

/** Who wakes up in another town must have travelled there that day, for as long as the way takes. */
export const transfers: HardCheck = {
  id: 'transfers',
  severity: 'hard',
  find({ plan, perDay }) {
    let moves = false
    const findings = perDay((day, index) => {
      const before = pointOf(plan.days[index - 1]?.base)
      const now = pointOf(day.base)
      const km = before && now ? distanceKm(before, now) : 0
      if (km <= SAME_BASE_KM) return []
      moves = true
      // A journey's legs know their means; joints.ts judges their times.
      const isLeg = plan.legs?.some(({ date, toId }) => date === day.date && toId === day.base.id)
      const ways = day.items.filter(({ kind }) => kind === 'transfer')
      const told = ways.filter(({ travel }) => travel)
      const lasts = ways.length > 0 && (isLeg || last(told.length > 0 ? told : ways, km))
      return lasts ? [] : [{ day: index }]
    })
    return moves ? findings : undefined
  },
}

/** Together: a way may be broken for what lies beside the road. */
function last(ways: readonly PlanItem[], km: number): boolean {
  const minutes = ways.reduce(
    (sum, { start, end }) => sum + (minutesOf(end) ?? 0) - (minutesOf(start) ?? 0),
    0,
  )
  return minutes + SLACK.minutes >= (km / MAX_SPEED_KMH[ways[0]?.travel?.mode ?? 'train']) * 60
}
