import { type Daylight, daylightOn } from '../../atlas/daylight.ts'
import type { Bilingual, Destination, Practical, Sight } from '../../atlas/destination.ts'
import { fallsOn } from '../../atlas/opening-hours.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fillsRooms } from '../../atlas/lodging-season.ts'
import { addDays, daysBetween } from '../../platform/calendar-date.ts'
import { clockTime } from '../../platform/clock-time.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { isDishFor } from '../schedule/meals/table-choice.ts'
import { headName } from '../prose/fitted.ts'
import type { PickUp } from './car-advice.ts'
import { type CityCard, cityCardFor } from './money/city-card.ts'
import { type DayPass, dayPassOf, passFor } from './money/day-pass.ts'
import { type EventFact, endsAfterBedtime, eventFact } from './events/event-facts.ts'
import { canAttend, eventsMet } from './events/events-met.ts'
import { type PackingThing, packingFor, withinTrip } from './packing.ts'
import { fittingSeason, seasonOf } from './events/season-text.ts'

/** What is true of this place on these days, in the plan's language; whatever is not known is left out. */
export interface LocalFacts {
  /** Whole °C, days with rain, hours of sunshine a day. */
  climate?: { high: number; low: number; raindays: number; sun: number }
  /** 1–12, the month in the middle of the trip. */
  month: number
  /** The first day there, and its sun: "HH:MM". */
  date: string
  light: { sunrise: string; sunset: string; sky?: 'midnight-sun' | 'polar-night' | 'late' }
  season?: string
  /** For the month's weather and for what is on the plan. */
  pack: PackingThing[]
  events: EventFact[]
  publicHolidays: { date: string; name: string; shops?: true }[]
  transfers: Practical['transfers']
  /** Metres, where that is felt. */
  altitude?: number
  around?: string
  dayPass?: DayPass
  car: 'no' | 'useful' | 'needed'
  /** First and last dates of the days on which the plan has a hired car, and when to fetch it. */
  hired?: { from: string; to: string; pickUp?: PickUp }[]
  /** The town of departure, where it is better hired there. */
  hireAt?: string
  /** The city card that saves an adult most, with its sights' names. */
  card?: Omit<CityCard, 'sights' | 'slots' | 'also'> & { sights: string[]; slots: string[]; also?: string }
  country?: {
    plugs?: string[]
    voltage?: string
    driving?: 'left' | 'right'
    emergency?: string
    police?: string
    ambulance?: string
    tapWater?: boolean
  }
  tipping?: string
  notes: string[]
  dishes: { name: string; text: string }[]
  currency: string
}

const TELLS_OF_A_DRIVER = /\bdrivers?\b/i
const TELLS_OF_A_CAR = /(?<!cable )\bcar\b(?! ferry|-)|\bdriver\b/i
const MOST = { transfers: 2, dishes: 3, events: 3, holidays: 4, notes: 2 }

export function localFacts(
  destination: Destination,
  days: readonly PlanDay[],
  /** By day. */
  visited: readonly (readonly Sight[])[],
  request: Pick<PlanRequest, 'startDate' | 'language' | 'wishes' | 'budget'> &
    Partial<Pick<PlanRequest, 'endDate' | 'adults'>>,
  hired?: LocalFacts['hired'],
  /** The country that one comes from: of one's own nobody has to be told. */
  from?: string,
): LocalFacts {
  const { climate, practical, center, zone, currency, dishes = [], publicHolidays = [] } = destination
  const { startDate, language, wishes, budget, adults = 1 } = request
  const countryFacts = destination.country === from ? undefined : destination.countryFacts
  const dates = days.map(({ date }) => date)
  const there = days.filter((day) => !isUnderWay(day)).map(({ date }) => date)
  const month = Number((dates[Math.floor(dates.length / 2)] ?? startDate).slice(5, 7))
  const season = seasonOf(month, center[0])
  const words = (text: Bilingual | undefined) => text?.[language]
  const seasonText = fittingSeason(words(practical?.seasons[season]), there, language)
  const around = words(practical?.around)
  const told = new Set(days.flatMap(({ items }) => items.flatMap(({ why }) => why ?? [])))
  const nights = request.endDate ? daysBetween(startDate, request.endDate) : days.length - 1
  const card = cityCardFor(destination, days, visited, { budget, nights })
  const usual = climate && monthOf(climate, month - 1)
  const needsRoom = !wishes?.atHome && request.endDate !== startDate
  // Who has a driver counts no rides, nor who has a car on most days.
  const ridesOn = days.filter(({ date }) => !hired?.some(({ from, to }) => date >= from && date <= to))
  const pass = practical && passFor(practical, adults)
  const dayPass =
    budget !== 'luxury' &&
    ridesOn.length * 2 > days.length &&
    pass &&
    dayPassOf(pass, pass.people ? (practical?.ride ?? 0) * adults : practical?.ride, ridesOn)
  const tipping = words(countryFacts?.tipping)
  return {
    ...(usual && { climate: usual }),
    month,
    date: dates[0] ?? startDate,
    light: lightOf(daylightOn(dates[0] ?? startDate, center, zone)),
    ...(seasonText && { season: seasonText }),
    pack: usual ? packingFor(withinTrip(usual, days), visited.flat(), destination.country) : [],
    events: eventsMet(destination, days)
      .filter((event) => canAttend(event, days, request))
      .slice(0, MOST.events)
      .map((event) => {
        const isFull = needsRoom && fillsRooms(event, destination)
        const fact = eventFact(isFull ? event : { ...event, book: undefined }, there, language, told)
        return { ...fact, ...(endsAfterBedtime(event, days, wishes) && { tooLate: true as const }) }
      }),
    publicHolidays: publicHolidays
      .filter(({ date }) => there.includes(date))
      .slice(0, MOST.holidays)
      .map((day) => ({ ...day, name: day.name[language] })),
    transfers: eachStartOnce(transfersFor(practical?.transfers ?? [], budget)).slice(0, MOST.transfers),
    ...(destination.altitude !== undefined && { altitude: destination.altitude }),
    ...(around && { around }),
    ...(dayPass && { dayPass: besideCard(dayPass, card) }),
    ...carToTell(practical, hired),
    ...(card && { card: cardFact(card, language) }),
    ...(countryFacts && { country: countryOf(countryFacts) }),
    ...(tipping && { tipping }),
    notes: (countryFacts?.notes ?? [])
      .filter(({ on }) => !on || there.some((date) => fallsOn(date)(on)))
      .slice(0, MOST.notes)
      .map((note) => note[language]),
    dishes: dishes
      // Of kitchens that keep no kosher nothing is eaten.
      .filter(
        (dish) =>
          isDishFor(dish, wishes?.diet) && (wishes?.diet !== 'kosher' || destination.country === 'IL'),
      )
      .slice(0, MOST.dishes)
      .map(({ name, text }) => ({ name, text: text[language] })),
    currency,
  }
}

