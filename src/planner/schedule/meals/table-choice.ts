import type { Destination, Dish, FoodPlace } from '../../../atlas/destination.ts'
import { BUDGET_LEVELS } from '../../../trips/trip.ts'
import type { Diet } from '../../../trips/trip-wishes.ts'
import type { Party } from '../party/party-likes.ts'
import { isEasyEnough } from '../party/wishes.ts'
import { shabbatHours } from '../hours/shabbat.ts'
import { eatsNoMeat, namesEggOrMilk, namesMeat } from './meat-words.ts'

/** Which tables suit a party: its means, its needs and what it likes. All in minutes of way that it would go instead. */

type Fed = Pick<Destination, 'daily' | 'food'>
type Meal = 'lunch' | 'dinner'

/** An adult's meal, as a share of what the level eats in a day. */
const SHARE = { lunch: 0.35, dinner: 0.5 }
/** What a doubled price weighs, and a halved one, by budget level: luxury is not a counter. */
const DEARER_WEIGHT = [20, 12, 12, 12]
const CHEAPER_WEIGHT = [2, 4, 8, 14]
/** What costs more times of what the level eats for is for once, and weighs so much and as much again for each time more. */
const BEYOND_MEANS = { times: 1.8, weight: [36, 30, 30, 30], more: 20 }
/** Beyond so many times they had rather look around for themselves, where more than so few cook. */
const NEVER_BEYOND_MEANS = 4
const FEW_TABLES = 6
/** Beyond so many times even there. */
const NEVER_AT_ALL = 5
/** Families do not eat for the price of a tasting menu, nor where every table is booked and no child expected. */
const DEARER_FOR_FAMILIES = 1.5
const NO_PLACE_FOR_CHILDREN = 10
const FOR_CHILDREN = 10
/** Nor on their feet. */
const ON_THEIR_FEET = { words: /\bstanding\b/i, weight: 15 }
/** Who wants the best is not led to a table of so little of it, nor to a counter. */
const BENEATH_MEANS = { level: 3, share: 0.25, lunch: 40, dinner: 50 }
const COUNTERS: ReadonlySet<FoodPlace['kind']> = new Set([
  'stall',
  'cafe',
  'bakery',
  'market',
  'food-hall',
  'food-street',
])
/** What a counter weighs by budget level: who counts every coin eats where the street does. */
const COUNTER = [-10, 0, 0, 25]
/** Where everybody reserves, the best of the place sit at dinner. */
const RESERVED_IN_LUXURY = 14
/** Where cake and coffee are what one comes for, dinner is second best. */
const DINNER_AT_A_CAFE = [10, 20, 25, 40]
/** So is a stand where one eats from the hand, for who can sit down anywhere. */
const DINNER_AT_A_STALL = [0, 15, 20, 30]
/** What is known for another meal of the day: a lunch menu at dinner, a breakfast at lunch. */
const OF_ANOTHER_HOUR = {
  lunch:
    /\b(dinner|supper|evenings?|at night|before dark|sunset|dusk|candle\w*|breakfasts?|morning|brunch)\b/i,
  dinner: /\b(lunch|noon|breakfasts?|morning|brunch)\b/i,
  weight: 25,
}
/** What it weighs to bring who did not ask for it to a kitchen without meat: once, and ever again. */
const MEATLESS = { once: 80, again: 160 }
/** A vegan goes so much further for a kitchen that is known to cook so than for one without meat, where one has to ask. */
const NOT_KNOWN_VEGAN = 35
/** Who eats halal goes so much further for a kitchen with such meat than for one without any. */
const MEATLESS_FOR_HALAL = 20
/** What it weighs that a kitchen is known for what one does not eat, whatever else is on its menu. */
const KNOWN_FOR_OTHER = 25
/** Where one has to ask, who eats by a rule goes only if nothing sure is anywhere near. */
const ON_ASKING = 90
/** What it weighs to bring who keeps no rule to a kitchen that is known for one. */
const UNASKED_RULE = 80
/** So long before sunset on Friday, and after it on Saturday, no kosher kitchen serves, minutes. */
const SHABBAT = { before: 75, after: 60 }
/** Where meat is slaughtered as Muslims eat it unless a menu says otherwise. */
const HALAL_COUNTRIES = new Set('AE BH DZ EG IR JO KW MA MV OM PK QA SA TN TR UZ'.split(' '))
const NOT_HALAL =
  /pork|bacon|\bham\b|mortadella|prosciutto|speck|jam[oó]n|chorizo|pancetta|guanciale|salami|carbonara|wine|beer|cider|spritz|rak[ıi]/i

