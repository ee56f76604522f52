import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Meals } from './meals-schema.ts'
import type { Practical } from './practical-schema.ts'
import { readConnections } from './read-connections.ts'
import { readStations } from './read-stations.ts'
import { readEvents, readPublicHolidays } from './read-events.ts'
import type { ClimateYear, CountryFacts, Destination } from '../destination.ts'
import type { TravelRegion } from '../country/travel-region.ts'
import { completeDestination } from './complete-destination.ts'
import type { Destination as AuthoredDestination } from './destination-schema.ts'

/** All destinations below a content folder, ordered by id. Build and tests read them here; the Worker gets the result. */
export function readAtlasFiles(content: string): Destination[] {
  const folder = join(content, 'atlas')
  const countries = json<Record<string, CountryFacts>>(join(content, 'countries.json')) ?? {}
  const climate = readClimate(join(content, 'climate.tsv'))
  const eventsAt = readEvents(content)
  const connectionsOf = readConnections(content)
  const stationsOf = readStations(content)
  const holidaysOf = readPublicHolidays(content)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => {
    const authored: AuthoredDestination = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const meals = json<Meals>(join(folder, 'meals', name))
    const practical = json<Practical>(join(folder, 'practical', name))
    const countryFacts = countries[authored.country]
    const year = climate.get(authored.id)
    return completeDestination(authored, {
      ...(meals && { meals }),
      ...(practical && { practical }),
      ...(countryFacts && { countryFacts }),
      ...(year && { climate: year }),
      events: eventsAt(authored.id, authored.country),
      connections: connectionsOf(authored.id),
      stations: stationsOf(authored.id),
      publicHolidays: holidaysOf(authored.id, authored.country),
    })
  })
}

/** The regions of content/atlas/regions, ordered by id. */
export function readRegionFiles(content: string): TravelRegion[] {
  const folder = join(content, 'atlas/regions')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}

function json<Value>(path: string): Value | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** content/climate.tsv: one row a destination, columns `high_1` … `sun_12`, `estimated`. */
function readClimate(path: string): Map<string, ClimateYear> {
  const rows = new Map<string, ClimateYear>()
  if (!existsSync(path)) return rows
  const [header = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n')
  const columns = header.split('\t')
  for (const line of lines) {
    const cells = line.split('\t')
    const year = (name: string) =>
      MONTHS.map((month) => Number(cells[columns.indexOf(`${name}_${month}`)] ?? 0))
    rows.set(cells[0] ?? '', {
      high: year('high'),
      low: year('low'),
      raindays: year('raindays'),
      sun: year('sun'),
      ...(cells[columns.indexOf('estimated')] === 'true' && { estimated: true }),
    })
  }
  return rows
}
