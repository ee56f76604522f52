import { hoursOn, openOn, spanOfHours, weekdayOf } from '../../../src/atlas/opening-hours.ts'
import type { Destination, Sight } from '../../../src/atlas/destination.ts'
import { distanceKm } from '../../../src/atlas/distance.ts'
import { fixedStarts, litSpan, momentsOf } from '../../../src/atlas/moments.ts'
import { daylightOn } from '../../../src/atlas/daylight.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { addDays } from '../../../src/platform/calendar-date.ts'

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
  faults: { fault: Fault; day: number; stop?: string }[]
}

export type Random = () => number

export function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[Math.floor(random() * from.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

const INVENTED: Record<Locale, readonly string[]> = {
  en: [
    'Museum of Forgotten Umbrellas',
    'Whispering Lantern Courtyard',
    'Imperial Clockmakers Hall',
    'Old Saltmerchant House',
    'Moonstone Observatory',
    'Queen Aldetrude Palace',
    'Gallery of Painted Kites',
    'Thornwick Abbey',
  ],
  de: [
    'Museum der vergessenen Schirme',
    'Haus der flüsternden Laternen',
    'Kaiserliche Uhrmacherhalle',
    'Altes Salzhändlerhaus',
    'Mondstein-Sternwarte',
    'Schloss Aldetrud',
    'Galerie der bemalten Drachen',
    'Abtei Dornwick',
  ],
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
    seed(fault, itinerary, elsewhere, random)
  }
  return itinerary
}

function isSolid(sight: Sight): boolean {
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

function seed(fault: Fault, itinerary: Itinerary, elsewhere: Destination, random: Random): void {
  const { days, destination, language, faults } = itinerary
  const touched = new Set(faults.map(({ day }) => day))
  const free = days.flatMap((day, index) => (touched.has(index) ? [] : [{ day, index }]))
  if (free.length === 0) return
  const { day, index } = pick(random, free)
  const stopAt = Math.floor(random() * day.stops.length)
  const stop = day.stops[stopAt]
  const used = new Set(days.flatMap(({ stops }) => stops.map(({ sight }) => sight?.id)))
  const note = (name?: string) => faults.push({ fault, day: index, ...(name && { stop: name }) })
  if (!stop) return
  switch (fault) {
    case 'closed-day': {
      const shut = destination.sights.find(
        (sight) =>
          isSolid(sight) &&
          !used.has(sight.id) &&
          !openOn(day.date)(sight) &&
          distanceKm(sight.at, destination.center) < 12,
      )
      if (!shut) return
      Object.assign(stop, { name: shut.name[language], sight: shut, price: undefined })
      return void note(stop.name)
    }
    case 'closed-hour': {
      const last = day.stops.at(-1)
      const hours = last?.sight && hoursOn(day.date)(last.sight)
      const closes = hours ? spanOfHours(hours).closes : 1440
      const always = last?.sight && spanOfHours(last.sight.hours).closes
      if (!last || closes > 1200 || always !== closes || last.sight?.exceptions) return
      last.start = Math.min(1290, Math.ceil((closes + 45) / 30) * 30)
      last.end = last.start + 60
      return void note(last.name)
    }
    case 'too-far': {
      const far = destination.sights.find(
        (sight) =>
          !used.has(sight.id) &&
          !sight.starts &&
          !sight.season &&
          distanceKm(sight.at, destination.center) > 35 &&
          openOn(day.date)(sight) &&
          spanOfHours(sight.hours).closes >= 1020,
      )
      const first = day.stops[0]
      if (!far || !first || day.stops.length < 2) return
      // Between two stops in town, a quarter of an hour from each.
      const begins = first.end + 15
      if (begins < spanOfHours(far.hours).opens || begins + 60 > spanOfHours(far.hours).closes) return
      const added: TruthStop = { name: far.name[language], sight: far, start: begins, end: begins + 60 }
      day.stops = [first, added, ...day.stops.slice(1).filter(({ start }) => start >= begins + 75)]
      if (day.stops.length < 2) return
      return void note(added.name)
    }
    case 'doubled': {
      const other = days
        .find((each, at) => at < index && !touched.has(at))
        ?.stops.find(({ sight }) => sight && openOn(day.date)(sight))
      if (!other?.sight || stop === other) return
      const hours = hoursOn(day.date)(other.sight)
      const span = hours && spanOfHours(hours)
      if (!span || stop.start < span.opens || stop.end > span.closes) return
      Object.assign(stop, { name: other.name, sight: other.sight, price: undefined })
      return void note(stop.name)
    }
    case 'overloaded': {
      const more = destination.sights.filter(
        (sight) =>
          isSolid(sight) &&
          !used.has(sight.id) &&
          sight.hours === 'always' &&
          distanceKm(sight.at, destination.center) < 12,
      )
      const free = destination.sights.filter(
        (sight) =>
          isSolid(sight) &&
          !used.has(sight.id) &&
          sight.hours !== 'always' &&
          openOn(day.date)(sight) &&
          distanceKm(sight.at, destination.center) < 12,
      )
      const all = [...free, ...more].slice(0, 11 - day.stops.length)
      if (day.stops.length + all.length < 9 || !itinerary.undated) return
      day.stops = [
        ...day.stops,
        ...all.map((sight) => ({ name: sight.name[language], sight, start: 0, end: 0 })),
      ]
      for (const each of day.stops) Object.assign(each, { start: 0, end: 0 })
      return void note()
    }
    case 'unknown': {
      const name = pick(random, INVENTED[language])
      if (faults.some(({ stop: same }) => same === name)) return
      day.stops[stopAt] = { name, start: stop.start, end: stop.end }
      return void note(name)
    }
    case 'wrong-city': {
      const [best] = elsewhere.sights
      if (!best) return
      day.stops[stopAt] = { name: best.name[language], start: stop.start, end: stop.end }
      return void note(best.name[language])
    }
    case 'weekday': {
      const right = weekdayOf(day.date)
      day.saysWeekday = pick(
        random,
        (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).filter((each) => each !== right),
      )
      return void note()
    }
    case 'price': {
      if (!stop.sight?.adult || stop.sight.adult < 4) return
      stop.price =
        random() < 0.5 ? Math.round(stop.sight.adult * 2.5) : Math.max(1, Math.round(stop.sight.adult * 0.35))
      return void note(stop.name)
    }
  }
}