/** Who eats no meat, or by a rule, or takes no steps is not led to where they cannot; nor are children to a bar not meant for them. */
export function suits(food: FoodPlace, { kids, wishes }: Party, country?: string): boolean {
  if (!isEasyEnough(food, { wishes })) return false
  if (kids > 0 && food.kind === 'bar' && !food.kids) return false
  switch (wishes?.diet) {
    case 'vegetarian':
      return (food.vegetarian ?? 0) > 0
    case 'vegan':
      return isSureFor(food, 'vegan') || isOnAsking(food)
    case 'halal':
      return isSureFor(food, 'halal', country) || (isOnAsking(food) && isWithoutPork(food))
    case 'kosher':
      return food.kosher === true
    default:
      return true
  }
}

/** Whether it is known to cook by the rule; else one has to ask there, and orders what has no meat. */
export function isSureFor(food: FoodPlace, diet: Diet | undefined, country?: string): boolean {
  if (diet === 'vegan') return food.vegan === true || isOnlyMeatless(food)
  return diet !== 'halal' || food.halal === true || isUsuallyHalal(food, country)
}

/** Known to cook without meat as well. */
function isOnAsking({ vegetarian = 0, halal }: FoodPlace): boolean {
  return vegetarian > 0 && halal !== false
}

/** What a dish without a piece of meat may be cooked in or strewn with. */
const ANIMAL_FAT = /\b(lard|suet|dripping|bacon|crackling)/i

/** Without meat or fish a dish fits halal and kosher too; vegan is only what is marked so. */
export function isDishFor({ vegetarian, vegan, text }: Dish, diet: Diet | undefined): boolean {
  if (!diet) return true
  return (diet === 'vegan' ? vegan : vegetarian) === true && !ANIMAL_FAT.test(text.en)
}

/** Where meat is usually halal, or where there is none. */
function isUsuallyHalal(food: FoodPlace, country = ''): boolean {
  const isUsual = isMeatless(food) || HALAL_COUNTRIES.has(country)
  return food.halal !== false && isUsual && isWithoutPork(food)
}

function isWithoutPork({ kind, eat }: FoodPlace): boolean {
  return kind !== 'bar' && kind !== 'beer-garden' && !NOT_HALAL.test(eat.en)
}

function isMeatless({ vegan, vegetarian }: FoodPlace): boolean {
  return vegan === true || vegetarian === 2
}

/** Whether any is known there at all. */
export function hasKosherKitchen({ food = [] }: Pick<Destination, 'food'>): boolean {
  return food.some(({ kosher }) => kosher)
}

/** Whether a kosher kitchen is shut at that time, minutes after midnight: from before Friday's sunset to Saturday's stars. */
export function isShabbat(
  place: Pick<Destination, 'center' | 'zone'>,
  date: string,
  start: number,
  end: number,
): boolean {
  const hours = shabbatHours(place, date, SHABBAT)
  return hours !== undefined && start < hours.to && end > hours.from
}

export function levelOf({ budget }: Pick<Party, 'budget'>): number {
  return budget ? BUDGET_LEVELS.indexOf(budget) : 1
}

