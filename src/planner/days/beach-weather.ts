import type { Destination, Sight } from '../../atlas/destination.ts'
import { usualHigh, usualLow } from '../../atlas/usual-weather.ts'

/** Nobody lies on a beach on a colder day, °C. */
const BEACH_WEATHER = 20

export function isTooColdToBathe(
  { category }: Pick<Sight, 'category'>,
  { date }: { date: string },
  place: Pick<Destination, 'climate'>,
): boolean {
  return category === 'beach' && (usualHigh(place, date) ?? Infinity) < BEACH_WEATHER
}

/** Nights as warm as this are spent outside, °C. */
const WARM_NIGHT = 20

export function isWarmNight({ date }: { date: string }, place: Pick<Destination, 'climate'>): boolean {
  return (usualLow(place, date) ?? -Infinity) >= WARM_NIGHT
}

/**
 * Until so many minutes after sunset the air is still that of the day, mild from such a high on, °C; longer where the
 * night does not get colder than that.
 */
const DUSK = { minutes: 60, high: 20, low: 14 }

export function isMildDusk(
  afterSunset: number,
  { date }: { date: string },
  place: Pick<Destination, 'climate'>,
): boolean {
  if ((usualHigh(place, date) ?? -Infinity) < DUSK.high) return false
  return afterSunset <= DUSK.minutes || (usualLow(place, date) ?? -Infinity) >= DUSK.low
}

/** Nobody sits outside for an hour on a colder day, °C. */
const MILD = 12

export function isTooColdToSit({ date }: { date: string }, place: Pick<Destination, 'climate'>): boolean {
  return (usualHigh(place, date) ?? Infinity) < MILD
}
