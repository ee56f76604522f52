import type { Destination } from '../../../atlas/destination.ts'
import type { Coordinates } from '../../../atlas/distance.ts'
import { daylightOn } from '../../../atlas/daylight.ts'
import { momentsOf } from '../../../atlas/moments.ts'
import { hoursOn } from '../../../atlas/opening-hours.ts'
import { waysAround } from '../../travel/travel-time.ts'
import type { DayFrame } from '../frame.ts'
import {
  feedsAtNoon,
  isExcursion,
  isOuting,
  mostOfADay,
  type Party,
  type Stop,
} from '../party/party-likes.ts'
import { beforeHeat } from '../hours/midday-heat.ts'
import { startLimits } from '../hours/start-limits.ts'
import { guestHoursOn } from '../hours/sunday-mass.ts'
import { spansAfterLateNights, withBestDays } from '../hours/spans-of-days.ts'
import { clipSpans, NO_START, type StartSpans, soonestStarts, startSpans } from '../hours/start-spans.ts'
import { areNear, sameDay, waitsInTown } from './settle/same-day.ts'
import type { Tour, TourDay } from '../search/tour.ts'
import { isTour, latestTour, takesTheDay } from './last-day.ts'

/** So much of the way to an early stop is made before the hour of rising, minutes. */
const WAY_BEFORE_RISE = 45
/** Who has further to go than this, minutes, sets out early and is back late. */
const LONG_WAY = 75
/** A trip of so long a way, minutes, is the day's first thing; what follows is short, as is its own way. */
const FAR_MINUTES = { adults: 90, kids: 45 }
const SHORT = 105
/** A trip there and back of at most so many minutes leaves an afternoon, in which something so near is still seen. */
const BACK_EARLY = 8 * 60
const IN_TOWN = 30
/** What a minute under way costs, in prizes: 35 of them as much as a sight of score 5. */
const WAY_COST = 300
/** As much of the way there and back is no cost: else nothing further out would ever be seen. All of it on day trips. */
const OWN_WAY = 0.35
/** What takes a day or half of one counts for a stop each so many minutes, with the way out. */
const MINUTES_A_STOP = 90
/** Minutes that fit into no day. */
const NEVER = 10_000
/** How strictly best hours are kept. */
export interface HoursKept {
  /** Ids of sights that need not be seen at them. */
  anyHour?: ReadonlySet<string>
  /** What can be seen at them on no day is not seen at all, but for `anyHour`. */
  onlyBest?: boolean
  /** In the sun at noon and during mass, too: the order is given, or the traveller's own. */
  asGiven?: boolean
  /** As many of them as the hours hold, at any pace: they are chosen. */
  anyPace?: boolean
}

/** The scheduler's problem for some days at one base. */
export function stayTour(
  destination: Pick<Destination, 'id' | 'country' | 'center' | 'zone'> &
    Partial<Pick<Destination, 'sights' | 'climate'>>,
  stops: readonly Stop[],
  frames: readonly DayFrame[],
  { kids, wishes, tripType, budget }: Pick<Party, 'kids' | 'wishes' | 'tripType' | 'budget'>,
  kept: HoursKept = {},
): Tour {
  const ways = waysAround(destination, { budget, wishes })
  const way = (from: Coordinates, to: Coordinates) => ways(from, to, kids).minutes
  const out = stops.map(({ sight }) =>
    isOuting(sight) ? sight.way.minutes : way(destination.center, sight.at),
  )
  const limited = mostOfADay({ tripType, kids })
  const hasFullDays = frames.some(({ role, maxStops }) => role === 'full' && maxStops > 0)
  const isFar = stops.map(
    ({ sight }, stop) =>
      sight.daytrip === true && (out[stop] ?? 0) >= FAR_MINUTES[kids > 0 ? 'kids' : 'adults'],
  )
  const follows = (from: number, to: number) =>
    tripType === 'action' || (!isFar[to] && (!isFar[from] || (stops[to]?.minutes ?? 0) <= SHORT))
  /** Back in town from a trip that has not taken the whole day, a short stop there ends it. */
  const closesTheDay = (from: number, to: number) => {
    const [trip, stop] = [stops[from], stops[to]]
    if (!trip?.sight.daytrip || !stop || stop.sight.daytrip) return false
    if ((trip.sight.effort ?? 1) > 2 && tripType !== 'action') return false
    const gone = trip.minutes + 2 * (out[from] ?? 0)
    return gone <= BACK_EARLY && stop.minutes <= SHORT && (out[to] ?? 0) <= IN_TOWN
  }
  const narrowed = startLimits(destination, stops, out, { kids, wishes }, ways, kept.asGiven ?? false)
  const spansIn = (frame: DayFrame) => spansOn(destination, frame, stops, out, kept, hasFullDays)
  const spansOf = (frame: DayFrame) =>
    narrowed(beforeHeat(spansIn, frame, stops, destination, { kids, wishes }), frame)
  return {
    prizes: stops.map(({ prize, sight }, stop) =>
      Math.round(prize + 2 * (out[stop] ?? 0) * WAY_COST * (sight.daytrip ? 1 : OWN_WAY)),
    ),
    minutes: stops.map(({ minutes }) => minutes),
    between: stops.map((from, first) =>
      stops.map((to, next) =>
        (sameDay(destination.center, from.sight, to.sight) &&
          (areNear(from.sight, to.sight) || (follows(first, next) && !waitsInTown(from.sight, to.sight)))) ||
        closesTheDay(first, next)
          ? way(from.sight.at, to.sight.at)
          : NEVER,
      ),
    ),
    limited: { most: limited.most, stops: stops.map(({ sight }) => limited.of(sight)) },
    wayCost: WAY_COST,
    room: kept.anyPace ? undefined : stops.map((stop, index) => roomOf(stop, out[index] ?? 0)),
    feeds: stops.map(({ sight }) => feedsAtNoon(sight)),
    days: withBestDays(spansAfterLateNights(frames, stops, spansOf, kept.anyHour)).map((spans, index) =>
      tourDay(frames[index], stops, spans, out),
    ),
  }
}

