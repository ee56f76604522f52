import type { Destination, FoodPlace } from '../../../atlas/destination.ts'
import type { DayFrame } from '../frame.ts'
import type { Party } from '../party-likes.ts'
import { type Taken, takenWithin } from '../taken.ts'
import { affordable, bearable, isUnaskedMeatless, onceAffordable } from './table-choice.ts'

/** Among which tables a meal's is looked for, and how far, one after the other. */

/** How far one goes for a meal, minutes: to begin with, and where nothing is nearer. */
export interface Reach {
  /** So much longer the way from the stop before to the one after gets by lunch. */
  detour: number
  dinner: number
  /** Or so far from where one stays, after a day out of town. */
  base: number
  /** No detour to dinner is longer. */
  longest: number
}
const NEAR: Reach = { detour: 15, dinner: 30, base: 20, longest: Infinity }
const FURTHER: Reach = { detour: 25, dinner: 35, base: 30, longest: 60 }
const FAR: Reach = { detour: 42, dinner: 45, base: 45, longest: 70 }
/** Nobody comes back to a table before so many days, unless there is no other; and never the next day. */
const RESTED_DAYS = 4
const NEXT_BUT_ONE = 2
/** Where so few cook, one goes to them again. */
const VILLAGE = 8

type Place = Pick<Destination, 'id' | 'country' | 'center' | 'zone' | 'food' | 'daily'>

export interface Seating {
  destination: Place
  frame: DayFrame
  party: Party
  /** What other days have. */
  taken: Taken
}

export interface Choice extends Omit<Seating, 'taken'> {
  /** What is chosen among, and ids of what is not. */
  food: readonly FoodPlace[]
  without: ReadonlySet<string>
  /** How lately each was used, where one may come back. */
  uses?: ReadonlyMap<string, number>
}

/**
 * What is tried one after the other. What is new comes first, a little further or dearer too; then what one was not at
 * for days. No table at all is better than yesterday's, but in a village.
 */
export function attemptsAt(
  meal: 'lunch' | 'dinner',
  today: readonly string[],
  seating: Seating,
): (Choice & { reach: Reach })[] {
  const { destination, party, taken, frame } = seating
  const had = (destination.food ?? []).some((food) => taken.has(food.id) && isUnaskedMeatless(food, party))
  const unlessHad = (tables: FoodPlace[]) =>
    had ? tables.filter((food) => !isUnaskedMeatless(food, party)) : tables
  const ofLevel = unlessHad(affordable(destination, party))
  const once = unlessHad(onceAffordable(destination, party, meal))
  const served = (destination.food ?? []).filter(({ meals }) => meals.includes(meal))
  const all = served.length <= 6 ? served : bearable(destination, party, meal)
  const uses = lastUses(taken)
  const fresh = { without: new Set([...taken.keys(), ...today]) }
  const after = (days: number) => ({
    without: new Set([...takenWithin(taken, frame.date, days), ...today]),
    uses,
  })
  const [rested, other] = [after(RESTED_DAYS), after(NEXT_BUT_ONE)]
  return [
    { ...fresh, food: ofLevel, reach: NEAR },
    { ...fresh, food: ofLevel, reach: FURTHER },
    { ...fresh, food: once, reach: NEAR },
    { ...rested, food: ofLevel, reach: NEAR },
    { ...fresh, food: ofLevel, reach: FAR },
    { ...fresh, food: once, reach: FURTHER },
    { ...other, food: ofLevel, reach: FURTHER },
    { ...other, food: once, reach: FURTHER },
    { ...fresh, food: all, reach: NEAR },
    { ...fresh, food: all, reach: FAR },
    { ...other, food: all, reach: FURTHER },
    ...(served.length <= VILLAGE ? [{ ...after(0), food: served, reach: NEAR }] : []),
  ].map((each) => ({ ...seating, ...each }))
}

/** How lately each was used, up to 1. */
function lastUses(taken: Taken): Map<string, number> {
  return new Map([...taken.keys()].map((id, index) => [id, (index + 1) / taken.size]))
}
