import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distanceKm } from '../distance.ts'
import type { Station } from '../destination.ts'

const HEADER = 'id\tname\tlat\tlon\tfrom'
/** No main station lies further out, km. */
const FURTHEST_KM = 8

/** content/stations.tsv: where the trains of a destination arrive; `from`: those of these destinations only. */
export function readStations(content: string): (id: string) => Station[] {
  const path = join(content, 'stations.tsv')
  const rows = existsSync(path) ? parseStations(readFileSync(path, 'utf8')) : []
  return (id) => rows.flatMap((row) => (row.id === id ? [row.station] : []))
}

/** All that is wrong with such a file, each in a sentence. */
export function checkStations(
  text: string,
  places: ReadonlyMap<string, { center: [number, number] }>,
): string[] {
  if (!text.startsWith(`${HEADER}\n`)) return ['stations.tsv: another header']
  return parseStations(text).flatMap(({ id, station: { name, at, from = [] } }) => {
    const place = places.get(id)
    const unknown = [id, ...from].filter((each) => !places.has(each))
    return [
      ...unknown.map((each) => `stations.tsv: ${name}: unknown ${each}`),
      ...(place && distanceKm(place.center, at) > FURTHEST_KM ? [`stations.tsv: ${name} is far out`] : []),
    ]
  })
}

function parseStations(text: string): { id: string; station: Station }[] {
  const [, ...lines] = text.trim().split('\n')
  return lines.map((line) => {
    const [id = '', name = '', lat, lon, from] = line.split('\t')
    const at: [number, number] = [Number(lat), Number(lon)]
    return { id, station: { name, at, ...(from && { from: from.split(' ') }) } }
  })
}
