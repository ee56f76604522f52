import { asBase, baseId } from '../../atlas/bases.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { isInSeason } from '../../atlas/opening-hours.ts'
import { isNearFlight, wayToAirport } from '../travel/airport-way.ts'
import { journeyBetween } from '../travel/travel-time.ts'
import { ordersOf } from './orders-of.ts'
import type { Stay } from './stays.ts'

/** Sights a night's day has room for, and what an hour on the way costs in points of sights not seen. */
const SIGHTS_A_NIGHT = 3
const POINTS_AN_HOUR = 7
/** For less than this nobody stays a night longer; it fills an hour that is left. */
const LEAST_SCORE = 5
/** Nobody goes round a region without what has this score: worth so many points more than its score; and what nearly has it. */
const FAMOUS = { score: 10, points: 15, nearly: 4 }
/** And more where it is there in so few months: whoever is there then has come for it. */
const FLEETING = { months: 4, points: 40 }
/** What a sight is worth that one stays for longer than suits, against one that another base is near. */
const LATER_SIGHTS = 0.3
/** What is seen from another base counts less with each minute on the way there, and not at all from so many on. */
const TOO_FAR_FOR_A_DAY = 80
/** A move takes its day, minutes; each hour of it beyond costs so many points more. */
const LONG_MOVE = { minutes: 330, points: 14 }
/** Packing costs as much as a good sight. */
const POINTS_A_MOVE = 11
/** What a night costs that leads to a day without anything new, and one more than suit the base. */
const POINTS_AN_EMPTY_NIGHT = 12
const POINTS_A_LATER_NIGHT = 4
/** Further than this from the airport of the first base nobody spends the night before the journey home, minutes. */
const WAY_ON_LAST_DAY = 190
/** What another order than the region's own must save, minutes. */
const WORTH_ANOTHER_ORDER = 40
/** More bases than this are a tour of suitcases. */
const MOST_BASES = 5

interface Option {
  destination: Destination
  nights: [number, number]
  /** What its own sights are worth, best first. */
  scores: number[]
  /** Minutes to the other bases, by their ids, once asked for. */
  minutes: Map<string, number>
}

/**
 * Stays of so many days among a region's bases: which, in what order, and how many nights each, so that the
 * best sights of that season are within reach and little time is lost on the way. Exact over all choices of bases. The
 * first base is where one arrives; who ends too far from it comes back for the last night.
 */
export function staysAmongBases(
  region: Destination,
  days: number,
  onlyFirst = false,
  dates: readonly string[] = [],
): Stay[] {
  const options = (region.bases ?? []).flatMap((base): Option[] => {
    const id = baseId(region.id, base.id)
    const destination = asBase(region, id)
    if (!destination) return []
    const isThen = (sight: Sight) => dates.length === 0 || dates.some((date) => isInSeason(sight, date))
    const own = region.sights.filter(
      (sight) => sight.base === base.id && sight.score >= LEAST_SCORE && isThen(sight),
    )
    const scores = own.map(pointsOf).toSorted((a, b) => b - a)
    return [{ destination, nights: [base.nights[0], base.nights[1]], scores, minutes: new Map() }]
  })
  const [first, ...rest] = options
  const others = onlyFirst ? [] : rest
  if (!first) return [{ id: region.id, first: 0, days }]
  const nights = days - 1
  let best = planOf(withTripsTo(others, [first]), nights)
  for (let choice = 1; choice < 1 << others.length; choice++) {
    const chosen = others.filter((_, index) => choice & (1 << index))
    if (chosen.length >= MOST_BASES) continue
    const left = others.filter((option) => !chosen.includes(option))
    const own = planOf(withTripsTo(left, [first, ...chosen]), nights)
    const plan = own && inBestOrder(own, nights)
    if (plan && (!best || plan.worth > best.worth + 1e-9)) best = plan
  }
  return best ? staysOf(best.stops) : [{ id: first.destination.id, first: 0, days }]
}

function pointsOf({ score, season }: Sight): number {
  if (score < FAMOUS.score) return score + (score === FAMOUS.score - 1 ? FAMOUS.nearly : 0)
  return score + (season && season.length <= FLEETING.months ? FLEETING.points : FAMOUS.points)
}

/**
 * The same bases in an order that makes a round to an airport, where the region's own one goes back and
 * forth. Who comes back to the first for the last night has a round anyway.
 */
function inBestOrder(plan: BasePlan, nights: number): BasePlan {
  const options = plan.stops.map(({ option }) => option)
  const [first, ...rest] = options
  if (!first || options.at(-1) === first) return plan
  const round = (order: readonly Option[]) =>
    order.slice(1).reduce((sum, option, index) => sum + wayMinutes(order[index], option), 0) +
    minutesHome(first, order.at(-1))
  const orders = ordersOf(rest).map((others) => [first, ...others])
  const best = orders.reduce(
    (shortest, order) => (round(order) < round(shortest) ? order : shortest),
    options,
  )
  const isShorter = round(best) + WORTH_ANOTHER_ORDER <= round(options)
  const other = isShorter ? planOf(best, nights) : undefined
  return other && other.stops.length === plan.stops.length ? other : plan
}

