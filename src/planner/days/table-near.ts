import type { FoodPlace } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { hoursOn } from '../../atlas/opening-hours.ts'
import { tableName } from '../../atlas/table-name.ts'
import { cafesShut } from '../schedule/meals/closed-kitchens.ts'
import { eatsNoMeat, namesMeat } from '../schedule/meals/meat-words.ts'
import { isShabbat, isSureFor, suits } from '../schedule/meals/table-choice.ts'
import { type FreeHour, type Idea, isOpen, nearTo, type Span } from './ideas-near.ts'

/** Where one sits down for a while, and where after a meal. */
const BREAKS: ReadonlySet<FoodPlace['kind']> = new Set([
  'cafe',
  'bakery',
  'beer-garden',
  'market',
  'food-hall',
])
/** Who travels in luxury is sent to no counter. */
const AT_LEISURE: ReadonlySet<FoodPlace['kind']> = new Set(['cafe', 'bakery', 'beer-garden'])
const AFTER_A_MEAL: ReadonlySet<FoodPlace['kind']> = new Set(['cafe', 'bakery'])

/** What one has between meals where the place is not known for a snack. */
const BITE =
  /\b(coffee|espresso|cappuccino|tea|matcha|bakes?|buns?|scones?|croissants?|granita|milkshakes?)\b/i
/** Where many cook, one has a break only if it is known for a bite as well. */
const OF_MANY: ReadonlySet<FoodPlace['kind']> = new Set(['market', 'food-hall'])

/** No full meal before dinner: a glass, a bite, or something sweet. */
function isForABreak({ kind, meals, eat }: FoodPlace): boolean {
  if (kind === 'beer-garden' || meals.includes('snack')) return true
  return !OF_MANY.has(kind) && (BITE.test(eat.en) || TREATS.test(eat.en))
}

/** What a café sells to who has just eaten: not one that cooks all day. */
function isBite({ meals }: FoodPlace): boolean {
  return !meals.includes('dinner') && (meals.includes('snack') || !meals.includes('lunch'))
}

/** So near one looks for a seat, and so little longer the way on may get for it, km. */
const BESIDE_KM = 0.6
const DETOUR_KM = 0.3

/** A place to sit down at, by the party's rules, beside the first of these points or on the way to the next: the nearest. */
export function tableNear(
  points: readonly [here: Coordinates, next?: Coordinates],
  span: Span,
  { day, destination, party, used }: FreeHour,
  hasEaten: boolean,
): Idea | undefined {
  if (cafesShut(destination, day.date, span.from)) return undefined
  const kinds = hasEaten ? AFTER_A_MEAL : party.budget === 'luxury' ? AT_LEISURE : BREAKS
  const diet = party.wishes?.diet
  if (diet === 'kosher' && isShabbat(destination, day.date, span.from, span.to)) return undefined
  const hoursOf = hoursOn(day.date)
  const [here, next] = points
  const away = ({ at }: FoodPlace) => distanceKm(here, at)
  const isBeside = (food: FoodPlace) => away(food) <= BESIDE_KM
  const isOnTheWay = (food: FoodPlace) =>
    next !== undefined && away(food) + distanceKm(food.at, next) <= distanceKm(here, next) + DETOUR_KM
  const isWalk = nearTo(points, destination, party)
  const isNear = (food: FoodPlace) => (isBeside(food) || isOnTheWay(food)) && isWalk(food)
  const [nearest] = (destination.food ?? [])
    .filter((food) => kinds.has(food.kind) && !used.has(food.id) && isNear(food))
    .filter((food) => (hasEaten ? isBite(food) : isForABreak(food)))
    .filter((food) => party.kids === 0 || isForAChild(food))
    .filter(({ kosher }) => !kosher || diet === 'kosher')
    .filter((food) => suits(food, party, destination.country) && isOpen(hoursOf(food), span))
    .filter((food) => isSureFor(food, diet, destination.country))
    .filter(({ eat }) => !eatsNoMeat(diet) || !namesMeat(eat.en))
    .toSorted((a, b) => away(a) - away(b))
  const { language } = party
  if (!nearest) return undefined
  const name = tableName(nearest, language)
  return { id: nearest.id, name, eat: nearest.eat[language], isOnTheWay: !isBeside(nearest) }
}

/** What a child likes to sit down to. */
const TREATS =
  /\b(ice|gelat|sorbet|cake|waffle|chocolate|pancake|crêpe|crepe|pastr|bun|cookie|biscuit|croissant|tart|pie|strudel|dough|churro|sweet|juice|lemonade|smoothie|milk|sandwich|toast|pretzel)/i

/** Coffee alone keeps no child at a table. */
function isForAChild({ kind, kids, eat }: FoodPlace): boolean {
  return kind !== 'cafe' || kids === true || TREATS.test(eat.en)
}
