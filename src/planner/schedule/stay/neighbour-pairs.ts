import type { Sight } from '../../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../../atlas/distance.ts'
import type { Route } from '../search/route.ts'
import type { DayWishes } from './arrange-days.ts'

/** Pairs of neighbours that are seen on one day. `near`: by stop, those within a walk of it. */
export function neighbourPairs(routes: readonly Pick<Route, 'order'>[], near: DayWishes['near']): number {
  let pairs = 0
  for (const { order } of routes)
    for (const stop of order) {
      const beside = near[stop]
      if (beside?.size) for (const other of order) if (beside.has(other)) pairs++
    }
  return pairs / 2
}

/** Sights as close as this are seen on one day, km. */
export const NEAR_KM = 1
/** As far out from where one stays, km, what so much of that way lies between, and no more, is one area. */
const AREA = { out: 4, share: 0.4, most: 15 }

/** By stop: those within a walk of it. */
export function withinAWalk(sights: readonly Sight[]): ReadonlySet<number>[] {
  return sights.map((sight, stop) => others(sights, stop, ({ at }) => distanceKm(at, sight.at) <= NEAR_KM))
}

/** By stop: those for which nobody should drive out twice. */
export function withinAnArea(sights: readonly Sight[], base: Coordinates): ReadonlySet<number>[] {
  return sights.map((sight, stop) =>
    others(sights, stop, ({ at }) => {
      const out = Math.min(distanceKm(sight.at, base), distanceKm(at, base))
      return out >= AREA.out && distanceKm(at, sight.at) <= Math.min(AREA.most, out * AREA.share)
    }),
  )
}

function others(sights: readonly Sight[], stop: number, belongs: (other: Sight) => boolean): Set<number> {
  return new Set(sights.flatMap((sight, other) => (other !== stop && belongs(sight) ? [other] : [])))
}

/** Next door, km. */
const BESIDE_KM = 0.5

/** Whether one would come back at this position to what one has left for somewhere else, or leave neighbours between. */
export function leadsBack(sights: readonly Sight[], { at }: Sight, position: number): boolean {
  const isBeside = (one: Coordinates, other?: Sight) =>
    other !== undefined && distanceKm(one, other.at) <= BESIDE_KM
  const [before, after] = [sights[position - 1], sights[position]]
  if (isBeside(at, before) || isBeside(at, after)) return false
  return sights.some((other) => isBeside(at, other)) || (before !== undefined && isBeside(before.at, after))
}
