import type { DestinationHead } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { pricedAt } from '../../atlas/ticket-price.ts'
import { regionOf } from '../../atlas/bases.ts'
import { flightCode } from '../travel/flight-codes.ts'
import { type FlightSearch, flightLinks, type PartnerIds, routeLink } from './booking/links.ts'
import type { Plan, PlanDay, PlanLeg, PlanRequest } from '../plan.ts'
import { stopsOf } from '../plan-stops.ts'
import { arrivalOf, fliesThere } from './arrival-told.ts'
import { bestInOrder } from './day/best-in-order.ts'
import { isOutOfTown } from './day/out-of-town.ts'
import { agesOf } from './money/tickets.ts'
import { eventsNamed } from './events/events-named.ts'
import { nightsOf } from './journey-advice.ts'
import { legThere } from './ways-there.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { headName } from '../prose/fitted.ts'
import { proseIn } from '../prose/prose.ts'
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
  /** Its stops are of our own choice: the traveller has named one place. */
  isOwnRoute?: boolean
  partners: PartnerIds
}

const MOST_HIGHLIGHTS = 3
/** Day trips and events that a summary names: the first of these that it has room for. */
const MOST_NAMED = [
  { excursions: 3, events: 3 },
  { excursions: 0, events: 3 },
  { excursions: 0, events: 2 },
  { excursions: 0, events: 1 },
]

export function summaryOf(setting: AdviceSetting, budget: Plan['budget']): string {
  let said = ''
  for (const most of MOST_NAMED) {
    said = wholeSummary(setting, budget, most)
    if (said.length <= TEXT_LIMITS.summary) break
  }
  const nights = setting.legs ? nightsOf(setting) : []
  const fits = nights.find((sentence) => said.length + 1 + sentence.length <= TEXT_LIMITS.summary)
  return fits ? `${said} ${fits}` : said
}

function wholeSummary(
  { request, home, days, bases }: AdviceSetting,
  budget: Plan['budget'],
  most: { excursions: number; events: number },
): string {
  const { language } = request
  const sights = visitedSights(days, bases)
  const excursions = visitedByDay(days, bases).flatMap((visited, day) =>
    visited.filter((sight) => bases[day] && isOutOfTown(sight, bases[day])),
  )
  const bestOut = bestInOrder(excursions, most.excursions, ({ score }) => score)
  // What is seen by a part of an event is named as what it always is.
  const best = sights
    .flatMap((sight) =>
      sight.event ? bases.flatMap((base) => base.sights.filter(({ id }) => id === sight.visits)) : sight,
    )
    .filter((sight) => !sight.daytrip)
    .toSorted((a, b) => b.score - a.score)
  const stops = days.reduce((sum, day) => sum + stopsOf(day), 0)
  const stays = [...new Set(bases)]
  const onward = stays.filter((base) => base !== home && regionOf(base.id) !== home.id)
  const towns = stays.filter((base) => base !== home && regionOf(base.id) === home.id)
  return proseIn(language).summary({
    request,
    place: home.names[language],
    days: days.length,
    stops,
    highlights: [...new Set(best.map((sight) => headName(sight.name[language])))].slice(
      0,
      Math.min(stops, MOST_HIGHLIGHTS),
    ),
    excursions: bestOut.map(({ name }) => headName(name[language])),
    ...(excursions.length > bestOut.length && { otherExcursions: true as const }),
    onward: onward.map((base) => base.names[language]),
    bases: towns.map((base) => ({ name: base.names[language], nights: nightsAt(base, days, bases) })),
    events: eventsNamed(days, stays, request)
      .slice(0, most.events)
      .map(({ id, name }) => ({
        name: name[language],
        dates: days.flatMap(({ date, items }) => (items.some(({ event }) => event === id) ? [date] : [])),
      })),
    open: home.sights.length === 0,
    low: budget.low,
    high: budget.high,
    currency: budget.currency,
  })
}

/** The last day has no night, nor one that is spent on the way. */
function nightsAt(base: Destination, days: readonly PlanDay[], bases: readonly Destination[]): number {
  return days.slice(0, -1).filter((day, index) => bases[index] === base && !isUnderWay(day)).length
}

function visitedSights(days: readonly PlanDay[], bases: readonly Destination[]) {
  return visitedByDay(days, bases).flat()
}

export function visitedByDay(days: readonly PlanDay[], bases: readonly Destination[]) {
  return days.map(({ date, items }, index) =>
    items.flatMap(({ place, start }) => {
      const sight = bases[index]?.sights.find(({ id }) => id === place?.id)
      return sight ? pricedAt(sight, date, start) : []
    }),
  )
}

/**
 * None to a place so near that nobody flies, or where one goes by land as the traveller has chosen; where no train or
 * ferry is known to go either, the ways by road.
 */
export function flightsOf(setting: AdviceSetting): Plan['flights'] {
  const { request, home, bases, start, partners } = setting
  if (request.wishes?.atHome || start?.id === home.id) return []
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
  if (fliesThere(setting)) return flightLinks(search)
  if (fliesHome(setting) && leaving && from)
    return flightLinks({ ...search, from: leaving, to: from, home: leaving, startDate: endDate }).slice(0, 1)
  const isNamed = !start || arrivalOf(setting) !== undefined || legThere(setting.legs, bases[0]?.id)
  return isNamed ? [] : [routeLink(start.names.en, home.names.en)]
}

function fliesHome({ start, legs }: AdviceSetting): boolean {
  const last = legs?.at(-1)
  return last?.mode === 'flight' && last.toId === start?.id
}

/** The first of these days on which somebody is there. */
export function arrivalDate(days: readonly PlanDay[]): string | undefined {
  return days[arrivalDay(days)]?.date
}
