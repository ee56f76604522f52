import { ITERATIONS } from '../../src/planner/atlas/planner.ts'
import { asBase, baseId } from '../../src/atlas/bases.ts'
import type { Destination, Sight } from '../../src/atlas/destination.ts'
import { isInSeason, openOn } from '../../src/atlas/opening-hours.ts'
import { type Coordinates, distanceKm } from '../../src/atlas/distance.ts'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { frameDays } from '../../src/planner/schedule/frame.ts'
import { isExcursion } from '../../src/planner/schedule/party/party-likes.ts'
import { isOnlyAsked } from '../../src/planner/schedule/party/wishes.ts'
import { scheduleStay } from '../../src/planner/schedule/stay/schedule-stay.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { TRIP_TYPES } from '../../src/trips/trip.ts'
import { readDestinations } from '../support/atlas-files.ts'
import { mean } from './statistics.ts'

const LENGTHS = [3, 4, 5, 7]

/** Whether the best sights are on the plan, and how far its ways are from the shortest through the same stops. */
export async function run(most = Infinity): Promise<Record<string, number>> {
  const deep = readDestinations()
    .filter(({ sights }) => sights.length > 0)
    .map(firstBase)
    .slice(0, most)
  const covered: number[] = []
  const ways: { taken: number; shortest: number }[] = []
  for (const [seed, destination] of deep.entries())
    for (const [step, days] of LENGTHS.entries()) {
      const tripType = TRIP_TYPES[(seed + step) % TRIP_TYPES.length] ?? 'relaxed'
      const request: PlanRequest = {
        startLocation: '',
        destination: '',
        adults: 2,
        kids: 0,
        budget: 'comfort',
        language: 'en',
        tripType,
        startDate: addDays('2027-03-01', seed),
        endDate: addDays('2027-03-01', seed + days - 1),
      }
      const frames = frameDays(request)
      const planned = scheduleStay({ destination, frames, party: request, seed, patience: ITERATIONS })
      covered.push(
        coverage(
          visitable(
            destination,
            frames.map(({ date }) => date),
            request,
          ),
          planned.flat(),
          days + 1,
        ),
      )
      for (const day of planned) ways.push(waysOf(destination, day))
    }
  const taken = ways.reduce((sum, way) => sum + way.taken, 0)
  const shortest = ways.reduce((sum, way) => sum + way.shortest, 0)
  return { topSights: mean(covered), routeRatio: shortest === 0 ? 1 : taken / shortest }
}

/** A stay is at one base; a region's is its first. */
function firstBase(destination: Destination): Destination {
  const [base] = destination.bases ?? []
  return (base && asBase(destination, baseId(destination.id, base.id))) ?? destination
}

/** What is shut or not worth it on those days, takes the day as a trip out of town does, begins before or after a day, or is for others than this party, is no sight in town. */
function visitable(destination: Destination, dates: readonly string[], party: PlanRequest): Destination {
  const sights = destination.sights.filter(
    (sight) =>
      dates.some((date) => isInSeason(sight, date) && openOn(date)(sight)) &&
      !isExcursion(sight) &&
      !isOnlyAsked(sight, party) &&
      !isOutOfHours(sight),
  )
  return { ...destination, sights }
}

/** A night market as well as a balloon at dawn: the one is an evening, the other a wish. */
function isOutOfHours({ starts, hours }: Sight): boolean {
  if (/^(1[89]|2\d):/.test(hours)) return true
  return starts?.every(({ times }) => times.every((time) => !/^(09|1[0-7]):/.test(time))) ?? false
}

/** The share of the `wanted` best sights in town that are visited; of equally good ones any will do. */
function coverage({ sights }: Destination, visited: readonly Sight[], wanted: number): number {
  const inTown = sights.filter(({ daytrip }) => !daytrip).toSorted((a, b) => b.score - a.score)
  const last = inTown[Math.min(wanted, inTown.length) - 1]?.score ?? 0
  const above = inTown.filter(({ score }) => score > last).length
  const seen = visited.filter((sight) => inTown.includes(sight))
  const best = seen.filter(({ score }) => score > last).length
  const level = Math.min(seen.filter(({ score }) => score === last).length, wanted - above)
  return (best + level) / Math.min(wanted, inTown.length)
}

/** Kilometres from the base through a day's stops and back, as planned and in the best order. */
function waysOf({ center }: Destination, day: readonly Sight[]): { taken: number; shortest: number } {
  const path = [center, ...day.map(({ at }) => at), center]
  const taken = path.slice(1).reduce((km, at, index) => km + distanceKm(path[index] ?? at, at), 0)
  return { taken, shortest: shortestWay(center, day, taken) }
}

/** The best of all orders, found by trying them; an order is given up once it is longer than the best so far. */
function shortestWay(center: Coordinates, day: readonly Sight[], known: number): number {
  let best = known
  const visit = (here: Coordinates, open: readonly Sight[], km: number) => {
    if (km >= best) return
    if (open.length === 0) best = Math.min(best, km + distanceKm(here, center))
    for (const next of open)
      visit(
        next.at,
        open.filter((other) => other !== next),
        km + distanceKm(here, next.at),
      )
  }
  visit(center, day, 0)
  return best
}
