import type { Destination, Sight } from '../../../atlas/destination.ts'
import { excursionDay, isGoal } from '../../days/excursion-day.ts'
import { daysAway, isFullDay, sightsOn, withSecondVisits } from '../../days/full-days.ts'
import { ideasAmong, MOST_IDEAS, openDay } from '../../days/free-day.ts'
import type { PlanDay, PlanRequest } from '../../plan.ts'
import { placeIdsIn } from '../../plan-stops.ts'
import { type DaySetting, writeDay } from '../../prose/write-day.ts'
import type { DayFrame } from '../frame.ts'
import { afterLateNights } from '../evenings/late-night.ts'
import { withDuskEvenings } from '../evenings/dusk-evenings.ts'
import { isWithinReach, mustSees } from '../party/wishes.ts'
import { firstSights } from '../party/party-likes.ts'
import { type Rewrite, withCar } from './days-by-car.ts'
import { withFeastEvening } from './feast-evening.ts'
import { roomForPerformance, wantsPerformance } from './room-for-performance.ts'
import { hasStop, withoutLastLunch } from './last-lunch.ts'
import { keep } from './keep-taken.ts'
import { lightFrames } from './light-day.ts'
import { scheduleStay } from './schedule-stay.ts'
import { shabbatOn } from '../hours/shabbat.ts'
import { keepTaken, SEEN } from '../taken.ts'
import { type TimedItem, timeDay } from '../time-day.ts'

export interface StayTask {
  request: PlanRequest
  /** What the trip is counted in. */
  home: Destination
  destination: Destination
  frames: readonly DayFrame[]
  /** Index of the trip's first day of them. */
  first: number
  /** The days of earlier stays and, by day of the trip, where one is. */
  before: { days: readonly PlanDay[]; bases: readonly Destination[] }
  /** Neighbours for day trips, nearest first. */
  goals: readonly Destination[]
  seed: number
  patience: number
  /** Ids of sights that other stays have. */
  without: ReadonlySet<string>
  /** Ids of what the trip has seen before. */
  seen: ReadonlySet<string>
  /** Tables, evenings and tickets that the trip has had so far; this stay's are added. */
  taken: Map<string, string>
}

/** So many days are tried for an evening out. */
const DAYS_TRIED = 3

/** The days of one stay, written. */
export function planStay(asked: StayTask): PlanDay[] {
  const taken = new Map(asked.taken)
  const planned = planNights({ ...asked, taken })
  const hungry = planned.some(hasStop) ? undefined : withoutLastLunch(asked.frames)
  if (hungry) return planNights({ ...asked, frames: hungry })
  keepTaken(asked.taken, taken)
  return planned
}

/** The days after a late night are known once it is planned, and then begin later. */
function planNights(asked: StayTask): PlanDay[] {
  const { destination, request } = asked
  const frames = asked.frames.map((frame) => withFeastEvening(frame, destination, request))
  const taken = new Map(asked.taken)
  const planned = planEvenings({ ...asked, frames, taken })
  const rested = afterLateNights(planned, frames, destination)
  if (rested) return planEvenings({ ...asked, ...rested })
  keepTaken(asked.taken, taken)
  return planned
}

/** What the place is known for is seen by day where no evening has held it. */
function planEvenings(task: StayTask): PlanDay[] {
  const { destination, request, without, frames } = task
  const evening = withDuskEvenings(destination, frames, request)
  const first = firstSights(destination.sights)
  const moved = destination.sights.filter(
    (sight) => first.has(sight.id) && !without.has(sight.id) && !evening.sights.includes(sight),
  )
  if (moved.length === 0) return planDays(task, evening)
  const taken = new Map(task.taken)
  const planned = planDays({ ...task, taken }, evening)
  const seen = placeIdsIn(planned)
  const missed = new Set(moved.filter(({ id }) => !seen.has(id)).map(({ id }) => id))
  if (missed.size > 0) {
    const may = new Set(destination.sights.flatMap(({ id }) => (missed.has(id) ? [] : [id])))
    return planDays(task, withDuskEvenings(destination, frames, request, may))
  }
  keepTaken(task.taken, taken)
  return planned
}

