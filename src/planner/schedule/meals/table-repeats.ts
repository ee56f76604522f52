import type { Destination, FoodPlace } from '../../../atlas/destination.ts'
import { tableName } from '../../../atlas/table-name.ts'
import { daysBetween } from '../../../platform/calendar-date.ts'
import { AGAIN, DISH, type Taken } from '../taken.ts'
import { MANY_KITCHENS } from './table-choice.ts'
import { oncePerKey } from '../../../platform/once-per-key.ts'

/** What it weighs to come back to a table or a dish, in minutes of way that one would go for another. */

const AGAIN_WEIGHT = 60
/** More by the days between, from the next day on; after so many days nearly nothing. */
const SOON = [Infinity, 200, 50, 25]
const LONG_AGO = 14
const THIRD = 90
/** The only kitchen for miles serves lunch and dinner. */
const SAME_DAY = 300
/** Another stall of the same market is nearly another table. */
const SHARE_OF_MANY = 0.6
/** The same dish as at one table before, and at more of them. */
const SAME_DISH = [0, 8, 30, 45]
/** On the same day, or the one before or after, it counts as at another table. */
const SOON_AGAIN = 1
/** So long a name is that of a dish also in the middle of what is told of a table, letters. */
const TELLING = 7
/** What is eaten all over the world, whatever a place's own dishes are. */
const EVERYWHERE =
  /\b(abalone|biryani|burgers?|cataplana|ceviche|chicken rice|couscous|dim sum|falafel|fish and chips|fondue|goulash|kebab|khao soi|laksa|mansaf|moussaka|mussels|okonomiyaki|nasi campur|nasi goreng|pad thai|paella|pide|pierogi|pizza|porridge|ramen|sashimi|schiacciata|schnitzel|soba|souvlaki|stew|sushi|tagines?|tempura|tonkatsu|tordelli|udon)\b/g

export interface Had {
  /** Ids of today's own tables. */
  today: readonly string[]
  taken: Taken
  date: string
  /** Ids of tables in whose house another day's evening is. */
  nights: ReadonlySet<string>
  /** At how many tables one has eaten a dish, those of the days around counted more. */
  dishes: ReadonlyMap<string, number>
}

type Table = Pick<FoodPlace, 'id' | 'kind' | 'eat' | 'name'>

/** `share`: what coming back to a table or dish weighs with who has few to choose from; not for both meals of a day. */
export function repeatOff(food: Table, had: Had, share = 1): number {
  const { id, kind } = food
  if (had.today.includes(id)) return share < 1 ? Infinity : SAME_DAY
  const on = had.taken.get(id)
  if (on === undefined) return dishOff(food, had) * share + (had.nights.has(id) ? AGAIN_WEIGHT : 0)
  const weight = weightOfReturn(id, on, had) * share
  return MANY_KITCHENS.has(kind) ? weight * SHARE_OF_MANY : weight
}

/** Whether it would be the third time in four days. */
export function isThirdSoon(id: string, { taken, date }: Had): boolean {
  const visits = [taken.get(id), taken.get(AGAIN + id)]
  return visits.every((on) => on !== undefined && Math.abs(daysBetween(on, date)) < SOON.length)
}

/** Many kitchens cook many dishes, but all the same one in a street that is named for it. */
function dishOff({ kind, eat, name }: Table, { dishes }: Had): number {
  const isMany = MANY_KITCHENS.has(kind)
  const cooked = isMany ? [] : dishesOf(eat)
  const text = (isMany ? tableName({ name }, 'en') : eat.en).toLowerCase()
  let times = 0
  for (const [dish, tables] of dishes)
    if (cooked.includes(dish) || (dish.length >= TELLING && text.includes(dish)))
      times = Math.max(times, tables)
  return SAME_DISH[Math.min(times, SAME_DISH.length - 1)] ?? 0
}

/** Of a place with this id that the trip has had on that date, at the nearest. */
export function weightOfReturn(id: string, on: string, { taken, date }: Had): number {
  const gap = Math.abs(daysBetween(on, date))
  const soon = SOON[gap] ?? Math.max(0, LONG_AGO - gap)
  return AGAIN_WEIGHT + soon + (taken.has(AGAIN + id) ? THIRD : 0)
}

/** "tafelspitz", of "Tafelspitz with apple horseradish"; and "pizza", of "A thin pizza from the wood oven". */
export const dishesOf = oncePerKey(({ en }: FoodPlace['eat']): readonly string[] => {
  const first = en.toLowerCase().split(/,| with | and | in | on /)[0] ?? ''
  return [...new Set([first, ...knownDishesOf(en)])]
})

/** Adds the dishes of a day's table that other towns have too. */
export function takeDishes(
  taken: Map<string, string>,
  id: string,
  food: Destination['food'],
  date: string,
): void {
  const eat = food?.find((table) => table.id === id)?.eat.en ?? ''
  for (const dish of knownDishesOf(eat)) taken.set(`${DISH}${dish}:${id}`, date)
}

function knownDishesOf(eat: string): string[] {
  return (eat.toLowerCase().match(EVERYWHERE) ?? []).map((dish) => dish.replace(/s$/, ''))
}

/**
 * Dishes of the other days by the number of tables, also of the trip's other towns; what one has on the days around
 * that date counts more.
 */
export function dishesHad(
  { food = [] }: Pick<Destination, 'food'>,
  taken: Taken,
  date: string,
): Map<string, number> {
  const tables = new Map<string, Set<string>>()
  const soon = new Set<string>()
  const eaten = (dish: string, table: string, on = date) => {
    tables.set(dish, (tables.get(dish) ?? new Set()).add(table))
    if (Math.abs(daysBetween(on, date)) <= 1) soon.add(dish)
  }
  for (const { id, eat } of food)
    if (taken.has(id)) for (const dish of dishesOf(eat)) eaten(dish, id, taken.get(id))
  for (const [key, on] of taken) {
    if (!key.startsWith(DISH)) continue
    const end = key.lastIndexOf(':')
    eaten(key.slice(DISH.length, end), key.slice(end + 1), on)
  }
  return new Map([...tables].map(([dish, { size }]) => [dish, size + (soon.has(dish) ? SOON_AGAIN : 0)]))
}

/** With those of today's tables. */
export function withDishesOf(
  today: readonly Table[],
  dishes: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  if (today.length === 0) return dishes
  const all = new Map(dishes)
  for (const dish of today.flatMap(({ eat }) => dishesOf(eat)))
    all.set(dish, (all.get(dish) ?? 0) + 1 + SOON_AGAIN)
  return all
}
