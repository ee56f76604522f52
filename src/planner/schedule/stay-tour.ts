import type { Destination, Sight } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { daylightOn } from '../../atlas/daylight.ts'
import { momentsOf, type Span } from '../../atlas/moments.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import type { PlanRequest } from '../plan.ts'
import { isOverStrait } from '../../atlas/straits.ts'
import { type Travel, waysAround } from '../travel/travel-time.ts'
import type { DayFrame } from './frame.ts'
import { NO_START, type StartSpans, startSpans } from './start-spans.ts'
import type { Tour, TourDay } from './tour.ts'

export type Party = Pick<PlanRequest, 'tripType' | 'adults' | 'kids'> &
  Partial<Pick<PlanRequest, 'budget' | 'wishes'>>

/** A whole destination visited for a day: as long as it is, at the end of a journey. */
export interface Outing extends Sight {
  way: Travel
}

export function isOuting(sight: Sight): sight is Outing {
  return 'way' in sight
}

/** A sight as this party visits it. */
export interface Stop {
  sight: Sight
  minutes: number
  prize: number
}

/** Each point of the atlas's score is worth 1.6 times the one below. */
const PRIZE_BASE = 1.6
/** Points a party with children gives or takes, by the atlas's 0–3 for children. */
const KIDS_POINTS = [-4, -1, 0.5, 2.5]
/** Children stay longer at what is made for them, and not as long elsewhere. */
const KIDS_PACE = [0.8, 0.9, 1.15, 1.15]
const FAR_KM = 30
const TOGETHER_KM = 15
/** Minutes that fit into no day. */
const NEVER = 10_000
/** Visits over this many minutes take the day, lunch included. */
const LONG_VISIT = 240
/** Who could spend the day and the evening there leaves in time for dinner. */
const LONGEST_VISIT = 420
/** Longer ones leave no room for the lunch that they do not bring. */
const LONGEST_WITH_LUNCH = 195
const DEAR_TO: Record<Party['tripType'], ReadonlySet<string>> = {
  relaxed: new Set(['park', 'garden', 'beach', 'waterfront', 'viewpoint', 'market', 'square']),
  sightseeing: new Set(),
  action: new Set(['themepark', 'nature', 'experience', 'tower', 'zoo', 'beach', 'viewpoint']),
}
const DEAR_POINTS = 0.6
/** What one does rather than looks at, where that is what one came for. */
const ACTIVE_POINTS = 2.5
/** With children a day has one of these, minutes from which they are big. */
const MUSEUMS: ReadonlySet<Sight['category']> = new Set(['museum', 'gallery', 'palace', 'library'])
const BIG_MUSEUM = 75

/** A visit's length and worth for a party: children like other things. */
export function stopFor(sight: Sight, { tripType, kids }: Party): Stop {
  const points =
    sight.score +
    (kids > 0 ? (KIDS_POINTS[sight.kids] ?? 0) : 0) +
    (DEAR_TO[tripType].has(sight.category) ? DEAR_POINTS : 0) +
    (tripType === 'action' && sight.activity ? ACTIVE_POINTS : 0)
  const pace = kids > 0 ? (KIDS_PACE[sight.kids] ?? 1) : 1
  const wanted =
    isExcursion(sight) || isOuting(sight)
      ? Math.min(sight.minutes, LONGEST_VISIT)
      : Math.min(sight.minutes * pace, LONGEST_WITH_LUNCH)
  const usual = sight.stay ?? Math.floor(Math.min(wanted, openMinutes(sight)) / 5) * 5
  // Whole numbers: sums do not depend on the order of adding.
  return { sight, minutes: Math.max(15, usual), prize: Math.round(PRIZE_BASE ** points * 1000) }
}

/** Made for children, a museum is none. */
export function isBigMuseum({ category, minutes, kids }: Sight): boolean {
  return MUSEUMS.has(category) && minutes >= BIG_MUSEUM && kids < 3
}

