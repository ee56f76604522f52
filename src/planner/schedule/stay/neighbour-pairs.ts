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
