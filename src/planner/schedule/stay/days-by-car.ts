import type { Destination } from '../../../atlas/destination.ts'
import type { PlanDay, PlanRequest } from '../../plan.ts'
import { hasOwnCar, hiredDays, withCarOn } from '../../travel/car-days.ts'
import type { DayFrame } from '../frame.ts'

interface Stay {
  destination: Destination
  frames: readonly DayFrame[]
  request: PlanRequest
  before: { days: readonly PlanDay[]; bases: readonly Destination[] }
}

/** A day written again for who has a car on it. */
export type Rewrite = (frame: DayFrame) => PlanDay

/**
 * The days of one stay, those on which one has a car written so: it is not only had for the way that needs it.
 * `rewrites`: by index, of the days that can be written again; `before`: the days of earlier stays.
 */
export function withCar(
  written: readonly PlanDay[],
  rewrites: ReadonlyMap<number, Rewrite>,
  { destination, frames, request, before }: Stay,
): PlanDay[] {
  const first = before.days.length
  const bases = [...before.bases.slice(0, first), ...written.map(() => destination)]
  const hiredIn = (days: readonly PlanDay[]) =>
    hasOwnCar(request) ? new Set(bases.keys()) : hiredDays([...before.days, ...days], bases, request)
  let days = [...written]
  for (let known = 0, hired = hiredIn(days); hired.size > known; hired = hiredIn(days)) {
    known = hired.size
    days = days.map((day, index) => {
      const frame = frames[index]
      return (frame && hired.has(first + index) && rewrites.get(index)?.(withCarOn(frame))) || day
    })
  }
  return days
}
