import { startNamed } from '../../../atlas/lookup/start-place.ts'
import { addDays } from '../../../platform/calendar-date.ts'
import { longestTransfer } from '../../journey/plan-route.ts'
import type { Plan, PlanDay, PlanItem } from '../../plan.ts'
import { daysOfFlight } from '../../travel/arrival.ts'
import { farFlight } from '../../travel/far-flight.ts'
import { wayBetweenStops } from '../../travel/stop-ways.ts'
import { stopCount } from '../../verify/subject.ts'
import { reorderDay } from '../arrange-day.ts'
import { itemFor, openSights } from '../edit-facts.ts'
import { faultsOn, fitDay, fitOrDrop } from '../place-stop.ts'
import type { TripDates } from '../plan-edit.ts'
import { type EditContext, type Step, stopsOf, withDates } from '../operations/step.ts'
import { barePlan, withLegs } from './bare-journey.ts'
import type { WantedDay } from './journey-stays.ts'

/**
 * The journey with its days as wanted. A day that keeps its date, its place, the way there and its part in the trip
 * stays as it is, to the letter; the others are timed anew around their stops, and days without any are filled.
 */
export function rebuiltJourney(
  plan: Plan,
  wanted: readonly WantedDay[],
  dates: TripDates,
  context: EditContext,
): Step {
  const within = withDates(context, dates)
  const longest = longestTransfer(within.request)
  const problem = wayProblem(wanted, longest) ?? startProblem(wanted, within)
  if (problem) return problem
  const kept = wanted.map((_, index) => isKept(plan, wanted, index, dates, longest))
  const bare = withLegs(barePlan(plan, wanted, kept, dates, within), wanted, within)
  const days = filledDays(bare, plan, wanted, kept, within)
  if (typeof days === 'string') return days
  const dated = (all: readonly PlanDay[], index: number) => all[index]?.date ?? ''
  const touched = wanted.flatMap((_, index) => (kept[index] ? [] : [dated(days, index)]))
  const present = new Set(days.map(({ date }) => date))
  const gone = plan.days.flatMap(({ date }) => (present.has(date) ? [] : [date]))
  const moved = dates.startDate !== context.request.startDate || dates.endDate !== context.request.endDate
  return { days, touched: [...touched, ...gone], journey: { ...bare, days }, ...(moved && { dates }) }
}

/** Two places without a way between them, or all of whose nights are spent on it. */
function wayProblem(wanted: readonly WantedDay[], longest: number): 'no_way' | 'only_night' | undefined {
  for (const [index, { base }] of wanted.entries()) {
    const before = wanted[index - 1]?.base
    if (!before || before.id === base.id) continue
    const flight = farFlight(before, base, longest)
    const minutes = wayBetweenStops(before, base)?.minutes ?? Infinity
    if (!flight && minutes > longest) return 'no_way'
    if (!flight) continue
    const stays = wanted.slice(index, -1).findIndex((other) => other.base.id !== base.id)
    const nights = stays < 0 ? wanted.length - 1 - index : stays
    if (nights <= flight.days) return 'only_night'
  }
  return undefined
}

/** All nights of the first place are spent on the way there. */
function startProblem(
  wanted: readonly WantedDay[],
  { request, atlas }: EditContext,
): 'only_night' | undefined {
  const head = startNamed(atlas, request.startLocation)
  const [first] = wanted
  if (!head || !first) return undefined
  const nights = wanted.slice(0, -1).findIndex(({ base }) => base.id !== first.base.id)
  const away = daysOfFlight(head.center, first.base.center)
  return away > 0 && (nights < 0 ? wanted.length - 1 : nights) <= away ? 'only_night' : undefined
}

