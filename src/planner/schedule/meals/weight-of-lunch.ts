import { waysOfDay } from '../../travel/ways-of-day.ts'
import type { Party } from '../party/party-likes.ts'
import type { DayPlace, TimedItem } from '../time-day.ts'
import { detourOff } from './detour-weight.ts'
import { comesFrom } from './seat-meal.ts'
import { priceOff } from './table-choice.ts'

/** What a day's lunch weighs by its way and price; Infinity where it has no table, 0 where none is due. */
export function weightOfLunch(items: readonly TimedItem[], destination: DayPlace, party: Party): number {
  const index = items.findIndex(({ kind }) => kind === 'lunch')
  if (index < 0) return 0
  const food = items[index]?.food
  if (!food) return Infinity
  const way = waysOfDay(destination, party)
  const here = comesFrom(items.slice(0, index)) ?? destination.center
  const goal = items[index + 1]?.sight?.at ?? destination.center
  const minutes = (from: typeof here, to: typeof here) => way(from, to, party.kids).minutes
  const detour = minutes(here, food.at) + minutes(food.at, goal) - minutes(here, goal)
  return detourOff('lunch', detour) + Math.max(0, priceOff(food, 'lunch', destination, party))
}
