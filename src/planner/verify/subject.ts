import type { Destination, Evening, FoodPlace, Sight } from '../../atlas/destination.ts'
import type { Coordinates } from '../../atlas/distance.ts'
import { tableNames } from '../../atlas/table-name.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { dayLimits } from '../limits.ts'
import { mostHoursThere } from '../hours-there.ts'
import { type MealHours, mealHours } from '../meal-hours.ts'
import type { DayLimits } from '../limits.ts'
import { isHalt } from '../plan-legs.ts'
import { isStop, type Plan, type PlanDay, type PlanItem, type PlanRequest } from '../plan.ts'
import { textsOf } from './texts/plan-texts.ts'
import type { PlanText } from './texts/plan-texts.ts'
import { spanOf } from './time.ts'

/** What is known to be true: every atlas destination that the plan's places, bases or legs may come from. */
export interface PlanFacts {
  destinations: readonly Destination[]
}

/** A place as the atlas records it: a sight, or a whole destination visited for a day. */
export interface PlaceRecord {
  id: string
  names: readonly string[]
  at: Coordinates
  sight?: Sight
  food?: FoodPlace
  evening?: Evening
  destination: Destination
}

/** A plan with all that its checks read. */
export interface Subject {
  plan: Plan
  request: PlanRequest
  facts: PlanFacts
  /** The only day to look at; all of them when undefined. */
  only: number | undefined
  /** What a finder sees on each day looked at. */
  perDay<T>(find: (day: PlanDay, index: number) => T[]): T[]
  /** Every text of the days looked at and of the whole. */
  texts(): readonly PlanText[]
  /** The plan's own destination, when the atlas knows it. */
  home: Destination | undefined
  limits(day: number): DayLimits
  /** When one eats where the day is spent. */
  mealHours(day: PlanDay): MealHours
  /** The destination whose base a day has; the plan's own where the day names none. */
  baseOf(day: PlanDay): Destination | undefined
  /** Ids are unique within a destination, so the day's own destination is asked first. */
  record(id: string, day: PlanDay): PlaceRecord | undefined
}

export function createSubject(plan: Plan, request: PlanRequest, facts: PlanFacts, only?: number): Subject {
  const byId = new Map(facts.destinations.map((destination) => [destination.id, destination]))
  const home = plan.destination.id === undefined ? undefined : byId.get(plan.destination.id)
  const length = daysBetween(request.startDate, request.endDate) + 1
  // An hour of arrival is that of the day on which one comes to the door.
  const arrives = Math.max(
    0,
    plan.days.findIndex(({ items }) => items.some(({ kind }) => kind === 'checkin')),
  )
  const near = plan.legs ? undefined : mostHoursThere(home?.startKm)
  const baseOf = (day: PlanDay) => (day.base.id === undefined ? undefined : byId.get(day.base.id)) ?? home
  // Both are made when first asked for: most checks need neither.
  let read: PlanText[] | undefined
  const made = new Map<string, Map<string, PlaceRecord>>()
  const recordsAt = (destination: Destination) => {
    const places = made.get(destination.id) ?? recordsOf(destination)
    made.set(destination.id, places)
    return places
  }
  return {
    plan,
    request,
    facts,
    only,
    perDay: (find) =>
      plan.days.flatMap((day, index) => (only === undefined || only === index ? find(day, index) : [])),
    texts: () => (read ??= textsOf(plan, only)),
    home,
    baseOf,
    mealHours: (day) => mealHours(baseOf(day)?.countryFacts, request.kids),
    limits: (day) => dayLimits(request.tripType, request.kids, day, length, request.wishes, arrives, near),
    record(id, day) {
      const base = baseOf(day)
      const near = base && recordsAt(base).get(id)
      if (near) return near
      for (const destination of facts.destinations) {
        const found = recordsAt(destination).get(id)
        if (found) return found
      }
      return undefined
    },
  }
}

function recordsOf(destination: Destination): Map<string, PlaceRecord> {
  const { names } = destination
  const whole: PlaceRecord = {
    id: destination.id,
    names: [names.en, names.de, names.local, ...(names.variants ?? [])],
    at: destination.center,
    destination,
  }
  const sights = destination.sights.map((sight): [string, PlaceRecord] => [
    sight.id,
    { id: sight.id, names: [sight.name.en, sight.name.de], at: sight.at, sight, destination },
  ])
  const tables = (destination.food ?? []).map((food): [string, PlaceRecord] => [
    food.id,
    { id: food.id, names: Object.values(tableNames(food)), at: food.at, food, destination },
  ])
  const evenings = (destination.evenings ?? []).map((evening): [string, PlaceRecord] => [
    evening.id,
    { id: evening.id, names: [evening.name.en, evening.name.de], at: evening.at, evening, destination },
  ])
  // A sight may bear its destination's id: Machu Picchu.
  return new Map([[destination.id, whole], ...tables, ...evenings, ...sights])
}

/** What the place's own hours, light and price hold for: a stop, or a halt on the way to another base. */
export function isVisit(item: PlanItem): boolean {
  return isStop(item) || isHalt(item)
}

/** How long it lasts; nothing where its times are none. */
export function minutesOfItem(item: PlanItem): number {
  const span = spanOf(item)
  return span ? span.end - span.start : 0
}

/** How many sights and day trips a day has. */
export function stopCount({ items }: PlanDay): number {
  return items.filter(isStop).length
}

export function someItem({ days }: Plan, test: (item: PlanItem) => unknown): boolean {
  return days.some(({ items }) => items.some(test))
}

/** [lat, lon] of something that may have both, one or none; undefined unless both are finite. */
export function pointOf(place: { lat?: number; lon?: number } | undefined): Coordinates | undefined {
  const { lat, lon } = place ?? {}
  if (lat === undefined || lon === undefined || !Number.isFinite(lat) || !Number.isFinite(lon))
    return undefined
  return [lat, lon]
}