/** The days of a hired car, where the plan has one; no second word where the way around has told of one, or of a driver. */
function carToTell(
  practical: Practical | undefined,
  hired: LocalFacts['hired'],
): Pick<LocalFacts, 'car' | 'hired'> {
  const { car = 'no', around } = practical ?? {}
  if (hired && around && TELLS_OF_A_DRIVER.test(around.en)) return { car: 'no' }
  if (hired) return hired.length > 0 ? { car: 'no', hired } : { car: 'no' }
  return { car: car === 'useful' && around && TELLS_OF_A_CAR.test(around.en) ? 'no' : car }
}

/** In the far north the sun stays up or down for weeks, or sets after midnight. */
function lightOf({ sunrise, sunset, polarNight }: Daylight): LocalFacts['light'] {
  const clock = { sunrise: clockTime(sunrise), sunset: clockTime(Math.min(sunset, 1439)) }
  if (polarNight) return { ...clock, sky: 'polar-night' }
  if (sunset < 1440) return clock
  return { ...clock, sky: sunrise === 0 ? 'midnight-sun' : 'late' }
}

/** A way from each airport before a second one from any. */
function eachStartOnce(transfers: Practical['transfers']): Practical['transfers'] {
  const isFirst = ({ from }: Practical['transfers'][number], index: number) =>
    from.length === 3 && transfers.findIndex((other) => other.from === from) === index
  return [...transfers.filter(isFirst), ...transfers.filter((each, index) => !isFirst(each, index))]
}

/** The door first for those who pay for it, the cheapest for those who cannot. */
function transfersFor(
  transfers: Practical['transfers'],
  level: PlanRequest['budget'],
): Practical['transfers'] {
  const isCar = ({ mode }: Practical['transfers'][number]) => Number(mode === 'taxi' || mode === 'car')
  if (level === 'luxury') return transfers.toSorted((a, b) => isCar(b) - isCar(a))
  if (level !== 'budget') return transfers
  return transfers.toSorted((a, b) => isCar(a) - isCar(b) || (a.price ?? 0) - (b.price ?? 0))
}

function monthOf({ high, low, raindays, sun }: NonNullable<Destination['climate']>, index: number) {
  const whole = (values: readonly number[]) => Math.round(values[index] ?? 0)
  return { high: whole(high), low: whole(low), raindays: whole(raindays), sun: whole(sun) }
}

function cardFact(card: CityCard, language: Locale): NonNullable<LocalFacts['card']> {
  const names = (sights: readonly Sight[]) => sights.map(({ name }) => headName(name[language]))
  const { also, sights, slots, ...rest } = card
  return { ...rest, sights: names(sights), slots: names(slots), ...(also && { also: also[language] }) }
}

/** A day on which a card's rides are free needs no pass. */
function besideCard(pass: DayPass, card: CityCard | undefined): DayPass {
  if (!card?.rides || !pass.on) return pass
  const { on, ...rest } = pass
  const left = on.filter((date) => date < card.from || date >= addDays(card.from, card.days))
  return { ...rest, ...(left.length > 0 && { on: left }) }
}

function countryOf({
  plugs,
  voltage,
  driving,
  emergency,
  police,
  ambulance,
  tapWater,
}: NonNullable<Destination['countryFacts']>): NonNullable<LocalFacts['country']> {
  return {
    ...(plugs && { plugs }),
    ...(voltage && { voltage: Array.isArray(voltage) ? voltage.join('/') : String(voltage) }),
    ...(driving && { driving }),
    ...(emergency && { emergency }),
    ...(police && { police }),
    ...(ambulance && { ambulance }),
    ...(tapWater !== undefined && { tapWater }),
  }
}
