import { daylightOn } from '../../atlas/daylight.ts'
import type { Sight } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { bestHours, litSpan, momentsOf } from '../../atlas/moments.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { besideLine, lineKm, roadLine, shareOfLine } from '../../atlas/ways/road-line.ts'
import { CHECK_IN } from '../limits.ts'
import { mealHours } from '../meal-hours.ts'
import type { PlanRequest } from '../plan.ts'
import { isOverNoon } from '../schedule/hours/over-noon.ts'
import { isEasyEnough, isOnlyAsked, isTreatForOthers } from '../schedule/party/wishes.ts'
import { kitchenOnTheWay } from './kitchen-on-the-way.ts'
import { DETOUR, lengthOf, LUNCH, lunchHalt, type RoadStop, timesOf, wayWithHalts } from './road-halts.ts'
import { hasNeighbour, latestFor, type RoadTask } from './sight-on-the-way.ts'

/** Nobody drives past what has this score, and comes back for it on another day. */
const LEAST_SCORE = 7
/** So long on the road, minutes, wants a break: at what is lesser, and short. */
const WANTS_BREAK = { drive: 240, score: 4, visit: 75 }
/** Nearer than this to either end it is seen from there: km, and on a slow road minutes. */
const APART = { km: 15, minutes: 25 }
/** By how much halts may lengthen the road: for what one would drive out to from the next base, too. */
const NEAR_GOAL = 1.2
/** A road so much longer than the straight line runs elsewhere; the towns on it are not known. */
const WINDING = 1.45
/** On a shorter way nothing lies far from both ends; all of it, with visits and a meal, takes no longer; minutes. */
const LEAST_WAY = 60
/** Of all of it, with lunch, and of one visit: as it is for most, and for who wants to move. */
const USUAL = { all: 420, visit: 150, effort: 2 }
const ACTIVE = { all: 480, visit: 240, effort: 3 }
/** What one does without gear, course or guide. */
const FREE_TO_DO: ReadonlySet<Sight['activity']> = new Set(['hike', 'swim'])
/** Not at its best hour it counts so much less, but for a town: there are lanes and tables at any. */
const OFF_HOURS = 1.5
/** Longer nobody waits for lunch until the end of the way: minutes after midnight, and after the usual hours. */
const LATE_LUNCH = { most: 840, after: 30 }
/** So much of the best hours is enough, minutes. */
const CAUGHT = 30

export interface HaltsTask extends RoadTask {
  party: Pick<PlanRequest, 'tripType' | 'adults' | 'kids' | 'budget' | 'wishes'>
  /** How many sights such a day holds. */
  most: number
}

/**
 * What one stops for on the road from one base to the next, in the order of the road: the best of what lies beside it,
 * open and lit when one is there, and a kitchen where noon is spent under way. Empty where there is nothing.
 */
export function haltsOnTheWay(task: HaltsTask): RoadStop[] {
  const { from, to, way, most } = task
  const road = roadLine(from, to)
  if (way.mode !== 'car' || way.minutes < LEAST_WAY) return []
  if (road.length === 2 && way.km > WINDING * lineKm(road)) return []
  const known = new Map(
    [...from.sights.filter(isPaidAt(task)), ...to.sights].map((sight) => [sight.id, sight]),
  )
  const detour = ({ at }: Sight) => besideLine(at, road).more
  const sights = [...known.values()]
    .filter((sight) => isHalt(sight, task) && !hasNeighbour(sight, [...known.values()]))
    .flatMap((sight) => {
      const worth = worthOn(sight, task)
      return worth === undefined ? [] : [{ sight, worth }]
    })
    // Among equals what lies nearest to the road.
    .toSorted((a, b) => b.worth - a.worth || detour(a.sight) - detour(b.sight))
  const lunch = (stops: readonly { sight: Sight }[]) =>
    kitchenOnTheWay(stops, task, (each) => fits(each, task, 0))
  let chosen: { sight: Sight }[] = []
  for (const { sight } of sights) {
    if (chosen.length >= most) break
    const more = inRoadOrder([...chosen, { sight }], task)
    const isBreak = way.minutes >= WANTS_BREAK.drive && chosen.length === 0
    const isShort = isBreak && sight.minutes <= WANTS_BREAK.visit && isOnRoad(sight, road)
    const least = isShort ? WANTS_BREAK.score : LEAST_SCORE
    if (fits(more, task, least) && (isInTime(more, task) || lunch(more))) chosen = more
  }
  return lunch(chosen) ?? chosen
}

