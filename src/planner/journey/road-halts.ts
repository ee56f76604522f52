import type { Destination, FoodPlace, Sight } from '../../atlas/destination.ts'
import type { Coordinates } from '../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { besideLine, lineKm, roadLine } from '../../atlas/ways/road-line.ts'
import { tableNames } from '../../atlas/table-name.ts'
import { toFive, upToFive } from '../../platform/clock-time.ts'
import { mealHours } from '../meal-hours.ts'
import { isOverNoon } from '../schedule/hours/over-noon.ts'
import type { Travel } from '../travel/paces.ts'
import { type StopWay, travelModeOf } from '../travel/stop-ways.ts'

/** What one stops at beside the road: something to see, or a kitchen. */
export type RoadStop = { sight: Sight } | { food: FoodPlace }

/** A stop on the way, with the way to it from the one before. */
export interface Halt {
  place: Destination
  way: Travel
  /** Minutes until it opens. */
  wait?: number
  visit: number
  sight?: Sight
  food?: FoodPlace
}

/** A way with its halts, in the order of the road, and what is left of it after the last. */
export interface BrokenWay {
  halts: Halt[]
  onward: Travel
}

/** So much longer than the straight line any road is: halts within it make the way no longer. */
export const DETOUR = 1.08
/** Minutes at table. */
export const LUNCH = 60
/** From door to door on foot: how far, of the straight line, and km/h. */
const WALK = { km: 0.8, detour: 1.3, kmh: 4.5 }

/** Nobody waits longer for a door to open, or for the hour of lunch; minutes. */
const WAIT = { door: 20, table: 30 }
/** Who is out for so long over noon has lunch there, minutes. */
const LONG_VISIT = 180
/** Out of one car park and into the next, minutes. */
const SHORTEST = 10
/** What lengthens the line by so many km lies off the road: so many minutes more to it, and from it. */
const OFF_ROAD = { km: 4, minutes: 10 }

export function pointOfStop(stop: RoadStop): Coordinates {
  return 'sight' in stop ? stop.sight.at : stop.food.at
}

/** Which way, and when one sets out: minutes after midnight. */
export interface Road {
  from: Destination
  to: Destination
  way: StopWay
  date: string
  leaves: number
}

/** The way with these halts: each part of it as long as its share of the line through them. */
export function wayWithHalts(stops: readonly RoadStop[], { from, to, way, date, leaves }: Road): BrokenWay {
  const road = roadLine(from, to)
  const parts = partsOf(road, stops)
  const isWalk = (index: number) => index > 0 && index < stops.length && (parts[index] ?? 0) <= WALK.km
  const driven = parts.map((km, index) => (isWalk(index) ? 0 : km))
  const line = driven.reduce((sum, km) => sum + km, 0)
  const longer = Math.max(1, line / lineKm(road) / DETOUR)
  const whole = { minutes: toFive(way.minutes * longer), km: Math.round(way.km * longer) }
  // Up to the end of each part, so that their roundings do not add up.
  let done = { line: 0, minutes: 0, km: 0 }
  const ways = parts.map((straight, index): Travel => {
    if (isWalk(index)) return onFoot(straight)
    const before = done
    const share = line > 0 ? (before.line + straight) / line : 1
    done = {
      line: before.line + straight,
      minutes: index === stops.length ? whole.minutes : toFive(whole.minutes * share),
      km: index === stops.length ? whole.km : Math.round(whole.km * share),
    }
    const ends = stops.slice(Math.max(0, index - 1), index + 1).filter((stop) => isOffRoad(stop, road))
    return {
      mode: travelModeOf(way.mode),
      minutes: Math.max(SHORTEST, done.minutes - before.minutes) + ends.length * OFF_ROAD.minutes,
      km: done.km - before.km,
    }
  })
  const hoursOf = hoursOn(date)
  const noon = mealHours(to.countryFacts, 0).lunch.from
  let now = leaves
  const halts = stops.map((stop, index) => {
    const halt = haltAt(stop, to, ways[index] ?? onFoot(0))
    const hours = hoursOf('sight' in stop ? stop.sight : stop.food)
    const opens = Math.max(hours ? spanOfHours(hours).opens : 0, 'food' in stop ? noon : 0)
    const early = opens - now - halt.way.minutes
    const wait = early > 0 && early <= ('food' in stop ? WAIT.table : WAIT.door) ? early : 0
    now += halt.way.minutes + wait + halt.visit
    return wait ? { ...halt, wait } : halt
  })
  return { halts, onward: ways.at(-1) ?? onFoot(0) }
}

function isOffRoad(stop: RoadStop, road: readonly Coordinates[]): boolean {
  return besideLine(pointOfStop(stop), road).more >= OFF_ROAD.km
}

/** Km from stop to stop along the road, from its beginning to its end. */
function partsOf(road: readonly Coordinates[], stops: readonly RoadStop[]): number[] {
  const parts: number[] = []
  let here = road.slice(0, 1)
  let passed = 1
  for (const stop of stops) {
    const at = pointOfStop(stop)
    const next = Math.max(passed, besideLine(at, road).after + 1)
    parts.push(lineKm([...here, ...road.slice(passed, next), at]))
    here = [at]
    passed = next
  }
  return [...parts, lineKm([...here, ...road.slice(passed)])]
}

/** Minutes of a broken way from door to door, with its visits and without. */
export function lengthOf({ halts, onward }: BrokenWay): { underWay: number; all: number; km: number } {
  const ways = [...halts.map(({ way }) => way), onward]
  const underWay = ways.reduce((sum, { minutes }) => sum + minutes, 0)
  return {
    underWay,
    all: underWay + halts.reduce((sum, { visit, wait = 0 }) => sum + visit + wait, 0),
    km: Math.round(ways.reduce((sum, { km }) => sum + km, 0)),
  }
}

/** When one is at each halt, from and to, minutes after midnight. */
export function timesOf({ halts }: BrokenWay, leaves: number): { halt: Halt; start: number; end: number }[] {
  let now = leaves
  return halts.map((halt) => {
    const start = now + halt.way.minutes + (halt.wait ?? 0)
    now = start + halt.visit
    return { halt, start, end: now }
  })
}

/** Which halt has lunch: the kitchen, or what noon is spent at with something from the bag; -1 for none. */
export function lunchHalt(via: BrokenWay, leaves: number): number {
  return timesOf(via, leaves).findIndex(
    ({ halt, start, end }) => halt.food ?? (halt.visit >= LONG_VISIT && isOverNoon(start, end)),
  )
}

function haltAt(stop: RoadStop, to: Destination, way: Travel): Halt {
  if ('sight' in stop) {
    const { sight } = stop
    const names = { ...sight.name, local: sight.name.en }
    return { place: { ...to, id: sight.id, names, center: sight.at }, way, visit: sight.minutes, sight }
  }
  const { food } = stop
  const { en, de } = tableNames(food)
  const place = { ...to, id: food.id, names: { en, de, local: en }, center: food.at }
  return { place, way, visit: LUNCH, food }
}

function onFoot(straight: number): Travel {
  const km = Math.round(straight * WALK.detour * 10) / 10
  return { mode: 'walk', minutes: Math.max(5, upToFive((km / WALK.kmh) * 60)), km }
}
