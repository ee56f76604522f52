import type { Atlas, DestinationHead } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { withEvents } from '../../atlas/event-sights.ts'
import { daysBetween } from '../../trips/trip.ts'
import { budgetOf, costOfLiving } from '../advice/budget.ts'
import { landingOf } from '../travel/arrival.ts'
import { splitIntoStays, type Stay } from '../days/stays.ts'
import type { PartnerIds } from '../advice/links.ts'
import { ideasAmong, MOST_IDEAS, openDay } from '../days/free-day.ts'
import type { Plan, PlanDay, PlanRequest } from '../plan.ts'
import { type AdviceSetting, flightsOf, staysOf, summaryOf, tipsOf } from '../advice/plan-advice.ts'
import type { PlanContext } from '../planner.ts'
import { excursionDay, excursionsFrom } from '../days/excursion-day.ts'
import { withRainAlternatives } from '../days/rain-alternatives.ts'
import { type Arrival, atLocalHours, type DayFrame, frameDays, withMove } from './frame.ts'
import { scheduleStay } from './schedule-stay.ts'
import { timeDay } from './time-day.ts'
import { journeyBetween } from '../travel/travel-time.ts'
import { type DaySetting, TICKET, writeDay } from '../prose/write-day.ts'

export interface TripSchedulerSettings {
  atlas: Atlas
  patience: number
  partners: PartnerIds
}

export interface Origin {
  km: number
  start?: DestinationHead
}

/** Stays of so many days keep one of them open. */
const DAYS_WITH_OPEN_DAY = 6