/** What a table's price weighs with a party; Infinity where nobody would lead them. */
export function priceOff(food: FoodPlace, kind: Meal, destination: Fed, party: Party): number {
  const level = levelOf(party)
  const share = shareOfUsual(food, kind, destination, level)
  const isFew = (destination.food ?? []).filter(({ meals }) => meals.includes(kind)).length <= FEW_TABLES
  if (share > (isFew ? NEVER_AT_ALL : NEVER_BEYOND_MEANS)) return Infinity
  const off = Math.log2(share)
  if (off <= 0) {
    const isBeneath = level >= BENEATH_MEANS.level && share < BENEATH_MEANS.share
    return -off * (CHEAPER_WEIGHT[level] ?? 0) + (isBeneath ? BENEATH_MEANS[kind] : 0)
  }
  const { times, weight, more } = BEYOND_MEANS
  const beyond = share > times ? (weight[level] ?? 0) + (share - times) * more : 0
  return (off * (DEARER_WEIGHT[level] ?? 0) + beyond) * (party.kids > 0 ? DEARER_FOR_FAMILIES : 1)
}

/** What it costs there, of what the level spends on that meal; 1 where that is not known. */
function shareOfUsual({ cost }: FoodPlace, kind: Meal, { daily }: Fed, level: number): number {
  const expected = (daily.food[level] ?? 0) * SHARE[kind]
  return expected > 0 && cost > 0 ? cost / expected : 1
}

/** What this party likes less, or better. `hadMeatless`: the trip has had a kitchen without meat, unasked. */
export function likingOff(
  food: FoodPlace,
  kind: Meal,
  party: Party,
  hadMeatless: boolean,
  country?: string,
): number {
  const level = levelOf(party)
  const isCafe = food.kind === 'cafe' || food.kind === 'bakery'
  const children =
    (food.kids ? -FOR_CHILDREN : food.booking ? NO_PLACE_FOR_CHILDREN : 0) +
    (ON_THEIR_FEET.words.test(food.eat.en) ? ON_THEIR_FEET.weight : 0)
  return (
    (party.kids > 0 ? children : 0) +
    (COUNTERS.has(food.kind) ? (COUNTER[level] ?? 0) : 0) -
    (level >= BENEATH_MEANS.level && food.booking && kind === 'dinner' ? RESERVED_IN_LUXURY : 0) +
    (kind === 'dinner' && isCafe ? (DINNER_AT_A_CAFE[level] ?? 0) : 0) +
    (kind === 'dinner' && food.kind === 'stall' && !party.wishes?.diet
      ? (DINNER_AT_A_STALL[level] ?? 0)
      : 0) +
    (OF_ANOTHER_HOUR[kind].test(food.eat.en) ? OF_ANOTHER_HOUR.weight : 0) +
    (party.wishes?.diet === 'vegan' && isOnlyMeatless(food) ? NOT_KNOWN_VEGAN : 0) +
    (isSureFor(food, party.wishes?.diet, country) ? 0 : ON_ASKING) +
    (isKnownForOther(food, party) ? KNOWN_FOR_OTHER : 0) +
    (party.wishes?.diet === 'halal' && !food.halal && isMeatless(food) ? MEATLESS_FOR_HALAL : 0) +
    (food.byRule && !party.wishes?.diet ? UNASKED_RULE : 0) +
    (isUnaskedMeatless(food, party) ? (hadMeatless ? MEATLESS.again : MEATLESS.once) : 0)
  )
}

function isKnownForOther({ eat, vegan }: FoodPlace, { wishes }: Party): boolean {
  if (wishes?.diet === 'vegan' && !vegan && namesEggOrMilk(eat.en)) return true
  return eatsNoMeat(wishes?.diet) && namesMeat(eat.en)
}

/** Made for who eats no meat, and not known to be vegan. */
export function isOnlyMeatless({ vegan, vegetarian }: FoodPlace): boolean {
  return vegan !== true && vegetarian === 2
}

/** Many kitchens under one roof, or along one street. */
export const MANY_KITCHENS: ReadonlySet<FoodPlace['kind']> = new Set(['market', 'food-hall', 'food-street'])

/** A kitchen without meat, for who did not ask for one. */
export function isUnaskedMeatless({ vegan, vegetarian, kind }: FoodPlace, { wishes }: Party): boolean {
  return (vegan === true || (vegetarian === 2 && !MANY_KITCHENS.has(kind))) && !wishes?.diet
}
