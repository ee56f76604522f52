import type { Sight } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { openOn } from '../../../atlas/opening-hours.ts'
import { isStop, type Plan, type PlanDay, type PlanItem, type PlanRequest } from '../../plan.ts'
import { sightOf } from '../../schedule/planned-sight.ts'
import { baseDestination } from '../../schedule/schedule-day.ts'
import type { CheckId } from '../../verify/texts/check-messages.ts'
import { type EditFacts, openSights } from '../edit-facts.ts'
import type { EditRefusal, TripDates } from '../plan-edit.ts'

/** What a change is worked out from, and a number: another one, another result of "plan this day again". */
export interface EditContext extends EditFacts {
  seed: number
}

/** The days after a change, before money, words and checks; or why there are none. */
export type Step = Changed | Failed | Exclude<EditRefusal['reason'], 'check'>

/** A check of which one knows beforehand that it would fail. */
export interface Failed {
  check: CheckId
  day: number
}

export interface Changed {
  days: readonly PlanDay[]
  /** Of the days before or after, those that the change may touch. */
  touched: readonly string[]
  dates?: TripDates
  /** The stop that the change is about: its lock does not hold against it. */
  released?: string
  /** Of a journey whose places change: the plan with other legs, stops and where it begins. */
  journey?: Plan
}

/** The plan with some days changed, by index. */
export function onDays(plan: Plan, changed: ReadonlyMap<number, PlanDay>, released?: string): Changed {
  return {
    days: plan.days.map((day, index) => changed.get(index) ?? day),
    touched: [...changed.keys()].flatMap((index) => plan.days[index]?.date ?? []),
    ...(released !== undefined && { released }),
  }
}

export function stopsOf(plan: Plan, day: number): PlanItem[] {
  return plan.days[day]?.items.filter(isStop) ?? []
}

export interface FoundItem {
  item: PlanItem
  day: number
  stops: PlanItem[]
}

/** A stop by its id. Ids begin with their day's number: one that has moved on is found by the rest. */
export function findStop(plan: Plan, id: string): FoundItem | undefined {
  const tail = id.replace(/^\d+b*-/, '')
  const same = (item: PlanItem) => item.id === id
  const moved = (item: PlanItem) => item.place?.id !== undefined && item.place.id === tail
  for (const test of [same, moved])
    for (const day of plan.days.keys()) {
      const stops = stopsOf(plan, day)
      const item = stops.find(test)
      if (item) return { item, day, stops }
    }
  return undefined
}

/** Days that an operation without a day is about: those with stops. */
export function daysMeant(plan: Plan, day: number | undefined): number[] {
  if (day !== undefined) return plan.days[day] ? [day] : []
  return [...plan.days.keys()].filter((index) => stopsOf(plan, index).length > 0)
}

/** The sight behind a stop of a day. */
export function sightAt(plan: Plan, day: number, item: PlanItem, { destinations }: EditFacts): Sight {
  return sightOf(item, baseDestination(plan, day, destinations))
}

/** Points that a kilometre from the day's middle costs a candidate. */
const KILOMETRE = 0.5

/** Sights that no day visits yet and that are open then, the best and nearest to the day's stops first. */
export function candidatesFor(
  plan: Plan,
  day: number,
  facts: EditFacts,
  accept: (sight: Sight) => boolean,
  most: number,
): Sight[] {
  const base = baseDestination(plan, day, facts.destinations)
  const stops = stopsOf(plan, day).map((item) => sightOf(item, base))
  const points = stops.length > 0 ? stops.map(({ at }) => at) : [base.center]
  const away = (sight: Sight) => points.reduce((sum, at) => sum + distanceKm(at, sight.at), 0) / points.length
  const isOpen = openOn(plan.days[day]?.date ?? '')
  const suits = ({ kids }: Sight) => kids > 0 || facts.request.kids === 0
  const worth = new Map<Sight, number>()
  for (const sight of openSights(plan, day, facts.destinations))
    if (isOpen(sight) && suits(sight) && accept(sight))
      worth.set(sight, sight.score - away(sight) * KILOMETRE)
  return [...worth.keys()].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, most)
}

/** The same context for other dates of the trip. */
export function withDates<C extends EditFacts>(context: C, dates: TripDates): C {
  const request: PlanRequest = { ...context.request, ...dates }
  return { ...context, request }
}
