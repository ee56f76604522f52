import type { Atlas } from '../atlas/atlas.ts'
import { countryName } from '../atlas/country/country.ts'
import { daylightOn } from '../atlas/daylight.ts'
import type { Destination, FoodPlace, Sight } from '../atlas/destination.ts'
import { distanceKm } from '../atlas/distance.ts'
import { tableName } from '../atlas/table-name.ts'
import { displayNames } from '../i18n/intl.ts'
import { LANGUAGE_TAGS, type Locale } from '../i18n/locale.ts'
import { addDays } from '../platform/calendar-date.ts'
import { clockTime } from '../platform/clock-time.ts'
import type {
  EventView,
  HoursView,
  MonthView,
  NeighbourView,
  PlaceView,
  SampleView,
  Season,
  SightView,
} from './place-view.ts'

const MOST = { events: 12, common: 6, food: 20, evenings: 5, neighbours: 8 }
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/** All that the atlas knows of a place, in one language. `today`: events are those of the year from there. */
export function describePlace(
  destination: Destination,
  samples: SampleView[],
  { atlas, locale, today }: { atlas: Pick<Atlas, 'head'>; locale: Locale; today: string },
): PlaceView {
  const { id, names, country, continent, center, zone, currency, practical, daily, food } = destination
  const name = names[locale]
  const { transfers = [], around, dayPass, groupPass, ride, car, cards = [] } = practical ?? {}
  return {
    id,
    name,
    ...(names.local !== name && { local: names.local }),
    country: countryName(country, locale),
    countryCode: country,
    continent,
    at: center,
    zone,
    currency,
    languages: destination.languages.flatMap((code) => languageName(code, locale)),
    checked: destination.checked,
    best: destination.best,
    daily: {
      lodging: [daily.lodging[0], daily.lodging[2]],
      food: [daily.food[0], daily.food[2]],
    },
    sights: destination.sights
      .toSorted((a, b) => b.score - a.score)
      .map((sight) => sightView(sight, destination, locale)),
    months: MONTHS.map((month) => monthView(month, destination, today)),
    seasons: SEASONS.flatMap((season) => {
      const text = practical?.seasons[season]?.[locale]
      return text ? [{ season, text }] : []
    }),
    events: eventsAhead(destination, today, locale),
    areas: areasOf(destination, locale),
    food: (food ?? []).slice(0, MOST.food).map((place) => foodView(place, locale)),
    dishes: (destination.dishes ?? []).map(({ name, text }) => ({ name, text: text[locale] })),
    evenings: (destination.evenings ?? []).slice(0, MOST.evenings).map(({ id, name, hint, cost }) => ({
      id,
      name: name[locale],
      hint: hint[locale],
      ...(cost !== undefined && { cost }),
    })),
    transfers: transfers.map(({ from, mode, line, minutes, price }) => ({
      from,
      mode,
      minutes,
      ...(line && { line }),
      ...(price !== undefined && { price }),
    })),
    ...(around && { around: around[locale] }),
    ...(dayPass && { dayPass }),
    ...(groupPass && { groupPass }),
    ...(ride !== undefined && { ride }),
    ...(car && { car }),
    cards: cards.flatMap(({ name, prices: [shortest] }) => (shortest ? [{ name, ...shortest }] : [])),
    neighbours: neighboursOf(destination, atlas, locale),
    goodToKnow: goodToKnow(destination, locale),
    samples,
  }
}

function languageName(code: string, locale: Locale): string[] {
  const name = displayNames(LANGUAGE_TAGS[locale], { type: 'language' }).of(code)
  return name && name !== code ? [name] : []
}

function sightView(sight: Sight, { tickets }: Destination, locale: Locale): SightView {
  const { id, name, category, at, minutes, hint, adult, child, freeUnder, booking, reach, shut } = sight
  return {
    id,
    name: name[locale],
    category,
    at,
    minutes,
    hint: hint[locale],
    hours: hoursView(sight),
    ...(shut && { shut: { from: shut.from, ...(shut.to && { to: shut.to }) } }),
    ...(sight.season && { season: sight.season }),
    price: adult ?? tickets[sight.price] ?? 0,
    ...(adult === undefined && sight.price > 0 && { isUsualPrice: true as const }),
    ...(child !== undefined && { child }),
    ...(freeUnder !== undefined && { freeUnder }),
    ...(booking && { booking: { days: booking.days, required: booking.required ?? false } }),
    ...(reach && {
      way: { mode: reach.mode, minutes: reach.minutes, ...(reach.how && { how: reach.how[locale] }) },
    }),
    ...(sight.site && { site: sight.site }),
  }
}