/** Nobody goes hungry for these halts: lunch is had there, or at the end; or the drive alone takes all noon. */
function isInTime(stops: readonly RoadStop[], task: HaltsTask): boolean {
  const { to, way, leaves, party } = task
  const via = wayWithHalts(stops, task)
  if (lunchHalt(via, leaves) >= 0 || isOverNoon(leaves, leaves + way.minutes)) return true
  const { lunch } = mealHours(to.countryFacts, party.kids)
  return leaves + lengthOf(via).all + CHECK_IN <= Math.min(LATE_LUNCH.most, lunch.to + LATE_LUNCH.after)
}

function isHalt(sight: Sight, { party, except }: HaltsTask): boolean {
  const { ticket, starts, booking, event, minutes, effort = 0, meal, activity, reach } = sight
  const { visit: longest, effort: most } = paceOf(party)
  const isBound = Boolean(ticket ?? starts ?? booking ?? event ?? meal)
  const isCourse = activity !== undefined && !FREE_TO_DO.has(activity)
  return (
    !except.has(sight.id) &&
    !isBound &&
    !isCourse &&
    (reach?.mode ?? 'car') === 'car' &&
    minutes <= longest &&
    effort <= most &&
    isEasyEnough(sight, party) &&
    !isOnlyAsked(sight, party) &&
    !isTreatForOthers(sight, party)
  )
}

/** Before a border the day's money is not taken yet: what is stopped for there costs nothing. */
function isPaidAt({ from, to }: HaltsTask): (sight: Sight) => boolean {
  return ({ adult, price }) => from.currency === to.currency || (adult ?? price) === 0
}

function isOnRoad({ at }: Sight, road: readonly Coordinates[], longer = DETOUR): boolean {
  return lineKm(road) + besideLine(at, road).more <= longer * lineKm(road)
}

function paceOf({ tripType, kids }: HaltsTask['party']) {
  return tripType === 'action' && kids === 0 ? ACTIVE : USUAL
}

function inRoadOrder<Stop extends RoadStop & { sight: Sight }>(
  stops: readonly Stop[],
  { from, to }: HaltsTask,
): Stop[] {
  const road = roadLine(from, to)
  return stops.toSorted((a, b) => shareOfLine(a.sight.at, road) - shareOfLine(b.sight.at, road))
}

/** Each far enough from both ends, open and lit when one is there, and the whole no longer than a day's first half. */
function fits(stops: readonly RoadStop[], task: HaltsTask, least: number): boolean {
  const { from, to, way, date, leaves, party } = task
  const broken = wayWithHalts(stops, task)
  const eventBegins = Math.min(Infinity, ...to.sights.map((sight) => latestFor(sight, date)))
  const { all } = lengthOf(broken)
  // Over noon an hour of it is for lunch, wherever that is found.
  const eats = lunchHalt(broken, leaves) >= 0 || !isOverNoon(leaves, leaves + all)
  const whole = all + (eats ? 0 : LUNCH)
  if (whole > paceOf(party).all || leaves + whole + CHECK_IN > eventBegins) return false
  const road = roadLine(from, to)
  const apart = Math.min(APART.km, (lineKm(road) / way.minutes) * APART.minutes)
  return timesOf(broken, leaves).every(({ halt: { sight }, start, end }) => {
    if (!sight) return true
    const { at } = sight
    const near = Math.min(distanceKm(from.center, at), distanceKm(at, to.center))
    // So near a bed it can have its best hour on another day.
    if (near < apart || (near < APART.km && offAt(sight, start, end, task) !== 0)) return false
    const isNear = shareOfLine(at, road) > 0.5
    if (!isOnRoad(sight, road, isNear ? NEAR_GOAL : DETOUR)) return false
    return sight.score >= least && offAt(sight, start, end, task) !== undefined
  })
}

/** Its score, less what its hour costs where nothing else is stopped for; undefined where it is shut or dark then. */
function worthOn(sight: Sight, task: HaltsTask): number | undefined {
  const [visit] = timesOf(wayWithHalts([{ sight }], task), task.leaves)
  const off = visit && offAt(sight, visit.start, visit.end, task)
  return off === undefined ? undefined : sight.score - off
}

/** What it counts less for the hour; undefined where it is shut or dark then. */
function offAt(sight: Sight, start: number, end: number, { to, date }: HaltsTask): number | undefined {
  const hours = hoursOn(date)(sight)
  if (!hours) return undefined
  const { opens, closes } = spanOfHours(hours)
  const daylight = daylightOn(date, to.center, to.zone)
  const moments = momentsOf(hours, daylight)
  const lit = litSpan(sight, date, moments)
  const isLit = (lit.from === 0 && lit.to === 1440) || (start >= daylight.sunrise && end <= daylight.sunset)
  if (start < opens || end > closes || !isLit) return undefined
  const best = sight.category === 'town' ? [] : bestHours(sight, date, moments)
  const isBest = best.some((span) => Math.min(end, span.to) - Math.max(start, span.from) >= CAUGHT)
  return best.length === 0 || isBest ? 0 : OFF_HOURS
}
