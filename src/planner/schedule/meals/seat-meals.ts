import type { FoodPlace } from '../../../atlas/destination.ts'
import { tableNames } from '../../../atlas/table-name.ts'
import { upToFive } from '../../../platform/clock-time.ts'
import { waysOfDay } from '../../travel/ways-of-day.ts'
import type { TimedItem } from '../time-day.ts'
import { COLD_SUPPER } from '../frame.ts'
import { isNamedAlike, isSamePoint } from '../evenings/same-place.ts'
import { comesFrom, type Eaten, seatMeal, type Seating } from './seat-meal.ts'
import { AT_TABLE } from './time-at-table.ts'
import { isUnaskedMeatless } from './table-choice.ts'
import { SEEN } from '../taken.ts'
import { tablesInReach } from './table-reach.ts'
import { dishesHad, withDishesOf } from './table-repeats.ts'

const LEAST_FREE = 60
/**
 * Gives lunch and dinner of a timed day a table: open then, and of all the one that is least out of the way, beyond the
 * party's means, beside its needs or known from another day. Where none is left, a street or quarter where one eats; a
 * meal for which there is neither stays without a place.
 */
export function seatMeals(items: readonly TimedItem[], seating: Seating): TimedItem[] {
  const seated: TimedItem[] = []
  const eaten = eatenBefore(seating)
  const tables = tablesInReach(seating.destination, items)
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'lunch' && item.kind !== 'dinner') {
      seated.push(item)
      continue
    }
    const today = seated.flatMap(({ food, area }) => food?.id ?? area?.id ?? [])
    const at = seated.flatMap(({ food, area }) => (food?.at ? [food.at] : area ? [area.at] : []))
    const seen = items.flatMap(({ sight }, each) => (sight && Math.abs(each - index) > 1 ? [sight.at] : []))
    const dishes = withDishesOf(
      seated.flatMap(({ food }) => food ?? []),
      eaten.dishes,
    )
    const had = { ...eaten, dishes, today, at, seen, taken: seating.taken, date: seating.frame.date }
    const { home: _home, ...meal } = item
    const seat = seatMeal(meal, seated, items[index + 1], { ...seating, tables }, had)
    // Before the hours of dinner no other kitchen can be counted on.
    if (!seat && item.kind === 'dinner' && seating.frame.earlyDinner) continue
    seated.push(seat ?? withoutTable(item))
  }
  return withWays(withoutOverlaps(seated, seating), seating)
}

type Before = Pick<Eaten, 'dishes' | 'meatless' | 'nights' | 'elsewhere'>

function eatenBefore({ destination, frame, party, taken }: Seating): Before {
  const { food = [], evenings = [], sights = [] } = destination
  const nights = evenings.filter(({ id }) => taken.has(id))
  const isNight = (table: FoodPlace) =>
    nights.some((each) => isSamePoint(each, table) && isNamedAlike(each, { name: tableNames(table) }))
  return {
    dishes: dishesHad(destination, taken, frame.date),
    meatless: food.some((table) => taken.has(table.id) && isUnaskedMeatless(table, party)),
    elsewhere: sights.filter(({ id }) => (taken.get(SEEN + id) ?? frame.date) !== frame.date),
    nights: new Set(nights.length > 0 ? food.filter(isNight).map(({ id }) => id) : []),
  }
}

/** Free time gives way to a table that was free later, and begins as soon as one is back from a nearer one. */
function withoutOverlaps(items: readonly TimedItem[], { destination, party }: Seating): TimedItem[] {
  return items.flatMap((item, index) => {
    const before = items[index - 1]
    if (item.kind !== 'free' || !before) return [item]
    if (before.end <= item.start) {
      if (before.kind !== 'lunch' || !before.food || item.start - before.end < LEAST_FREE) return [item]
      const back = waysOfDay(destination, party)(before.food.at, destination.center, party.kids).minutes
      return [{ ...item, start: Math.min(item.start, upToFive(before.end + back) + 15) }]
    }
    const start = before.end + 15
    return item.end - start >= LEAST_FREE ? [{ ...item, start }] : []
  })
}

/** Room for the way that nobody needs; and who finds no kitchen on the way home eats there. */
function withoutTable(meal: TimedItem): TimedItem {
  const { straight: _, ...item } = meal
  if (item.home !== undefined) return { ...item, start: item.home, end: item.home + COLD_SUPPER }
  return item.kind === 'lunch' ? { ...item, end: Math.min(item.end, item.start + AT_TABLE.lunch) } : item
}

/** Tells the way to each table, and from it. */
function withWays(items: readonly TimedItem[], { destination, party }: Seating): TimedItem[] {
  const way = waysOfDay(destination, party)
  return items.map((item, index) => {
    const at = item.food?.at ?? item.area?.at ?? item.sight?.at ?? item.evening?.at
    const before = items[index - 1]
    const isMeal = (each: TimedItem | undefined) => each?.food !== undefined || each?.area !== undefined
    if (!at || (!isMeal(item) && !item.evening && !isMeal(before))) return item
    const travel = way(comesFrom(items.slice(0, index)) ?? destination.center, at, party.kids)
    const { travel: _, ...rest } = item
    return travel.minutes > 0 ? { ...rest, travel } : rest
  })
}