/** Hours of an ordinary week, and of its seasons; single days are the plan's business. */
function hoursView({ hours, closed = [], exceptions = [] }: Sight | FoodPlace): HoursView {
  const others = exceptions
    .filter(({ nth, dates }) => !nth && !dates)
    .map(({ days, months, hours: held }) => ({
      ...(days && { days }),
      ...(months && { months }),
      ...(held && { hours: held }),
    }))
  return { usual: hours, closed, others }
}

function monthView(month: number, { climate, center, zone }: Destination, today: string): MonthView {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  const middle = `${year}-${String(month).padStart(2, '0')}-15`
  const { sunrise, sunset, polarNight } = daylightOn(middle, center, zone)
  const value = (values: readonly number[] | undefined) => Math.round(values?.[month - 1] ?? 0)
  const isUp = sunrise === 0 && sunset === 1440
  return {
    month,
    ...(climate && {
      high: value(climate.high),
      low: value(climate.low),
      raindays: value(climate.raindays),
      sun: value(climate.sun),
    }),
    ...(!isUp && !polarNight && { rise: clockTime(sunrise), set: clockTime(Math.min(sunset, 1439)) }),
    light: polarNight ? 0 : Math.round((sunset - sunrise) / 60),
  }
}

/** The next time of each event within a year, in order; of what is kept elsewhere, too, the next few and in short. */
function eventsAhead({ events = [] }: Destination, today: string, locale: Locale): EventView[] {
  const last = addDays(today, 365)
  const ahead = events
    .flatMap(({ spans, ...event }) => {
      const next = spans.find(({ from, to }) => to >= today && from <= last)
      return next ? [{ ...event, ...next }] : []
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const common = ahead.filter((event) => event.common).slice(0, MOST.common)
  return ahead
    .filter((event) => !event.common || common.includes(event))
    .slice(0, MOST.events)
    .map(({ id, name, from, to, usual = false, about, common: isCommon }) => ({
      id,
      name: name[locale],
      from,
      to,
      usual,
      about: isCommon ? firstSentence(about[locale]) : about[locale],
    }))
}

/** What is kept in many places is told in short on each: a page is its own. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s)/.exec(text)?.[0] ?? text
}

function areasOf({ areas, bases = [] }: Destination, locale: Locale): PlaceView['areas'] {
  return [
    ...bases.map(({ name, why, nights }) => ({ name: name[locale], why: why[locale], nights })),
    ...areas.map(({ name, de, why }) => ({ name: (locale === 'de' && de) || name, why: why[locale] })),
  ]
}

function foodView(place: FoodPlace, locale: Locale): PlaceView['food'][number] {
  const { id, kind, eat, cost } = place
  return { id, name: tableName(place, locale), kind, eat: eat[locale], cost, hours: hoursView(place) }
}

/** Those with a train or ferry first, fastest first; then the near ones. */
function neighboursOf(
  { center, connections = [], nearby }: Destination,
  atlas: Pick<Atlas, 'head'>,
  locale: Locale,
): NeighbourView[] {
  const fastest = connections.toSorted((a, b) => a.minutes - b.minutes)
  const ids = [...new Set([...fastest.map(({ to }) => to), ...nearby])].slice(0, MOST.neighbours)
  return ids.flatMap((id) => {
    const head = atlas.head(id)
    if (!head) return []
    const way = fastest.find(({ to }) => to === id)
    return {
      id,
      name: head.names[locale],
      km: Math.round(distanceKm(center, head.center)),
      ...(way && { way: { mode: way.mode, minutes: way.minutes, changes: way.changes } }),
    }
  })
}

function goodToKnow({ countryFacts = {} }: Destination, locale: Locale): PlaceView['goodToKnow'] {
  const { plugs, driving, emergency, tapWater, calling, tipping } = countryFacts
  return {
    ...(plugs && { plugs }),
    ...(driving && { driving }),
    ...(emergency && { emergency }),
    ...(tapWater !== undefined && { tapWater }),
    ...(calling && { calling }),
    ...(tipping && { tipping: tipping[locale] }),
  }
}