/** Who does not sleep near an airport goes by way of the first base. */
function minutesHome(first: Option, last: Option | undefined): number {
  if (!last) return 0
  return isNearFlight(last.destination)
    ? minutesToAirport(last)
    : wayMinutes(last, first) + minutesToAirport(first)
}

function minutesToAirport({ destination }: Option): number {
  return wayToAirport(destination)?.minutes ?? 0
}

/** The chosen bases, each with what is seen from it of bases that were left out. */
function withTripsTo(left: readonly Option[], chosen: readonly Option[]): Option[] {
  const result = chosen.map((option) => ({ ...option }))
  for (const other of left) {
    const ways = result.map((option) => wayMinutes(option, other))
    const nearest = Math.min(...ways)
    const share = 1 - nearest / TOO_FAR_FOR_A_DAY
    const from = result[ways.indexOf(nearest)]
    if (!from || share <= 0) continue
    from.scores = [...from.scores, ...other.scores.map((score) => score * share)].toSorted((a, b) => b - a)
  }
  return result
}

interface Stop {
  option: Option
  nights: number
}

interface BasePlan {
  stops: Stop[]
  worth: number
}

function planOf(options: readonly Option[], nights: number): BasePlan | undefined {
  const [first] = options
  const last = options.at(-1)
  if (!first || !last) return undefined
  const minutes = options.slice(1).map((option, index) => wayMinutes(options[index], option))
  const home = last === first ? 0 : wayMinutes(last, first)
  // Who can fly home from there does.
  const returns =
    last !== first && home + minutesToAirport(first) > WAY_ON_LAST_DAY && !isNearFlight(last.destination)
  const stops = options.map((option, index): Stop => ({
    option,
    nights: index === 0 && returns ? 1 : option.nights[0],
  }))
  const end: Stop[] = returns ? [{ option: first, nights: 1 }] : []
  let left = nights - [...stops, ...end].reduce((sum, stop) => sum + stop.nights, 0)
  if (left < 0) return options.length === 1 ? { stops: [{ option: first, nights }], worth: 0 } : undefined
  for (; left > 0; left--) {
    const next = stops.reduce((best, stop) => (gain(stop) > gain(best) ? stop : best))
    next.nights++
  }
  const way = minutes.reduce((sum, each) => sum + each, returns || !isNearFlight(last.destination) ? home : 0)
  const moves = stops.length + end.length - 1
  const seen = stops.reduce((sum, stop) => sum + worthOf(stop) - costOf(stop), 0)
  const lost = [...minutes, returns ? home : 0].reduce((sum, each) => sum + beyondADay(each), 0)
  const worth = seen - (way / 60) * POINTS_AN_HOUR - moves * POINTS_A_MOVE - lost
  return { stops: [...stops, ...end], worth }
}

function beyondADay(minutes: number): number {
  return (Math.max(0, minutes - LONG_MOVE.minutes) / 60) * LONG_MOVE.points
}

/** What another night at a stop adds: its next sights, and beyond the nights that suit little, in their proportion. */
function gain(stop: Stop): number {
  const more = worthOf({ ...stop, nights: stop.nights + 1 }) - worthOf(stop)
  const suited = stop.option.nights[1]
  return stop.nights < suited ? more + 1 : more - stop.nights / suited / 100
}

/** Nights beyond those that suit, with nothing new to see next day. */
function emptyNights({ option, nights }: Stop): number {
  const filled = Math.ceil(option.scores.length / SIGHTS_A_NIGHT)
  return Math.max(0, nights - Math.max(filled, option.nights[1]))
}

function costOf(stop: Stop): number {
  const later = Math.max(0, stop.nights - stop.option.nights[1])
  return emptyNights(stop) * POINTS_AN_EMPTY_NIGHT + later * POINTS_A_LATER_NIGHT
}

function worthOf({ option, nights }: Stop): number {
  const suited = Math.min(nights, option.nights[1]) * SIGHTS_A_NIGHT
  return option.scores
    .slice(0, nights * SIGHTS_A_NIGHT)
    .reduce((sum, score, index) => sum + (index < suited ? score : score * LATER_SIGHTS), 0)
}

function wayMinutes(from: Option | undefined, to: Option): number {
  if (!from) return 0
  const known = from.minutes.get(to.destination.id)
  if (known !== undefined) return known
  const { minutes } = journeyBetween(from.destination, to.destination)
  from.minutes.set(to.destination.id, minutes)
  return minutes
}

/** The last stay has the day of departure as well. */
function staysOf(stops: readonly Stop[]): Stay[] {
  let first = 0
  return stops.map(({ option, nights }, index) => {
    const days = nights + (index === stops.length - 1 ? 1 : 0)
    const stay = { id: option.destination.id, first, days }
    first += days
    return stay
  })
}
