import { distanceKm } from '../../../src/atlas/distance.ts'
import { dayLimits } from '../../../src/planner/limits.ts'
import { bestWindows, opening, overlap, sunOn, wantsLight } from './hours.ts'
import {
  isStop,
  isTravelDay,
  minutesAt,
  staysOf,
  type Tally,
  type Trip,
  type Visit,
  visitsOf,
} from './visits.ts'

/**
 * Sights close to each other on different days of one stay, where one of the two could have gone to the other's day:
 * added there, or in exchange for another stop, within hours, light, meals and pace, on no longer way and without
 * tearing other neighbours apart. What is reckoned here is plain; ways are taken to be slow.
 */

const NEAR_KM = 1
const KM_MORE = 1
const DEFAULT_LUNCH = 60

interface Day {
  index: number
  date: string
  from: number
  to: number
  maxStops: number
  base: readonly [number, number]
  lunch?: { start: number; minutes: number }
  visits: Visit[]
}

/** All near pairs of a stay, those that are torn. */
export function neighboursSplit(trip: Trip): Tally {
  const visits = visitsOf(trip)
  const days = trip.plan.days.map((_, index) => dayOf(trip, index, visits))
  const tally: Tally = { of: 0, found: [] }
  for (const [first, last] of staysOf(trip.plan)) {
    const here = visits.filter(({ day }) => day >= first && day <= last)
    for (const [index, a] of here.entries())
      for (const b of here.slice(index + 1)) {
        if (!areNear(a, b)) continue
        tally.of++
        if (a.day !== b.day && couldMeet(trip, days, a, b))
          tally.found.push({
            date: a.date,
            text: `${a.sight.id} on D${a.day + 1}, ${b.sight.id} on D${b.day + 1}`,
          })
      }
  }
  return tally
}

function areNear(a: Visit, b: Visit): boolean {
  return distanceKm(a.sight.at, b.sight.at) <= NEAR_KM
}

function couldMeet(trip: Trip, days: readonly Day[], a: Visit, b: Visit): boolean {
  return [
    { goes: a, stays: b },
    { goes: b, stays: a },
  ].some(({ goes, stays }) => {
    const [from, to] = [days[goes.day], days[stays.day]]
    if (!from || !to || goes.item.event) return false
    const without = from.visits.filter((visit) => visit !== goes)
    const options = [undefined, ...to.visits.filter((visit) => visit !== stays && !visit.item.event)]
    return options.some((back) => {
      const joined = [...to.visits.filter((visit) => visit !== back), goes]
      const left = back ? [...without, back] : without
      // A day is not emptied for the other's sake.
      if (left.length === 0) return false
      if (nearPairs(joined) + nearPairs(left) <= nearPairs(to.visits) + nearPairs(from.visits)) return false
      const now = wayOf(from, from.visits) + wayOf(to, to.visits)
      const one = shortestFit(trip, to, joined)
      const other = one === undefined ? undefined : shortestFit(trip, from, left)
      return one !== undefined && other !== undefined && one + other <= now + KM_MORE
    })
  })
}

function nearPairs(visits: readonly Visit[]): number {
  return visits.reduce(
    (sum, a, index) => sum + visits.slice(index + 1).filter((b) => areNear(a, b)).length,
    0,
  )
}

function dayOf({ plan, request }: Trip, index: number, visits: readonly Visit[]): Day {
  const day = plan.days[index]
  const items = day?.items ?? []
  const limits = dayLimits(request.tripType, request.kids, index, plan.days.length, request.wishes)
  const own = visits.filter((visit) => visit.day === index)
  const after = (kinds: readonly string[]) =>
    items.filter(({ kind }) => kinds.includes(kind)).map(({ end }) => minutesAt(end))
  const meals = items.filter(({ kind }) => kind === 'meal')
  const lunch = meals.find(({ start }) => minutesAt(start) < 990)
  const dinner = meals.find(({ start }) => minutesAt(start) >= 990)
  const leaves = items.findLast(({ kind }) => kind === 'transfer')
  const firstStop = items.findIndex(isStop)
  const arrives = items.slice(0, Math.max(0, firstStop)).filter(({ kind }) => kind === 'checkin')
  const from = Math.max(
    limits.open,
    ...arrives.map(({ end }) => minutesAt(end)),
    ...(arrives.length ? [] : after(['checkin'])),
  )
  const departs = leaves && minutesAt(leaves.start) > from ? minutesAt(leaves.start) : limits.close
  return {
    index,
    date: day?.date ?? '',
    from,
    to: Math.min(departs, dinner ? minutesAt(dinner.start) : departs),
    maxStops: day && isTravelDay(day) ? own.length : limits.maxStops,
    base: [day?.base.lat ?? 0, day?.base.lon ?? 0],
    ...(lunch && { lunch: { start: minutesAt(lunch.start), minutes: DEFAULT_LUNCH } }),
    visits: own,
  }
}

