import type { FoodPlace, Sight } from '../../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../../atlas/distance.ts'
import type { Party } from '../party/party-likes.ts'
import { isEasyEnough } from '../party/wishes.ts'

/** Streets, markets and quarters in which one finds a kitchen, where no table of the atlas is left. */

const KINDS: ReadonlySet<Sight['category']> = new Set(['street', 'market', 'district', 'square', 'town'])
/** Nobody looks further than this for one, km. */
const FURTHEST_KM = 6
/** Evidence that one eats there: a table of the atlas so near, km, or a word of its hint. */
const TABLE_KM = 0.35
/** In one lane so near: what is cooked round the corner is not cooked there. */
const IN_THE_STREET_KM = 0.1
const FOOD_WORDS =
  /\b(eat|food|stalls?|kitchens?|restaurants?|caf[eé]s?|snacks?|lunch|dinner|dish|grills?|oysters?|noodles?|tapas|taverns?|trattorias?|bistros?|pubs?)\b/i

/** Who sells these cooks nothing, whatever one drinks beside it. */
const GOODS = /\b(flowers?|antiques?|flea|books?|crafts?|clothes|textiles?|cattle|camels?|birds?)\b/i

/** Where lunch and dinner are cooked, and nothing in between. */
export const RESTING: ReadonlySet<FoodPlace['kind']> = new Set(['restaurant', 'tavern'])

/** Those near `here`, where the party may eat: without a ticket, not a day trip, no event. */
export function eatingAreas(
  { sights = [], food = [] }: { sights?: readonly Sight[]; food?: readonly FoodPlace[] },
  here: Coordinates,
  party: Pick<Party, 'kids' | 'wishes'>,
): Sight[] {
  return sights.filter(
    (sight) =>
      KINDS.has(sight.category) &&
      !sight.daytrip &&
      !sight.event &&
      !sight.activity &&
      !sight.adult &&
      (party.kids === 0 || sight.kids > 0) &&
      isEasyEnough(sight, party) &&
      distanceKm(sight.at, here) <= FURTHEST_KM &&
      feeds(sight, food),
  )
}

function feeds({ at, category, hint, name }: Sight, food: readonly FoodPlace[]): boolean {
  if (category === 'market' && GOODS.test(name.en)) return false
  const km = category === 'street' ? IN_THE_STREET_KM : TABLE_KM
  return FOOD_WORDS.test(hint.en) || food.some((table) => distanceKm(table.at, at) <= km)
}

/** Whether somebody there cooks while restaurants rest: a market by its own hours, a bar, a café. */
export function hasAllDayKitchen({ category, at }: Sight, food: readonly FoodPlace[]): boolean {
  return (
    category === 'market' ||
    food.some(
      ({ kind, meals, at: table }) =>
        !RESTING.has(kind) && meals.includes('dinner') && distanceKm(table, at) <= TABLE_KM,
    )
  )
}
