import type { Sight } from '../../../../atlas/destination.ts'
import { type Coordinates, distanceKm, isWithin } from '../../../../atlas/distance.ts'
import type { Route } from '../../search/route.ts'
import type { DayWishes } from './day-wishes.ts'

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
/** One door from the other: a cathedral and its museum, km. */
export const NEXT_DOOR_KM = 0.25
/** As far out from where one stays, km, what so much of that way lies between, and no more, is one area. */
const AREA = { out: 4, share: 0.4, most: 15 }

/** By stop: those within a walk of it. */
export function withinAWalk(sights: readonly Sight[]): ReadonlySet<number>[] {
  return othersWithin(sights, () => NEAR_KM)
}

/** By stop: those for which nobody should drive out twice. */
export function withinAnArea(sights: readonly Sight[], base: Coordinates): ReadonlySet<number>[] {
  const ways = sights.map(({ at }) => distanceKm(at, base))
  return othersWithin(sights, (one, other) => {
    const out = Math.min(ways[one] ?? 0, ways[other] ?? 0)
    return out >= AREA.out ? Math.min(AREA.most, out * AREA.share) : -1
  })
}

/** By stop: the others no further from it than `km` says of the two. */
export function othersWithin(
  sights: readonly Sight[],
  km: (stop: number, other: number) => number,
): ReadonlySet<number>[] {
  return sights.map(
    ({ at }, stop) =>
      new Set(
        sights.flatMap((sight, other) =>
          other !== stop && isWithin({ at, km: km(stop, other) }, sight.at) ? [other] : [],
        ),
      ),
  )
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
