import type { DestinationHead } from '../../atlas/atlas.ts'
import type { DatedEvent, Destination } from '../../atlas/destination.ts'
import { regionOf } from '../../atlas/bases.ts'
import { eventsOn } from '../../atlas/event-sights.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { flightCode, isCity, isDomestic } from '../travel/flight-codes.ts'
import { landingOf } from '../travel/arrival.ts'
import { type FlightSearch, flightLinks, type PartnerIds } from './links.ts'
import type { Plan, PlanDay, PlanLeg, PlanRequest } from '../plan.ts'
import { agesOf } from './tickets.ts'
import { borderTips, daysAt, nightsOf, stopTips } from './journey-advice.ts'
import { roomsOf } from './family-rooms.ts'
import { localFacts } from './local-facts.ts'
import { missedWishes } from './missed-wishes.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { proseIn, type TipFacts } from '../prose/prose.ts'
import { isOverWater } from '../travel/landmass.ts'
import { airportTransfer, goesByTrain, isNear } from '../travel/travel-time.ts'
import { arrivalDay, isUnderWay } from '../travel/transfer-items.ts'

/** What a plan says around its days. `bases`: the day's destination, by day. */
export interface AdviceSetting {
  request: PlanRequest
  home: Destination
  days: readonly PlanDay[]
  bases: readonly Destination[]
  /** Where the party sets out, when the atlas knows it. */
  start?: DestinationHead
  /** Of a journey to several places. */
  legs?: readonly PlanLeg[]
  partners: PartnerIds
}

const MOST_HIGHLIGHTS = 3
const MOST_EVENTS = 2
/** What is held further away than this is another place's. */
const OUT_OF_TOWN_KM = 60
/** Longer on a train by day nobody sits who could fly, minutes. */
const LONGEST_BY_DAY = 720
const MOST_AIRPORTS = 3
/** Where the atlas counts in what visitors are told prices in. */
const LOCAL_MONEY: Record<string, string> = { CU: 'CUP', KH: 'KHR', MV: 'MVR' }

export function summaryOf(setting: AdviceSetting, budget: Plan['budget']): string {
  const said = wholeSummary(setting, budget)
  const nights = setting.legs ? nightsOf(setting) : []
  const fits = nights.find((sentence) => said.length + 1 + sentence.length <= TEXT_LIMITS.summary)
  return fits ? `${said} ${fits}` : said
}

function wholeSummary({ request, home, days, bases }: AdviceSetting, budget: Plan['budget']): string {
  const { language } = request
  const sights = visitedSights(days, bases)
  const excursions = sights.filter((sight) => sight.daytrip)
  const best = sights.filter((sight) => !sight.daytrip && !sight.event).sort((a, b) => b.score - a.score)
  const stays = [...new Set(bases)]
  const onward = stays.filter((base) => base !== home && regionOf(base.id) !== home.id)
  const towns = stays.filter((base) => base !== home && regionOf(base.id) === home.id)
  return proseIn(language).summary({
    request,
    place: home.names[language],
    days: days.filter((day) => !isUnderWay(day)).length,
    stops: best.length,
    highlights: [...new Set(best.map((sight) => sight.name[language]))].slice(0, MOST_HIGHLIGHTS),
    excursions: excursions.slice(0, MOST_HIGHLIGHTS).map((sight) => sight.name[language]),
    onward: onward.map((base) => base.names[language]),
    bases: towns.map((base) => ({ name: base.names[language], nights: nightsAt(base, days, bases) })),
    events: eventsNamed(days, stays).map(({ id, name }) => ({
      name: name[language],
      isPlanned: days.some(({ items }) => items.some(({ event }) => event === id)),
    })),
    open: home.sights.length === 0,
    low: budget.low,
    high: budget.high,
    currency: budget.currency,
  })
}

/** What shapes those days at the places where one is then, and is held there: who is still in the air meets nothing. */
function eventsNamed(days: readonly PlanDay[], stays: readonly Destination[]) {
  const planned = new Set(days.flatMap(({ items }) => items.flatMap(({ event }) => event ?? [])))
  const there = stays.flatMap((base) =>
    eventsOn(
      base,
      days
        .filter((day) => (day.base.id === undefined || day.base.id === base.id) && !isUnderWay(day))
        .map(({ date }) => date),
    ).toSorted((a, b) => Number(isElsewhere(a, base)) - Number(isElsewhere(b, base))),
  )
  const shaping = there.filter(({ id, crowds, closes }) => crowds > 1 || closes || planned.has(id))
  return [...new Map(shaping.map((event) => [event.id, event])).values()].slice(0, MOST_EVENTS)
}

/** Named where nothing nearer is. */
function isElsewhere({ programme }: DatedEvent, { center }: Destination): boolean {
  return programme.length > 0 && programme.every(({ at }) => at && distanceKm(at, center) > OUT_OF_TOWN_KM)
}

/** The last day has no night, nor one that is spent on the way. */
function nightsAt(base: Destination, days: readonly PlanDay[], bases: readonly Destination[]): number {
  return days.slice(0, -1).filter((day, index) => bases[index] === base && !isUnderWay(day)).length
}

