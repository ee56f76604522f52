import type { Destination } from '../../atlas/destination.ts'
import { hiredAt } from './car-advice.ts'
import { connectionsBetween } from '../../atlas/lookup/start-place.ts'
import { tollsBetween } from '../../atlas/country/road-tolls.ts'
import { regionOf } from '../../atlas/bases.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { usualHigh, usualLow } from '../../atlas/usual-weather.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import type { Plan } from '../plan.ts'
import { proseIn, type TipFacts } from '../prose/prose.ts'
import { landingOf } from '../travel/arrival.ts'
import { flightCode, isCity, isDomestic } from '../travel/flight-codes.ts'
import { isOverWater } from '../travel/landmass.ts'
import { isNear } from '../travel/nobody-flies.ts'
import { airportTransfer, drive, goesByTrain } from '../travel/travel-time.ts'
import { legThere, SHORTER_THAN_FLYING } from './ways-there.ts'
import { roomsOf } from './money/family-rooms.ts'
import { borderTips, entryTips, lastNightTips, onwardTips, repeatTips, stopTips } from './journey-advice.ts'
import { localFacts } from './local-facts.ts'
import { missedWishes } from './missed-wishes.ts'
import { hasKosherKitchen } from '../schedule/meals/table-choice.ts'
import { shabbatFacts } from './events/shabbat-facts.ts'
import { arrivalOf, comesInHiredCar, fliesThere } from './arrival-told.ts'
import { type AdviceSetting, arrivalDate, visitedByDay } from './plan-advice.ts'

const MOST_AIRPORTS = 3
/** Where the atlas counts in what visitors are told prices in. */
const LOCAL_MONEY: Record<string, string> = { CU: 'CUP', KH: 'KHR', MV: 'MVR' }

export function tipsOf(setting: AdviceSetting): Plan['tips'] {
  const visited = visitedByDay(setting.days, setting.bases)
  const all = [
    ...onwardTips(setting),
    ...lastNightTips(setting),
    ...repeatTips(setting),
    ...entryTips(setting),
    ...placeTips(setting),
    ...stopTips(setting, visited),
    ...borderTips(setting),
  ]
  // Two stops may share an event.
  return all.filter(({ topic }, index) => all.findIndex((each) => each.topic === topic) === index)
}

function placeTips(setting: AdviceSetting): Plan['tips'] {
  const { request, home, days, bases, start, legs } = setting
  const { language, startDate } = request
  const isHere = (_: unknown, day: number) => regionOf(bases[day]?.id ?? '') === regionOf(home.id)
  const visited = visitedByDay(days, bases)
  const hired = hiredAt(regionOf(home.id), setting)
  const landing = start && landingOf(start.center, home.center, startDate)
  const arrives = arrivalDate(days)
  const shabbat = shabbatFacts(days, home, request)
  const facts: TipFacts = {
    place: home.names[language],
    currency: home.currency,
    ...(LOCAL_MONEY[home.country] && { localMoney: LOCAL_MONEY[home.country] }),
    ...(request.wishes?.atHome && { atHome: true }),
    local: {
      ...localFacts(
        home,
        legs ? days.filter(isHere) : days,
        legs ? visited.filter(isHere) : visited,
        request,
        hired,
        start?.country,
      ),
      ...(start && comesInHiredCar(setting) && { hireAt: start.names[language] }),
    },
    ...roomsOf(request),
    ...(shabbat && { shabbat }),
    ...(request.wishes?.diet === 'kosher' && ![home, ...bases].some(hasKosherKitchen) && { noKosher: true }),
    missed: missedWishes(request, home, days, bases),
    climates: otherClimates(setting),
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
    ...arrivalFacts(setting),
    airports: goesByLand(setting) ? [] : landingAirports(home, start?.country),
  }
  return proseIn(language).tips(facts)
}

/** Bases of the region that differ from it by so much, °C. */
const OTHER_CLIMATE = 4

function otherClimates({ request, home, days, bases }: AdviceSetting): NonNullable<TipFacts['climates']> {
  return [...new Set(bases)].flatMap((base) => {
    const { date = '', weather } = days[bases.indexOf(base)] ?? {}
    const usual = usualHigh(home, date)
    if (!weather || usual === undefined || regionOf(base.id) !== home.id) return []
    const { high, low } = weather
    const differs =
      Math.abs(high - usual) >= OTHER_CLIMATE ||
      Math.abs(low - (usualLow(home, date) ?? low)) >= OTHER_CLIMATE
    return differs ? [{ place: base.names[request.language], high, low }] : []
  })
}

/** Connections that the atlas knows; where it knows none, that there are trains at all. */
function arrivalFacts(
  setting: AdviceSetting,
): Pick<TipFacts, 'trainFrom' | 'connections' | 'fromUnknown' | 'road' | 'flies'> {
  const { request, home, start } = setting
  const { language, wishes } = request
  const means = wishes?.arrival?.means
  if (wishes?.atHome) return {}
  if (!start)
    return isJoinedToEurope(home) && means !== 'car' && means !== 'plane' ? { fromUnknown: true } : {}
  const from = start.names[language]
  const { minutes, km } = drive(start, home)
  const road = { from, minutes, km: Math.round(km) }
  if (means === 'car')
    return isOverWater(start, home)
      ? {}
      : { road: { ...road, tolls: tollsBetween(start.country, home.country, language) } }
  if (comesInHiredCar(setting)) return { road }
  const connections = connectionsBetween(start.id, home).map((each) => ({ from, ...each }))
  if (connections.length > 0) {
    const flies = connections[0]?.mode === 'train' && !arrivalOf(setting) && fliesThere(setting)
    return { connections, ...(flies && { flies }) }
  }
  if (goesByTrain(start, home) && !isNear(start, home)) return { trainFrom: from }
  return fliesThere(setting) || isOverWater(start, home) ? {} : { road }
}

/** By train, by road or from next door: how one gets on from an airport is of no use. */
function goesByLand(setting: AdviceSetting): boolean {
  const { request, home, start, legs, bases } = setting
  const leg = legThere(legs, bases[0]?.id)
  if (leg) return leg.mode !== 'flight'
  if (!start) return request.wishes?.arrival?.means === 'car'
  if (!fliesThere(setting)) return !isOverWater(start, home)
  const arrival = arrivalOf(setting)
  return arrival !== undefined && arrival.mode !== 'ferry' && arrival.minutes <= SHORTER_THAN_FLYING
}

/** Where trains go on from land to land: the way from a place that nobody knows may be one of them. */
function isJoinedToEurope(home: Destination): boolean {
  return home.continent === 'europe' && !isOverWater(home, { id: '', country: 'DE' })
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
