import type { Evening, EVENING_KINDS, FoodPlace } from '../../../atlas/destination.ts'
import { normalise } from '../../../atlas/lookup/normalise.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { openOn } from '../../../atlas/opening-hours.ts'
import { tableName, tableNames } from '../../../atlas/table-name.ts'
import type { DayWishes, Plan, PlanDay, PlanItem } from '../../plan.ts'
import { placeIdsIn } from '../../plan-stops.ts'
import { isUnaskedMeatless } from '../../schedule/meals/table-choice.ts'
import { baseDestination } from '../../schedule/schedule-day.ts'
import { arrangeDay } from '../arrange-day.ts'
import { faultsOn } from '../place-stop.ts'
import type { EditOf, MealWish } from '../plan-edit.ts'
import { type EditContext, onDays, type Step, stopsOf } from './step.ts'

type Meal = 'lunch' | 'dinner'
const TRIED = 8
const NO_EVENING = 'none'
/** So many times the price of the planned table another one may cost. */
const DEARER = 1.5

export function changeMeal(plan: Plan, edit: EditOf<'meal'>, context: EditContext): Step {
  const { day, meal, place, name, wish } = edit
  const before = plan.days[day]
  if (!before || !mealOn(before, meal)) return 'not_there'
  if (wish) {
    const next = anotherTable(plan, day, meal, wish, context)
    return next ? onDays(plan, new Map([[day, next]])) : 'nothing_else'
  }
  const wanted = name === undefined ? undefined : normalise(name)
  const isMeant = ({ id, name: its }: FoodPlace) => {
    if (place !== undefined) return id === place
    return Object.values(tableNames({ name: its })).some((each) => normalise(each) === wanted)
  }
  const food = tablesAt(plan, day, context).find(isMeant)
  if (place !== undefined && !food) return 'not_there'
  if (!food && name === undefined) return 'not_there'
  if (food && mealOn(before, meal)?.place?.id === food.id) return 'as_it_is'
  const chosen = food ? { id: food.id, name: tableName(food, plan.language) } : { name: name ?? '' }
  const next = withWish(plan, day, { [meal]: chosen }, context)
  if (!next) return 'not_there'
  if (food && mealOn(next, meal)?.place?.id !== food.id)
    return { check: openOn(before.date)(food) ? 'travel-time' : 'meal-place-open', day }
  return onDays(plan, new Map([[day, next]]))
}

/** The day with the best other table for a meal; undefined where there is none. */
export function anotherTable(
  plan: Plan,
  day: number,
  meal: Meal,
  wish: MealWish,
  context: EditContext,
): PlanDay | undefined {
  const before = plan.days[day]
  const now = before && mealOn(before, meal)
  if (!before || !now || (wish === 'cheaper' && !now.cost)) return undefined
  const taken = placeIdsIn(plan.days)
  const isOpen = openOn(before.date)
  const known = tablesAt(plan, day, context)
  const current = known.find(({ id }) => id === now.place?.id)
  const fresh = known.filter(
    (food) => food.meals.includes(meal) && isOpen(food) && !taken.has(food.id) && suits(food, wish, current),
  )
  const near = placeNear(before, now) ?? baseDestination(plan, day, context.destinations).center
  const way = ({ at }: FoodPlace) => distanceKm(at, near)
  const better = (food: FoodPlace) => (wish === 'cheaper' ? food.cost / 10 : -(food.vegetarian ?? 0))
  const order = fresh.toSorted((a, b) => way(a) + better(a) - way(b) - better(b)).slice(0, TRIED)
  for (const food of order) {
    const chosen = { id: food.id, name: tableName(food, plan.language) }
    const next = withWish(plan, day, { [meal]: chosen }, context)
    if (next && faultsOn(plan, day, next, context) === 0) return next
  }
  return undefined
}

function suits(food: FoodPlace, wish: MealWish, current: FoodPlace | undefined): boolean {
  switch (wish) {
    case 'vegetarian':
      return (food.vegetarian ?? 0) > 0
    case 'vegan':
      return food.vegan === true || food.vegetarian === 2
    case 'halal':
      return food.halal === true
    case 'kosher':
      return food.kosher === true
    case 'cheaper':
      return current === undefined || food.cost < current.cost
    default:
      return true
  }
}

