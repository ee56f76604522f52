import type { Evening } from '../../../atlas/destination.ts'
import { downToFive, minutesOfDay, upToFive } from '../../../platform/clock-time.ts'
import { waysAround } from '../../travel/travel-time.ts'
import { DINNER } from '../frame.ts'
import { shabbatOn } from '../hours/shabbat.ts'
import type { DayPlace, TimedItem } from '../time-day.ts'
import { isGoodPerformance, isPerformance, isSoonAfterOne } from './performances.ts'
import { BEFORE_CURTAIN, bestEvening, planEvening, takesPlace } from './plan-evening.ts'
import { isSamePoint } from './same-place.ts'
import { comesFrom, type Seating } from '../meals/seat-meal.ts'
import { AT_TABLE } from '../meals/time-at-table.ts'
import { seatMeals } from '../meals/seat-meals.ts'
import { dinnerAt } from '../meals/straight-to-table.ts'

type ShowSeating = Seating & { destination: DayPlace }

/** The first sitting before a play, minutes after midnight; whether a kitchen is open then its own hours say. */
const FIRST_SITTING = 1035
/** Who arrives so late has come from far, minutes after midnight. */
const LONG_HAUL_OPENS = 900
/** From the last stop to the table beside the way. */
const BEFORE_TABLE = 15
/** Nobody is hungry again so soon after lunch, minutes. */
const DIGESTING = 150
/** A last stop so far from where one stays is not left for a performance beside it, minutes. */
const FAR_OUT = 25
/** So much later than else one is at table after a short play, where a kitchen is open, and no later than that. */
const AFTER_THEATRE = { short: 75, later: 45, latest: 1335 }
/** So long before the country dines nobody is at table where the show may come first, after a rest; minutes. */
const MUCH_EARLIER = 120
const REST = 45
/** After a performance one is at table so soon, and no later than usual if lunch is so long ago, minutes. */
const LONGEST_HUNGRY = 60
const FAMISHED = 375

/**
 * A day with its dinner so early, or so late, that a performance is seen from its start: a part of an event, or one of
 * the place's best. Undefined where nothing is played, or the day's last stop comes too late. `usual`: what the day has
 * after dinner at its usual hour.
 */
export function withPerformance(
  items: readonly TimedItem[],
  usual: Evening | undefined,
  seating: ShowSeating,
): TimedItem[] | undefined {
  const { frame } = seating
  if (items.at(-1)?.kind !== 'dinner' || frame.dinner === undefined) return undefined
  if (frame.returns || frame.chosen?.dinner) return undefined
  const seen = items.flatMap(({ sight }) => sight ?? [])
  for (const evening of performances(usual, seating)) {
    // Whoever goes to hear the hall needs no tour of it on the same day.
    if (!evening.event && seen.some((sight) => isSamePoint(evening, sight))) continue
    const early = afterDinner(items, evening, seating)
    if (early && dinnerOf(early) >= frame.dinner - MUCH_EARLIER) return early
    const rested = early && minutesOfDay(evening.from) - REST
    const day = beforeDinner(items, evening, seating, rested) ?? (evening.event ? early : undefined)
    if (day) return day
  }
  return undefined
}

function dinnerOf(items: readonly TimedItem[]): number {
  return items.find(({ kind }) => kind === 'dinner')?.start ?? Infinity
}

function afterDinner(
  items: readonly TimedItem[],
  evening: Evening,
  seating: ShowSeating,
): TimedItem[] | undefined {
  const { destination, frame, party, taken } = seating
  const last = items.at(-1)
  const lunch = items.findLast(({ kind }) => kind === 'lunch')?.end ?? 0
  const soonest = Math.max(FIRST_SITTING, lunch + DIGESTING, leaves(items, frame) + BEFORE_TABLE)
  const way = waysAround(destination, party)
  const start = minutesOfDay(evening.from) - BEFORE_CURTAIN
  const dined = start - way(destination.center, evening.at, party.kids).minutes
  if (!last || soonest > dined - AT_TABLE.least) return undefined
  const dines = Math.min(last.start, Math.max(soonest, downToFive(dined - DINNER.minutes)))
  const dinner = dinnerAt(last, dines, DINNER.minutes)
  const show = { kind: 'evening', start, end: start, evening } as const
  const day = seatMeals([...until(items, dines), dinner, show], seating).slice(0, -1)
  const table = day.at(-1)
  if (!evening.event && !table?.food && !table?.area) return undefined
  const seen = planEvening(day, { ...destination, evenings: [evening], sights: [] }, frame, party, taken)
  return seen && [...day, seen]
}

