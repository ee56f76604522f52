import { readdirSync, readFileSync } from 'node:fs'
import { checkClimate } from '../../src/atlas/content/check-climate.ts'
import { checkConnections } from '../../src/atlas/content/check-connections.ts'
import { checkCountries } from '../../src/atlas/content/check-countries.ts'
import { checkEvents, type Place } from '../../src/atlas/content/check-events.ts'
import { townIds } from '../../src/atlas/lookup/start-place.ts'
import { checkStations } from '../../src/atlas/content/read-stations.ts'
import { checkFeasts, checkHolidays } from '../../src/atlas/content/check-holidays.ts'

const folder = new URL('../../content/', import.meta.url)

/** All that is wrong with what belongs to no single destination: events, holidays, connections, countries, climate. */
export function checkCrossCutting(): string[] {
  const places = new Map<string, Place & { id: string; center: [number, number] }>()
  for (const name of readdirSync(new URL('atlas/', folder)))
    if (name.endsWith('.json')) {
      const place: Place & { id: string; center: [number, number] } = JSON.parse(text(`atlas/${name}`))
      const { evenings }: Pick<Place, 'evenings'> = JSON.parse(text(`atlas/meals/${name}`))
      places.set(place.id, { ...place, evenings })
    }
  const ends = new Set([...places.keys(), ...townIds()])
  const feasts = JSON.parse(text('moon-feasts.json'))
  const events = readdirSync(new URL('events/', folder)).map((name) => [
    name,
    JSON.parse(text(`events/${name}`)),
  ])
  return [
    ...checkFeasts(feasts),
    ...checkHolidays(JSON.parse(text('holidays.json')), places, feasts),
    ...checkEvents(Object.fromEntries(events), places, feasts),
    ...readdirSync(new URL('connections/', folder)).flatMap((name) =>
      checkConnections(name, text(`connections/${name}`), ends),
    ),
    ...checkStations(text('stations.tsv'), places),
    ...checkCountries(JSON.parse(text('countries.json')), places),
    ...checkClimate(text('climate.tsv'), places.keys()),
  ]
}

function text(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8')
}
