import { daylightOn } from '../../atlas/daylight.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { mealAt } from '../meal-hours.ts'
import { isStop, type PlanDay, type PlanItem } from '../plan.ts'
import { freeHourTexts } from '../prose/days/free-hour-texts.ts'
import { proseIn } from '../prose/prose.ts'
import { heatOn } from '../schedule/hours/midday-heat.ts'
import { cafesShut } from '../schedule/meals/closed-kitchens.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { waysAround } from '../travel/travel-time.ts'
import { isMildDusk, isTooColdToSit, isWarmNight } from './beach-weather.ts'
import { type FreeHour, type Span, visitNear, walkNear } from './ideas-near.ts'
import { biteBefore } from './late-dinner.ts'
import { endsWithTheWayHome, isFarewell, leavesHungry } from './last-hours.ts'
import { isNap, restBefore } from './rest-hours.ts'
import { bearsMore } from './stay-longer.ts'
import { strollNear } from './stroll-near.ts'
import { tableNear } from './table-near.ts'

/** No way back to a bed is longer, minutes; nor, where what follows is close by, than this part of the time. */
const BACK = { most: 25, part: 1 / 6 }
/** What lies beside the next entry is close by only where that is no further, km. */
const NEXT_KM = 1.5
/** In so many minutes there is time for a visit, and for the choice between two. */
const LONG = 110
const HALF_A_DAY = 240
/** Nobody sits down to a cake so soon before a meal, minutes. */
const APPETITE = 100
/** After dinner nothing is suggested but the table, minutes after midnight. */
const LATE = 20 * 60
/** Before this hardly a room is ready, minutes after midnight. */
const ROOMS = 13 * 60
/** So many minutes where one stays are a rest. */
const LEAST_REST = 35
/** Longer nobody sits over a drink. */
const DRINK = 100

