import type { Destination } from './destination.ts'

type Place = Partial<Pick<Destination, 'climate'>>

/** The mean daily high of a date's month, °C; undefined where the climate is not known. */
export function usualHigh({ climate }: Place, date: string): number | undefined {
  return climate?.high[monthIndex(date)]
}

/** The mean nightly low, the same way. */
export function usualLow({ climate }: Place, date: string): number | undefined {
  return climate?.low[monthIndex(date)]
}

function monthIndex(date: string): number {
  return Number(date.slice(5, 7)) - 1
}
