import type { Atlas } from '../../atlas/atlas.ts'
import { regionOf } from '../../atlas/bases.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import type { Plan, PlanRequest } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import type { Origin } from '../schedule/arrival-at.ts'
import { type StopWay, wayBetweenStops, waysFromHome } from '../travel/stop-ways.ts'
import { flownFrame, type FlownMove, flownMove, flownMoveOf } from './flown-frame.ts'
import { type Break, movedOn } from './move-between.ts'
import { longestTransfer, type RouteStop } from './plan-route.ts'
import { sightOnTheWay } from './sight-on-the-way.ts'
import { stopOnTheWay } from './stop-on-the-way.ts'

interface JourneyTask {
  atlas: Atlas
  request: PlanRequest
  origin: Origin
  route: readonly RouteStop[]
  bases: readonly Destination[]
}

/** A day whose transfer is broken for a visit takes so much, minutes. */
const BROKEN = 480
/** Who is home later than this has left too late, minutes after midnight. */
const HOME_BY = 1320
/** So much later is good for a lunch before one leaves. */
const FOR_LUNCH = 75
/** A last morning holds this much at least, minutes. */
const LEAST_MORNING = 60

/** The days of a journey: each change of base begins its day, and the last ends in time for the way home. */
export async function journeyFrames(
  { atlas, request, origin, route, bases }: JourneyTask,
  frames: readonly DayFrame[],
): Promise<DayFrame[]> {
  const stops = new Set([...bases.map(({ id }) => regionOf(id)), ...(origin.start ? [origin.start.id] : [])])
  const longest = longestTransfer(request)
  const canBreak = longest >= BROKEN && request.wishes?.mobility === undefined
  const seenFrom = (to: Destination, day: number) =>
    bases.slice(0, day).some(({ id }) => id === to.id) ? to.sights.map(({ id }) => id) : []
  // What was asked for by name has a day of its own.
  const canStop = canBreak && !request.wishes?.mustSees
  let flown: { from: Destination; move: FlownMove; date: string } | undefined
  const moved: DayFrame[] = []
  for (const [index, frame] of frames.entries()) {
    const [from, to] = [bases[index - 1], bases[index]]
    const { date } = frame
    const move = from && to && from.id !== to.id ? flownMove(from, to, date, longest) : undefined
    if (from && move) flown = { from, move, date }
    if (flown && date <= flown.move.arrive.date) {
      moved.push(flownFrame(frame, flown.from, flown.move, flown.date))
      continue
    }
    if (!from || !to || from.id === to.id) {
      moved.push(frame)
      continue
    }
    const isStop = regionOf(from.id) !== regionOf(to.id) && frame.role === 'full'
    const nights = bases.filter((base) => base === to).length
    const place =
      canBreak && isStop && route.length > 1 ? await stopOnTheWay(atlas, from, to, nights, stops) : undefined
    const sight =
      place || !canStop ? undefined : roadside(frame, from, to, new Set([...stops, ...seenFrom(to, index)]))
    const via = place ? { place } : sight && { stops: [{ sight }] }
    const id = place?.id ?? sight?.id
    if (id) stops.add(id)
    moved.push(movedOn(frame, from, to, request.language, via))
  }
  const { back: home } = waysFromHome(request, origin.home, bases[0], bases.at(-1))
  return home ? moved.map((frame) => leavingFor(frame, home)) : moved
}

function roadside(
  { role, date, opens }: DayFrame,
  from: Destination,
  to: Destination,
  except: ReadonlySet<string>,
): Sight | undefined {
  const way = role === 'full' ? wayBetweenStops(from, to) : undefined
  return way && sightOnTheWay({ from, to, way, date, leaves: opens, except })
}

/** The day of departure, early enough for a long way home by land. */
export function leavingFor(frame: DayFrame, { mode, minutes }: Pick<StopWay, 'mode' | 'minutes'>): DayFrame {
  if (frame.role !== 'departure' || mode === 'flight') return frame
  const least = Math.max(frame.opens, frame.start) + LEAST_MORNING
  const { lunch, ...rest } = frame
  const afterLunch = lunch ? lunch.to + lunch.minutes + frame.closes - frame.end : 0
  const eats = afterLunch + minutes <= HOME_BY + FOR_LUNCH
  const closes = Math.min(frame.closes, Math.max(least, HOME_BY - minutes, eats ? afterLunch : 0))
  const end = frame.end - (frame.closes - closes)
  return { ...rest, closes, end, late: end, ...(lunch && lunch.from + lunch.minutes <= end && { lunch }) }
}

/** A day of a journey, by the leg that begins it and the way home that ends it. */
export function journeyFrame(
  { legs = [], language, days }: Plan,
  frame: DayFrame,
  before: Destination | undefined,
  here: Destination,
  destinations: readonly Destination[],
): DayFrame {
  const flight = legs.find(
    ({ date, toId, arrive }) => arrive && toId === here.id && date <= frame.date && frame.date <= arrive.date,
  )
  const from = flight && destinations.find(({ id }) => id === flight.fromId)
  const flown = from && flownMoveOf(flight, from, here)
  if (flown) return flownFrame(frame, from, flown, flight.date)
  const leg = before && legs.find(({ date, fromId }) => date === frame.date && fromId === before.id)
  const moved =
    before && before.id !== here.id
      ? movedOn(frame, before, here, language, leg?.via && breakAt(leg.via.id, [before, here], destinations))
      : frame
  const home = frame.date === days.at(-1)?.date ? legs.at(-1) : undefined
  return home?.date === frame.date && home.fromId === here.id ? leavingFor(moved, home) : moved
}

/** Where a leg is broken: the sight of one of its ends, or another destination. */
export function breakAt(
  id: string,
  ends: readonly Destination[],
  destinations: readonly Destination[],
): Break | undefined {
  const sight = ends.flatMap(({ sights }) => sights).find((each) => each.id === id)
  if (sight) return { stops: [{ sight }] }
  const place = destinations.find((each) => each.id === id)
  return place && { place }
}
