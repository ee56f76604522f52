import type { Destination } from './destination.ts'

/** A month with no more days of rain than these. */
const DRY_RAINDAYS = 2

type Place = Partial<Pick<Destination, 'climate'>>

/** The mean daily high of a date's month, °C; undefined where the climate is not known. */
export function usualHigh({ climate }: Place, date: string): number | undefined {
  return climate?.high[monthIndex(date)]
}

/** The mean nightly low, the same way. */
export function usualLow({ climate }: Place, date: string): number | undefined {
  return climate?.low[monthIndex(date)]
}

/** Nobody needs a plan for rain in a date's month. Where the climate is not known it may rain. */
export function hardlyRains({ climate }: Place, date: string): boolean {
  return (climate?.raindays[monthIndex(date)] ?? Infinity) <= DRY_RAINDAYS
}

function monthIndex(date: string): number {
  return Number(date.slice(5, 7)) - 1
}
