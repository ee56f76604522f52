import type { Destination } from '../../atlas/destination.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { USUAL_AGE } from '../limits.ts'
import { type MealHours, mealHours } from '../meal-hours.ts'
import type { PlanRequest } from '../plan.ts'
import { type DayFrame, DINNER, LUNCH } from './frame.ts'
import { isOverNoon } from './hours/over-noon.ts'

const BEFORE_DINNER = 15
/** So long after the usual start of lunch the kitchen still takes orders. */
const LAST_ORDERS = 40
/** So much later than usual one still sits down after a view at dusk. */
export const AT_A_PINCH = 30

/** A lunch that is a part of the day's pleasure, and one with the way to its table, minutes. */
export const LONG_LUNCH = 90
const LUNCH_WITH_WAY = 80
/** Who takes a child so small along, years, rests so long after lunch, minutes, and has supper early, where a bar or a hall cooks then. */
const SMALL = { below: 4, rest: 75, supper: 1110, beforeOthers: 30 }
/** On the day on which one leaves, a long lunch leaves the way back to the bags, minutes. */
const WAY_TO_BAGS = 30
/** So long before a kitchen closes one still sits down to dinner. */
const BEFORE_CLOSING = 60

/** The same day by the hours at which its place eats. */
export function atLocalHours(
  frame: DayFrame,
  { countryFacts, food }: Pick<Destination, 'countryFacts' | 'food'>,
  { kids, tripType, wishes }: Pick<PlanRequest, 'kids' | 'tripType' | 'wishes'>,
): DayFrame {
  const isSmall = kids > 0 && Math.min(...(wishes?.ages ?? []), USUAL_AGE) < SMALL.below
  const isLong = tripType === 'relaxed' && kids === 0
  const { lunch, dinner } = mealHours(countryFacts, kids)
  const kitchens = countryFacts?.meals?.kitchens
  const { lunch: had, dinner: dines, ...rest } = frame
  const named = food?.some(({ meals }) => meals.includes('lunch'))
  const longer = isLong ? LONG_LUNCH - LUNCH.minutes : isSmall ? SMALL.rest : 0
  // Who comes by train after the locals' lunch has had it there.
  const hasEaten = frame.move && isOverNoon(frame.opens, frame.opens + frame.move.minutes)
  const noonWith = (rest: number) => {
    const noonUntil = (to: number) =>
      had && {
        from: Math.max(lunch.from, frame.move ? had.from : 0),
        to,
        minutes: (named ? LUNCH_WITH_WAY : had.minutes) + (frame.move ? 0 : rest),
      }
    const usual = noonUntil(lunch.to)
    // Who has moved on for longer, or just landed, eats late rather than not at all.
    const late = (to: number) =>
      ((frame.move ?? frame.landing) && had && noonUntil(Math.max(lunch.to, Math.min(had.to, to)))) || usual
    const end = frame.end - (frame.role === 'departure' && isLong && rest > 0 ? WAY_TO_BAGS : 0)
    return [usual, late(lunch.to + LAST_ORDERS), ...(hasEaten ? [] : [late(Infinity)])].find(
      (each) => each && canBeHad(each, { ...frame, end }),
    )
  }
  // A day that is over soon after lunch has it all the same, if without a rest.
  const noon = noonWith(longer) ?? noonWith(0)
  if (dines === undefined)
    return { ...rest, ...(noon && { lunch: noon }), ...beforeLeaving(frame, dinner, kitchens) }
  // Whose way home begins before the locals are done eats before them, where a kitchen is open.
  const lastTable = frame.returns ? frame.closes - DINNER.minutes : Infinity
  const supper = Math.max(SMALL.supper, kitchens ? minutesOfDay(kitchens) - SMALL.beforeOthers : 0)
  const dinnerFrom = Math.min(dinner.from, lastTable, isSmall ? supper : Infinity)
  const lastDinner = Math.max(dinner.from, lastKitchen(food, frame.date))
  const pinch = kids > 0 ? 0 : AT_A_PINCH
  const usualEnd = Math.max(frame.end, Math.min(frame.closes, dinnerFrom - BEFORE_DINNER))
  // Children are at table by its latest hour; who has only just come by then has nothing else before it.
  const lastStop = (isSmall ? supper + AT_A_PINCH : Math.min(dinner.to + pinch, lastDinner)) - BEFORE_DINNER
  const end = kids > 0 ? Math.max(frame.start, Math.min(usualEnd, lastStop)) : usualEnd
  return {
    ...rest,
    ...(noon && { lunch: noon }),
    dinner: dinnerFrom,
    ...(kitchens && { kitchens: minutesOfDay(kitchens) }),
    ...(dinnerFrom < dinner.from && !isSmall && { earlyDinner: true as const }),
    latestDinner: Math.min(dinner.to + pinch, lastTable, lastDinner),
    end,
    late: frame.returns ? end : Math.max(end, Math.min(frame.late, lastStop)),
  }
}

/** Who leaves late in the evening is at table before; sooner than the locals, where a kitchen is known to be open. */
function beforeLeaving(
  { role, start, end }: DayFrame,
  { from, to }: MealHours['dinner'],
  kitchens: string | undefined,
): Partial<DayFrame> {
  const latestDinner = Math.min(to, end - DINNER.before)
  const dinner = Math.min(from, latestDinner)
  const stopsBy = latestDinner - BEFORE_DINNER
  if (role !== 'departure' || stopsBy < start) return {}
  if (dinner < Math.max(DINNER.from, kitchens ? minutesOfDay(kitchens) : 0)) return {}
  return { dinner, latestDinner, end: stopsBy, late: stopsBy, ...(dinner < from && { earlyDinner: true }) }
}

/** In a village that eats early: when one is at table at the latest, where none of its kitchens cooks for longer. */
function lastKitchen(food: Destination['food'] = [], date: string): number {
  const hours = food
    .filter(({ meals }) => meals.includes('dinner'))
    .flatMap((table) => hoursOn(date)(table) ?? [])
  return hours.length === 0
    ? Infinity
    : Math.max(...hours.map((each) => spanOfHours(each).closes)) - BEFORE_CLOSING
}

/** A day that begins after lunch, or ends before it, has none. */
function canBeHad({ from, to, minutes }: NonNullable<DayFrame['lunch']>, { start, end }: DayFrame): boolean {
  return start <= to && from <= to && Math.max(start, from) + minutes <= end
}
