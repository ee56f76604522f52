import type { Sight } from '../../atlas/destination.ts'
import type { PlanDay } from '../plan.ts'

/** What goes into the bag for a month's weather and for what is on the plan. */
export type PackingThing =
  | 'winter-coat'
  | 'warm-layer'
  | 'sun-hat'
  | 'light-rain-jacket'
  | 'rain-jacket'
  | 'swimwear'
  | 'walking-boots'
  | 'covered-shoulders'

/** What one wears in such weather: whole °C by day and night, and days with rain in the month. */
const COLD = { day: 9, night: 10 }
const HOT = 28
const WARM_RAIN = 24
const MANY_RAINDAYS = 8
/** Warm enough to bathe from a beach, and by what one does: a boat alone makes nobody swim. */
const BEACH = 22
const SWIMMING: Partial<Record<NonNullable<Sight['activity']>, number>> = {
  swim: 22,
  snorkel: 22,
  surf: 22,
  paddle: 24,
  sail: 24,
}
/** Warm enough for short sleeves, which some doors do not let in. */
const SHORT_SLEEVES = 22

/** Where bare shoulders are turned away at church doors. */
const STRICT_CHURCHES = new Set('IT ES PT GR CY MT HR ME RS MK AL BG RO GE AM RU UA'.split(' '))

/** And at temple doors: elsewhere only shoes come off. */
const STRICT_TEMPLES = new Set('ID IN KH LA LK MM MY NP SG TH VN'.split(' '))

/** What the month's weather and the sights of the plan ask for; nothing that any trip would. */
export function packingFor(
  { high, low, raindays }: { high: number; low: number; raindays: number },
  sights: readonly Sight[],
  country: string,
): PackingThing[] {
  const some = (test: (sight: Sight) => unknown) => sights.some(test)
  const bathes = ({ category, activity }: Sight) =>
    high >= ((category === 'beach' ? BEACH : activity && SWIMMING[activity]) ?? Infinity)
  const isHoly = ({ category }: Sight) =>
    high >= SHORT_SLEEVES &&
    (category === 'mosque' ||
      (category === 'temple' && STRICT_TEMPLES.has(country)) ||
      (category === 'church' && STRICT_CHURCHES.has(country)))
  const rain: PackingThing = high >= WARM_RAIN ? 'light-rain-jacket' : 'rain-jacket'
  const things: (PackingThing | false)[] = [
    high <= COLD.day ? 'winter-coat' : low <= COLD.night && 'warm-layer',
    high >= HOT && 'sun-hat',
    raindays >= MANY_RAINDAYS && rain,
    some(bathes) && 'swimwear',
    some(({ activity }) => activity === 'hike') && 'walking-boots',
    some(isHoly) && 'covered-shoulders',
  ]
  return things.filter((thing) => thing !== false)
}

/** A month with the warmest days and the coldest nights of all the trip's bases, °C. */
export function withinTrip<T extends { high: number; low: number }>(usual: T, days: readonly PlanDay[]): T {
  const told = days.flatMap(({ weather }) => weather ?? [])
  const high = Math.max(usual.high, ...told.map((each) => each.high))
  return { ...usual, high, low: Math.min(usual.low, ...told.map((each) => each.low)) }
}
