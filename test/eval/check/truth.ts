import { hoursOn, spanOfHours } from '../../../src/atlas/opening-hours.ts'
import type { Destination, Sight } from '../../../src/atlas/destination.ts'
import { distanceKm } from '../../../src/atlas/distance.ts'
import { fixedStarts, litSpan, momentsOf } from '../../../src/atlas/moments.ts'
import { daylightOn } from '../../../src/atlas/daylight.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { addDays } from '../../../src/platform/calendar-date.ts'
import { seedFault } from './seed-fault.ts'

/** Itineraries whose faults are known because they were put in; the styles say them in words. */

export const FAULTS = [
  'closed-day',
  'closed-hour',
  'too-far',
  'doubled',
  'overloaded',
  'unknown',
  'wrong-city',
  'weekday',
  'price',
] as const
export type Fault = (typeof FAULTS)[number]

export interface TruthStop {
  /** In the language of the itinerary; nothing of the atlas where it was invented or lies elsewhere. */
  name: string
  sight?: Sight
  start: number
  end: number
  /** What is said of the ticket; undefined says nothing. */
  price?: number
}

export interface TruthDay {
  date: string
  /** What the heading says instead of the date's own weekday. */
  saysWeekday?: string
  stops: TruthStop[]
}

export interface Itinerary {
  id: number
  language: Locale
  destination: Destination
  days: TruthDay[]
  /** The traveller has not said when. */
  undated: boolean
  /** `first`: the day on which what is doubled stands rightly. */
  faults: { fault: Fault; day: number; stop?: string; first?: number }[]
}

export type Random = () => number

export function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[Math.floor(random() * from.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** A plan that is right: open, in daylight, with time for the ways; then so many faults are put in. */
export function makeItinerary(
  id: number,
  destination: Destination,
  elsewhere: Destination,
  language: Locale,
  random: Random,
): Itinerary {
  const undated = random() < 0.15
  const start = addDays('2027-03-01', Math.floor(random() * 200))
  const length = 2 + Math.floor(random() * 3)
  const days = rightDays(destination, start, length, language, random)
  const itinerary: Itinerary = { id, language, destination, days, undated, faults: [] }
  const wanted = random() < 0.2 ? 0 : 1 + Math.floor(random() * 3)
  const order = [...FAULTS].sort(() => random() - 0.5)
  for (const fault of order) {
    if (itinerary.faults.length >= wanted) break
    if (undated && ['closed-day', 'weekday'].includes(fault)) continue
    seedFault(fault, itinerary, elsewhere, random)
  }
  return itinerary
}

export function isSolid(sight: Sight): boolean {
  return !sight.daytrip && !sight.starts && !sight.event && !sight.season && sight.minutes <= 200
}

function rightDays(
  destination: Destination,
  start: string,
  length: number,
  language: Locale,
  random: Random,
) {
  const { center } = destination
  const pool = destination.sights
    .filter((sight) => isSolid(sight) && distanceKm(sight.at, center) < 12)
    .sort((a, b) => b.score + random() * 4 - a.score - random() * 4)
  const used = new Set<string>()
  const days: TruthDay[] = []
  for (let index = 0; index < length; index++) {
    const date = addDays(start, index)
    const stops: TruthStop[] = []
    let clock = 540 + Math.floor(random() * 3) * 30
    const most = 2 + Math.floor(random() * 3)
    let at = center
    for (const sight of pool) {
      if (stops.length >= most) break
      if (used.has(sight.id)) continue
      const way =
        stops.length > 0 ? Math.max(15, Math.ceil((distanceKm(at, sight.at) * 6 + 10) / 15) * 15) : 0
      const begins = stops.length === 2 ? Math.max(clock + way, 810) : clock + way
      const ends = begins + Math.ceil(sight.minutes / 15) * 15
      if (!fits(sight, destination, date, begins, ends)) continue
      used.add(sight.id)
      at = sight.at
      clock = ends
      stops.push({ name: sight.name[language], sight, start: begins, end: ends })
    }
    for (const stop of stops)
      if (stop.sight && random() < 0.3 && stop.sight.adult !== undefined) stop.price = stop.sight.adult
    days.push({ date, stops })
  }
  return days.filter(({ stops }) => stops.length > 0)
}

/** Open on the date, and on every other of that week, so that it fits without a date too. */
function fits(
  sight: Sight,
  { center, zone }: Destination,
  date: string,
  begins: number,
  ends: number,
): boolean {
  const hours = hoursOn(date)(sight)
  if (hours === undefined || ends > 1200) return false
  const { opens, closes } = spanOfHours(hours)
  const day = momentsOf(hours, daylightOn(date, center, zone))
  const lit = litSpan(sight, date, day)
  return (
    begins >= opens &&
    ends <= closes &&
    begins >= lit.from &&
    ends <= lit.to &&
    fixedStarts(sight, date, day) === undefined
  )
}
