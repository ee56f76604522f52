import { upToFive } from '../../../platform/clock-time.ts'
import type { Destination, FoodPlace, Sight } from '../../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../../atlas/opening-hours.ts'
import { isOnlyByBoat } from '../../../atlas/ways/straits.ts'
import { EVENING_ENDS } from '../../limits.ts'
import { waysOfDay } from '../../travel/ways-of-day.ts'
import type { DayFrame } from '../frame.ts'
import type { Party } from '../party/party-likes.ts'
import type { Taken } from '../taken.ts'
import type { TimedItem } from '../time-day.ts'
import { kitchensShut, stallShut } from './closed-kitchens.ts'
import { detourOff } from './detour-weight.ts'
import { eatingAreas, hasAllDayKitchen, RESTING } from './eating-areas.ts'
import { eveningEnds } from '../evenings/evening-ends.ts'
import { unlikeThePlace } from './kitchen-of-place.ts'
import { isShabbat, isSureFor, likingOff, priceOff, suits } from './table-choice.ts'
import { taxisFrom } from './table-by-taxi.ts'
import { samePlaceOff } from '../evenings/same-place.ts'
import { soonestAtTable } from './straight-to-table.ts'
import { timeAtTable } from './time-at-table.ts'
import { type Had, isThirdSoon, repeatOff, weightOfReturn } from './table-repeats.ts'

/** So long after the latest usual hour one still sits down, after the way to the table: the kitchen is open. */
const LATER_TABLE = { lunch: 30, dinner: 40 }
/** But not where a lunch after moving on is so late already, minutes after midnight. */
const LATE_AFTER_MOVE = 800
/** No meal is further out of the way, minutes: lunch; lunch where one then goes home; dinner, from the bed or the last stop. */
const FURTHEST = { lunch: 42, lunchAndHome: 52, base: 45, dinner: 45, detour: 70 }
/** A table that saves so many minutes of the way home lies where that way was measured, not known: nobody is there sooner. */
const SAVED_ON_PAPER = 30
/** Any kitchen of a street or quarter weighs so much: more than most new tables, less than one of yesterday. */
const ANY_KITCHEN = 70
/** And so much more with who wants the best of the place, and at a dinner for which one pays. */
const ANY_IN_LUXURY = 50
const ANY_AT_DINNER = 15
/** What each minute weighs that children are home later from dinner than they stay up. */
const LATE_WITH_KIDS = 1
/** Who has eaten there at noon is not sent there in the evening, km. */
const SAME_AREA_KM = 0.15
/** Nor at noon where one has been, or will be, with something else between; nor beside it so far off the way, km. */
const SEEN = { at: 0.08, beside: 0.3, off: 0.6 }
const COMES_BACK = 25
/** Where a rule leaves no more tables than this, coming back to one weighs so much of what it does, and its price. */
const FEW_BY_RULE = { tables: 4, weight: 0.2, price: 0.5 }
/** A table that weighs more is worse than none: by how many cook there, at most. */
const WORSE_THAN_NONE = [
  { tables: 8, weight: 420 },
  { tables: Infinity, weight: 250 },
]

type Place = Pick<Destination, 'id' | 'country' | 'center' | 'zone' | 'food' | 'daily'> &
  Partial<Pick<Destination, 'sights' | 'events' | 'evenings' | 'dishes' | 'practical'>>

export interface Seating {
  destination: Place
  frame: DayFrame
  party: Party
  /** What other days have. */
  taken: Taken
}

export interface Eaten extends Had {
  /** A kitchen without meat, unasked. */
  meatless: boolean
  /** Where today's meals are. */
  at: readonly Coordinates[]
  /** What other days see. */
  elsewhere: readonly Sight[]
  /** Where today's sights are that one comes from or goes on to at another hour. */
  seen: readonly Coordinates[]
}

interface Seat {
  item: TimedItem
  cost: number
}

