import type { FoodPlace, Sight } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { besideLine, lineKm, roadLine, shareOfLine } from '../../atlas/ways/road-line.ts'
import { CHECK_IN } from '../limits.ts'
import { type MealHours, mealHours } from '../meal-hours.ts'
import { isSureFor, likingOff, priceOff, suits } from '../schedule/meals/table-choice.ts'
import type { HaltsTask } from './halts-on-the-way.ts'
import {
  type BrokenWay,
  DETOUR,
  lengthOf,
  lunchHalt,
  pointOfStop,
  type RoadStop,
  timesOf,
  wayWithHalts,
} from './road-halts.ts'

/** Who is at the next base by then has lunch there, minutes after midnight. */
const LUNCH_THERE = 810
/** The best time for it under way, and by how much a minute off it weighs. */
const BEST = { time: 750, weight: 1 / 3 }
/** So near the first base one has not set out yet; so near the next, its dinner may be had there, km. */
const OF_A_BASE_KM = 15
/** Where so few kitchens serve dinner none of them is taken for lunch. */
const FEW_DINNERS = 2
/** A halt so near the kitchen may come before it or after it, km. */
const BESIDE_KM = 2
/** So many minutes after the usual hours the kitchen still takes orders. */
const LATER = 30

/** The same halts with the best kitchen among them; undefined where one eats at the end, or none fits. */
export function kitchenOnTheWay(
  sights: readonly { sight: Sight }[],
  task: HaltsTask,
  fits: (stops: readonly RoadStop[]) => boolean,
): RoadStop[] | undefined {
  const { from, to, leaves, party, except } = task
  const unfed = wayWithHalts(sights, task)
  if (lunchHalt(unfed, leaves) >= 0) return undefined
  const { lunch } = mealHours(to.countryFacts, party.kids)
  const there = leaves + lengthOf(unfed).all + CHECK_IN
  if (there <= Math.min(LUNCH_THERE, lunch.to + LATER)) return undefined
  const known = new Map([...(from.food ?? []), ...(to.food ?? [])].map((food) => [food.id, food]))
  const road = roadLine(from, to)
  const isBesideOne = ({ at }: FoodPlace) => sights.some(({ sight }) => distanceKm(sight.at, at) <= BESIDE_KM)
  const dinners = [...known.values()].filter(
    ({ at, meals }) => meals.includes('dinner') && distanceKm(at, to.center) < OF_A_BASE_KM,
  )
  const isForDinner = (food: FoodPlace) => dinners.length <= FEW_DINNERS && dinners.includes(food)
  let best: { stops: RoadStop[]; cost: number } | undefined
  for (const food of known.values()) {
    if (!food.meals.includes('lunch') || except.has(food.id)) continue
    if (distanceKm(food.at, from.center) < OF_A_BASE_KM) continue
    if (distanceKm(food.at, to.center) < OF_A_BASE_KM && isForDinner(food)) continue
    if (besideLine(food.at, road).more > (DETOUR - 1) * lineKm(road) && !isBesideOne(food)) continue
    if (!suits(food, party, to.country) || !isSureFor(food, party.wishes?.diet, to.country)) continue
    const off = priceOff(food, 'lunch', to, party) + likingOff(food, 'lunch', party, false, to.country)
    for (const stops of withKitchen(sights, food, task)) {
      const via = wayWithHalts(stops, task)
      const time = lunchAt(via, food, task, lunch)
      const cost = off + lengthOf(via).all + Math.abs((time ?? Infinity) - BEST.time) * BEST.weight
      if (cost < (best?.cost ?? Infinity) && fits(stops)) best = { stops, cost }
    }
  }
  return best?.stops
}

/** Where it stands on the road; beside a halt also after it, or before. */
function withKitchen(
  sights: readonly { sight: Sight }[],
  food: FoodPlace,
  { from, to }: HaltsTask,
): RoadStop[][] {
  const road = roadLine(from, to)
  const share = shareOfLine(food.at, road)
  const place = sights.filter(({ sight }) => shareOfLine(sight.at, road) <= share).length
  const places = [place - 1, place, place + 1].filter((index) => {
    const passed = sights.slice(Math.min(index, place), Math.max(index, place))
    const isBeside = (stop: RoadStop) => distanceKm(pointOfStop(stop), food.at) <= BESIDE_KM
    return index >= 0 && index <= sights.length && passed.every(isBeside)
  })
  return places.map((index) => [...sights.slice(0, index), { food }, ...sights.slice(index)])
}

/** When one sits down, minutes after midnight; undefined where that is no hour for lunch, or it is shut. */
function lunchAt(
  via: BrokenWay,
  food: FoodPlace,
  { date, leaves }: HaltsTask,
  lunch: MealHours['lunch'],
): number | undefined {
  const seat = timesOf(via, leaves).find(({ halt }) => halt.food)
  const hours = hoursOn(date)(food)
  if (!seat || !hours) return undefined
  const { opens, closes } = spanOfHours(hours)
  const isTime = seat.start >= lunch.from && seat.start <= lunch.to + LATER
  return isTime && seat.start >= opens && seat.end <= closes ? seat.start : undefined
}
