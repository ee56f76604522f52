import { LANGUAGE_TAGS, type Locale } from '../../../i18n/locale.ts'
import { roomsFor } from '../../limits.ts'
import type { PartnerIds } from './partners.ts'
import type { TravelLink } from '../../plan.ts'

export type { PartnerIds }

/** Every host that a plan's links may lead to. */
export const LINK_HOSTS = [
  'www.google.com',
  'www.skyscanner.net',
  'www.skyscanner.de',
  'www.kayak.com',
  'www.kayak.de',
  'www.booking.com',
  'www.rome2rio.com',
] as const

interface Search {
  language: Locale
  adults: number
  /** Of the children, in years; one each. */
  ages: readonly number[]
  /** YYYY-MM-DD */
  startDate: string
  endDate: string
  partners?: PartnerIds
}

export interface FlightSearch extends Search {
  /** IATA codes where they are known; `home` is where the way back starts when that is another airport. */
  from?: string
  to?: string
  home?: string
}

export interface StaySearch extends Search {
  /** From the atlas: area, city, country. Never what somebody typed. */
  place?: string
}

/** Most sites refuse a search for more. */
const MOST_PASSENGERS = 9
/** Flights take who is older for an adult. */
const OLDEST_CHILD = 15
/** How Kayak tells ages: on a lap, a child, a youth. */
const KAYAK_AGES = { lap: { below: 2, code: '1L' }, child: { below: 12, code: '11' }, youth: '17' }

/** Searches for flights there and back; with unknown airports one that asks for them. */
export function flightLinks(search: FlightSearch): TravelLink[] {
  const { from, to, home = to, adults, ages } = search
  const links = [googleFlights(search)]
  if (home && from && home !== to) links.push(flightHome(search, home, from))
  if (from && to && from !== to && adults + ages.length <= MOST_PASSENGERS) {
    links.push(kayak(search, from, to, home ?? to))
    if (home === to) links.push(skyscanner(search, from, to))
  }
  return links
}

function googleFlights({ from, to, home, startDate, endDate, language }: FlightSearch): TravelLink {
  const back = home && home !== to ? '' : ` through ${endDate}`
  const route = `${from ? `from ${from} ` : ''}to ${to}`
  const url = address('www.google.com', '/travel/flights', {
    ...(to && { q: `Flights ${route} on ${startDate}${back}` }),
    hl: language,
  })
  return { label: label('Google Flights', from, to), url }
}

/** The way back from where the trip ends, when that is another airport. */
function flightHome({ endDate, language }: FlightSearch, home: string, to: string): TravelLink {
  const url = address('www.google.com', '/travel/flights', {
    q: `Flights from ${home} to ${to} on ${endDate}`,
    hl: language,
  })
  return { label: label('Google Flights', home, to), url }
}

function skyscanner(
  { language, adults, ages, startDate, endDate, partners }: FlightSearch,
  from: string,
  to: string,
): TravelLink {
  const children = ages.filter((age) => age <= OLDEST_CHILD)
  const [out, back] = [startDate, endDate].map((date) => date.slice(2).replaceAll('-', ''))
  const path = `/transport/flights/${from.toLowerCase()}/${to.toLowerCase()}/${out}/${back}/`
  const url = address(language === 'de' ? 'www.skyscanner.de' : 'www.skyscanner.net', path, {
    adultsv2: String(adults + ages.length - children.length),
    ...(children.length > 0 && { childrenv2: children.join('|') }),
    ...(partners?.skyscanner && { associateid: partners.skyscanner }),
  })
  return { label: label('Skyscanner', from, to), url }
}

function kayak(
  { language, adults, ages, startDate, endDate, partners }: FlightSearch,
  from: string,
  to: string,
  home: string,
): TravelLink {
  const back = home === to ? endDate : `${home}-${from}/${endDate}`
  const { lap, child, youth } = KAYAK_AGES
  const codes = ages.map((age) => (age < lap.below ? lap.code : age < child.below ? child.code : youth))
  const children = codes.length > 0 ? `/children-${codes.join('-')}` : ''
  const path = `/flights/${from}-${to}/${startDate}/${back}/${adults}adults${children}`
  const url = address(language === 'de' ? 'www.kayak.de' : 'www.kayak.com', path, {
    ...(partners?.kayak && { a: partners.kayak }),
  })
  const there = label('Kayak', from, to)
  return { label: home === to ? there : `${there}, ${home} – ${from}`, url }
}

/** A search for a place to stay on these nights. */
export function stayLink({
  place,
  language,
  adults,
  ages,
  startDate,
  endDate,
  partners,
}: StaySearch): string {
  const params = new URLSearchParams({
    ...(place && { ss: place }),
    checkin: startDate,
    checkout: endDate,
    group_adults: String(adults),
    no_rooms: String(roomsFor(adults, ages.length)),
    group_children: String(ages.length),
    lang: LANGUAGE_TAGS[language].toLowerCase(),
    ...(partners?.booking && { aid: partners.booking }),
  })
  for (const age of ages) params.append('age', String(age))
  return address('www.booking.com', '/searchresults.html', params)
}

/** Who knows trains, ferries and buses. */
export const ROUTES = 'Rome2Rio'

/** Every way from one place to another, by their English names: trains, ferries, buses. */
export function routeLink(from: string, to: string): TravelLink {
  const [start, end] = [from, to].map((place) =>
    encodeURIComponent(place.replaceAll(' ', '-')).replaceAll("'", '%27'),
  )
  return { label: `${ROUTES}: ${from} – ${to}`, url: address('www.rome2rio.com', `/map/${start}/${end}`, {}) }
}

function label(site: string, from?: string, to?: string): string {
  return from && to ? `${site}: ${from} – ${to}` : to ? `${site}: ${to}` : site
}

function address(
  host: (typeof LINK_HOSTS)[number],
  path: string,
  params: Record<string, string> | URLSearchParams,
): string {
  const url = new URL(path, `https://${host}`)
  url.search = new URLSearchParams(params).toString()
  return url.href
}
