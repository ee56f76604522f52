import { daylightOn } from '../../../atlas/daylight.ts'
import type { Destination, Sight } from '../../../atlas/destination.ts'
import { bestHours, momentsOf } from '../../../atlas/moments.ts'
import { hoursOn } from '../../../atlas/opening-hours.ts'
import { pricedAt } from '../../../atlas/ticket-price.ts'
import { clockTime } from '../../../platform/clock-time.ts'
import { closedDays, fewOpenDays } from '../../prose/days/open-days.ts'
import type { DayReason, EarlyReason, ReasonItem } from './day-reason-facts.ts'

const EARLY = 600
const LATE = 930
/** So long before its best hours a visit may begin and have them, minutes. */
const BEFORE = { morning: 60, dusk: 20 }
/** So long after sunset nobody comes for the light: stars and northern lights want the dark. */
const DARK = 60
/** A month's mean high from which one is out before the heat, °C. */
const HOT = 28
/** Where the light counts, not the crowd. */
const OPEN_AIR: ReadonlySet<Sight['category']> = new Set(['nature', 'viewpoint', 'beach'])
/** So soon after a door opens one is there for the opening, minutes. */
const OPENING = 15

/** The hour or the day that one of these stops is best or alone to be had at. */
export function byHour(
  stops: readonly ReasonItem[],
  date: string,
  { center, zone, climate }: Pick<Destination, 'center' | 'zone' | 'climate'>,
): DayReason | undefined {
  const daylight = daylightOn(date, center, zone)
  const momentsAt = (sight: Sight) => momentsOf(hoursOn(date)(sight) ?? 'always', daylight)
  /** `until`: those hours last until then at least. */
  const isAtBest = (sight: Sight, start: number, before: number, until = 0) =>
    bestHours(sight, date, momentsAt(sight)).some(
      ({ from, to }) => start >= from - before && start < to && to >= until,
    )
  const of = (fits: (sight: Sight, start: number) => boolean | undefined) =>
    stops.find(({ sight, start }) => sight && fits(sight, start))
  const fixed = of((sight) => sight.starts !== undefined)
  if (fixed?.sight) return { kind: 'fixed-start', sight: fixed.sight, start: fixed.start }
  const rare = of((sight) => fewOpenDays(closedDays(sight, date)) !== undefined)?.sight
  if (rare) return { kind: 'open-days', sight: rare, days: fewOpenDays(closedDays(rare, date)) ?? [] }
  const free = of((sight, start) => {
    const { reduction, adult } = pricedAt(sight, date, clockTime(start))
    return reduction !== undefined && adult === 0
  })?.sight
  if (free) return { kind: 'free', sight: free }
  const dusk = of(
    (sight, start) =>
      start >= LATE &&
      start < daylight.sunset + DARK &&
      sight.best?.some(({ from }) => from.startsWith('sunset')) &&
      isAtBest(sight, start, BEFORE.dusk, daylight.sunset),
  )
  if (dusk?.sight) {
    const { sight, start } = dusk
    return { kind: 'dusk', sight, start, sunset: daylight.sunset, isLast: dusk === stops.at(-1) }
  }
  const [first] = stops
  if (first?.sight && first.start <= EARLY && isAtBest(first.sight, first.start, BEFORE.morning))
    return { kind: 'early', sight: first.sight, start: first.start, for: earlyFor(first.sight, first.start) }
  return undefined

  function earlyFor(sight: Sight, start: number): EarlyReason {
    if (sight.category === 'market') return 'market'
    const high = Math.round(climate?.high[Number(date.slice(5, 7)) - 1] ?? 0)
    if (high >= HOT && sight.setting === 'outdoor') return { high }
    if (sight.activity || OPEN_AIR.has(sight.category)) return 'morning'
    const { opens } = momentsAt(sight)
    return opens > 0 && start >= opens && start <= opens + OPENING ? { opens } : 'quiet'
  }
}
