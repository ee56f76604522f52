import type { DayReason } from '../advice/day/day-reason-facts.ts'
import { originOf } from '../place-source.ts'
import type { Atlas, DestinationHead } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { clockTime } from '../../platform/clock-time.ts'
import { dayTripsFrom } from './stays.ts'
import { LONGEST_OUTING, excursionTexts } from './day-trip.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { proseIn } from '../prose/prose.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { excursionOf } from '../schedule/planned-sight.ts'
import { NOTHING_TAKEN } from '../schedule/taken.ts'
import { hasTripTo } from '../schedule/trip-stays.ts'
import { closingOf, type TimedItem, withTables } from '../schedule/time-day.ts'
import type { Travel } from '../travel/paces.ts'
import { journeyBetween } from '../travel/travel-time.ts'
import { baseOf, dayConditions, type DaySetting, writeDay } from '../prose/write-day.ts'

/** Neighbours with sights that make a day trip from a place without any, nearest first. */
export async function excursionsFrom(
  head: DestinationHead,
  except: ReadonlySet<string>,
  atlas: Pick<Atlas, 'head' | 'load'>,
): Promise<Destination[]> {
  const near = dayTripsFrom(atlas, head).filter(({ id }) => !except.has(id))
  const loaded = await Promise.all(near.map(({ id }) => atlas.load(id)))
  return loaded.filter((destination) => destination !== undefined)
}

/** Nobody goes there for less, minutes. */
const LEAST_OUTING = 120

/** Whether no day trip of the place's own leads to a neighbour, and one who sets out then sees something of it and is back for dinner. */
export function isGoal(frame: DayFrame, from: Destination, goal: Destination): boolean {
  if (hasTripTo(from, goal)) return false
  const { start, end } = hoursThere(frame, journeyBetween(from, goal))
  return end - start >= LEAST_OUTING
}

function hoursThere({ start: sets, dinner, end: ends }: DayFrame, { minutes }: Travel) {
  const start = sets + minutes
  return { start, end: Math.min(start + LONGEST_OUTING, (dinner ?? ends) - minutes - 15) }
}

/** A full day at a neighbouring destination and back in the evening. */
export function excursionDay(setting: DaySetting, goal: Destination): PlanDay {
  const { frame, destination, language, index, party } = setting
  const travel = journeyBetween(destination, goal)
  const { start, end } = hoursThere(frame, travel)
  const { title, why } = excursionTexts(goal, frame.date, language)
  const [lat, lon] = goal.center
  const visit: PlanItem = {
    id: `${index + 1}-${goal.id}`,
    start: clockTime(start),
    end: clockTime(end),
    kind: 'daytrip',
    title,
    place: { id: goal.id, name: goal.names[language], lat, lon, ...originOf(goal) },
    travel,
    why,
  }
  const excursion = excursionOf(visit, frame.date, destination, [goal])
  const there: TimedItem = { kind: 'daytrip', start, end, travel, ...(excursion && { sight: excursion }) }
  const [, ...evening] = withTables(
    [there, ...closingOf(frame, [there], travel.minutes).filter(({ kind }) => kind !== 'free')],
    destination,
    frame,
    party,
    setting.taken ?? NOTHING_TAKEN,
  )
  const { items } = writeDay(evening, setting)
  const reason: DayReason = {
    kind: 'excursion',
    sight: { name: goal.names },
    before: [],
    after: [],
    fillsAfternoon: false,
    ...travel,
  }
  return {
    date: frame.date,
    title,
    why: proseIn(language).dayWhy(reason, index),
    ...dayConditions(frame.date, destination),
    base: baseOf(destination, language),
    items: [visit, ...items],
  }
}

/** Ids of the places that day trips of these days lead to. */
export function excursionsOf(days: readonly PlanDay[]): string[] {
  const trips = days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'daytrip'))
  return trips.flatMap(({ place }) => place?.id ?? [])
}
