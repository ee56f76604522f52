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