/** True for what takes the day and brings its own lunch. */
export function isExcursion(sight: Sight): boolean {
  return sight.daytrip === true || sight.minutes >= LONG_VISIT
}

function openMinutes(sight: Sight): number {
  const { opens, closes } = spanOfHours(sight.hours)
  return closes - opens
}

const NONE: ReadonlySet<string> = new Set()

/** The scheduler's problem for some days at one base. `anyHour`: ids of sights that need not be seen at their best hours. */
export function stayTour(
  destination: Pick<Destination, 'id' | 'country' | 'center' | 'zone'>,
  stops: readonly Stop[],
  frames: readonly DayFrame[],
  kids: number,
  anyHour: ReadonlySet<string> = NONE,
): Tour {
  const ways = waysAround(destination)
  const way = (from: Coordinates, to: Coordinates) => ways(from, to, kids).minutes
  const out = stops.map(({ sight }) =>
    isOuting(sight) ? sight.way.minutes : way(destination.center, sight.at),
  )
  return {
    prizes: stops.map(({ prize }) => prize),
    minutes: stops.map(({ minutes }) => minutes),
    between: stops.map((from) =>
      stops.map((to) =>
        sameDay(destination.center, from.sight, to.sight) ? way(from.sight.at, to.sight.at) : NEVER,
      ),
    ),
    ...(kids > 0 && { exclusive: stops.map(({ sight }) => isBigMuseum(sight)) }),
    feeds: stops.map(({ sight }) => isExcursion(sight)),
    days: withBestDays(frames.map((frame) => spansOn(destination, frame, stops, anyHour))).map(
      (spans, index) => tourDay(frames[index], spans, out),
    ),
  }
}

/** A far day trip takes its day: only what lies near it goes with it. Nobody goes on from island to island. */
function sameDay(center: Coordinates, a: Sight, b: Sight): boolean {
  if (a.daytrip && b.daytrip && isOverStrait(a.at, b.at)) return false
  const far = [a, b].some((sight) => sight.daytrip && distanceKm(sight.at, center) > FAR_KM)
  return !far || distanceKm(a.at, b.at) <= TOGETHER_KM
}

/** When each stop may start on a day. Where its best hours can be had within the day's, at no other time. */
function spansOn(
  { center, zone }: Pick<Destination, 'center' | 'zone'>,
  { date, start, end, leaves = end }: DayFrame,
  stops: readonly Stop[],
  anyHour: ReadonlySet<string>,
): StartSpans[] {
  const hoursOf = hoursOn(date)
  const daylight = daylightOn(date, center, zone)
  const room: Span = { from: start, to: Math.min(end, leaves) }
  return stops.map(({ sight, minutes }) => {
    const hours = hoursOf(sight)
    const within = anyHour.has(sight.id) ? undefined : room
    return hours ? startSpans(sight, minutes, date, momentsOf(hours, daylight), within) : NO_START
  })
}

/** What has its best hours on one of the days is not planned for the others. */
function withBestDays(days: readonly StartSpans[][]): StartSpans[][] {
  const hasBest = days[0]?.map((_, stop) => days.some((spans) => spans[stop]?.best))
  return days.map((spans) => spans.map((each, stop) => (hasBest?.[stop] && !each.best ? NO_START : each)))
}

function tourDay(frame: DayFrame | undefined, spans: readonly StartSpans[], out: readonly number[]): TourDay {
  if (!frame) throw new RangeError('a day without a frame')
  const { start, maxStops, lunch } = frame
  const end = Math.min(frame.end, frame.leaves ?? frame.end)
  return {
    start,
    end,
    from: out,
    back: out,
    opens: spans.map(({ opens }) => opens),
    closes: spans.map(({ closes }) => closes),
    ...(spans.some((each) => each.spans) && { starts: spans.map((each) => each.spans) }),
    maxStops,
    ...(lunch && { lunch }),
  }
}
