import type { Destination } from '../../atlas/destination.ts'
import { addDays } from '../../platform/calendar-date.ts'
import { clockTime, minutesOfDay } from '../../platform/clock-time.ts'
import type { PlanLeg } from '../plan.ts'
import { type DayFrame, landingFrame, onTheWay } from '../schedule/frame.ts'
import { clockShift } from '../travel/clock-shift.ts'
import { farFlight, setOutFor } from '../travel/far-flight.ts'
import type { LegMove } from './move-between.ts'

export type FlownMove = LegMove & Required<Pick<LegMove, 'arrive'>>

/** The move to the next stop by a flight that no day's window holds, set out for on that date; undefined for any other. */
export function flownMove(
  from: Destination,
  to: Destination,
  date: string,
  longest: number,
): FlownMove | undefined {
  const flight = farFlight(from, to, longest)
  if (!flight) return undefined
  const { depart, minutes, shift } = setOutFor(from, to, flight, date)
  return {
    mode: 'flight',
    minutes,
    km: flight.km,
    shift,
    depart: clockTime(depart),
    arrive: { date: addDays(date, flight.days), time: clockTime(flight.door) },
  }
}

/** The move that a leg of a plan stands for; undefined where it is no such flight. */
export function flownMoveOf(leg: PlanLeg, from: Destination, to: Destination): FlownMove | undefined {
  const { mode, minutes, km, depart, arrive, date } = leg
  if (!depart || !arrive) return undefined
  return { mode, minutes, km, depart, arrive, shift: clockShift(from.zone, to.zone, date) }
}

/** A day of such a move, from the one on which one sets out on `date` to that of the landing. */
export function flownFrame(
  frame: DayFrame,
  { names }: Pick<Destination, 'names'>,
  move: FlownMove,
  date: string,
): DayFrame {
  const { arrive } = move
  if (frame.date < arrive.date)
    return frame.date === date ? { ...onTheWay(frame), flight: { ...move, from: names } } : onTheWay(frame)
  const landed = landingFrame(frame, minutesOfDay(arrive.time))
  if (frame.date !== date) return landed
  // Who has set out by the same date is in the air all morning: from an hour of the clocks there, where it comes first.
  const depart = minutesOfDay(move.depart ?? arrive.time)
  const landing = depart < minutesOfDay(arrive.time) ? depart : frame.opens
  return { ...landed, landing, flight: { ...move, from: names } }
}