/** Plans the days, money and advice of a trip to a destination of the atlas. */
export function createTripScheduler({ atlas, patience, partners }: TripSchedulerSettings) {
  return schedule

  async function schedule(
    request: PlanRequest,
    asked: Destination,
    origin: Origin,
    { seed, onDay }: PlanContext,
  ): Promise<Omit<Plan, 'provenance'>> {
    const frames = frameDays(request, arrivalAt(asked, origin, request))
    const dates = frames.map(({ date }) => date)
    const home = withEvents(asked, dates)
    const head = atlas.head(home.id)
    const stays = head
      ? splitIntoStays(atlas, head, frames.length, origin.start?.id)
      : [{ id: home.id, first: 0, days: frames.length }]
    const bases = await loadBases(stays, home, dates)
    const moved = frames.map((frame, index) =>
      atLocalHours(
        moveInto(frame, bases[index - 1], bases[index], request),
        bases[index] ?? home,
        request.kids,
      ),
    )
    const days: PlanDay[] = []
    for (const [number, stay] of stays.entries()) {
      const destination = bases[stay.first] ?? home
      const stayHead = destination.sights.length === 0 ? atlas.head(destination.id) : undefined
      const visited = new Set([...bases.map(({ id }) => id), ...(origin.start ? [origin.start.id] : [])])
      const goals = stayHead ? await excursionsFrom(stayHead, visited, atlas) : []
      const planned = planStay(request, home, destination, moved, stay, goals, seed + number)
      const sheltered = withRainAlternatives(planned, () => destination, request.language)
      for (const day of sheltered) {
        days.push(day)
        await onDay(day, days.length - 1)
      }
    }
    return finish(request, home, days, bases, origin)
  }

  /** The destination of every day. */
  async function loadBases(
    stays: readonly Stay[],
    home: Destination,
    dates: readonly string[],
  ): Promise<Destination[]> {
    const loaded = await Promise.all(
      stays.map(async ({ id }) => {
        const other = id === home.id ? home : await atlas.load(id)
        return other && other !== home ? withEvents(other, dates) : other
      }),
    )
    return stays.flatMap(({ days }, index) => Array.from({ length: days }, () => loaded[index] ?? home))
  }

  function planStay(
    request: PlanRequest,
    home: Destination,
    destination: Destination,
    allFrames: readonly DayFrame[],
    { first, days }: Stay,
    goals: readonly Destination[],
    seed: number,
  ): PlanDay[] {
    const frames = allFrames.slice(first, first + days)
    const searched = frames.map((frame, index) =>
      isOpen(index, days, destination) ? { ...frame, maxStops: 0 } : frame,
    )
    const sights = scheduleStay({ destination, frames: searched, party: request, seed, patience })
    const visited = new Set(sights.flat().map(({ id }) => id))
    const ideas = ideasAmong(destination.sights, request).filter(({ id }) => !visited.has(id))
    const arrived = frames.findIndex(({ role }) => role !== 'journey')
    let told = 0
    const taken = new Set<string>()
    const keep = (day: PlanDay) => {
      for (const { kind, place } of day.items)
        if (place?.id !== undefined && (kind === 'meal' || kind === 'evening')) taken.add(place.id)
      for (const { place } of day.items) {
        const ticket = destination.sights.find(({ id }) => id === place?.id)?.ticket
        if (ticket) taken.add(TICKET + ticket)
      }
      return day
    }
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
      // Every other full day at a place without sights leads to a neighbour that has some.
      const since = index - arrived
      const goal =
        frame.role === 'full' && !frame.move && since % 2 === 1 ? goals[(since - 1) / 2] : undefined
      if (goal) return keep(excursionDay(setting, goal))
      const timed = timeDay(destination, frame, sights[index] ?? [], request, taken)
      if (timed && sights[index]?.length) return keep(writeDay(timed, setting))
      // Each idea is told of once.
      const news = ideas.slice(told, told + MOST_IDEAS)
      if (frame.role === 'full') told += MOST_IDEAS
      return keep(openDay(setting, news))
    })
  }

  function finish(
    request: PlanRequest,
    home: Destination,
    days: PlanDay[],
    bases: readonly Destination[],
    origin: Origin,
  ): Omit<Plan, 'provenance'> {
    const { language } = request
    const budget = budgetOf(request, days, (day) => living(request, home, bases[day], days[day]?.date))
    const setting: AdviceSetting = {
      request,
      home,
      days,
      bases,
      partners,
      ...(origin.start && { start: origin.start }),
    }
    const { id, names, country, center, zone, currency } = home
    return {
      version: 1,
      language,
      coverage: bases.every((base) => base.sights.length > 0) ? 'full' : 'partial',
      destination: {
        id,
        name: names[language],
        country,
        lat: center[0],
        lon: center[1],
        timeZone: zone,
        currency,
      },
      summary: summaryOf(setting, budget),
      days,
      tips: tipsOf(setting),
      flights: flightsOf(setting),
      stays: staysOf(setting),
      budget,
    }
  }
}

/** A trip too short for the journey is planned as if there were none; its tips say so. */
function arrivalAt(home: Destination, { km, start }: Origin, { startDate, endDate }: PlanRequest): Arrival {
  const landing = start && landingOf(start.center, home.center, startDate)
  const daysLater = landing ? daysBetween(startDate, landing.arrives) : 0
  return { km, daysLater: daysLater < daysBetween(startDate, endDate) ? daysLater : 0 }
}

/** One day in six of a long stay is kept open, where there are sights enough to fill the others. */
function isOpen(index: number, days: number, { sights }: Destination): boolean {
  const enough = days >= DAYS_WITH_OPEN_DAY && sights.length >= 2 * days
  return enough && index % DAYS_WITH_OPEN_DAY === DAYS_WITH_OPEN_DAY - 2
}

/** Costs at the base of a day; places with other money are counted at the price of the trip's own. */
export function living(
  request: PlanRequest,
  home: Destination,
  base: Destination | undefined,
  date?: string,
) {
  return costOfLiving(base && base.currency === home.currency ? base : home, request.budget, date)
}

function moveInto(
  frame: DayFrame,
  before: Destination | undefined,
  base: Destination | undefined,
  { language }: PlanRequest,
): DayFrame {
  if (!before || !base || before === base) return frame
  const travel = journeyBetween(before, base)
  return withMove(frame, { ...travel, from: before.names[language] })
}
