import type { Destination } from '../../src/atlas/destination.ts'
import { createCheckedPlanner } from '../../src/planner/checked-planner.ts'
import { readAtlas, readDestinations } from '../support/atlas-files.ts'
import { evalContext } from './drafts.ts'
import { median } from './statistics.ts'
import {
  activeDays,
  bigMuseumsPerKidsDay,
  daysWithStop,
  fillers,
  lunchInLocalHours,
  mealsNamed,
  openDayBesideMustSee,
} from './traveller/days.ts'
import { againstOwnHint, atBestHour, inDaylight } from './traveller/light.ts'
import { neighboursSplit } from './traveller/neighbours.ts'
import { priceErrors } from './traveller/prices.ts'
import { travellerRequests } from './traveller/requests.ts'
import { named, type Tally, type Trip } from './traveller/visits.ts'
import { backAndForth } from './traveller/ways.ts'
import { eventsNamed, repeatedSentences } from './traveller/words.ts'

const REQUESTS = 800

/** What a traveller would see at once in a plan, by measure. */
const MEASURES = {
  daysWithStop,
  mealsNamed: (trip: Trip) => mealsNamed(trip, true),
  mealsNamedElsewhere: (trip: Trip) => mealsNamed(trip, false),
  inDaylight,
  atBestHour,
  againstOwnHint,
  neighboursSplit,
  backAndForth,
  openDayBesideMustSee,
  fillersPerDay: fillers,
  repeatedSentences,
  eventsNamed,
  lunchInLocalHours,
  activePerActionDay: activeDays,
  bigMuseumsPerKidsDay,
} satisfies Record<string, (trip: Trip) => Tally>

export type Measure = keyof typeof MEASURES

/** What is counted, not divided; and the shares of what is wrong. The others are shares of what is right. */
const COUNTS: ReadonlySet<string> = new Set(['againstOwnHint', 'openDayBesideMustSee', 'repeatedSentences'])
const WRONG: ReadonlySet<string> = new Set(['neighboursSplit', 'backAndForth', 'fillersPerDay'])

export interface TravellerReport {
  figures: Record<string, number>
  /** By measure, each with its trip, in words. */
  findings: Record<string, string[]>
}

/** Plans of all kinds of requests, read as a traveller reads them. `show` is told what each measure found. */
export async function run(requests = REQUESTS, show?: string): Promise<Record<string, number>> {
  const { figures, findings } = await report(requests)
  for (const line of (show && findings[show]) || []) console.log(line)
  return figures
}

export async function report(count: number): Promise<TravellerReport> {
  const destinations = readDestinations()
  const asked = travellerRequests(destinations, count)
  const trips = await planAll(destinations, asked)
  const findings: TravellerReport['findings'] = {}
  const planned = new Set(trips.map(({ request }) => request))
  const wronglyRefused = asked.filter(
    (request) => !planned.has(request) && !isOutOfSeason(destinations, request),
  )
  const figures: Record<string, number> = {
    travellerRequests: count,
    travellerPlanned: 1 - wronglyRefused.length / count,
  }
  for (const [name, measure] of Object.entries(MEASURES)) {
    const tallies = trips.map((trip) => measure(trip))
    findings[name] = tallies.flatMap(({ found }, index) =>
      found.map(({ date, text }) => `${nameOf(trips[index])}: ${date ?? ''} ${text}`),
    )
    figures[name] = figureOf(name, tallies)
  }
  figures.bigMuseumsPerKidsDay = Math.max(0, ...trips.map((trip) => bigMuseumsPerKidsDay(trip).most))
  const prices = trips.map((trip) => priceErrors(trip))
  const errors = prices.flat()
  figures.priceError = median(errors.map(({ error }) => error))
  figures.pricesOff = errors.filter(({ error }) => error > 0).length / Math.max(1, errors.length)
  findings.priceError = prices.flatMap((each, index) =>
    each.filter(({ error }) => error > 0).map(({ text }) => `${nameOf(trips[index])}: ${text}`),
  )
  findings.travellerPlanned = wronglyRefused.map((request) => JSON.stringify(request))
  return { figures, findings }
}

/** Where nothing can be seen in those months (Antarctica in July), a refusal is the right answer. */
function isOutOfSeason(destinations: readonly Destination[], request: Trip['request']): boolean {
  const place = destinations.find(({ names }) => names[request.language] === request.destination)
  const months = [request.startDate, request.endDate].map((date) => Number(date.slice(5, 7)))
  return Boolean(
    place?.sights.every(({ season }) => season && !months.some((month) => season.includes(month))),
  )
}

function figureOf(name: string, tallies: readonly Tally[]): number {
  const of = tallies.reduce((sum, tally) => sum + tally.of, 0)
  const found = tallies.reduce((sum, tally) => sum + tally.found.length, 0)
  if (COUNTS.has(name)) return found
  const share = found / Math.max(1, of)
  return WRONG.has(name) ? share : 1 - share
}

async function planAll(
  destinations: readonly Destination[],
  requests: readonly Trip['request'][],
): Promise<Trip[]> {
  const planner = createCheckedPlanner({ atlas: readAtlas([...destinations]) })
  const byId = new Map(destinations.map((destination) => [destination.id, destination]))
  const trips: Trip[] = []
  for (const [seed, request] of requests.entries()) {
    const outcome = await planner.plan(request, evalContext({ seed }))
    if (outcome.planned) trips.push({ request, plan: outcome.plan, destinations: byId })
  }
  return trips
}

function nameOf(trip: Trip | undefined): string {
  return trip ? named(trip) : ''
}
