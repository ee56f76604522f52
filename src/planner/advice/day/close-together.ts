import { distanceKm } from '../../../atlas/distance.ts'
import type { DayReason, ReasonItem } from './day-reason-facts.ts'

/** What is closer together than this is a walk, km from end to end. */
const WALK_KM = 2.5

/** That all of a day lies within a walk. */
export function together(stops: readonly ReasonItem[]): DayReason | undefined {
  const sights = stops.flatMap(({ sight }) => sight ?? [])
  const [first] = sights
  const last = sights.at(-1)
  if (!first || !last || first === last) return undefined
  // No way to one of them is longer than what is said here: from a table across the town, say.
  const widest = Math.max(
    ...sights.map((one) => Math.max(...sights.map((other) => distanceKm(one.at, other.at)))),
    ...stops.slice(1).map(({ travel }) => travel?.km ?? 0),
  )
  return widest <= WALK_KM
    ? {
        kind: 'close-together',
        stops: sights.length,
        km: Math.max(0.5, Math.ceil(widest * 2) / 2),
        first,
        last,
        rides: ridesOf(stops),
      }
    : undefined
}

function ridesOf(stops: readonly ReasonItem[]): 'none' | 'there' | 'some' {
  const isRide = ({ travel }: ReasonItem) => travel !== undefined && travel.mode !== 'walk'
  const [first, ...others] = stops
  return others.some(isRide) ? 'some' : first && isRide(first) ? 'there' : 'none'
}