function visitedSights(days: readonly PlanDay[], bases: readonly Destination[]) {
  return visitedByDay(days, bases).flat()
}

function visitedByDay(days: readonly PlanDay[], bases: readonly Destination[]) {
  return days.map(({ items }, index) =>
    items.flatMap(({ place }) => bases[index]?.sights.find(({ id }) => id === place?.id) ?? []),
  )
}

export function tipsOf(setting: AdviceSetting): Plan['tips'] {
  const visited = visitedByDay(setting.days, setting.bases)
  return [...placeTips(setting), ...stopTips(setting, visited), ...borderTips(setting)]
}

function placeTips(setting: AdviceSetting): Plan['tips'] {
  const { request, home, days, bases, start, legs } = setting
  const { language, startDate } = request
  const landing = start && landingOf(start.center, home.center, startDate)
  const arrives = arrivalDate(days)
  const facts: TipFacts = {
    place: home.names[language],
    month: Number(startDate.slice(5, 7)),
    currency: home.currency,
    ...(LOCAL_MONEY[home.country] && { localMoney: LOCAL_MONEY[home.country] }),
    ...(request.wishes?.atHome && { atHome: true }),
    local: localFacts(
      home,
      legs ? daysAt(regionOf(home.id), setting) : days,
      visitedByDay(days, bases),
      request,
    ),
    ...roomsOf(request),
    missed: missedWishes(request, home, days, bases),
    otherMoney: [...new Set(bases)]
      .filter((base) => base.currency !== home.currency)
      .map((base) => ({ place: base.names[language], currency: base.currency })),
    ...(landing && {
      landing: {
        leaves: startDate,
        lands: landing.lands,
        days: daysBetween(startDate, landing.arrives),
        ...(arrives && arrives !== startDate && { arrives }),
      },
    }),
    ...arrivalFacts(home, start, language),
    airports: start && isNear(start, home) ? [] : landingAirports(home, start?.country),
  }
  return proseIn(language).tips(facts)
}

/** Connections that the atlas knows; where it knows none, that there are trains at all. */
function arrivalFacts(
  home: Destination,
  start: DestinationHead | undefined,
  language: PlanRequest['language'],
): Pick<TipFacts, 'trainFrom' | 'connections' | 'fromUnknown'> {
  if (!start) return isJoinedToEurope(home) ? { fromUnknown: true } : {}
  const from = start.names[language]
  const connections = connectionsFrom(home, start).map((each) => ({ from, ...each }))
  if (connections.length > 0) return { connections }
  return goesByTrain(start, home) && !isNear(start, home) ? { trainFrom: from } : {}
}

/** Where trains go on from land to land: the way from a place that nobody knows may be one of them. */
function isJoinedToEurope(home: Destination): boolean {
  return home.continent === 'europe' && !isOverWater(home, { id: '', country: 'DE' })
}

/** Ways there by rail and sea, the fastest first. */
function connectionsFrom({ connections = [] }: Destination, { id }: DestinationHead) {
  return connections.filter(({ to }) => to === id).toSorted((a, b) => a.minutes - b.minutes)
}

/** What the plan tells of the way there: the fastest connection that is no whole day. */
export function arrivalOf({ request, home, start }: AdviceSetting): Plan['arrival'] {
  const [fastest] = start ? connectionsFrom(home, start) : []
  if (!start || !fastest || (fastest.minutes > LONGEST_BY_DAY && fastest.mode !== 'night-train'))
    return undefined
  const { mode, minutes, changes } = fastest
  return { from: start.names[request.language], mode, minutes, changes }
}

/** Where the flights that are searched for land, nearest first: a city's airports, or the one that serves the region. */
function landingAirports({ airports, center, country }: Destination, from?: string): TipFacts['airports'] {
  const code = flightCode(airports[0]?.code)
  return airports
    .filter((airport) => airport.code === code || (isCity(code) && flightCode(airport.code) === code))
    .filter((airport) => from === country || !isDomestic(airport.code))
    .map((airport) => ({
      code: airport.code,
      km: Math.round(distanceKm(airport.at, center) * 1.2),
      minutes: airportTransfer(airport.at, center),
    }))
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_AIRPORTS)
}

/** None to a place so near that nobody flies. */
export function flightsOf({ request, home, bases, start, partners }: AdviceSetting): Plan['flights'] {
  if (start && isNear(start, home)) return []
  const { language, adults, startDate, endDate } = request
  const to = flightCode(home.airports[0]?.code)
  const leaving = flightCode(bases.at(-1)?.airports[0]?.code)
  const from = flightCode(start?.airports[0])
  const search: FlightSearch = {
    language,
    adults,
    ages: agesOf(request),
    startDate,
    endDate,
    partners,
    ...(from && from !== to && { from }),
    ...(to && { to }),
    ...(leaving && { home: leaving }),
  }
  return flightLinks(search)
}

/** The first of these days on which somebody is there. */
export function arrivalDate(days: readonly PlanDay[]): string | undefined {
  return days[arrivalDay(days)]?.date
}
