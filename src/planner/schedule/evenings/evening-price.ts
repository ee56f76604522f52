import type { Destination, Evening } from '../../../atlas/destination.ts'
import { FAMOUS } from '../party/fame.ts'
import type { Party } from '../party/party-likes.ts'
import { levelOf } from '../meals/table-choice.ts'

/** An evening costs what the level eats for in so many days, at most. */
const MEANS = [0.8, 1.5, 2.5, Infinity]
/** And a part of a feast so many times that. */
const FEAST = 2
/** What one that costs a day's meals weighs by budget level, in minutes of way; who wants the best pays for it gladly. */
const WEIGHT = [50, 0, 0, -15]
/** Dearer than so many days' meals it weighs no more. */
const MOST_DAYS = 1.5

/** Dearer than this party goes out for. */
export function isBeyondMeans(
  evening: Evening,
  destination: Pick<Destination, 'daily'>,
  party: Pick<Party, 'budget'>,
): boolean {
  const { score = 0, event } = evening
  const means = (MEANS[levelOf(party)] ?? Infinity) * (event ? FEAST : 1)
  return score < FAMOUS && daysOfMeals(evening, destination, party) > means
}

/** What its price weighs with a party, in minutes of way. */
export function eveningPriceOff(
  evening: Evening,
  destination: Pick<Destination, 'daily'>,
  party: Pick<Party, 'budget'>,
): number {
  const days = Math.min(MOST_DAYS, daysOfMeals(evening, destination, party))
  return days * (WEIGHT[levelOf(party)] ?? 0)
}

/** Its price in what the level eats for in a day; 0 where that is not known. */
function daysOfMeals(
  { cost = 0 }: Evening,
  { daily }: Pick<Destination, 'daily'>,
  party: Pick<Party, 'budget'>,
): number {
  const food = daily.food[levelOf(party)] ?? 0
  return food > 0 ? cost / food : 0
}
