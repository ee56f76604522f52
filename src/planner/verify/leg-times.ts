import { distanceKm } from '../../atlas/distance.ts'
import type { LegMode, PlanDay, PlanLeg } from '../plan.ts'
import { pointOf, type Subject } from './subject.ts'

/** Straight line over the time under way, km/h at most, and minutes that everybody loses besides: at quays and gates. */
const FASTEST: Record<LegMode, { kmh: number; besides: number }> = {
  train: { kmh: 250, besides: 0 },
  ferry: { kmh: 75, besides: 20 },
  car: { kmh: 120, besides: 0 },
  flight: { kmh: 880, besides: 120 },
}
/** Minutes of a leg's length that rounding may hide, and a share of a timetable's. */
const SLACK = { minutes: 5, share: 0.95, km: 1 }

/** The leg is as long as the distance asks for, by any means of its kind. */
export function isFeasible({ mode, minutes, km }: PlanLeg, before: PlanDay, day: PlanDay): boolean {
  const [from, to] = [pointOf(before.base), pointOf(day.base)]
  if (!Number.isFinite(minutes) || !Number.isFinite(km) || minutes <= 0 || km < 0 || !from || !to)
    return false
  const straight = distanceKm(from, to)
  const { kmh, besides } = FASTEST[mode]
  return km + SLACK.km >= straight && minutes + SLACK.minutes >= besides + (straight / kmh) * 60
}

/** Nobody is there sooner than the train or ferry that runs between the two, where one is known. */
export function fitsTimetable({ mode, minutes, fromId, toId, via }: PlanLeg, { facts }: Subject): boolean {
  if (via) return true
  const [from, to] = [fromId, toId].map((id) => id.split('/')[0])
  const known = facts.destinations
    .find(({ id }) => id === fromId || id === from)
    ?.connections?.filter((each) => each.to === to && each.mode === mode)
    .map((each) => each.minutes)
  return !known?.length || minutes + SLACK.minutes >= Math.min(...known) * SLACK.share
}
