import type { Destination } from '../../atlas/destination.ts'
import type { Locale } from '../../i18n/locale.ts'
import { daylightOn } from '../../atlas/daylight.ts'
import { dayReason } from '../advice/day/day-reason.ts'
import { clockTime } from '../../platform/clock-time.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { departureTitle, LEAVES_FROM_HERE, withBagsInCar } from './bags-in-car.ts'
import { withRides } from './day-rides.ts'
import { titleOf } from './days/day-title.ts'
import { proseIn } from './prose.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { isOuting, type Party } from '../schedule/party/party-likes.ts'
import type { Taken } from '../schedule/taken.ts'
import type { TimedItem } from '../schedule/time-day.ts'
import { freeTitle, type LegPart, moveNote, writeJourney } from './write-leg.ts'
import { writePartOfWay } from './write-halt.ts'
import { lunchStop } from './stops/lunch-on-trip.ts'
import { writeMeal } from './stops/write-meal.ts'
import { paidTickets, writeStop } from './stops/write-stop.ts'
import { writeEvening } from './stops/write-table.ts'
import { journeyId } from '../travel/transfer-items.ts'

/** All that a day's words need beside its times. */
export interface DaySetting {
  index: number
  frame: DayFrame
  destination: Destination
  /** Tickets in the plan's currency: the day's own, or the trip's where money differs. */
  prices: Pick<Destination, 'currency' | 'tickets'>
  party: Party
  language: Locale
  /** Items that exist already, by sight id: their words and locks are kept. */
  known?: ReadonlyMap<string, PlanItem>
  /** Ids of the tables and evenings that other days have, and `ticket:…` for what earlier ones have paid. */
  taken?: Taken
  /** Ids of sights that an earlier day has seen. */
  again?: ReadonlySet<string>
  /** Ids of the day's own sights. */
  today?: ReadonlySet<string>
}

/** A day of the plan from its timed items. */
export function writeDay(timed: readonly TimedItem[], setting: DaySetting): PlanDay {
  const { frame, destination, language } = setting
  const items = withBagsInCar(withRides(timed, setting), setting)
  const reason = dayReason(items, frame, destination)
  const noLunch = frame.lunch !== undefined && !items.some(({ kind }) => kind === 'lunch')
  const lunch = noLunch ? lunchStop(items) : undefined
  // Lunch on the way is at no table where one has dinner the same day.
  const tables = items.flatMap(({ food }) => (food ? [[food.id, frame.date] as const] : []))
  const withToday = {
    ...setting,
    taken: new Map([...(setting.taken ?? []), ...tables]),
    today: new Set(items.flatMap(({ sight }) => sight?.id ?? [])),
  }
  return {
    date: frame.date,
    title: titleOf(
      items.flatMap(({ sight }) => sight ?? []),
      setting,
    ),
    why: proseIn(language).dayWhy(reason, setting.index),
    ...dayConditions(frame.date, destination),
    base: baseOf(destination, language),
    items: items.map((item, position) =>
      writeItem(item, items.slice(0, position), withToday, item === lunch),
    ),
  }
}

/** Sun and usual weather of a date at a place. */
export function dayConditions(
  date: string,
  { center, zone, climate }: Pick<Destination, 'center' | 'zone' | 'climate'>,
): Pick<PlanDay, 'sun' | 'weather'> {
  const { sunrise, sunset, polarNight } = daylightOn(date, center, zone)
  const month = Number(date.slice(5, 7)) - 1
  const whole = (values: readonly number[] | undefined) => Math.round(values?.[month] ?? 0)
  return {
    ...(!polarNight && { sun: { rise: clockTime(sunrise), set: clockTime(Math.min(sunset, 1439)) } }),
    ...(climate && {
      weather: { high: whole(climate.high), low: whole(climate.low), raindays: whole(climate.raindays) },
    }),
  }
}

export function baseOf(
  { id, names, center, zone }: Pick<Destination, 'id' | 'names' | 'center' | 'zone'>,
  language: Locale,
): PlanDay['base'] {
  return { name: names[language], lat: center[0], lon: center[1], id, timeZone: zone }
}

function writeItem(
  item: TimedItem,
  before: readonly TimedItem[],
  setting: DaySetting,
  eats: boolean,
): PlanItem {
  const { index, frame, destination, language } = setting
  const prose = proseIn(language)
  const base = destination.names[language]
  const times = { start: clockTime(item.start), end: clockTime(item.end) }
  const id = (name: string) => `${index + 1}-${name}`
  const way = item.travel && { travel: item.travel }
  const partOfWay = (part: LegPart) => writePartOfWay(part, times.start, setting)
  const stopBefore = before.findLast(({ sight }) => sight)?.sight
  switch (item.kind) {
    case 'lunch':
    case 'dinner': {
      return {
        id: id(item.kind),
        ...times,
        kind: 'meal',
        ...way,
        ...writeMeal(item, item.kind, stopBefore, setting),
      }
    }
    case 'evening':
      return { id: id('evening'), ...times, kind: 'evening', ...way, ...writeEvening(item.evening, setting) }
    case 'checkin':
      return { id: id('check-in'), ...times, kind: 'checkin', title: prose.checkIn(base) }
    case 'departure': {
      const leaving = id(item.fromHere ? LEAVES_FROM_HERE : 'departure')
      const title = departureTitle({ id: leaving }, base, language)
      return { id: leaving, ...times, kind: 'transfer', title }
    }
    case 'journey': {
      const words = writeJourney(frame, base, language)
      return { id: journeyId(index), ...times, kind: 'transfer', ...words }
    }
    case 'free': {
      const title = freeTitle(frame, language)
      return { id: id('free'), ...times, kind: 'free', title }
    }
    case 'via':
    case 'move-on':
      return { ...times, ...way, ...partOfWay({ kind: item.kind, halt: item.halt ?? 0 }) }
    case 'move': {
      if (frame.move?.leg) return { ...times, ...way, ...partOfWay({ kind: 'move', halt: 0 }) }
      const title = prose.move(frame.move?.from ?? '', base)
      const note = item.travel && moveNote(frame, item.travel, language)
      return { id: id('move'), ...times, kind: 'transfer', title, ...way, ...(note && { note }) }
    }
    default: {
      const { sight } = item
      const there = sight && isOuting(sight) && stopBefore === undefined ? { travel: sight.way } : way
      return {
        ...times,
        ...there,
        ...writeStop(item, setting, eats, paidTickets(before, setting)),
        id: id(sight?.id ?? 'stop'),
      }
    }
  }
}