/** The meal at its best table, or in the best street for it. */
export function seatMeal(
  meal: TimedItem,
  before: readonly TimedItem[],
  next: TimedItem | undefined,
  { destination, frame, party, tables }: Seating & { tables: readonly FoodPlace[] },
  had: Eaten,
): TimedItem | undefined {
  const kind = meal.kind === 'lunch' ? 'lunch' : 'dinner'
  const way = waysOfDay(destination, party)
  const { center } = destination
  // Who has had time for themselves comes from where they stay.
  const here = comesFrom(before) ?? center
  const leaves = before.at(-1)?.end ?? frame.start
  const goal = next?.sight?.at ?? next?.evening?.at ?? center
  const direct = way(here, goal, party.kids).minutes
  const isByTaxi = taxisFrom(destination, party, here, goal)
  const until =
    next && (next.sight ?? next.evening)
      ? next.start
      : kind === 'lunch'
        ? frame.end
        : frame.returns
          ? frame.closes
          : (next?.start ?? Infinity)
  const hoursOf = hoursOn(frame.date)
  const isChosen = frame.chosen?.[kind] === true
  const served = tables.filter(({ meals }) => meals.includes(kind))
  const suited = served.filter((food) => suits(food, party, destination.country))
  const { diet } = party.wishes ?? {}
  const isSure = (food: FoodPlace) => isSureFor(food, diet, destination.country)
  const isFewByRule = diet !== undefined && suited.filter(isSure).length <= FEW_BY_RULE.tables
  let best: Seat | undefined
  for (const food of suited) {
    // Who eats no meat finds something elsewhere too; who keeps kosher does not.
    if (isFewByRule && diet === 'vegan' && !isChosen && isThirdSoon(food.id, had)) continue
    const off =
      repeatOff(food, had, isFewByRule ? FEW_BY_RULE.weight : 1) +
      (isChosen
        ? 0
        : priceOff(food, kind, destination, party) * (isFewByRule ? FEW_BY_RULE.price : 1) +
          likingOff(food, kind, party, had.meatless, destination.country) +
          unlikeThePlace(food, kind, destination, party) +
          comesBackOff(food.at) +
          samePlaceOff(food, had))
    if (off >= (best?.cost ?? Infinity)) continue
    const hours = hoursOf(food)
    const seat = hours && seatAt(food.at, hours, food)
    if (!seat || (food.kosher && isShabbat(destination, frame.date, seat.start, seat.end))) continue
    if (!isChosen && stallShut(food, destination, frame.date, seat.start)) continue
    const cost = seat.cost + off
    if (!best || cost < best.cost) best = { cost, item: { kind, start: seat.start, end: seat.end, food } }
  }
  if (isChosen) return best?.item
  const anyKitchen =
    ANY_KITCHEN +
    (party.budget === 'luxury' ? ANY_IN_LUXURY : 0) +
    (kind === 'dinner' && party.budget !== 'budget' ? ANY_AT_DINNER : 0)
  if (!(kind === 'dinner' && frame.earlyDinner) && (!best || best.cost > anyKitchen)) best = bestArea(best)
  const most = WORSE_THAN_NONE.find(({ tables: few }) => served.length <= few)?.weight ?? 0
  return best && best.cost <= most ? best.item : undefined

  function comesBackOff(at: Coordinates): number {
    if (kind !== 'lunch') return 0
    const isAt = (place: Coordinates) => distanceKm(place, at) <= SEEN.at
    if (had.seen.some(isAt)) return isAt(here) || isAt(goal) ? 0 : COMES_BACK
    if (had.seen.every((place) => distanceKm(place, at) > SEEN.beside)) return 0
    const off = distanceKm(here, at) + distanceKm(at, goal) - distanceKm(here, goal)
    return off > SEEN.off ? COMES_BACK : 0
  }

  function restsUntil({ kind: house, meals, allDay }: FoodPlace): number {
    const isBoth = kind === 'dinner' && meals.includes('lunch') && !allDay
    return isBoth && RESTING.has(house) ? (frame.kitchens ?? 0) : 0
  }

  function seatAt(
    at: Coordinates,
    hours: string,
    food?: FoodPlace,
  ): { start: number; end: number; cost: number } | undefined {
    const { opens, closes } = spanOfHours(hours)
    // Nobody takes a boat to a table and back.
    if ((isOnlyByBoat(here, at) && isOnlyByBoat(at, goal)) || isByTaxi(at)) return undefined
    const there = way(here, at, party.kids).minutes
    const on = way(at, goal, party.kids).minutes
    const detour = there + on - direct
    if (!isWithin(kind, at, there, detour, Boolean(next?.sight))) return undefined
    const soonest = soonestAtTable(meal, leaves, there, party, frame)
    const start = upToFive(Math.max(soonest, opens, food ? restsUntil(food) : 0, leaves + there))
    const { usual, least } = timeAtTable(kind, food, party, next?.sight && until - on - start)
    const end = Math.min(start + usual, closes, until - on, EVENING_ENDS)
    if (end - start < least || start > latest(kind, frame)) return undefined
    const late = kind === 'dinner' && party.kids > 0 ? Math.max(0, end + on - eveningEnds(party)) : 0
    const cost = detourOff(kind, detour) + Math.max(0, start - meal.start) / 3 + late * LATE_WITH_KIDS
    return { start, end, cost }
  }

  function isWithin(meal: typeof kind, at: Coordinates, there: number, detour: number, goesOn: boolean) {
    if (meal === 'lunch') return detour <= (goesOn ? FURTHEST.lunch : FURTHEST.lunchAndHome)
    if (detour < -SAVED_ON_PAPER) return false
    const fromBed = way(center, at, party.kids).minutes
    return fromBed <= FURTHEST.base || (there <= FURTHEST.dinner && detour <= FURTHEST.detour)
  }

  function bestArea(found: Seat | undefined): Seat | undefined {
    // Whose rules need a certain kitchen cannot count on any.
    if (diet && diet !== 'vegetarian') return found
    if (kitchensShut(destination, frame.date, meal.start)) return found
    let better = found
    for (const area of eatingAreas(destination, here, party)) {
      const on = had.taken.get(area.id)
      const again = had.today.includes(area.id)
        ? Infinity
        : on === undefined
          ? 0
          : weightOfReturn(area.id, on, had) * 0.5
      const hours = hoursOf(area)
      const seat = hours && seatAt(area.at, hours)
      const rests = kind === 'dinner' && seat && seat.start < (frame.kitchens ?? 0)
      const isShut = rests && !hasAllDayKitchen(area, tables)
      const isBack = comesBackOff(area.at) > 0 || had.at.some((at) => distanceKm(at, area.at) <= SAME_AREA_KM)
      const cost = seat && !isShut && !isBack ? anyKitchen + again + seat.cost : Infinity
      if (seat && cost < (better?.cost ?? Infinity))
        better = { cost, item: { kind, start: seat.start, end: seat.end, area } }
    }
    return better
  }
}

function latest(kind: 'lunch' | 'dinner', { lunch, latestDinner, move }: DayFrame): number {
  return kind === 'lunch'
    ? (lunch?.to ?? 0) + (move && lunch && lunch.to > LATE_AFTER_MOVE ? 0 : LATER_TABLE.lunch)
    : (latestDinner ?? Infinity) + LATER_TABLE.dinner
}

/** The last place; undefined where one comes from where one stays: after time to oneself there. */
export function comesFrom(items: readonly TimedItem[]): Coordinates | undefined {
  if (items.at(-1)?.kind === 'free') return undefined
  const item = items.findLast(({ sight, food, area, evening }) => sight ?? food ?? area ?? evening)
  return item?.sight?.at ?? item?.food?.at ?? item?.area?.at ?? item?.evening?.at
}