/** Kilometres of the shortest order of these visits that the day allows; undefined where none does. */
function shortestFit(trip: Trip, day: Day, visits: readonly Visit[]): number | undefined {
  if (visits.length > Math.max(day.maxStops, day.visits.length)) return undefined
  if (museums(trip, visits) > 1) return undefined
  const spans = new Map(visits.map((visit) => [visit, startsOf(trip, day, visit)]))
  if ([...spans.values()].some((span) => span.from > span.to)) return undefined
  let best: number | undefined
  const extend = (done: readonly Visit[], open: readonly Visit[], time: number, lunchIsDue: boolean) => {
    if (open.length === 0) {
      const home = time + minutesBetween(done.at(-1)?.sight.at ?? day.base, day.base)
      if (home > day.to || (lunchIsDue && day.lunch && home > day.lunch.start + 90)) return
      const km = wayOf(day, done)
      if (best === undefined || km < best) best = km
      return
    }
    for (const visit of open) {
      const { from, to } = spans.get(visit) ?? { from: 1, to: 0 }
      const length = visit.end - visit.start
      const reached = time + minutesBetween(done.at(-1)?.sight.at ?? day.base, visit.sight.at)
      const rest = open.filter((other) => other !== visit)
      const soon = Math.max(reached, from)
      const beforeLunch = !lunchIsDue || !day.lunch || soon + length <= day.lunch.start + 45
      if (beforeLunch && soon <= to) extend([...done, visit], rest, soon + length, lunchIsDue)
      if (!lunchIsDue || !day.lunch) continue
      const afterLunch = Math.max(time, day.lunch.start) + day.lunch.minutes
      const late = Math.max(afterLunch + reached - time, from)
      if (late <= to && Math.max(time, day.lunch.start) <= day.lunch.start + 45)
        extend([...done, visit], rest, late + length, false)
    }
  }
  extend([], visits, day.from, day.lunch !== undefined)
  return best
}

/** With children a day has room for one; without this counts none. */
function museums({ request }: Trip, visits: readonly Visit[]): number {
  if (request.kids === 0) return 0
  return visits.filter(
    ({ sight }) =>
      ['museum', 'gallery', 'palace', 'library'].includes(sight.category) &&
      sight.minutes >= 75 &&
      sight.kids < 3,
  ).length
}

/** When a visit as long as planned could begin on that day; at a best hour where it has one. */
function startsOf(
  { plan }: Trip,
  { date, index }: Day,
  { sight, start, end }: Visit,
): { from: number; to: number } {
  const door = opening(sight, date)
  const none = { from: 1, to: 0 }
  if (!door || sight.starts || (sight.season && !sight.season.includes(Number(date.slice(5, 7))))) return none
  const length = end - start
  const sun = sunOn(date, sight.at, plan.days[index]?.base.timeZone ?? 'UTC')
  const windows = bestWindows(sight, date, sun)
  let [from, to] = [door.from, door.to - length]
  if (wantsLight(sight)) [from, to] = [Math.max(from, sun.from), Math.min(to, sun.to - length)]
  const best = windows.find(
    (window) => overlap(window, { from, to: to + length }) >= Math.min(30, length / 2),
  )
  if (windows.length === 0) return { from, to }
  if (!best) return none
  // A short visit lies in its window, a long one holds it.
  const [early, late] = [
    best.from - Math.max(0, length - (best.to - best.from)),
    best.to - Math.min(length, 40),
  ]
  return { from: Math.max(from, early), to: Math.min(to, Math.max(early, late)) }
}

function wayOf({ base }: Day, visits: readonly Visit[]): number {
  const path = [base, ...visits.map(({ sight }) => sight.at), base]
  return path.slice(1).reduce((sum, at, index) => sum + distanceKm(path[index] ?? at, at), 0)
}

function minutesBetween(from: readonly [number, number], to: readonly [number, number]): number {
  const km = distanceKm(from, to)
  return km <= 1.5 ? Math.ceil(km * 20) : Math.ceil(15 + km * 3.5)
}
