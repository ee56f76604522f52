import type { Destination, FoodPlace } from '../../../atlas/destination.ts'
import type { Party } from '../party/party-likes.ts'
import { levelOf, MANY_KITCHENS } from './table-choice.ts'

/** Whether one eats as the place does, and at a table; in minutes of way that one would go instead. */

/** What is cooked all over the world, and where it is at home. */
const AT_HOME: Readonly<Record<string, string>> = {
  burger: 'US CA AU',
  burrito: 'MX',
  couscous: 'MA TN DZ',
  curry: 'IN LK NP BD PK TH MY SG ID GB ZA MU TZ KE JP MM',
  döner: 'TR DE',
  falafel: 'IL JO EG LB PS AE QA SA OM',
  gyros: 'GR CY',
  moussaka: 'GR CY RO BG TR',
  pasta: 'IT SM MT HR CH',
  pho: 'VN',
  pizza: 'IT SM US MT HR AR',
  ramen: 'JP',
  schnitzel: 'AT DE CH CZ',
  sushi: 'JP',
  tacos: 'MX US',
  tandoori: 'IN PK',
  tempura: 'JP',
  thali: 'IN NP',
}

const HOMES = Object.entries(AT_HOME).map(([word, home]) => ({ word, home: new Set(home.split(' ')) }))
/** Asked of each table for each meal: most name none of it. */
const ANYWHERE = new RegExp(Object.keys(AT_HOME).join('|'))

/** What one has in the hand, or with a cup of coffee. */
const SNACK =
  /\b(burgers?|cheeseburgers?|sandwich(es)?|hot ?dogs?|pies?|falafel|gyros?|döner|slices?|cones?|rolls?|wraps?|toasts?|pancakes?|cakes?|crêpes?|waffles?|ice cream|croissants?|smoothies|bagels?|doughnuts?|panzerotti|milkshakes?|sodas?|juices|salads?)\b/i

/** By budget level, for lunch and dinner. Children are glad of pizza anywhere. */
const ELSEWHERE = { lunch: [0, 4, 8, 12], dinner: [0, 18, 22, 28] }
const SNACK_WEIGHT = { lunch: [0, 0, 6, 15], dinner: [0, 20, 25, 35] }
/** Dinner at one of many counters. */
const AMONG_MANY = [0, 10, 15, 25]

/** What so many tables cook is at home there. */
const OWN_TABLES = 4

type Place = Pick<Destination, 'country'> & Partial<Pick<Destination, 'dishes' | 'food'>>

/** What a kitchen from elsewhere weighs, and a snack. Who eats by a rule has other worries. */
export function unlikeThePlace(
  { kind, eat }: FoodPlace,
  meal: 'lunch' | 'dinner',
  place: Place,
  party: Party,
): number {
  if (party.wishes?.diet) return 0
  const level = levelOf(party)
  if (MANY_KITCHENS.has(kind)) return meal === 'dinner' ? (AMONG_MANY[level] ?? 0) : 0
  const isSnack = SNACK.test(firstOf(eat.en))
  const isForeign = party.kids === 0 && isFromElsewhere(eat.en, place)
  return (isSnack ? (SNACK_WEIGHT[meal][level] ?? 0) : 0) + (isForeign ? (ELSEWHERE[meal][level] ?? 0) : 0)
}

/** "Couscous", of "couscous and moussaka": before what is beside it. */
function firstOf(eat: string): string {
  return eat.split(/,| with | and | then /)[0] ?? ''
}

/** Named among what is cooked everywhere, and neither at home there nor a dish of the place or of many of its tables. */
function isFromElsewhere(eat: string, { country, dishes = [], food = [] }: Place): boolean {
  const text = eat.toLowerCase()
  if (!ANYWHERE.test(text)) return false
  const isOwn = (word: string) =>
    dishes.some((dish) => `${dish.name} ${dish.text.en}`.toLowerCase().includes(word)) ||
    food.filter((table) => table.eat.en.toLowerCase().includes(word)).length >= OWN_TABLES
  return HOMES.some(({ word, home }) => text.includes(word) && !home.has(country) && !isOwn(word))
}
