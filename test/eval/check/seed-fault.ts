import type { Destination } from '../../../src/atlas/destination.ts'
import { distanceKm } from '../../../src/atlas/distance.ts'
import { hoursOn, openOn, spanOfHours, weekdayOf } from '../../../src/atlas/opening-hours.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { type Fault, isSolid, type Itinerary, pick, type Random, type TruthStop } from './truth.ts'

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

/** Puts one fault into a day that has none, where the place allows it. */
export function seedFault(fault: Fault, itinerary: Itinerary, elsewhere: Destination, random: Random): void {
  const { days, destination, language, faults } = itinerary
  const touched = new Set(faults.flatMap(({ day, first }) => (first === undefined ? [day] : [day, first])))
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
      const first = days.findIndex(
        (each, at) =>
          at < index && !touched.has(at) && each.stops.some(({ sight }) => sight && openOn(day.date)(sight)),
      )
      const other = days[first]?.stops.find(({ sight }) => sight && openOn(day.date)(sight))
      if (!other?.sight || stop === other) return
      const hours = hoursOn(day.date)(other.sight)
      const span = hours && spanOfHours(hours)
      if (!span || stop.start < span.opens || stop.end > span.closes) return
      Object.assign(stop, { name: other.name, sight: other.sight, price: undefined })
      return void faults.push({ fault, day: index, stop: stop.name, first })
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
      if (day.stops.length + all.length < 9) return
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
