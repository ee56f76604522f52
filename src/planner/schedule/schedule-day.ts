import type { Destination } from '../../atlas/destination.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { hoursFrom, mostHoursThere } from '../hours-there.ts'
import { openDay } from '../days/free-day.ts'
import { moveOfDay } from '../journey/base-moves.ts'
import { journeyFrame } from '../journey/journey-frames.ts'
import type { Plan, PlanDay, PlanItem, PlanRequest } from '../plan.ts'
import { placeIdsIn } from '../plan-stops.ts'
import { scheduleGiven, scheduleWithin } from './schedule-stops.ts'
import { begunAt, type DayFrame, frameDays, THERE_AND_BACK } from './frame.ts'
import { withoutNewPerformances } from './evenings/performances.ts'
import { afterLastNight, afterLateNight, lateEvening } from './evenings/late-night.ts'
import { atLocalHours } from './local-hours.ts'
import { asReturn } from './moved-frame.ts'
import { dayAsWished, frameAsWished, placeAsWished, takenAsWished } from './stay/day-wishes.ts'
import { withEarlyFeast } from './stay/feast-evening.ts'
import { withDuskEvenings } from './evenings/dusk-evenings.ts'
import { isTreatForOthers } from './party/wishes.ts'
import { takenElsewhere } from './taken.ts'
import { excursionOf, sightOf } from './planned-sight.ts'
import { timeDay } from './time-day.ts'
import { hasOwnCar, hiredDays, withCarOn } from '../travel/car-days.ts'
import { fromStation } from '../travel/day-out.ts'
import { arrivalDay } from '../travel/transfer-items.ts'
import { unknownDestination } from '../atlas/unknown-destination.ts'
import { type DaySetting, writeDay } from '../prose/write-day.ts'

/** given: in this order · best: in a good order · fill: and with more sights where time is left. */
export type Arrangement = 'given' | 'best' | 'fill'

export interface DayTask {
  plan: Plan
  index: number
  /** Items of kind sight or daytrip; their times do not matter. */
  stops: readonly PlanItem[]
  arrangement: Arrangement
  request: PlanRequest
  /** The destinations that the plan's bases are. */
  destinations: readonly Destination[]
  seed: number
}

/**
 * One day of a plan around these stops, timed anew with meals and ways; words and locks of items that exist already
 * are kept. A stop that does not fit is left out, locked ones last. Costs are the day's own; see budgetOf for the plan.
 */
export function scheduleDay(task: DayTask): PlanDay {
  const { plan, index, stops, arrangement, request, destinations, seed } = task
  const setting = settingOf(plan, index, stops, request, destinations)
  const { destination, frame, known } = setting
  const given = stops.map((item) => sightOf(item, destination))
  const locked = new Set(stops.flatMap((item) => (item.locked ? [item.place?.id ?? item.id] : [])))
  const elsewhere = placeIdsIn(plan.days)
  const more = destination.sights.filter(
    (sight) => !elsewhere.has(sight.id) && !known.has(sight.id) && !isTreatForOthers(sight, request),
  )
  const [near, outings] = [more.filter(({ daytrip }) => !daytrip), more.filter(({ daytrip }) => daytrip)]
  const tour = { destination, frame, party: request, locked, seed }
  const isFilled = arrangement === 'fill'
  const filled =
    arrangement === 'given' ? scheduleGiven(tour, given) : scheduleWithin(tour, given, isFilled ? near : [])
  // A day that nothing near fills leads out of town.
  const sights = isFilled && filled.length === 0 ? scheduleWithin(tour, given, outings) : filled
  const timed = sights.length > 0 ? timeDay(destination, frame, sights, request, setting.taken) : undefined
  const before = plan.days[index]
  const day = timed ? writeDay(timed, setting) : openDay(setting, near)
  return dayAsWished(before ? { ...day, base: before.base } : day, before, plan.language, frame.opens)
}

/** What a day around these stops is written with; amounts in the plan's currency. */
export function settingOf(
  plan: Plan,
  index: number,
  stops: readonly PlanItem[],
  request: PlanRequest,
  destinations: readonly Destination[],
): Required<Omit<DaySetting, 'today'>> {
  const base = withCenter(baseDestination(plan, index, destinations), stops)
  const wishes = plan.days[index]?.wishes
  const frame = frameAsWished(frameOf(plan, index, request, destinations), wishes)
  const excursions = stops.flatMap((item) => excursionOf(item, frame.date, base, destinations) ?? [])
  const whole = excursions.length > 0 ? { ...base, sights: [...base.sights, ...excursions] } : base
  const atDusk = withDuskEvenings(whole, [frame], request, unplannedSights(plan, stops, whole))
  const destination = placeAsWished(withoutNewPerformances(atDusk, plan.days[index]), wishes)
  const home = destinations.find(({ id }) => id === plan.destination.id) ?? destination
  return {
    index,
    frame,
    destination,
    // A journey's tickets are paid in each place's own money.
    prices: plan.legs || destination.currency === plan.budget.currency ? destination : home,
    party: request,
    language: plan.language,
    taken: takenAsWished(takenElsewhere(plan, index), wishes),
    known: new Map(stops.map((item) => [item.place?.id ?? item.id, item])),
    again: placeIdsIn(plan.days.slice(0, index)),
  }
}

