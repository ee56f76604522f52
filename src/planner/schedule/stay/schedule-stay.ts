import type { Destination, Sight } from '../../../atlas/destination.ts'
import { openOn } from '../../../atlas/opening-hours.ts'
import { besideJourneys } from './beside-journeys.ts'
import { arrangeDays } from './settle/arrange-days.ts'
import { dayWishes } from './settle/day-wishes.ts'
import { asksForItsHour } from '../hours/asked-hours.ts'
import { FAMOUS } from '../party/fame.ts'
import { warmNoon } from '../hours/midday-heat.ts'
import { isCold } from '../hours/cold-months.ts'
import { balanceDays } from '../search/balance.ts'
import { evenFrames, roomOf } from './even-frames.ts'
import { fillFreeHours } from './settle/fill-free-hours.ts'
import { freeDaysFirst } from './settle/free-days.ts'
import { bestDaysFirst, takeTurns } from './settle/best-days-first.ts'
import { bestFirst } from './settle/best-first.ts'
import type { DayFrame } from '../frame.ts'
import { type SearchOptions, searchTour } from '../search/search-tour.ts'
import { isBeyondMeans, isOnlyAsked, isWithinReach, mustSees, withoutBoredom } from '../party/wishes.ts'
import { createSolution, fillEmptyDays, restore } from '../search/solution.ts'
import { isForChildren } from '../party/children-likes.ts'
import type { Party, Stop } from '../party/party-likes.ts'
import { oneForChildren } from './settle/one-for-children.ts'
import { joinSites } from './settle/join-sites.ts'
import { keepTicketsValid } from './settle/shared-tickets.ts'
import { inBetterOrder, orderOfDay } from './settle/order-of-day.ts'
import { withShortNeighbours } from './settle/short-neighbours.ts'
import { stopsOfStay } from './stops-of-stay.ts'
import { stayTour } from './stay-tour.ts'
import { seenByNight, seenTwice, withoutTripsAway } from './event-days.ts'
import type { Orders, Tour } from '../search/tour.ts'

const NONE: ReadonlySet<string> = new Set()

export interface StaySearch {
  destination: Destination
  frames: readonly DayFrame[]
  party: Party
  /** Ids of sights not to be visited: seen on another day, or taken out by the traveller. */
  without?: ReadonlySet<string>
  seed: number
  patience: number
}

/** Day trips need days to spare, but for one of this score: the whole day that there is. A base is there for its trips. */
const DAYS_FOR_DAYTRIPS = 3
const WORTH_THE_ONE_DAY = { place: 10, base: 9 }

const RELAXED_STOPS = 3
/** Sights of a lower score are left out rather than seen at the wrong hour; those of the higher one never are. */
const MUST_BE_SEEN = 6
const ALWAYS_SEEN = 9
/** What a sight is worth at another than its best hours, of its usual prize: two points of score. */
const AT_ANY_HOUR = 0.5
const AT_BEST_HOUR = 1.5

/** The sights of each day of a stay, in order. */
export function scheduleStay(search: StaySearch): Sight[][] {
  const { destination, frames, party, without, seed, patience } = search
  const isOpen = frames.map(({ date }) => openOn(date))
  const wanted = mustSees(destination.sights, party.wishes?.mustSees)
  const isBase = destination.region !== undefined
  const possible = destination.sights.filter(
    (sight) =>
      !without?.has(sight.id) &&
      (!sight.ifAsked || wanted.has(sight.id)) &&
      isWithinReach(sight, party) &&
      (wanted.has(sight.id) ||
        !(isOnlyAsked(sight, party) || isBeyondMeans(sight, party, destination.daily))) &&
      (!sight.daytrip || hasDayFor(sight, frames, isBase)) &&
      isOpen.some((isOpenThen) => isOpenThen(sight)),
  )
  const sights = withoutBoredom(possible, party, frames.length, wanted)
  const cold = isCold(destination, frames[0]?.date)
  const { stops, once, first } = stopsOfStay(sights, frames, party, {
    wanted,
    cold,
    known: destination.sights,
    isBase,
  })
  const paced = frames.map((frame) => paceFrame(frame, party))
  const even = evenFrames(paced, stops)
  const tourWith = (anyHour: ReadonlySet<string>) => {
    const rated = stops.map((stop) => ({
      ...stop,
      prize: Math.ceil(stop.prize * shareOf(stop, anyHour, first)),
    }))
    const hours = { anyHour, onlyBest: true }
    const open = withoutTripsAway(stayTour(destination, rated, even, party, hours), even, sights, {
      once,
      wanted,
    })
    return besideJourneys(open, even, sights, new Set([...wanted, ...first]))
  }
  const { tour, orders, strict, anyHour } = bestOf(tourWith, sights, frames.length, wanted, {
    seed,
    patience,
  })
  const solution = createSolution(withRoom(tour, frames), orders)
  fillEmptyDays(solution)
  balanceDays(solution)
  const wishes = dayWishes(sights, even, party, cold, destination.center)
  arrangeDays(solution, { ...wishes, last: [] })
  // What was asked for, what the place is known for and what is held on its day alone.
  const kept = sights.map(({ id, score }) => wanted.has(id) || once.has(id) || score >= FAMOUS)
  joinSites(solution, frames, wishes, { sights, kept })
  arrangeDays(solution, { ...wishes, last: [] })
  bestFirst(solution, frames, wishes, kept)
  if (stops.length < roomOf(frames)) bestDaysFirst(solution, frames)
  takeTurns(solution, frames)
  const open = party.kids > 0 ? withChildrensDays() : tour
  keepTicketsValid(solution, sights, frames, wishes)
  freeDaysFirst(solution, sights, frames, party, wishes)
  const hoursOf = (index: number) => ({
    noon: warmNoon(destination, frames[index]?.date ?? '', party.kids),
    start: frames[index]?.start,
  })
  const found = solution.routes.map(({ order }, index) =>
    orderOfDay(index, order, [strict, open], sights, hoursOf(index)).flatMap((stop) => sights[stop] ?? []),
  )
  const byNight = party.kids > 0 ? [] : seenByNight(found.flat(), destination, frames, wanted)
  const twice = [...seenTwice(found.flat(), wanted), ...byNight]
  if (twice.length > 0) return scheduleStay({ ...search, without: new Set([...(without ?? []), ...twice]) })
  const stay = { destination, frames: paced, party, stops }
  const filled = withShortNeighbours(fillFreeHours(withShortNeighbours(found, stay), stay), stay)
  return inBetterOrder(filled, found, [strict, open], sights, hoursOf)

  /** What was left out of what is made for children may be had at any hour: a boat, a park. */
  function withChildrensDays(): Tour {
    const left = sights.filter(
      (sight, stop) =>
        solution.dayOf[stop] === -1 && sight.best && isForChildren(sight, party) && !asksForItsHour(sight),
    )
    const looser = left.length > 0 ? tourWith(new Set([...anyHour, ...left.map(({ id }) => id)])) : tour
    const again = createSolution(
      withRoom(looser, frames),
      solution.routes.map(({ order }) => order),
    )
    oneForChildren(again, wishes, kept)
    restore(solution, again)
    return looser
  }
}

