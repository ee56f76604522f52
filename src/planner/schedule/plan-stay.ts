import type { Destination } from '../../atlas/destination.ts'
import { excursionDay } from '../days/excursion-day.ts'
import { ideasAmong, MOST_IDEAS, openDay } from '../days/free-day.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'
import { type DaySetting, TICKET, writeDay } from '../prose/write-day.ts'
import type { DayFrame } from './frame.ts'
import { withDuskEvenings } from './dusk-evenings.ts'
import { scheduleStay } from './schedule-stay.ts'
import { timeDay } from './time-day.ts'

export interface StayTask {
  request: PlanRequest
  /** What the trip is counted in. */
  home: Destination
  destination: Destination
  frames: readonly DayFrame[]
  /** Index of the trip's first day of them. */
  first: number
  /** Neighbours for day trips, nearest first. */
  goals: readonly Destination[]
  seed: number
  patience: number
  /** Ids of sights that other stays have. */
  without: ReadonlySet<string>
  /** Tables, evenings and tickets that the trip has had so far; this stay's are added. */
  taken: Set<string>
}

/** Stays of so many days keep one of them light. */
const DAYS_WITH_LIGHT_DAY = 6
/** Sights of this score are seen before a day is kept light; a day trip takes the room of so many. */
const MUST_SEE = 7
const STOPS_OF_A_TRIP = 3
/** As much of the days' room is used in practice. */
const ROOM_USED = 0.75

/** The days of one stay, written. */
export function planStay(task: StayTask): PlanDay[] {
  const { request, home, frames, first, goals, seed, patience, without, taken } = task
  const destination = withDuskEvenings(task.destination, frames)
  const searched = frames.map((frame, index) =>
    isLight(index, frames, destination) ? { ...frame, maxStops: 1 } : frame,
  )
  const sights = scheduleStay({ destination, frames: searched, party: request, without, seed, patience })
  const visited = new Set(sights.flat().map(({ id }) => id))
  const ideas = ideasAmong(destination.sights, request).filter(
    ({ id }) => !visited.has(id) && !without.has(id),
  )
  const arrived = frames.findIndex(({ role }) => role !== 'journey')
  let told = 0
  let gone = 0
  return frames.map((frame, index) => {
    const setting: DaySetting = {
      index: first + index,
      frame,
      destination,
      prices: destination.currency === home.currency ? destination : home,
      party: request,
      language: request.language,
      taken,
    }
    const day = planDay(setting, index)
    keep(day, destination, taken)
    return day
  })

  /** A day without stops of its own leads to a neighbour; at a place without any sights every other day does. */
  function needsGoal(index: number): boolean {
    return destination.sights.length > 0 ? !sights[index]?.length : (index - arrived) % 2 === 1
  }

  function planDay(setting: DaySetting, index: number): PlanDay {
    const { frame } = setting
    const goal = frame.role === 'full' && !frame.move && needsGoal(index) ? goals[gone] : undefined
    if (goal) {
      gone++
      return excursionDay(setting, goal)
    }
    const timed = timeDay(destination, frame, sights[index] ?? [], request, taken)
    if (timed && sights[index]?.length) return writeDay(timed, setting)
    // Each idea is told of once.
    const news = ideas.slice(told, told + MOST_IDEAS)
    if (frame.role === 'full') told += MOST_IDEAS
    return openDay(setting, news)
  }
}

/** What later days leave alone, or have paid. */
function keep({ items }: PlanDay, { sights }: Destination, taken: Set<string>): void {
  for (const { kind, place } of items) {
    if (place?.id === undefined) continue
    if (kind === 'meal' || kind === 'evening') {
      // The last one stands last.
      taken.delete(place.id)
      taken.add(place.id)
    }
    const ticket = sights.find(({ id }) => id === place.id)?.ticket
    if (ticket) taken.add(TICKET + ticket)
  }
}

/** One day in six of a long stay has one stop alone, where the other days have room for all that must be seen. */
function isLight(index: number, frames: readonly DayFrame[], { sights }: Destination): boolean {
  const days = frames.length
  if (days < DAYS_WITH_LIGHT_DAY || index % DAYS_WITH_LIGHT_DAY !== DAYS_WITH_LIGHT_DAY - 2) return false
  const open = Math.floor((days + 1) / DAYS_WITH_LIGHT_DAY)
  const room = frames.reduce((sum, { maxStops }) => sum + maxStops, 0) * (1 - open / days) * ROOM_USED
  const wanted = sights.filter(({ score, daytrip, event }) => (score >= MUST_SEE && !daytrip) || event)
  const trips = sights.filter(({ score, daytrip }) => daytrip && score >= MUST_SEE)
  return sights.length >= 2 * days && wanted.length + trips.length * STOPS_OF_A_TRIP <= room
}
