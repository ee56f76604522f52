import type { Destination, Sight } from '../../atlas/destination.ts'

/** Nobody lies on a beach on a colder day, °C. */
const BEACH_WEATHER = 20

export function isTooColdToBathe(
  { category }: Pick<Sight, 'category'>,
  { date }: { date: string },
  { climate }: Pick<Destination, 'climate'>,
): boolean {
  return category === 'beach' && (climate?.high[Number(date.slice(5, 7)) - 1] ?? Infinity) < BEACH_WEATHER
}

/** Nights as warm as this are spent outside, °C. */
const WARM_NIGHT = 20

export function isWarmNight({ date }: { date: string }, { climate }: Pick<Destination, 'climate'>): boolean {
  return (climate?.low[Number(date.slice(5, 7)) - 1] ?? -Infinity) >= WARM_NIGHT
}

/** Nobody sits outside for an hour on a colder day, °C. */
const MILD = 12

export function isTooColdToSit(
  { date }: { date: string },
  { climate }: Pick<Destination, 'climate'>,
): boolean {
  return (climate?.high[Number(date.slice(5, 7)) - 1] ?? Infinity) < MILD
}