export function changeEvening(plan: Plan, edit: EditOf<'evening'>, context: EditContext): Step {
  const { day, place, kind, wish } = edit
  const before = plan.days[day]
  if (!before) return 'not_there'
  const now = before.items.find((item) => item.kind === 'evening')?.place?.id
  if (wish === 'none') {
    if (now === undefined) return 'as_it_is'
    const next = withWish(plan, day, { evening: NO_EVENING }, context)
    return next ? onDays(plan, new Map([[day, next]])) : 'not_there'
  }
  const taken = placeIdsIn(plan.days)
  const evenings = baseDestination(plan, day, context.destinations).evenings ?? []
  const meant = evenings.filter((each) =>
    place === undefined ? !taken.has(each.id) && (!kind || goesFor(kind, each.kind)) : each.id === place,
  )
  if (meant.length === 0) return place === undefined ? 'nothing_else' : 'not_there'
  for (const evening of meant.slice(0, TRIED)) {
    if (evening.id === now) return 'as_it_is'
    const next = withEvening(plan, day, evening, context)
    if (next) return onDays(plan, new Map([[day, next]]))
  }
  return (kind && bringEvening(plan, day, kind, context)) ?? 'nothing_else'
}

/** The day with that evening, where need be after dinner near it; undefined where it is had after none. */
function withEvening(
  plan: Plan,
  day: number,
  { id, at }: Pick<Evening, 'id' | 'at'>,
  context: EditContext,
): PlanDay | undefined {
  const next = withWish(plan, day, { evening: id }, context)
  if (next && faultsOn(plan, day, next, context) === 0) return next
  // Who asked for a certain table, or eats by rules, keeps it.
  if (plan.days[day]?.wishes?.dinner || context.request.wishes?.diet) return undefined
  return tablesNear(plan, day, at, context)
    .map((food) => ({ evening: id, dinner: { id: food.id, name: tableName(food, plan.language) } }))
    .map((wish) => withWish(plan, day, wish, context))
    .find((each) => each && faultsOn(plan, day, each, context) === 0)
}

/** The nearest tables for dinner that are hardly dearer than the planned one, and that no day has. */
function tablesNear(plan: Plan, day: number, at: Evening['at'], context: EditContext): FoodPlace[] {
  const before = plan.days[day]
  if (!before) return []
  const current = mealOn(before, 'dinner')?.place?.id
  const known = tablesAt(plan, day, context)
  const cost = known.find(({ id }) => id === current)?.cost ?? Infinity
  const taken = placeIdsIn(plan.days)
  const isOpen = openOn(before.date)
  const suited = (food: FoodPlace) =>
    food.meals.includes('dinner') && food.cost <= cost * DEARER && !isUnaskedMeatless(food, context.request)
  return known
    .filter((food) => suited(food) && isOpen(food) && !taken.has(food.id))
    .toSorted((a, b) => distanceKm(a.at, at) - distanceKm(b.at, at))
    .slice(0, TRIED)
}

/** The only one of its kind is had on another day: it changes over, and that day has none. */
function bringEvening(plan: Plan, day: number, kind: EveningKind, context: EditContext): Step | undefined {
  const { evenings = [] } = baseDestination(plan, day, context.destinations)
  for (const [other, { items }] of plan.days.entries()) {
    const had = items.find((item) => item.kind === 'evening')?.place?.id
    const evening = evenings.find(({ id }) => id === had)
    if (other === day || !evening || !goesFor(kind, evening.kind)) continue
    const without = withWish(plan, other, { evening: NO_EVENING }, context)
    const next = withEvening(plan, day, evening, context)
    if (without && next)
      return onDays(
        plan,
        new Map([
          [other, without],
          [day, next],
        ]),
      )
  }
  return undefined
}

type EveningKind = (typeof EVENING_KINDS)[number]
/** Kinds that a traveller would take for each other. */
const ALIKE: readonly (readonly EveningKind[])[] = [
  ['bar', 'nightlife'],
  ['concert', 'theatre', 'show'],
  ['view', 'lights', 'promenade', 'cruise'],
]

function goesFor(wanted: EveningKind, kind: EveningKind): boolean {
  return wanted === kind || ALIKE.some((group) => group.includes(wanted) && group.includes(kind))
}

function tablesAt(plan: Plan, day: number, { destinations }: EditContext): readonly FoodPlace[] {
  return baseDestination(plan, day, destinations).food ?? []
}

function mealOn({ items }: PlanDay, meal: Meal): PlanItem | undefined {
  return items.find(({ kind, id }) => kind === 'meal' && id.endsWith(`-${meal}`))
}

function placeNear({ items }: PlanDay, meal: PlanItem): readonly [number, number] | undefined {
  const { lat, lon } =
    items.slice(0, items.indexOf(meal)).findLast(({ place }) => place?.lat !== undefined)?.place ?? {}
  return lat === undefined || lon === undefined ? undefined : [lat, lon]
}

/** The day with one more wish, around the stops that it has. */
function withWish(plan: Plan, index: number, wish: DayWishes, context: EditContext): PlanDay | undefined {
  const before = plan.days[index]
  if (!before) return undefined
  const day = { ...before, wishes: { ...before.wishes, ...wish } }
  return arrangeDay({ ...plan, days: plan.days.with(index, day) }, index, stopsOf(plan, index), context)
}