/** A short one in the early evening, and dinner when the country dines. `rested`: one sets out no sooner. */
function beforeDinner(
  items: readonly TimedItem[],
  evening: Evening,
  seating: ShowSeating,
  rested = 0,
): TimedItem[] | undefined {
  const { destination, frame, party } = seating
  const last = items.at(-1)
  if (!last || evening.event || frame.dinner === undefined) return undefined
  const end = Math.max(rested, leaves(items, frame) + BEFORE_TABLE)
  const at = comesFrom(items.slice(0, -1)) ?? destination.center
  const back = waysAround(destination, party)(at, destination.center, party.kids).minutes
  const show =
    bestEvening([evening], { ...seating, dined: { end, at } }) ??
    // Who is far out goes home first, or past it.
    (back > FAR_OUT
      ? bestEvening([evening], { ...seating, dined: { end: end + back, at: destination.center } })
      : undefined)
  if (!show) return undefined
  const dines = Math.max(frame.dinner, upToFive(show.end + BEFORE_TABLE))
  const isShort = show.end - show.start <= AFTER_THEATRE.short
  const latest = (frame.latestDinner ?? frame.dinner) + (isShort ? AFTER_THEATRE.later : 0)
  const lunch = items.findLast(({ kind }) => kind === 'lunch')?.end ?? 0
  const hungry = Math.max(lunch + FAMISHED, frame.dinner + LONGEST_HUNGRY)
  if (dines > Math.min(latest, hungry, AFTER_THEATRE.latest, show.end + LONGEST_HUNGRY)) return undefined
  const dinner = dinnerAt(last, dines, DINNER.minutes)
  const later = { ...frame, latestDinner: Math.max(frame.latestDinner ?? 0, dines) }
  const day = seatMeals([...until(items, show.start), show, dinner], { ...seating, frame: later })
  return day.at(-1)?.food || day.at(-1)?.area ? day : undefined
}

/** When the last stop is left. */
function leaves(items: readonly TimedItem[], frame: Seating['frame']): number {
  return items.findLast(({ kind }) => kind !== 'free' && kind !== 'dinner')?.end ?? frame.start
}

/** Without dinner, and without time to oneself that leads beyond that time. */
function until(items: readonly TimedItem[], time: number): TimedItem[] {
  return items.slice(0, -1).filter(({ kind, end }) => kind !== 'free' || end <= time - BEFORE_TABLE)
}

/** What is played that evening and is better than what the day has without it, the best first. */
function performances(
  usual: Evening | undefined,
  { destination, frame, party, taken }: ShowSeating,
): Evening[] {
  const { evenings = [] } = destination
  const shabbat = shabbatOn(destination, frame.date, party)
  const played = evenings.filter(
    (evening) =>
      evening.id !== usual?.id &&
      isPerformance(evening) &&
      !taken.has(evening.id) &&
      takesPlace(evening, frame.date, party) &&
      !(shabbat && minutesOfDay(evening.from) < shabbat.to && minutesOfDay(evening.to) > shabbat.from),
  )
  const parts = played.filter(({ event }) => event)
  if (frame.chosen?.evening) return played
  if (usual?.event || !isRested(frame)) return parts
  if (isSoonAfterOne(destination, frame.date, party, taken)) return parts
  const best = played.filter(
    (evening) => isGoodPerformance(evening) && (evening.score ?? 0) > (usual?.score ?? 0),
  )
  return [...parts, ...best.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))]
}

/** Nobody nods off in the stalls on the day of a long flight. */
function isRested({ role, landing, opens }: Seating['frame']): boolean {
  return role === 'full' || (role === 'arrival' && landing === undefined && opens < LONG_HAUL_OPENS)
}
