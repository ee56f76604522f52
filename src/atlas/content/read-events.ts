import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatedEvent, Destination } from '../destination.ts'
import { datesOf, spansOf } from './event-dates.ts'
import type { AtlasEvent, Feasts, holidaySchema } from './event-schema.ts'
import type * as z from 'zod/mini'

type HolidayCountry = z.infer<typeof holidaySchema>
type PublicHoliday = NonNullable<Destination['publicHolidays']>[number]

/** As far as the tables of lunar feasts reach. */
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031]

/** What content/events holds, by place: call with a destination's id and country. */
export function readEvents(content: string): (id: string, country: string) => DatedEvent[] {
  const folder = join(content, 'events')
  const feasts = readFeasts(content)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const events = files
    .sort()
    .flatMap((name): AtlasEvent[] => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .map((event) => ({ event, spans: YEARS.flatMap((year) => spansOf(event, year, feasts)) }))
  return (id, country) => {
    const local = events.filter(({ event }) => event.places?.includes(id))
    const firstDays = new Set(local.map(({ spans }) => spans[0]?.from))
    // What the whole country does that day, this place says better.
    const common = events.filter(
      ({ event, spans }) =>
        !event.places?.includes(id) && event.countries?.includes(country) && !firstDays.has(spans[0]?.from),
    )
    return [...local, ...common].map(({ event, spans }) => dated(event, spans, id, country))
  }
}

function dated(event: AtlasEvent, spans: DatedEvent['spans'], id: string, country: string): DatedEvent {
  const { from: _from, to: _to, days: _days, places: _places, countries: _countries, ...rest } = event
  const isHere = (closing: { in?: string[] | undefined }) =>
    !closing.in || closing.in.includes(id) || closing.in.includes(country)
  const programme = event.programme.filter(
    (part) => (part.place === undefined || part.place === id) && isHere(part),
  )
  const isCommon = event.countries !== undefined || (event.places?.length ?? 0) > 1
  const hours = event.hours?.filter(isHere)
  const kitchens = event.kitchens?.filter(isHere)
  return {
    ...rest,
    ...(hours && { hours }),
    ...(kitchens && { kitchens }),
    ...(isCommon && { common: true }),
    programme,
    spans,
  }
}

/** Public holidays (content/holidays.json) as far ahead as events are known: call with a destination's id and country. */
export function readPublicHolidays(content: string): (id: string, country: string) => PublicHoliday[] {
  const file = join(content, 'holidays.json')
  const countries: HolidayCountry[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const feasts = readFeasts(content)
  const byCountry = new Map(countries.map(({ country, holidays }) => [country, holidays]))
  return (id, country) =>
    (byCountry.get(country) ?? [])
      .filter(({ places, except }) => (places?.includes(id) ?? true) && !except?.includes(id))
      .flatMap(({ name, on, shops }) =>
        YEARS.flatMap((year) => datesOf(on, year, feasts)).map((date) => ({
          date,
          name,
          ...(shops && { shops: true as const }),
        })),
      )
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function readFeasts(content: string): Feasts {
  const file = join(content, 'moon-feasts.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