/** What to do from `start` to `end`. `atBase`: one has gone back to where one stays. */
export function suggestion(
  { start, end }: Pick<PlanItem, 'start' | 'end'>,
  past: readonly PlanItem[],
  after: PlanItem | undefined,
  setting: FreeHour,
  isBack: boolean,
): string | undefined {
  const { destination, party, used, turn: day } = setting
  const turn = day + past.length
  const texts = freeHourTexts(party.language)
  const span: Span = { from: minutesOfDay(start), to: minutesOfDay(end) }
  const before = past.at(-1)
  const hasArrived = before?.kind === 'checkin'
  const atBase = isBack || hasArrived
  const last = past.findLast(({ place }) => place !== undefined)?.place?.name
  const next = after?.place?.name ?? (after?.kind === 'meal' ? texts.meals[mealAt(after.start)] : undefined)
  if (span.from >= LATE) {
    if (!next || !isShutBy(span.to, before, setting))
      return texts.late(next ?? destination.names[party.language])
    // Nobody drives home for a rest of minutes, and out again.
    const isAway = !isBack && wayBack(past, setting) > BACK.most
    return isAway ? texts.onward(next) : texts.atHome(next)
  }
  const here = (!atBase && placeOf(past)) || destination.center
  const goal = (after && pointOf(after)) || destination.center
  const leadsOn = !atBase && after !== undefined && (after.kind === 'meal' || isStop(after))
  const isNextClose = leadsOn && distanceKm(here, goal) <= NEXT_KM
  const sight = before?.place && destination.sights.find(({ id }) => id === before.place?.id)
  const back = atBase ? 0 : wayBack(past, setting)
  const isFar = back > BACK.most
  const rest = atBase ? span.to - span.from : restBefore(after, back, goal, span, setting)
  const canRest = atBase || rest >= LEAST_REST
  const isHot = isInHeat(span, setting)
  const isLed = !atBase && isFar && !isNextClose && sight?.reach?.mode === 'tour'
  // Who has come to the pier on land has left its boat there.
  const isAcross = sight?.reach?.mode === 'ferry' && past.some(({ travel }) => travel?.mode === 'transit')
  const isOverSea = !atBase && isFar && !isNextClose && isAcross
  const isWalkedOn = !atBase && isFar && !isNextClose && sight?.reach?.oneWay === true
  const isSoonAtTable = after?.kind === 'meal' && minutesOfDay(after.start) - span.from < APPETITE
  if (isNap(span, setting) && !endsWithTheWayHome(setting.day)) return texts.nap(next)
  if (leavesHungry(span, setting)) return texts.provisions
  const bite = biteBefore(isNextClose ? [here, goal] : [here], span, after, setting)
  const isAlone = isLed || isWalkedOn
  if (bite) {
    const more = !isAlone && span.to - span.from >= LONG ? visitsFor() : undefined
    if (more) return `${more} ${texts.hungry}`
    if (bite.table) used.add(bite.table)
    return bite.why
  }
  const idea = isAlone ? undefined : ideaFor()
  if (idea) return idea
  if (!atBase && past.length === 0) return texts.morning(goalOf(setting.day) ?? next ?? '')
  if (last === undefined || hasArrived)
    return isUnderWay(setting.day) ? undefined : texts.first(next ?? goalName(), span.from >= ROOMS)
  if (isLed) return texts.tour(next)
  if (isOverSea) return texts.boat(next)
  if (isWalkedOn) return texts.walkedOn(next)
  if (!atBase && before && sight && bearsMore(sight, before, span, setting)) return texts.stay(last, day)
  const isShut = cafesShut(destination, setting.day.date, span.from)
  if (isFarewell(setting.day, after)) {
    if (isShut) return texts.leaveUnserved
    return isHot ? texts.leaveInHeat : texts.leave(turn)
  }
  const sheltered = isHot ? texts.nearInShade : texts.nearIndoors
  if (isNextClose && next && (isFar || back > (span.to - span.from) * BACK.part))
    return isShut || (isOutdoorsNow() && !isHot) ? texts.near(next, day) : sheltered(next)
  const onward = () => (next && after && isOpenAir(after, setting) ? texts.ahead(next) : texts.onward(next))
  if (endsWithTheWayHome(setting.day)) return onward()
  if (isFar) return leadsOn && !(isTowardsBase() && canRest) ? onward() : texts.early(next, day)
  if (isHot) return texts.siesta(next, day)
  if (!canRest && leadsOn) return onward()
  const isDrink = !isShut && turn % 4 === 3 && span.to - span.from <= DRINK
  return isDrink ? texts.drink(next) : texts.rest(next, turn)

  function ideaFor(): string | undefined {
    const points: [Coordinates, Coordinates?] = isNextClose ? [here, goal] : [here]
    const walk = () =>
      isHot ? undefined : (walkNear(points, span, setting) ?? strollNear(points, span, setting))
    const table = () =>
      isSoonAtTable ? undefined : tableNear(points, span, setting, before?.kind === 'meal')
    const isCold = isTooColdToSit(setting.day, destination)
    const near = () => (isCold ? (table() ?? walk()) : (walk() ?? table()))
    // Many hours hold more than a cup of coffee, and so do those of children.
    const comesFirst = span.to - span.from >= LONG || party.kids > 0
    if (comesFirst) {
      const visits = visitsFor()
      if (visits) return visits
    }
    const found = near()
    if (!found) return comesFirst ? undefined : visitsFor()
    used.add(found.id)
    const { name, eat, isOnTheWay } = found
    return eat === undefined
      ? texts.walk(name, day)
      : texts.table(name, proseIn(party.language).table.order(eat), isOnTheWay)
  }

  /** One visit, or two for half a day. */
  function visitsFor(): string | undefined {
    // The last boat does not wait for who has seen one more.
    const visit = () => (isOverSea ? undefined : visitNear(here, span, setting, isHot))
    const found = visit()
    if (found?.minutes === undefined) return undefined
    used.add(found.id)
    const { name, minutes } = found
    const other = span.to - span.from >= HALF_A_DAY ? visit() : undefined
    if (other?.minutes === undefined) return texts.visit({ name, minutes }, day)
    used.add(other.id)
    return texts.visits({ name, minutes }, { name: other.name, minutes: other.minutes })
  }

  function goalName(): string {
    return goalOf(setting.day) ?? destination.names[party.language]
  }

  /** Light enough and warm enough to look around. */
  function isOutdoorsNow(): boolean {
    const { sunset } = daylightOn(setting.day.date, destination.center, destination.zone)
    if (span.to <= sunset) return !isTooColdToSit(setting.day, destination)
    return isMildDusk(span.to - sunset, setting.day, destination) || isWarmNight(setting.day, destination)
  }

  function isTowardsBase(): boolean {
    return distanceKm(goal, destination.center) * 2 <= distanceKm(here, destination.center)
  }
}

/** From the last place of the day that is known. */
export function wayBack(past: readonly PlanItem[], { destination, party }: FreeHour): number {
  const at = placeOf(past)
  return at ? waysAround(destination, party)(at, destination.center, party.kids).minutes : 0
}

/** Whether the table at which one has sat closes before then. */
function isShutBy(then: number, item: PlanItem | undefined, { destination, day }: FreeHour): boolean {
  const table = destination.food?.find(({ id }) => item?.kind === 'meal' && id === item.place?.id)
  const hours = table && hoursOn(day.date)(table)
  return hours !== undefined && spanOfHours(hours).closes < then
}

function placeOf(past: readonly PlanItem[]): Coordinates | undefined {
  const last = past.findLast(({ place }) => place?.lat !== undefined)
  return last && pointOf(last)
}

function pointOf({ place }: PlanItem): Coordinates | undefined {
  return place?.lat === undefined || place.lon === undefined ? undefined : [place.lat, place.lon]
}

/** What a day that begins late is for. */
function goalOf({ items }: PlanDay): string | undefined {
  return items.find(isStop)?.place?.name
}

/** Half of it lies in the hours that nobody spends in the sun. */
function isInHeat({ from, to }: Span, { day, destination, party }: FreeHour): boolean {
  const heat = heatOn(destination, day.date, party.kids)
  return heat !== undefined && (Math.min(to, heat.to) - Math.max(from, heat.from)) * 2 >= to - from
}

/** A place without a door, at which one may be at any hour. */
function isOpenAir({ place }: PlanItem, { destination }: FreeHour): boolean {
  const sight = destination.sights.find(({ id }) => id === place?.id)
  return sight?.setting === 'outdoor' && sight.hours === 'always' && !sight.starts && !sight.event
}