/** Sights that may become an evening of the day: neither on the plan nor wanted as a stop. */
function unplannedSights({ days }: Plan, stops: readonly PlanItem[], { sights }: Destination): Set<string> {
  const items = [...days.flatMap((day) => day.items.filter(({ kind }) => kind !== 'evening')), ...stops]
  const used = new Set(items.map(({ place }) => place?.id))
  return new Set(sights.flatMap(({ id }) => (used.has(id) ? [] : [id])))
}

/** The day's own destination; for a place outside the atlas one that is as far away as its stops are. */
export function baseDestination(
  plan: Plan,
  index: number,
  destinations: readonly Destination[],
): Destination {
  const base = plan.days[index]?.base
  const found = destinations.find(({ id }) => id === (base?.id ?? plan.destination.id))
  if (found) return fromStation(found, plan)
  const at = base?.lat !== undefined && base.lon !== undefined ? base : plan.destination
  return unknownDestination(base?.name ?? plan.destination.name, at.lat ?? 0, at.lon ?? 0)
}

/** A base that nobody has placed is where its first stop is: better no way than one from the gulf of Guinea. */
function withCenter(base: Destination, stops: readonly PlanItem[]): Destination {
  if (base.center[0] !== 0 || base.center[1] !== 0) return base
  const { lat, lon } = stops.find(({ place }) => place?.lat !== undefined)?.place ?? {}
  return lat === undefined || lon === undefined ? base : { ...base, center: [lat, lon] }
}

/** The frame of a day as the plan has it: who arrived late still does, and a move from another base stays. */
export function frameOf(
  plan: Plan,
  index: number,
  request: PlanRequest,
  destinations: readonly Destination[],
): DayFrame {
  const here = baseDestination(plan, index, destinations)
  const bases = plan.days.map((_, day) => baseDestination(plan, day, destinations))
  const frame = atLocalHours(plainFrameOf(plan, index, request, destinations, here), here, request)
  const own = asReturn(withEarlyFeast(frame, here, request), index, bases)
  const hasCar = hasOwnCar(request) || hiredDays(plan.days, bases, request).has(index)
  const withCar = hasCar ? withCarOn(own) : own
  return lateEvening(plan.days[index - 1], here) ? afterLateNight(withCar) : withCar
}

function plainFrameOf(
  plan: Plan,
  index: number,
  request: PlanRequest,
  destinations: readonly Destination[],
  here: Destination,
): DayFrame {
  const km = isThereAndBack(plan) ? Infinity : 0
  const arrives = plan.days[index]?.items.find(({ kind }) => kind === 'checkin')
  const daysLater = arrivalDay(plan.days)
  const atDoor = daysLater === index && arrives ? minutesOfDay(arrives.start) : undefined
  const near = plan.legs ? undefined : hoursOfNear(plan, destinations)
  const known = { ...(atDoor !== undefined && { atDoor }), ...(near && { near }) }
  const frame = frameDays(request, { km, daysLater, ...known })[index]
  if (!frame) throw new RangeError(`the trip has no day ${index}`)
  if (frame.role === 'arrival' && arrives) {
    const later = Math.max(0, minutesOfDay(arrives.start) - frame.opens)
    const start = frame.start + later
    return later ? { ...frame, opens: frame.opens + later, ...begunAt(start) } : frame
  }
  const before = index > 0 ? baseDestination(plan, index - 1, destinations) : undefined
  const isMove = before !== undefined && before.id !== here.id
  const leaves = isMove ? afterLastNight(frame, plan.days[index - 1], before, here) : frame
  if (plan.legs) return journeyFrame(plan, leaves, before, here, destinations)
  if (!isMove) return frame
  return moveOfDay(leaves, plan.days[index] ?? { items: [] }, before, here, {
    ...request,
    language: plan.language,
  })
}

/** The hours that a plan gives who lives near, and no longer ones than the way allows. */
function hoursOfNear({ destination, days }: Plan, destinations: readonly Destination[]) {
  const most = mostHoursThere(destinations.find(({ id }) => id === destination.id)?.startKm)
  const came = days[0]?.items.find(({ kind }) => kind === 'checkin')?.start
  return most && came !== undefined ? hoursFrom(Math.max(most.there, minutesOfDay(came))) : undefined
}

/** A trip of one day that leaves room for the way there and back. */
function isThereAndBack({ days }: Plan): boolean {
  const [day, ...others] = days
  const within = ({ start, end }: PlanItem) =>
    minutesOfDay(start) >= THERE_AND_BACK.opens && minutesOfDay(end) <= THERE_AND_BACK.closes
  return day !== undefined && others.length === 0 && day.items.every(within)
}
