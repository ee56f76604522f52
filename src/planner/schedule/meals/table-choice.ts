import type { Destination, FoodPlace } from '../../../atlas/destination.ts'
import { BUDGET_LEVELS } from '../../../trips/trip.ts'
import type { Party } from '../party-likes.ts'

/** Which tables suit a party: its means, its needs and what it likes. */

type Fed = Pick<Destination, 'daily' | 'food'>

/** An adult's meal, as a share of what the level eats in a day. */
const SHARE = { lunch: 0.35, dinner: 0.5 }
/** What a doubled price weighs against minutes of way, and a halved one by budget level: luxury is not a counter. */
const DEARER_WEIGHT = 12
const CHEAPER_WEIGHT = [2, 4, 8, 14]
/** Nobody is led to a table that costs so many times what the level eats for, while there is another. */
const BEYOND_MEANS = 1.8
/** Once, rather than a second time to the same table, it may cost so many times as much. */
const ONCE_BEYOND_MEANS = 2.6
/** Beyond so many times they had rather look around for themselves. */
const NEVER_BEYOND_MEANS = 4
/** Nor who wants the best to one of so little of it. */
const BENEATH_MEANS = { level: 3, share: 0.25 }
const FOR_CHILDREN = 10
/** What it weighs to bring who did not ask for it to a kitchen without meat. */
const MEATLESS_UNASKED = 12
/** Who eats no meat, or by a rule, is not led to where they cannot; nor are children to a bar not meant for them. */
export function suits(food: FoodPlace, { kids, wishes }: Party): boolean {
  if (kids > 0 && food.kind === 'bar' && !food.kids) return false
  switch (wishes?.diet) {
    case 'vegetarian':
      return (food.vegetarian ?? 0) > 0
    case 'vegan':
      return food.vegan === true || food.vegetarian === 2
    case 'halal':
      return food.halal === true
    case 'kosher':
      return food.kosher === true
    default:
      return true
  }
}

/** Tables of the party's means, for one meal or the other. */
export function affordable(destination: Fed, party: Party): FoodPlace[] {
  const level = levelOf(party)
  return (destination.food ?? []).filter((food) => {
    const meal = food.meals.includes('dinner') ? 'dinner' : 'lunch'
    const share = shareOfUsual(food, meal, destination, level)
    return share <= BEYOND_MEANS && (level < BENEATH_MEANS.level || share >= BENEATH_MEANS.share)
  })
}

/** What anybody may do once: eat better than usual, and for lunch as simply as the whole town does. */
export function onceAffordable(destination: Fed, party: Party, meal: 'lunch' | 'dinner'): FoodPlace[] {
  const level = levelOf(party)
  return (destination.food ?? []).filter((food) => {
    const share = shareOfUsual(food, meal, destination, level)
    const isBeneath = level >= BENEATH_MEANS.level && meal === 'dinner' && share < BENEATH_MEANS.share
    return share <= ONCE_BEYOND_MEANS && !isBeneath
  })
}

/** All that is not absurd for the party: better than no table at all. */
export function bearable(destination: Fed, party: Party, meal: 'lunch' | 'dinner'): FoodPlace[] {
  const level = levelOf(party)
  const food = destination.food ?? []
  return food.filter((each) => shareOfUsual(each, meal, destination, level) <= NEVER_BEYOND_MEANS)
}

function levelOf({ budget }: Party): number {
  return budget ? BUDGET_LEVELS.indexOf(budget) : 1
}

/** What it costs there, of what the level spends on that meal; 1 where that is not known. */
function shareOfUsual(
  { cost }: FoodPlace,
  kind: 'lunch' | 'dinner',
  { daily }: Pick<Fed, 'daily'>,
  level: number,
): number {
  const expected = (daily.food[level] ?? 0) * SHARE[kind]
  return expected > 0 && cost > 0 ? cost / expected : 1
}

export function priceOff(
  food: FoodPlace,
  kind: 'lunch' | 'dinner',
  destination: Pick<Fed, 'daily'>,
  party: Party,
): number {
  const level = levelOf(party)
  const off = Math.log2(shareOfUsual(food, kind, destination, level))
  return off > 0 ? off * DEARER_WEIGHT : -off * (CHEAPER_WEIGHT[level] ?? 0)
}

/** What this party likes less, or better. */
export function likingOff(food: FoodPlace, party: Party): number {
  const children = party.kids > 0 && food.kids ? -FOR_CHILDREN : 0
  return children + (isUnaskedMeatless(food, party) ? MEATLESS_UNASKED : 0)
}

/** A kitchen without meat, for who did not ask for one: good once, but not every day. */
export function isUnaskedMeatless({ vegan, vegetarian }: FoodPlace, { wishes }: Party): boolean {
  return (vegan === true || vegetarian === 2) && !wishes?.diet
}
