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

/** How strictly best hours are kept. */
export interface HoursKept {
  /** Ids of sights that need not be seen at them. */
  anyHour?: ReadonlySet<string>
  /** What can be seen at them on no day is not seen at all, but for `anyHour`. */
  onlyBest?: boolean
}

/** The scheduler's problem for some days at one base. */
export function stayTour(
  destination: Pick<Destination, 'id' | 'country' | 'center' | 'zone'>,
  stops: readonly Stop[],
  frames: readonly DayFrame[],
  { kids, wishes }: Pick<Party, 'kids' | 'wishes'>,
  kept: HoursKept = {},
): Tour {
  const ways = waysAround(destination, wishes?.mobility)
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
    days: withBestDays(frames.map((frame) => spansOn(destination, frame, stops, out, kept))).map(
      (spans, index) => tourDay(frames[index], stops, spans, out),
    ),
  }
}

/** A far day trip takes its day: only what lies near it goes with it. Nobody goes on from island to island. */
function sameDay(center: Coordinates, a: Sight, b: Sight): boolean {
  if (a.daytrip && b.daytrip && isOverStrait(a.at, b.at)) return false
  const far = [a, b].some((sight) => sight.daytrip && distanceKm(sight.at, center) > FAR_KM)
  return !far || distanceKm(a.at, b.at) <= TOGETHER_KM
}

/**
 * When each stop may start on a day. Where its best hours can be had within the day's, at no other time; those, and
 * fixed starts, before the usual start of the day and after its end too.
 */
function spansOn(
  { center, zone }: Pick<Destination, 'center' | 'zone'>,
  { date, start, early, dawn, ...frame }: DayFrame,
  stops: readonly Stop[],
  out: readonly number[],
  { anyHour, onlyBest }: HoursKept,
): StartSpans[] {
  const hoursOf = hoursOn(date)
  const daylight = daylightOn(date, center, zone)
  // Who wants to be back by then is, whatever is best later.
  const end = Math.min(frame.end, frame.leaves ?? frame.end)
  const late = Math.min(frame.late, frame.leaves ?? frame.late)
  return stops.map(({ sight, minutes }, stop) => {
    const hours = hoursOf(sight)
    if (!hours) return NO_START
    const way = out[stop] ?? 0
    const free = anyHour?.has(sight.id)
    const room: Span | undefined = free ? undefined : { from: early + way, to: late - way }
    const spans = startSpans(sight, minutes, date, momentsOf(hours, daylight), room)
    if (spans.chosen && !sight.starts)
      return clipped(spans, { from: early + way, to: Math.max(end, late) - way - minutes })
    if (onlyBest && !spans.best && !free) return NO_START
    if (sight.starts) return soonest(spans, [start + way, early + way, dawn + way])
    return clipped(spans, { from: start + way, to: end - way - minutes })
  })
}

/** Of fixed starts those from the first of these times on that leaves some: nobody rises before dawn without need. */
function soonest({ spans, ...rest }: StartSpans, times: readonly number[]): StartSpans {
  const all = spans ?? [{ from: rest.opens, to: rest.closes }]
  for (const time of times) {
    const later = all.filter(({ from }) => from >= time)
    const [first] = later
    if (first) return { ...rest, opens: first.from, ...(later.length > 1 && { spans: later }) }
  }
  return NO_START
}

/** Only those of the starts that lie within the usual hours. */
function clipped(spans: StartSpans, { from, to }: Span): StartSpans {
  const opens = Math.max(spans.opens, Math.ceil(from / 5) * 5)
  return { ...spans, opens, closes: Math.min(spans.closes, to) }
}

/** What has its best hours on one of the days is not planned for the others. */
function withBestDays(days: readonly StartSpans[][]): StartSpans[][] {
  const hasBest = days[0]?.map((_, stop) => days.some((spans) => spans[stop]?.best))
  return days.map((spans) => spans.map((each, stop) => (hasBest?.[stop] && !each.best ? NO_START : each)))
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
  const isEarly = spans.some(
    ({ opens, closes }, stop) => opens <= closes && opens < frame.start + (out[stop] ?? 0),
  )
  const fixed = spans.flatMap(({ opens, closes }, stop) =>
    stops[stop]?.sight.starts && opens <= closes ? [opens - (out[stop] ?? 0)] : [],
  )
  const isLate = spans.some(
    ({ opens, closes }, stop) =>
      opens <= closes && closes + (stops[stop]?.minutes ?? 0) + (out[stop] ?? 0) > end,
  )
  return {
    start: isEarly ? Math.min(frame.early, ...fixed) : frame.start,
    end: isLate ? Math.min(frame.late, leaves) : end,
    from: out,
    back: out,
    opens: spans.map(({ opens }) => opens),
    closes: spans.map(({ closes }) => closes),
    ...(spans.some((each) => each.spans) && { starts: spans.map((each) => each.spans) }),
    maxStops,
    ...(lunch && { lunch }),
  }
}
