import type { Coordinates } from '../../../atlas/distance.ts'
import { staysOfJourney } from '../../../planner/plan-legs.ts'
import type { Plan, PlanDay } from '../../../planner/plan.ts'

/** A sketch's geometry, in its own units. */
export interface DayMap {
  width: number
  height: number
  base: Mark | undefined
  /** In the order of the day, numbered from 1. */
  stops: (Mark & { number: number; name: string })[]
  /** From the base through the stops and back, "x,y x,y …". */
  route: string
  scale: { length: number; km: number }
}

interface Mark {
  x: number
  y: number
}

const WIDTH = 320
const HEIGHT = 220
const MARGIN = 28
/** Below the marks, for the scale bar. */
const BAR_STRIP = 16
const KM_A_DEGREE = 111.195
/** A day in one street is not blown up further than this, km. */
const LEAST_KM = 0.6
const BAR_LENGTHS_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]
/** Marks keep this far apart, so that every number can be read. */
const APART = 20

/** Stops with coordinates, numbered as the list numbers them. */
export function numberedStops({ items }: PlanDay) {
  return items.flatMap(({ id, place, kind }) =>
    place?.lat !== undefined && place.lon !== undefined && kind !== 'transfer'
      ? [{ id, name: place.name, at: [place.lat, place.lon] as Coordinates }]
      : [],
  )
}

/** Where something is, four decimals: eleven metres. Undefined without coordinates. */
export function pointOf(place: { lat?: number; lon?: number } | undefined): [number, number] | undefined {
  const { lat, lon } = place ?? {}
  return lat === undefined || lon === undefined ? undefined : [roundDegrees(lat), roundDegrees(lon)]
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}

/** Where the nights of a journey are, and the way from each to the next. */
export function journeyMap(plan: Plan): DayMap | undefined {
  const stops = staysOfJourney(plan).flatMap(({ name, from }) => {
    const { lat, lon } = plan.days.find(({ date }) => date === from)?.base ?? {}
    return lat === undefined || lon === undefined ? [] : [{ name, at: [lat, lon] as Coordinates }]
  })
  return stops.length > 1 ? sketchOf(undefined, stops) : undefined
}

/** An equirectangular sketch, east–west shortened by the cosine of the latitude; undefined without stops. */
export function dayMap(day: PlanDay): DayMap | undefined {
  const stops = numberedStops(day)
  const { lat, lon } = day.base
  return sketchOf(lat === undefined || lon === undefined ? undefined : [lat, lon], stops)
}

function sketchOf(
  base: Coordinates | undefined,
  stops: readonly { name: string; at: Coordinates }[],
): DayMap | undefined {
  const all = [...(base ? [base] : []), ...stops.map(({ at }) => at)]
  const [origin] = all
  if (!origin || stops.length === 0) return undefined
  const shrink = Math.cos((origin[0] * Math.PI) / 180)
  // Kilometres east and south of the first point; the short way around where a day crosses the date line.
  const km = ([lat, lon]: Coordinates) => ({
    x: wrapLongitude(lon - origin[1]) * shrink * KM_A_DEGREE,
    y: (origin[0] - lat) * KM_A_DEGREE,
  })
  const [left, right] = rangeOf(all.map((at) => km(at).x))
  const [top, bottom] = rangeOf(all.map((at) => km(at).y))
  const perKm = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(right - left, LEAST_KM),
    (HEIGHT - 2 * MARGIN - BAR_STRIP) / Math.max(bottom - top, LEAST_KM),
  )
  const place = (at: Coordinates): Mark => ({
    x: Math.round(WIDTH / 2 + (km(at).x - (left + right) / 2) * perKm),
    y: Math.round((HEIGHT - BAR_STRIP) / 2 + (km(at).y - (top + bottom) / 2) * perKm),
  })
  const path = [...(base ? [base] : []), ...stops.map(({ at }) => at), ...(base ? [base] : [])]
  const length = BAR_LENGTHS_KM.findLast((bar) => bar * perKm <= WIDTH / 3) ?? 0.1
  const marks = apart(
    stops.map(({ at }) => place(at)),
    base && place(base),
  )
  return {
    width: WIDTH,
    height: HEIGHT,
    base: base && place(base),
    stops: stops.map(({ name }, index) => ({ ...(marks[index] ?? { x: 0, y: 0 }), number: index + 1, name })),
    route: path
      .map(place)
      .map(({ x, y }) => `${x},${y}`)
      .join(' '),
    scale: { length: Math.round(length * perKm), km: length },
  }
}

function wrapLongitude(degrees: number): number {
  return ((degrees + 540) % 360) - 180
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

/** Pushes marks away from each other, and from the base, that would cover one another. */
function apart(marks: Mark[], base: Mark | undefined): Mark[] {
  const moved = marks.map((mark) => ({ ...mark }))
  let isStill = false
  for (let round = 0; round < 12 && !isStill; round++) {
    isStill = true
    const others = base ? [base] : []
    for (const [index, mark] of moved.entries()) {
      for (const other of others) {
        const dx = mark.x - other.x
        const dy = mark.y - other.y
        if (dx * dx + dy * dy >= APART * APART) continue
        isStill = false
        const angle = dx === 0 && dy === 0 ? index * 2.4 : Math.atan2(dy, dx)
        mark.x = clamp(other.x + Math.cos(angle) * APART, WIDTH)
        mark.y = clamp(other.y + Math.sin(angle) * APART, HEIGHT - BAR_STRIP)
      }
      others.push(mark)
    }
  }
  return moved
}

function clamp(value: number, size: number): number {
  return Math.round(Math.min(size - 12, Math.max(12, value)))
}