function hasDayFor({ score, event }: Sight, frames: readonly DayFrame[], isBase: boolean): boolean {
  if (frames.length >= DAYS_FOR_DAYTRIPS) return true
  const least = WORTH_THE_ONE_DAY[isBase ? 'base' : 'place']
  return !event && score >= least && frames.some(({ role, move }) => role === 'full' && !move)
}

/** Sights are spread evenly by the search; neighbours may then fill a day as full as its pace allows. */
function withRoom(tour: Tour, frames: readonly DayFrame[]): Tour {
  const days = tour.days.map((day, index) => ({
    ...day,
    maxStops: day.maxStops === 0 ? 0 : (frames[index]?.maxStops ?? 0),
  }))
  return { ...tour, days }
}

/** What is worth coming for comes first where hours are scarce, and less of it counts at any other. */
function shareOf({ sight }: Stop, anyHour: ReadonlySet<string>, first: ReadonlySet<string>): number {
  if (anyHour.has(sight.id)) return first.has(sight.id) ? 1 : AT_ANY_HOUR
  return sight.best && sight.score >= ALWAYS_SEEN ? AT_BEST_HOUR : 1
}

/** Relaxed, a long lunch takes the place of a stop; neighbours may still fill a day. */
function paceFrame(frame: DayFrame, { tripType }: Party): DayFrame {
  const isCalm = tripType === 'relaxed' && frame.role === 'full'
  return isCalm ? { ...frame, maxStops: Math.min(frame.maxStops, RELAXED_STOPS) } : frame
}

interface Found {
  tour: Tour
  orders: Orders
  /** With every sight at its best hours. */
  strict: Tour
  /** Ids of those that need not be. */
  anyHour: ReadonlySet<string>
}

/**
 * Everything at its best hours; and where one of the best sights finds no room so, once more with those at any hour.
 * Better at noon than not at all, as is what was asked for by name; what is worth less is rather left out.
 */
function bestOf(
  tourWith: (anyHour: ReadonlySet<string>) => Tour,
  sights: readonly Sight[],
  days: number,
  wanted: ReadonlySet<string>,
  options: SearchOptions,
): Found {
  const strict = tourWith(NONE)
  const { orders, prize } = searchTour(strict, options)
  const visited = new Set(orders.flat())
  const least = leastOfTheBest(sights, days)
  const missed = sights.filter(
    (sight, stop) =>
      sight.best &&
      !visited.has(stop) &&
      (wanted.has(sight.id) || (sight.score >= least && !asksForItsHour(sight))),
  )
  if (missed.length === 0) return { tour: strict, orders, strict, anyHour: NONE }
  const anyHour = new Set(missed.map(({ id }) => id))
  const relaxed = tourWith(anyHour)
  const second = searchTour(relaxed, options)
  return second.prize > prize
    ? { tour: relaxed, orders: second.orders, strict, anyHour }
    : { tour: strict, orders, strict, anyHour: NONE }
}

/** The score of the last sight that nobody comes home from so many days without having seen. */
function leastOfTheBest(sights: readonly Sight[], days: number): number {
  const scores = sights.flatMap(({ score, daytrip }) => (daytrip ? [] : [score])).toSorted((a, b) => b - a)
  return Math.max(MUST_BE_SEEN, Math.min(ALWAYS_SEEN, scores[days - 1] ?? MUST_BE_SEEN))
}
