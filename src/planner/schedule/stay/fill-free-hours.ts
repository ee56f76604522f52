import type { Destination, Sight } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import type { DayFrame } from '../frame.ts'
import type { Party, Stop } from '../party/party-likes.ts'
import { addedWay, buildRoute, type Route } from '../search/route.ts'
import { timesOf } from '../search/times.ts'
import type { Tour, TourDay } from '../search/tour.ts'
import { stayTour } from './stay-tour.ts'

/** So many idle minutes in one piece are a hole; who came to relax has longer ones with pleasure. */
const HOLE = { relaxed: 150, sightseeing: 90, action: 90 }
/** What fills it: a sight of this score at least, close to the base or to another stop, km, and on a short way, minutes. */
const CLOSE_KM = 8
const USUAL: Filler = { score: 4, way: 40, hole: 0 }
/** A day of moving on has fewer stops; one more where two hours would pass beside something good. */
const BEYOND_PACE: Filler = { score: 6, way: 25, hole: 120 }

interface Filler {
  score: number
  /** Minutes that it adds to the ways. */
  way: number
  /** Idle minutes, beside what the party's own pace takes for a hole. */
  hole: number
}

/** As many are tried on a day, the best first. */
const TRIED = 12
const BEFORE_DINNER = 15

export interface FilledStay {
  destination: Destination
  /** With the room that each day's pace leaves. */
  frames: readonly DayFrame[]
  party: Party
  /** What there is to see, whether it stands on a day or not. */
  stops: readonly Stop[]
}

/** The same days, and in hours that nothing fills the best sight that was left out, as long as the pace allows one. */
export function fillFreeHours(days: readonly (readonly Sight[])[], stay: FilledStay): Sight[][] {
  const used = new Set(days.flatMap((sights) => sights.map(({ id }) => id)))
  return days.map((sights, index) => {
    const frame = stay.frames[index]
    const filled = [...sights]
    // An empty day is one of rest, or leads elsewhere.
    if (!frame || filled.length === 0) return filled
    const most = Math.max(frame.maxStops, Math.min(frame.room ?? 0, frame.maxStops + 1))
    while (filled.length < most) {
      const filler = filled.length < frame.maxStops ? USUAL : BEYOND_PACE
      const more = fillOnce(filled, { ...frame, maxStops: most }, stay, used, filler)
      if (!more) break
      filled.splice(more.position, 0, more.sight)
      used.add(more.sight.id)
    }
    return filled
  })
}

function fillOnce(
  sights: readonly Sight[],
  frame: DayFrame,
  { destination, party, stops }: FilledStay,
  used: ReadonlySet<string>,
  filler: Filler,
): { sight: Sight; position: number } | undefined {
  const hole = Math.max(HOLE[party.tripType], filler.hole)
  if (sights.some(({ effort = 1, daytrip }) => daytrip && effort > 2)) return undefined
  const own = sights.flatMap((sight) => stops.find((stop) => stop.sight === sight) ?? [])
  const places = [destination.center, ...sights.map(({ at }) => at)]
  const others = stops.filter(
    ({ sight }) =>
      !used.has(sight.id) &&
      !sight.daytrip &&
      !sight.event &&
      sight.score >= filler.score &&
      places.some((at) => distanceKm(at, sight.at) <= CLOSE_KM),
  )
  if (others.length === 0 || own.length < sights.length) return undefined
  const chosen = [...own, ...others.toSorted((a, b) => b.prize - a.prize).slice(0, TRIED)]
  const found = routeOf(chosen, own.length)
  if (!found) return undefined
  const { tour, day, route } = found
  const holes = holesOf(tour, route, frame)
  if (holes.every((minutes) => minutes < hole)) return undefined
  for (let stop = own.length; stop < chosen.length; stop++) {
    const sight = chosen[stop]?.sight
    const position = sight && positionFor(tour, day, route, holes, stop, { ...filler, hole })
    if (sight && position !== undefined) return { sight, position }
  }
  return undefined

  /** Of the day's own stops, the others open to it only at their best hours. */
  function routeOf(
    among: readonly Stop[],
    count: number,
  ): { tour: Tour; day: TourDay; route: Route } | undefined {
    const order = [...Array(count).keys()]
    for (const anyHour of [new Set<string>(), new Set(sights.map(({ id }) => id))]) {
      const { room: _, ...tour } = stayTour(destination, among, [frame], party, { anyHour, onlyBest: true })
      const [day] = tour.days
      const route = day && buildRoute(tour, day, order)
      if (route) return { tour, day, route }
    }
    return undefined
  }
}

/** Idle minutes before each stop of a route, and after the last until dinner. */
function holesOf(tour: Tour, route: Route, frame: DayFrame): number[] {
  const { starts, lunch } = timesOf(tour, route)
  const evening = Math.min(frame.leaves ?? Infinity, (frame.dinner ?? frame.end) - BEFORE_DINNER)
  const before = route.order.map((stop, position) => {
    const last = route.order[position - 1]
    if (last === undefined) return 0
    const left = (starts[position - 1] ?? 0) + (tour.minutes[last] ?? 0)
    const meal = lunch?.after === position ? lunch.end - lunch.start : 0
    return (starts[position] ?? 0) - left - meal - (tour.between[last]?.[stop] ?? 0)
  })
  return [...before, evening - route.end]
}

/** Where in a hole a stop comes in on a short way, without a later evening; undefined where nowhere. */
function positionFor(
  tour: Tour,
  day: TourDay,
  route: Route,
  holes: readonly number[],
  stop: number,
  { way: longest, hole }: Filler,
): number | undefined {
  let best: { position: number; way: number } | undefined
  const latest = Math.max(route.end, route.end + (holes.at(-1) ?? 0))
  for (const [position, idle] of holes.entries()) {
    if (idle < hole) continue
    const way = addedWay(tour, route, stop, position)
    if (way > longest || (best && way >= best.way)) continue
    const longer = buildRoute(tour, day, route.order.toSpliced(position, 0, stop))
    if (longer && longer.end <= latest) best = { position, way }
  }
  return best?.position
}
