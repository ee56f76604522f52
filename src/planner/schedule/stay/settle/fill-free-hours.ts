import type { Destination, Sight } from '../../../../atlas/destination.ts'
import { distanceKm } from '../../../../atlas/distance.ts'
import type { DayFrame } from '../../frame.ts'
import { isForChildren } from '../../party/children-likes.ts'
import type { Party, Stop } from '../../party/party-likes.ts'
import { isGoodPerformance } from '../../evenings/performances.ts'
import { isBeyondMeans } from '../../evenings/evening-price.ts'
import { takesPlace } from '../../evenings/plan-evening.ts'
import { levelOf } from '../../meals/table-choice.ts'
import { buildRoute, type Route } from '../../search/route.ts'
import type { Tour, TourDay } from '../../search/tour.ts'
import { type Filler, fillersFor, HALF_A_DAY, isTired } from './fillers.ts'
import { holesOf, inHoles, positionFor } from './idle-hours.ts'
import { leadsBack, NEAR_KM } from './neighbour-pairs.ts'
import { stayTour } from '../stay-tour.ts'

/** What a day could hold at all. */
const AT_ALL: Filler = { score: 0, km: Infinity, way: 40, hole: 0 }
/** After a strenuous trip only something easy and short, minutes. */
const EASY = 90
/** With children a playground fills it as well as a church does, points. */
const FOR_CHILDREN = 1
/** Of what is nothing for them at all nobody makes an hour with them. */
const LEAST_FOR_CHILDREN = 1
/** An evening that leaves less than this free is left to the performance that it may hold, but for what is better. */
const BEFORE_PERFORMANCE = { minutes: 120, better: 8 }
/** So many stops more than its pace a day gets, at most. */
const MOST_BEYOND = 3
/** As many are tried on a day, the best first. */
const TRIED = 12

export interface FilledStay {
  destination: Destination
  /** With the room that each day's pace leaves. */
  frames: readonly DayFrame[]
  party: Party
  /** What there is to see, whether it stands on a day or not. */
  stops: readonly Stop[]
}

/**
 * The same days, and in hours that nothing fills the best sight that was left out: first as long as every day's pace
 * allows one, then a few more.
 */
export function fillFreeHours(days: readonly (readonly Sight[])[], stay: FilledStay): Sight[][] {
  const used = new Set(days.flatMap((sights) => sights.map(({ id }) => id)))
  const filled = days.map((sights) => [...sights])
  for (const isBeyond of [false, true]) {
    let open = [...filled.keys()]
    while (open.length > 0) {
      // The emptiest day comes first: what is left may be all that there is for it.
      const round = open.toSorted((a, b) => spentOn(filled[a]) - spentOn(filled[b]))
      open = round.filter((index) => addOne(index, isBeyond))
    }
  }
  // The hours of arriving that nobody had a stop for take one that no other day holds.
  for (const [index, { role }] of stay.frames.entries())
    if (role === 'arrival' && filled[index]?.length === 0) addOne(index, false, true)
  return filled

  function spentOn(sights: readonly Sight[] = []): number {
    return sights.reduce((sum, { minutes }) => sum + minutes, 0)
  }

  function addOne(index: number, isBeyond: boolean, isLast = false): boolean {
    const [sights, frame] = [filled[index], stay.frames[index]]
    // An empty day is one of rest, or leads elsewhere.
    if (!sights || !frame || (sights.length === 0 && !isLast)) return false
    const most = isBeyond ? mostOf(frame) : frame.maxStops
    if (sights.length >= most) return false
    const left = stay.stops.filter(({ sight }) => !used.has(sight.id))
    const fits = (stop: Stop) => !isBeyond || !(isDear(stop.sight) || tearsNeighbours(stop, index))
    for (const filler of fillersFor(stay.party, frame, sights, isBeyond)) {
      const more = fillOnce(sights, frame, most, stay, left, filler, fits)
      if (!more) continue
      sights.splice(more.position, 0, more.sight)
      used.add(more.sight.id)
      return true
    }
    return false
  }

  /** Nobody pays more than a day's meals to fill an hour. */
  function isDear({ adult = 0 }: Sight): boolean {
    return adult > (stay.destination.daily.food[levelOf(stay.party)] ?? 0)
  }

  /** Another day has half as much of what lies beside it, or more, and may hold it too: as one more, or for another that comes here. */
  function tearsNeighbours(stop: Stop, index: number): boolean {
    const here = filled[index] ?? []
    return filled.some((there, day) => {
      const frame = stay.frames[day]
      if (day === index || !frame || near(stop.sight, there) * 2 <= near(stop.sight, here)) return false
      if (there.length < frame.maxStops) return holds(day, there, stop)
      return stay.stops.some((other) => {
        if (!there.includes(other.sight)) return false
        const [less, more] = [without(there, other.sight), near(other.sight, here) - near(stop.sight, here)]
        const isGain = near(stop.sight, less) - near(other.sight, less) + more > 0
        return isGain && holds(day, less, stop) && holds(index, here, other)
      })
    })
  }

  function holds(day: number, sights: readonly Sight[], stop: Stop): boolean {
    const frame = stay.frames[day]
    const most = sights.length + 1
    return frame !== undefined && fillOnce(sights, frame, most, stay, [stop], AT_ALL) !== undefined
  }
}

