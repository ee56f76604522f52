import { daylightOn, needsDaylight } from '../../../atlas/daylight.ts'
import { pricedAt } from '../../../atlas/ticket-price.ts'
import type { Destination, Evening, Sight } from '../../../atlas/destination.ts'
import { bestHours, fixedStarts, momentsOf, type Span } from '../../../atlas/moments.ts'
import { hoursOn } from '../../../atlas/opening-hours.ts'
import { clockTime } from '../../../platform/clock-time.ts'
import { waysAround } from '../../travel/travel-time.ts'
import { type DayFrame, DINNER } from '../frame.ts'
import { AT_A_PINCH } from '../local-hours.ts'
import { eveningEnds, LEAST } from './evening-ends.ts'
import { LONGEST_WAIT_FOR_SIGHT } from './plan-evening.ts'
import { startsWithin } from '../hours/start-spans.ts'
import { type Party, stopFor } from '../party/party-likes.ts'
import { mustSees } from '../party/wishes.ts'

/** A sight of this score, or one asked for by name, is seen by day where no evening is sure to hold it. */
const MUST_BE_SEEN = 9
/** What an evening needs: no ways longer than this from where one stays, and so much of the best hours, minutes. */
const NEAR = 30
const LEAST_OF_EVENING = 35
/** A visit before dinner has at least so much of its best hours, minutes. */
const LEAST_BEFORE_DINNER = 40

/**
 * The destination with the sights whose best hours come after a day's last stop, as views at dusk in summer, among its
 * evenings instead. `among`: ids that may move; all without it.
 */
export function withDuskEvenings(
  destination: Destination,
  frames: readonly DayFrame[],
  party: Party,
  among?: ReadonlySet<string>,
): Destination {
  const days = frames.filter(({ dinner, returns }) => dinner !== undefined && !returns)
  if (days.length === 0) return destination
  const late = destination.sights.filter(
    (sight) =>
      sight.best !== undefined &&
      !sight.daytrip &&
      !sight.meal &&
      (!among || among.has(sight.id)) &&
      isLateWhenOpen(sight, days, destination, party),
  )
  if (late.length === 0) return destination
  const best = late.toSorted((a, b) => b.score - a.score)
  const wanted = mustSees(late, party.wishes?.mustSees)
  // One an evening; more of them than evenings, and the best of what is left is seen by day.
  const sure = best.filter((sight) => fitsEvening(sight, days, destination, party)).slice(0, days.length)
  const gone = new Set(
    late
      .filter((sight) => !(sight.score >= MUST_BE_SEEN || wanted.has(sight.id)) || sure.includes(sight))
      .map(({ id }) => id),
  )
  const evenings = best.flatMap((sight) => days.flatMap((frame) => eveningsOf(sight, frame, destination)))
  return {
    ...destination,
    sights: destination.sights.filter(({ id }) => !gone.has(id)),
    evenings: [...evenings, ...(destination.evenings ?? [])],
  }
}

/** Minutes after midnight. */
interface Window extends Span {
  closes: number
  /** When it begins, where nobody comes in between. */
  fixed?: number[]
}

function windowsOf(
  sight: Sight,
  { date }: DayFrame,
  { center, zone }: Pick<Destination, 'center' | 'zone'>,
): Window[] {
  const hours = hoursOn(date)(sight)
  if (!hours) return []
  const day = momentsOf(hours, daylightOn(date, center, zone))
  const starts = fixedStarts(sight, date, day)
  return bestHours(sight, date, day)
    .map(({ from, to }) => {
      const fixed = starts?.filter((start) => start >= from && start < Math.min(to, day.closes))
      return { from, to: Math.min(to, day.closes), closes: day.closes, ...(fixed && { fixed }) }
    })
    .filter(({ from, to, fixed }) => from < to && fixed?.length !== 0)
}

/** The days on which it is shut have no say. */
function isLateWhenOpen(
  sight: Sight,
  days: readonly DayFrame[],
  destination: Destination,
  party: Party,
): boolean {
  const open = days.flatMap((frame) => {
    const windows = windowsOf(sight, frame, destination)
    return windows.length > 0 ? [{ frame, windows }] : []
  })
  const isAfter = ({ frame, windows }: (typeof open)[number]) =>
    isAfterLastStop(sight, frame, windows, destination, party)
  return open.length > 0 && open.every(isAfter)
}

function isAfterLastStop(
  sight: Sight,
  frame: DayFrame,
  windows: readonly Window[],
  destination: Destination,
  party: Party,
): boolean {
  const { minutes } = stopFor(sight, party)
  const starts = windows.flatMap((window) =>
    window.fixed
      ? window.fixed.map((start) => ({ from: start, to: start }))
      : [startsWithin(window, minutes)],
  )
  const way = wayTo(sight, destination, party)
  // What can as well be seen after dinner does not make dinner late.
  const dines = fitsEvening(sight, [frame], destination, party) ? AT_A_PINCH : 0
  const isLate = ({ from }: Span) => from > frame.late - dines - way - minutes
  return starts.some(isLate) && starts.every((each) => isLate(each) || each.to < frame.early + way)
}

function wayTo({ at }: Sight, destination: Destination, party: Party): number {
  return waysAround(destination, party)(destination.center, at, party.kids).minutes
}

/** Whether its best hours come soon after dinner on one of the days, not far from where one stays. */
function fitsEvening(
  sight: Sight,
  days: readonly DayFrame[],
  destination: Destination,
  party: Party,
): boolean {
  if (party.kids > 0 && sight.kids === 0) return false
  const way = wayTo(sight, destination, party)
  if (way > NEAR) return false
  return days.some((frame) => {
    const window = windowsOf(sight, frame, destination).at(-1)
    if (!window || frame.dinner === undefined || frame.role === 'departure') return false
    const until = Math.min(window.to, eveningEnds(party))
    const [begins] = window.fixed ?? []
    // Dinner is as early as such a start wants it.
    if (begins !== undefined) return begins + LEAST <= eveningEnds(party)
    const dined = frame.dinner + DINNER.minutes + way
    return (
      Math.max(dined, window.from) <= until - LEAST_OF_EVENING &&
      window.from - dined <= LONGEST_WAIT_FOR_SIGHT
    )
  })
}

/** One for the whole of its best hours, or for each of its fixed starts. */
function eveningsOf(sight: Sight, frame: DayFrame, destination: Destination): Evening[] {
  const window = windowsOf(sight, frame, destination).at(-1)
  if (!window) return []
  const stays = needsDaylight(sight) ? 0 : LEAST_BEFORE_DINNER / 2
  const ends = Math.min(window.closes, window.to + stays)
  const spans = window.fixed?.map((from) => ({ from, to: Math.min(ends, from + sight.minutes) }))
  return (spans ?? [{ from: window.from, to: ends }]).map(({ from, to }) => {
    const { adult } = pricedAt(sight, frame.date, clockTime(Math.min(1439, from)))
    return {
      id: sight.id,
      name: sight.name,
      at: sight.at,
      kind: 'view',
      from: clockTime(Math.min(1439, from)),
      to: clockTime(Math.min(1440, to)),
      dates: [frame.date],
      ...(window.fixed && { onTime: true }),
      ...(adult !== undefined && { cost: adult }),
      kids: sight.kids > 0,
      hint: sight.hint,
      score: sight.score,
      ...(sight.effort !== undefined && { effort: sight.effort }),
      ...(sight.stepFree !== undefined && { stepFree: sight.stepFree }),
    }
  })
}
