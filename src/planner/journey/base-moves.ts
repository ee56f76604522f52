import type { Destination } from '../../atlas/destination.ts'
import { isHalt } from '../plan-legs.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { withMove } from '../schedule/moved-frame.ts'
import { hasOwnCar, movesByCar } from '../travel/car-days.ts'
import { isOverWater } from '../travel/landmass.ts'
import { wayBetweenStops } from '../travel/stop-ways.ts'
import { drive, journeyBetween } from '../travel/travel-time.ts'
import { movedOn } from './move-between.ts'
import { haltsOnTheWay } from './halts-on-the-way.ts'
import type { RoadStop } from './road-halts.ts'

/** A day of moving on stops at no more, whatever its pace. */
const MOST_HALTS = 3

/** The days of a trip with several bases: who moves on by road stops at what lies beside it, each once. */
export function baseMoves(
  frames: readonly DayFrame[],
  bases: readonly Destination[],
  request: PlanRequest,
): DayFrame[] {
  const { wishes } = request
  const canStop = wishes?.mobility === undefined && !wishes?.mustSees
  const seen = new Set<string>()
  return frames.map((frame, index) => {
    const [from, to] = [bases[index - 1], bases[index]]
    if (!from || !to || from.id === to.id) return frame
    const isBack = bases.slice(0, index).some(({ id }) => id === to.id)
    const way = canStop && frame.role === 'full' ? wayBetweenStops(from, to) : undefined
    const except = new Set([...seen, ...(isBack ? to.sights.map(({ id }) => id) : [])])
    const most = Math.min(MOST_HALTS, Math.ceil(frame.maxStops / 2))
    const road = { from, to, date: frame.date, leaves: frame.opens, except, party: request, most }
    const stops = way ? haltsOnTheWay({ ...road, way }) : []
    for (const stop of stops) seen.add('sight' in stop ? stop.sight.id : stop.food.id)
    return movedToBase(frame, from, to, request, stops)
  })
}

/** The same day as its plan has it, by the halts that stand on it. */
export function moveOfDay(
  frame: DayFrame,
  { items }: Pick<PlanDay, 'items'>,
  from: Destination,
  to: Destination,
  request: Pick<PlanRequest, 'language' | 'wishes'>,
): DayFrame {
  const arrives = items.findIndex(({ kind }) => kind === 'checkin')
  const sights = [...from.sights, ...to.sights]
  const food = [...(from.food ?? []), ...(to.food ?? [])]
  const stops = items.slice(0, Math.max(0, arrives)).flatMap(({ id, kind, place }): RoadStop[] => {
    const table = kind === 'meal' && food.find((each) => each.id === place?.id)
    const sight = isHalt({ id, kind }) && sights.find((each) => each.id === place?.id)
    return table ? [{ food: table }] : sight ? [{ sight }] : []
  })
  return movedToBase(frame, from, to, request, stops)
}

function movedToBase(
  frame: DayFrame,
  from: Destination,
  to: Destination,
  request: Pick<PlanRequest, 'language' | 'wishes'>,
  stops: readonly RoadStop[],
): DayFrame {
  const { language } = request
  const isOwn = hasOwnCar(request) && !isOverWater(from, to)
  const usual = journeyBetween(from, to)
  const way = isOwn && usual.mode !== 'car' ? drive(from, to) : usual
  const moved =
    stops.length > 0
      ? movedOn(frame, from, to, language, { stops })
      : withMove(frame, { ...way, from: from.names[language] })
  const isDriven = isOwn || movesByCar(from, to)
  return moved.move && isDriven ? { ...moved, move: { ...moved.move, hired: true } } : moved
}
