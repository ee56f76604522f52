import type { Coordinates } from '../../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../../atlas/opening-hours.ts'
import { waysAround } from '../../travel/travel-time.ts'
import { type DayFrame, LONG_LUNCH } from '../frame.ts'
import { attemptsAt, type Choice, type Reach, type Seating } from './table-attempts.ts'
import { likingOff, priceOff, suits } from './table-choice.ts'
import type { TimedItem } from '../time-day.ts'

/** Minutes at table: what is planned, and the least that is still a meal. */
const AT_TABLE = { lunch: 60, dinner: 75, least: 45 }
/** Who goes nowhere after lunch but home may go so far for it. */
const LUNCH_AND_HOME = 10
const LEAST_FREE = 60
/** So long after the latest usual hour one still sits down, after the way to the table: the kitchen is open. */
const LATER_TABLE = { lunch: 30, dinner: 20 }
const WAY_WEIGHT = 1.6
/** What it weighs to come back to the table that was used last. */
const JUST_BEEN = 40
/**
 * Gives lunch and dinner of a timed day a table: open then, on the way, of the party's means and needs, where the day
 * leaves time for the way: a new one, or else one of another day. A meal for which there is none stays without a place.
 */
export function seatMeals(items: readonly TimedItem[], seating: Seating): TimedItem[] {
  const seated: TimedItem[] = []
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'lunch' && item.kind !== 'dinner') {
      seated.push(item)
      continue
    }
    const today = seated.flatMap(({ food }) => food?.id ?? [])
    const next = items[index + 1]
    const table = attemptsAt(item.kind, today, seating).reduce<TimedItem | undefined>(
      (found, { reach, ...choice }) => found ?? bestTable(item, seated, next, choice, reach),
      undefined,
    )
    seated.push(table ?? shortenVisit(item))
  }
  return withWays(withoutOverlaps(seated), seating)
}

/** Free time gives way to a table that was free later. */
function withoutOverlaps(items: readonly TimedItem[]): TimedItem[] {
  return items.flatMap((item, index) => {
    const before = items[index - 1]
    if (item.kind !== 'free' || !before || before.end <= item.start) return [item]
    const start = before.end + 15
    return item.end - start >= LEAST_FREE ? [{ ...item, start }] : []
  })
}

/** Room for the way that nobody needs. */
function shortenVisit(item: TimedItem): TimedItem {
  return item.kind === 'lunch' ? { ...item, end: Math.min(item.end, item.start + AT_TABLE.lunch) } : item
}

function bestTable(
  meal: TimedItem,
  before: readonly TimedItem[],
  next: TimedItem | undefined,
  { destination, frame, party, without, uses, food: tables }: Choice,
  reach: Reach,
): TimedItem | undefined {
  const kind = meal.kind === 'lunch' ? 'lunch' : 'dinner'
  const way = waysAround(destination, party.wishes?.mobility)
  // Who has had time for themselves comes from where they stay.
  const here = comesFrom(before) ?? destination.center
  const leaves = before.at(-1)?.end ?? frame.start
  const goal = next?.sight?.at ?? destination.center
  const direct = way(here, goal, party.kids).minutes
  const until = next?.sight
    ? next.start
    : kind === 'lunch'
      ? frame.end
      : frame.returns
        ? frame.closes
        : Infinity
  const hoursOf = hoursOn(frame.date)
  const isLong = party.tripType === 'relaxed' && party.kids === 0
  let best: { item: TimedItem; cost: number } | undefined
  for (const food of tables) {
    if (!food.meals.includes(kind) || without.has(food.id) || !suits(food, party)) continue
    const hours = hoursOf(food)
    if (!hours) continue
    const { opens, closes } = spanOfHours(hours)
    const there = way(here, food.at, party.kids)
    const on = way(food.at, goal, party.kids)
    const detour = there.minutes + on.minutes - direct
    const isWithin =
      kind === 'lunch'
        ? detour <= reach.detour + (next?.sight ? 0 : LUNCH_AND_HOME)
        : way(destination.center, food.at, party.kids).minutes <= reach.base ||
          (there.minutes <= reach.dinner && detour <= reach.longest)
    if (!isWithin) continue
    const start = Math.ceil(Math.max(meal.start, opens, leaves + there.minutes) / 5) * 5
    const usual = kind === 'lunch' && isLong ? LONG_LUNCH : AT_TABLE[kind]
    const end = Math.min(start + usual, closes, until - on.minutes)
    if (end - start < AT_TABLE.least || start > latest(kind, frame)) continue
    const cost =
      WAY_WEIGHT * detour +
      (start - meal.start) / 3 +
      priceOff(food, kind, destination, party) +
      (uses?.get(food.id) ?? 0) * JUST_BEEN +
      likingOff(food, party)
    if (!best || cost < best.cost) best = { item: { kind, start, end, food }, cost }
  }
  return best?.item
}

function latest(kind: 'lunch' | 'dinner', { lunch, latestDinner, move }: DayFrame): number {
  return kind === 'lunch'
    ? (lunch?.to ?? 0) + (move ? 0 : LATER_TABLE.lunch)
    : (latestDinner ?? Infinity) + LATER_TABLE.dinner
}

function lastPlace(items: readonly TimedItem[]): Coordinates | undefined {
  const item = items.findLast(({ sight, food, evening }) => sight ?? food ?? evening)
  return item?.sight?.at ?? item?.food?.at ?? item?.evening?.at
}

/** The last place; undefined where one comes from where one stays: after time to oneself there. */
function comesFrom(items: readonly TimedItem[]): Coordinates | undefined {
  return items.at(-1)?.kind === 'free' ? undefined : lastPlace(items)
}

/** Tells the way to each table, and from it. */
function withWays(items: readonly TimedItem[], { destination, party }: Seating): TimedItem[] {
  const way = waysAround(destination, party.wishes?.mobility)
  return items.map((item, index) => {
    const at = item.food?.at ?? item.sight?.at ?? item.evening?.at
    const before = items[index - 1]
    if (!at || (!item.food && !item.evening && !before?.food)) return item
    const travel = way(comesFrom(items.slice(0, index)) ?? destination.center, at, party.kids)
    const { travel: _, ...rest } = item
    return travel.minutes > 0 ? { ...rest, travel } : rest
  })
}