function isKept(
  plan: Plan,
  wanted: readonly WantedDay[],
  index: number,
  { startDate }: TripDates,
  longest: number,
): boolean {
  const from = wanted[index]?.from
  const day = from === undefined ? undefined : plan.days[from]
  if (from === undefined || day?.date !== addDays(startDate, index)) return false
  const isLast = (at: number, of: { length: number }) => at === of.length - 1
  return (
    (from === 0) === (index === 0) &&
    isLast(from, plan.days) === isLast(index, wanted) &&
    plan.days[from - 1]?.base.id === wanted[index - 1]?.base.id &&
    (index > 0 || plan.days[0]?.base.id === wanted[0]?.base.id) &&
    flightOver(plan, day.date) === wantedFlight(wanted, index, startDate, longest)
  )
}

/** The long flight from stop to stop that a day is a part of, by its ends and day of departure. */
function flightOver({ legs = [] }: Plan, day: string): string | undefined {
  const leg = legs.find(({ date, arrive }) => arrive && date <= day && day <= arrive.date)
  return leg && `${leg.fromId} ${leg.toId} ${leg.date}`
}

function wantedFlight(
  wanted: readonly WantedDay[],
  index: number,
  startDate: string,
  longest: number,
): string | undefined {
  const here = wanted[index]?.base.id
  const change = wanted.slice(0, index).findLastIndex(({ base }) => base.id !== here) + 1
  const [from, to] = [wanted[change - 1]?.base, wanted[change]?.base]
  const flight = from && to && farFlight(from, to, longest)
  return flight && index - change <= flight.days
    ? `${from.id} ${to.id} ${addDays(startDate, change)}`
    : undefined
}

function filledDays(
  bare: Plan,
  plan: Plan,
  wanted: readonly WantedDay[],
  kept: readonly boolean[],
  context: EditContext,
): PlanDay[] | 'locked' {
  let next = bare
  const open = [...wanted.keys()].filter((index) => !kept[index])
  const hasStops = (index: number) => wanted[index]?.from !== undefined
  // Days with stops of their own come first: what they have no room for may come on a new day.
  for (const index of [...open.filter(hasStops), ...open.filter((each) => !hasStops(each))]) {
    const { from } = wanted[index] ?? {}
    const stops = from === undefined ? [] : stopsOf(plan, from)
    const day = timedAnew(
      next,
      index,
      stops,
      from === undefined || isLonger(plan, from, wanted, index),
      context,
    )
    if (!day) return 'locked'
    next = { ...next, days: next.days.with(index, day) }
  }
  return next.days
}

/** A day that began with a transfer, or was the first or the last, and is no more. */
function isLonger(plan: Plan, from: number, wanted: readonly WantedDay[], index: number): boolean {
  const [was, is] = [plan.days[from - 1]?.base.id, wanted[index - 1]?.base.id]
  const moved = was !== undefined && was !== plan.days[from]?.base.id
  const moves = is !== undefined && is !== wanted[index]?.base.id
  const isEnd = (at: number, length: number) => at === 0 || at === length - 1
  return (moved && !moves) || (isEnd(from, plan.days.length) && !isEnd(index, wanted.length))
}

/** A day with fewer stops of the place's own is better spent on a day trip. */
const LEAST_STOPS = 2

/** The best day trip of the day's place that the plan does not make yet. */
function dayTrip(plan: Plan, index: number, context: EditContext): PlanDay | undefined {
  for (const sight of openSights(plan, index, context.destinations)) {
    const day = sight.daytrip && fitDay(plan, index, [itemFor(sight, plan.language)], context)
    if (day && stopCount(day) > 0) return day
  }
  return undefined
}

function timedAnew(
  plan: Plan,
  index: number,
  stops: readonly PlanItem[],
  fill: boolean,
  context: EditContext,
): PlanDay | undefined {
  if (fill) {
    const filled = reorderDay(plan, index, stops, context, 'fill')
    const whole = stopCount(filled) >= stops.length
    const full = whole && faultsOn(plan, index, filled, context) === 0 ? filled : undefined
    const excursion = stops.length === 0 && stopCount(filled) < LEAST_STOPS && dayTrip(plan, index, context)
    if (excursion || full) return excursion || full
  }
  return fitOrDrop(plan, index, stops, context)
}