function planDays(task: StayTask, destination: Destination): PlanDay[] {
  const { request, home, frames, first, seed, patience, without, taken } = task
  const full = frames.find(isFullDay)
  const goals = task.goals.filter((goal) => full && isGoal(full, destination, goal))
  const isShabbat = frames.map(({ date }) => (shabbatOn(destination, date, request)?.from ?? 1) === 0)
  const away = new Set(
    [...daysAway(frames, sightsOn(destination, frames, without).length, goals.length)].filter(
      (index) => !isShabbat[index],
    ),
  )
  const lighter = lightFrames(frames, destination, request)
  const searched = lighter.map((frame, index) => (away.has(index) ? { ...frame, maxStops: 0 } : frame))
  const found = scheduleStay({ destination, frames: searched, party: request, without, seed, patience })
  const unfilled = found.flatMap((stops, index) => (stops.length === 0 && canLead(index) ? [index] : []))
  for (const index of unfilled.slice(0, goals.length - away.size)) away.add(index)
  const near = destination.sights.filter((sight) => !sight.daytrip && isWithinReach(sight, request))
  const sights = withSecondVisits(found, frames, away, near, task.seen, (index, sight) =>
    Boolean(timeStops(index, [sight])),
  )
  for (const [index, stops] of sights.entries())
    for (const { id } of stops) taken.set(SEEN + id, frames[index]?.date ?? '')
  const visited = new Set(sights.flat().map(({ id }) => id))
  const ideas = ideasAmong(destination.sights, request).filter(
    ({ id }) => !visited.has(id) && !without.has(id),
  )
  const wanted = mustSees(destination.sights, request.wishes?.mustSees)
  const again = new Set(task.seen)
  let told = 0
  let gone = 0
  const rewrites = new Map<number, Rewrite>()
  const days = frames.map((frame, index) => {
    const day = planDay(settingOf(frame, index, taken), index)
    keep(day, destination, taken)
    for (const { id } of sights[index] ?? []) again.add(id)
    return day
  })
  return withCar(withOneOut(days), rewrites, { destination, frames, request, before: task.before })

  function settingOf(frame: DayFrame, index: number, had: Map<string, string>): DaySetting {
    return {
      index: first + index,
      frame,
      destination,
      prices: destination.currency === home.currency ? destination : home,
      party: request,
      language: request.language,
      taken: had,
      again: new Set(again),
    }
  }

  /** A day without stops of its own leads to a neighbour; at a place without any sights every other day does. */
  function canLead(index: number): boolean {
    const arrived = frames.findIndex(({ role }) => role !== 'journey')
    const frame = frames[index]
    return (
      frame !== undefined &&
      isFullDay(frame) &&
      !isShabbat[index] &&
      (destination.sights.length > 0 || (index - arrived) % 2 === 1)
    )
  }

  /** As many of these stops as the day has room for, those worth least left out first. */
  function timeStops(index: number, stops: readonly Sight[], had = taken): TimedItem[] | undefined {
    const frame = frames[index]
    if (!frame || stops.length === 0) return undefined
    const least = stops.reduce((worst, sight) => (sight.score < worst.score ? sight : worst))
    const timed = timeDay(destination, frame, stops, request, had)
    return (
      timed ??
      timeStops(
        index,
        stops.filter((sight) => sight !== least),
        had,
      )
    )
  }

  /** Where no day has a performance as it is, one of the first may give a small stop for it. */
  function withOneOut(planned: PlanDay[]): PlanDay[] {
    const full = [...frames.entries()].filter(([index]) => (sights[index]?.length ?? 0) > 0)
    for (const [index, frame] of full.slice(0, DAYS_TRIED)) {
      const others = new Map([...taken].filter(([, date]) => date !== frame.date))
      const out = { destination, frame, party: request, taken, wanted }
      if (!wantsPerformance(out)) continue
      const found = roomForPerformance(sights[index] ?? [], out, (stops) => timeStops(index, stops, others))
      if (!found) continue
      const before = [...task.seen, ...sights.slice(0, index).flatMap((each) => each.map(({ id }) => id))]
      const day = write(found.items, { ...settingOf(frame, index, others), again: new Set(before) }, index)
      keep(day, destination, taken)
      return planned.with(index, day)
    }
    return planned
  }

  function write(timed: readonly TimedItem[], setting: DaySetting, index: number): PlanDay {
    const had = new Map(setting.taken)
    rewrites.set(index, (frame) => writeDay(timed, { ...setting, frame, taken: had }))
    return writeDay(timed, setting)
  }

  function planDay(setting: DaySetting, index: number): PlanDay {
    const { frame } = setting
    const goal = away.has(index) ? goals[gone] : undefined
    if (goal) {
      gone++
      return excursionDay(setting, goal)
    }
    const timed = timeStops(index, sights[index] ?? [])
    if (timed) return write(timed, setting, index)
    // Each idea is told of once.
    const news = isShabbat[index]
      ? ideas.filter(({ price }) => price === 0).slice(0, MOST_IDEAS)
      : ideas.slice(told, told + MOST_IDEAS)
    if (frame.role === 'full') told += MOST_IDEAS
    return openDay(setting, news)
  }
}