function near({ at }: Sight, sights: readonly Sight[]): number {
  return sights.filter((other) => distanceKm(at, other.at) <= NEAR_KM).length
}

function without(sights: readonly Sight[], gone: Sight): Sight[] {
  return sights.filter((sight) => sight !== gone)
}

function mostOf({ maxStops, room = 0 }: DayFrame): number {
  return Math.max(maxStops, Math.min(room, maxStops + MOST_BEYOND))
}

interface Added {
  sight: Sight
  position: number
}

function fillOnce(
  sights: readonly Sight[],
  frame: DayFrame,
  most: number,
  { destination, party, stops }: FilledStay,
  left: readonly Stop[],
  filler: Filler,
  fits: (stop: Stop) => boolean = () => true,
): Added | undefined {
  const own = sights.flatMap((sight) => stops.find((stop) => stop.sight === sight) ?? [])
  const places = [destination.center, ...sights.map(({ at }) => at)]
  const { maxStops, roomMinutes = Infinity } = frame
  const spent = own.reduce((sum, { minutes }) => sum + minutes, 0)
  const room = sights.length < maxStops ? Infinity : roomMinutes - spent
  const others = left.filter(
    ({ sight, minutes }) =>
      !sight.daytrip &&
      !sight.event &&
      sight.score + (party.kids > 0 && isForChildren(sight, party) ? FOR_CHILDREN : 0) >= filler.score &&
      (party.kids === 0 || sight.kids >= (filler.kids ?? LEAST_FOR_CHILDREN)) &&
      minutes <= room &&
      (!isTired(sights) || ((sight.effort ?? 1) < 2 && minutes <= EASY)) &&
      places.some((at) => distanceKm(at, sight.at) <= filler.km),
  )
  if (others.length === 0 || own.length < sights.length) return undefined
  const chosen = [...own, ...others.toSorted((a, b) => b.prize - a.prize).slice(0, TRIED)]
  const found = routeOf(chosen, own.length)
  if (!found) return undefined
  const { tour, day, route } = found
  const holes = holesOf(tour, route, frame)
  if (holes.every((minutes) => minutes < filler.hole)) return undefined
  const isOut =
    filler.score < BEFORE_PERFORMANCE.better &&
    (holes.at(-1) ?? 0) < BEFORE_PERFORMANCE.minutes &&
    hasPerformance(destination, frame, party)
  const wide = inHoles(holes, filler.hole).filter((position) => !(isOut && position === sights.length))
  for (const positions of [wide, beforeHalfADay(holes, sights)])
    for (const [index, added] of chosen.entries()) {
      if (index < own.length) continue
      const { sight } = added
      const apart = positions.filter((position) => !leadsBack(sights, sight, position))
      const position = positionFor(tour, day, route, apart, index, filler.way, frame.start, holes.at(-1))
      if (position !== undefined && fits(added)) return { sight, position }
    }
  return undefined

  /** Of the day's own stops, the others open to it only at their best hours. */
  function routeOf(
    among: readonly Stop[],
    count: number,
  ): { tour: Tour; day: TourDay; route: Route } | undefined {
    const order = [...Array(count).keys()]
    for (const anyHour of [new Set<string>(), new Set(sights.map(({ id }) => id))]) {
      const held = { ...frame, maxStops: most }
      const kept = { anyHour, onlyBest: true, anyPace: true }
      const tour = stayTour(destination, among, [held], party, kept)
      const [day] = tour.days
      const route = day && buildRoute(tour, day, order)
      if (route) return { tour, day, route }
    }
    return undefined
  }
}

/** Whether that evening has one for which this party dines early. */
function hasPerformance(
  { evenings = [], daily }: Destination,
  { date, role }: DayFrame,
  party: Party,
): boolean {
  return (
    role === 'full' &&
    evenings.some(
      (evening) =>
        isGoodPerformance(evening) &&
        takesPlace(evening, date, party) &&
        !isBeyondMeans(evening, { daily }, party),
    )
  )
}

/** What closes early comes before half a day without anything, and others fill that in its place; nothing before a trip. */
function beforeHalfADay(holes: readonly number[], sights: readonly Sight[]): number[] {
  const half = holes.findLastIndex((idle) => idle >= HALF_A_DAY.hole)
  const first = sights.findLastIndex(({ daytrip }) => daytrip) + 1
  return Array.from({ length: Math.max(0, half - first) }, (_, index) => first + index)
}
