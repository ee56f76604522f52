import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import type { LegMode, PlanDay, PlanLeg } from '../plan.ts'
import { pointOf, type Subject } from './subject.ts'

/** Straight line over the time under way, km/h at most, and minutes that everybody loses besides, at gates. */
const FASTEST: Record<LegMode, { kmh: number; besides: number }> = {
  train: { kmh: 250, besides: 0 },
  bus: { kmh: 100, besides: 0 },
  // With the train to the port.
  ferry: { kmh: 120, besides: 0 },
  car: { kmh: 120, besides: 0 },
  flight: { kmh: 880, besides: 120 },
}
/** Minutes of a leg's length that rounding may hide, and a share of a timetable's. */
const SLACK = { minutes: 5, share: 0.95, km: 1 }

/** The leg is as long as the distance asks for, by any means of its kind. */
export function isFeasible(leg: PlanLeg, before: PlanDay, day: PlanDay): boolean {
  return isLongEnough(leg, pointOf(before.base), pointOf(day.base))
}

/** The same of the way there and home, where the atlas knows where that is. */
export function isEndFeasible(leg: PlanLeg, base: PlanDay['base'], { facts }: Subject): boolean {
  const other = leg.toId === base.id ? leg.fromId : leg.toId
  const known = facts.destinations.find(({ id }) => id === other)
  return !known || isLongEnough(leg, known.center, pointOf(base))
}

function isLongEnough(
  { mode, minutes, km }: PlanLeg,
  from: Coordinates | undefined,
  to: Coordinates | undefined,
): boolean {
  if (!Number.isFinite(minutes) || !Number.isFinite(km) || minutes <= 0 || km < 0 || !from || !to)
    return false
  const straight = distanceKm(from, to)
  const { kmh, besides } = FASTEST[mode]
  return km + SLACK.km >= straight && minutes + SLACK.minutes >= besides + (straight / kmh) * 60
}

/** Nobody is there sooner than the trains and ferries that run between the two, with one change at most, where some are known. */
export function fitsTimetable({ mode, minutes, fromId, toId, via }: PlanLeg, { facts }: Subject): boolean {
  if (via || mode === 'flight' || mode === 'car') return true
  const ways = (id: string) =>
    facts.destinations
      .find((each) => each.id === id)
      ?.connections?.filter((each) => each.mode !== 'night-train') ?? []
  const goal = toId.split('/')[0]
  const onward = ways(toId)
  const known = ways(fromId).flatMap((first) => {
    if (first.to === goal) return [first.minutes]
    return onward.flatMap(({ to, minutes: more }) => (to === first.to ? [first.minutes + more] : []))
  })
  const direct = ways(fromId).some((each) => each.to === goal && each.mode === mode)
  return !direct || minutes + SLACK.minutes >= Math.min(...known) * SLACK.share
}
