import { wayBetweenBases } from '../../atlas/bases.ts'
import type { Destination } from '../../atlas/destination.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { withMove } from '../schedule/moved-frame.ts'
import { wayBetweenStops } from '../travel/stop-ways.ts'
import { journeyBetween } from '../travel/travel-time.ts'
import { breakAt } from './journey-frames.ts'
import { type Break, movedOn } from './move-between.ts'
import { sightOnTheWay } from './sight-on-the-way.ts'

/** The days of a trip with several bases: who moves on by road stops at what lies beside it, each once. */
export function baseMoves(
  frames: readonly DayFrame[],
  bases: readonly Destination[],
  request: Pick<PlanRequest, 'language' | 'wishes'>,
): DayFrame[] {
  const { language, wishes } = request
  const canStop = wishes?.mobility === undefined && !wishes?.mustSees
  const seen = new Set<string>()
  return frames.map((frame, index) => {
    const [from, to] = [bases[index - 1], bases[index]]
    if (!from || !to || from.id === to.id) return frame
    const isBack = bases.slice(0, index).some(({ id }) => id === to.id)
    const way = canStop && frame.role === 'full' ? wayBetweenStops(from, to) : undefined
    const except = new Set([...seen, ...(isBack ? to.sights.map(({ id }) => id) : [])])
    const sight = way && sightOnTheWay({ from, to, way, date: frame.date, leaves: frame.opens, except })
    if (sight) seen.add(sight.id)
    return movedToBase(frame, from, to, language, sight && { sight })
  })
}

/** The same day as its plan has it, by the halt that stands on it. */
export function moveOfDay(
  frame: DayFrame,
  { items }: Pick<PlanDay, 'items'>,
  from: Destination,
  to: Destination,
  language: PlanRequest['language'],
): DayFrame {
  const halt = items.find(({ id, place }) => id.endsWith('-via') && place)?.place?.id
  return movedToBase(
    frame,
    from,
    to,
    language,
    halt === undefined ? undefined : breakAt(halt, [from, to], []),
  )
}

function movedToBase(
  frame: DayFrame,
  from: Destination,
  to: Destination,
  language: PlanRequest['language'],
  halt: Break | undefined,
): DayFrame {
  const moved = halt
    ? movedOn(frame, from, to, language, halt)
    : withMove(frame, { ...journeyBetween(from, to), from: from.names[language] })
  return moved.move && isHired(from, to) ? { ...moved, move: { ...moved.move, hired: true } } : moved
}

/** No bus or train goes there: one has a car at the new base. */
function isHired(from: Destination, to: Destination): boolean {
  const canHire = [from, to].every(({ practical }) => practical !== undefined && practical.car !== 'no')
  return canHire && wayBetweenBases(from, to)?.mode === 'car'
}
