import type { FoodPlace } from '../../../atlas/destination.ts'
import { daysBetween } from '../../../platform/calendar-date.ts'
import { AGAIN, type Taken } from '../taken.ts'
import { MANY_KITCHENS } from './table-choice.ts'

/** What it weighs to come back to a table, in minutes of way that one would go for another. */

const AGAIN_WEIGHT = 60
/** More by the days between, from the next day on; after so many days nearly nothing. */
const SOON = [Infinity, 200, 50, 25]
const LONG_AGO = 14
const THIRD = 90
/** Another stall of the same market is nearly another table. */
const SHARE_OF_MANY = 0.6
/** The same dish as on another day. */
const SAME_DISH = 8

export interface Had {
  /** Ids of today's own tables. */
  today: readonly string[]
  taken: Taken
  date: string
  /** What one has eaten on the other days, by its first words. */
  dishes: ReadonlySet<string>
}

export function repeatOff({ id, kind, eat }: Pick<FoodPlace, 'id' | 'kind' | 'eat'>, had: Had): number {
  if (had.today.includes(id)) return Infinity
  const on = had.taken.get(id)
  if (on === undefined) return had.dishes.has(dishOf(eat.en)) ? SAME_DISH : 0
  const weight = weightOfReturn(id, on, had)
  return MANY_KITCHENS.has(kind) ? weight * SHARE_OF_MANY : weight
}

/** Of a place with this id that the trip has had on that date, at the nearest. */
export function weightOfReturn(id: string, on: string, { taken, date }: Had): number {
  const gap = Math.abs(daysBetween(on, date))
  const soon = SOON[gap] ?? Math.max(0, LONG_AGO - gap)
  return AGAIN_WEIGHT + soon + (taken.has(AGAIN + id) ? THIRD : 0)
}

/** "tafelspitz", of "Tafelspitz with apple horseradish". */
export function dishOf(eat: string): string {
  return eat.toLowerCase().split(/,| with | and | in | on /)[0] ?? ''
}
