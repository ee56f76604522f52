import type { Route } from '../search/route.ts'
import type { DayWishes } from './arrange-days.ts'

/** Pairs of neighbours that are seen on one day. `near`: by stop, those within a walk of it. */
export function neighbourPairs(routes: readonly Pick<Route, 'order'>[], near: DayWishes['near']): number {
  return routes.reduce(
    (sum, { order }) =>
      sum + order.reduce((own, stop) => own + order.filter((other) => near[stop]?.has(other)).length / 2, 0),
    0,
  )
}
