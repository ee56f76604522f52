import type { FoodPlace } from '../../../atlas/destination.ts'
import { LONG_LUNCH } from '../local-hours.ts'
import type { Party } from '../party/party-likes.ts'

/** Minutes at table: what is planned, and the least that is still a meal. */
export const AT_TABLE = { lunch: 60, dinner: 75, least: 45 }
/** The least where one reserves: several courses come one after the other. */
const RESERVED = { lunch: 55, dinner: 70 }
/** Many small courses, and dinner at a table of the best. */
const COURSES =
  /\b(kaiseki|omakase|tasting menus?|degustation|(?:five|six|seven|eight|nine|ten|twelve) courses|(?:wine|tea) pairing)\b/i
const MENU = { lunch: { usual: 90, least: 60 }, dinner: { usual: 120, least: 105 } }
const FINE_DINNER = { usual: 105, least: 75 }
/** A queue, and what one has from the hand at a stall. */
const BITE = { usual: 45, least: 30 }

/** Where so many minutes would pass between a lunch and what follows, one sits so much longer; more is time to oneself. */
const WAIT = { from: 20, to: 50, longer: 15 }

interface TimeAtTable {
  usual: number
  least: number
}

/** How long a party sits at a table, or at any in a street, where there is the time. `room`: minutes until it goes on. */
export function timeAtTable(
  kind: 'lunch' | 'dinner',
  food: Pick<FoodPlace, 'kind' | 'booking' | 'eat'> | undefined,
  party: Pick<Party, 'tripType' | 'kids' | 'budget'>,
  room?: number,
): TimeAtTable {
  const { usual, least } = usualTime(kind, food, party)
  const wait = (room ?? usual) - usual
  const isUnhurried = kind === 'lunch' && wait >= WAIT.from && wait < WAIT.to
  return { usual: isUnhurried ? usual + WAIT.longer : usual, least }
}

function usualTime(
  kind: 'lunch' | 'dinner',
  food: Pick<FoodPlace, 'kind' | 'booking' | 'eat'> | undefined,
  { tripType, kids, budget }: Pick<Party, 'tripType' | 'kids' | 'budget'>,
): TimeAtTable {
  if (food && COURSES.test(food.eat.en)) return MENU[kind]
  if (kind === 'dinner' && food?.booking && budget === 'luxury' && kids === 0) return FINE_DINNER
  if (kind === 'lunch' && food?.kind === 'stall') return BITE
  const isLong = kind === 'lunch' && tripType === 'relaxed' && kids === 0
  return {
    usual: isLong ? LONG_LUNCH : AT_TABLE[kind],
    least: food?.booking ? RESERVED[kind] : AT_TABLE.least,
  }
}

/** The least of a dinner that gives way to a feast: a menu takes its time all the same. */
export function shortestDinner(food: FoodPlace | undefined): number {
  return food && COURSES.test(food.eat.en) ? MENU.dinner.least : AT_TABLE.least
}