/** For how many stops of a day it counts. */
function roomOf({ sight, minutes }: Stop, out: number): number {
  return isExcursion(sight) || isOuting(sight) ? Math.max(1, Math.round((minutes + out) / MINUTES_A_STOP)) : 1
}

/**
 * When each stop may start on a day. Where its best hours can be had within the day's, at no other time; those, and
 * fixed starts, before the usual start of the day and after its end too.
 */
function spansOn(
  { center, zone }: Pick<Destination, 'center' | 'zone'>,
  { date, start, early, dawn, rise, ...frame }: DayFrame,
  stops: readonly Stop[],
  out: readonly number[],
  { anyHour, onlyBest, asGiven }: HoursKept,
  hasFullDays: boolean,
): StartSpans[] {
  const hoursOf = asGiven ? hoursOn(date) : guestHoursOn(date)
  const daylight = daylightOn(date, center, zone)
  // Who wants to be back by then is, whatever is best later.
  const end = Math.min(frame.end, frame.leaves ?? frame.end)
  const late = Math.min(frame.late, frame.leaves ?? frame.late)
  const leaves = frame.role === 'departure' && hasFullDays
  return stops.map((stop, index) => {
    const { sight, minutes } = stop
    const spans = spansOf(stop, index)
    return leaves && isTour(sight, minutes)
      ? clipSpans(spans, { from: 0, to: latestTour(frame, minutes) })
      : spans
  })

  function spansOf({ sight, minutes }: Stop, stop: number): StartSpans {
    const hours = hoursOf(sight)
    if (!hours || (leaves && takesTheDay(sight, minutes))) return NO_START
    const way = out[stop] ?? 0
    const free = anyHour?.has(sight.id)
    const moments = momentsOf(hours, daylight)
    // Nobody is woken for what is as good later; for a sunrise, or what closes soon, everybody is.
    const froms = free || !sight.best ? [] : [soonestStart({ early, rise }, way), early + way]
    const { from, spans } = atItsBest(froms) ?? {
      from: early + way,
      spans: startSpans(sight, minutes, date, moments, undefined),
    }
    if (spans.chosen && !sight.starts)
      return clipSpans(spans, { from, to: Math.max(end, late) - way - minutes })
    if (onlyBest && !spans.best && !free) return NO_START
    // Only what is at its best then may last longer than the day; the way to a fixed start is made before the day begins.
    if (sight.starts)
      return soonestStarts(sight.best ? spans : clipSpans(spans, { from: 0, to: frame.closes - minutes }), [
        Math.max(start, soonestStart({ early, rise }, way)),
        soonestStart({ early, rise }, way),
        early + way,
        dawn + way,
      ])
    // One is back late from far out, but leaves there while the day is open.
    if (sight.reach && way >= LONG_WAY)
      return clipSpans(spans, {
        from: Math.max(start, early + way),
        to: Math.min(late - way, frame.closes) - minutes,
      })
    return clipSpans(spans, { from: start + way, to: end - way - minutes })

    /** From the first of these times on that leaves some of its best hours. */
    function atItsBest(times: readonly number[]): { from: number; spans: StartSpans } | undefined {
      for (const time of times) {
        const found = startSpans(sight, minutes, date, moments, { from: time, to: late - way })
        if (found.chosen) return { from: time, spans: found }
      }
      return undefined
    }
  }
}

/** When an early stop begins: at the hour of rising, later where the way there is long. */
function soonestStart({ early, rise }: Pick<DayFrame, 'early' | 'rise'>, way: number): number {
  return Math.max(early + way, rise + Math.max(0, way - WAY_BEFORE_RISE))
}

function tourDay(
  frame: DayFrame | undefined,
  stops: readonly Stop[],
  spans: readonly StartSpans[],
  out: readonly number[],
): TourDay {
  if (!frame) throw new RangeError('a day without a frame')
  const { maxStops, lunch, leaves = Infinity } = frame
  const end = Math.min(frame.end, leaves)
  const sets = spans.flatMap(({ opens, closes }, stop) => (opens <= closes ? [opens - (out[stop] ?? 0)] : []))
  const isEarly = sets.some((set) => set < frame.start)
  const isLate = spans.some(
    ({ opens, closes }, stop) =>
      opens <= closes && closes + (stops[stop]?.minutes ?? 0) + (out[stop] ?? 0) > end,
  )
  return {
    start: isEarly ? Math.min((frame.woken ?? frame).early, ...sets) : frame.start,
    end: isLate ? Math.min(frame.late, leaves) : end,
    from: out,
    back: out,
    opens: spans.map(({ opens }) => opens),
    closes: spans.map(({ closes }) => closes),
    starts: spans.some((each) => each.spans) ? spans.map((each) => each.spans) : undefined,
    maxStops,
    lunch,
  }
}
