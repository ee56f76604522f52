import { readFileSync } from 'node:fs'
import type { Destination } from '../../src/atlas/destination.ts'
import { readDestinations } from '../support/atlas-files.ts'
import { matchListings, NEAR_METRES, readListings } from '../support/listings.ts'

const TRAINS = new URL('../../content/connections/trains.tsv', import.meta.url)

/** How much the atlas holds; with a folder of listings also whether its sights stand where others say they do. */
export async function run(
  listings?: string,
  destinations: readonly Destination[] = readDestinations(),
): Promise<Record<string, number>> {
  const count = (of: (destination: Destination) => number) =>
    destinations.reduce((sum, destination) => sum + of(destination), 0)
  return {
    destinations: destinations.length,
    sights: count(({ sights }) => sights.length),
    foodPlaces: count(({ food = [] }) => food.length),
    evenings: count(({ evenings = [] }) => evenings.length),
    events: new Set(destinations.flatMap(({ events = [] }) => events.map(({ id }) => id))).size,
    railPairs: readFileSync(TRAINS, 'utf8').trim().split('\n').length - 1,
    destinationsWithoutSights: destinations.filter(({ sights }) => sights.length === 0).length,
    ...(listings !== undefined && placesFound(destinations, listings)),
  }
}

function placesFound(destinations: readonly Destination[], folder: string): Record<string, number> {
  const rows = readListings(folder)
  const matches = destinations.flatMap((destination) => matchListings(destination, rows))
  const near = matches.filter(({ metres }) => metres <= NEAR_METRES)
  return { matchedPlaces: matches.length, within300m: near.length / Math.max(1, matches.length) }
}
