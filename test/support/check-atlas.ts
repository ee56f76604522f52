// Checks atlas files: `node test/support/check-atlas.ts [--airports airports.tsv] [--listings FOLDER] [id …]`, all files
// without ids. With listings, a sight that stands further than 300 m from a listing of its name is a problem, unless
// listing-reasons.ts says why the listing is the one that errs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkDestination } from '../../src/atlas/content/check-destination.ts'
import { checkMeals } from '../../src/atlas/content/check-meals.ts'
import { checkPractical } from '../../src/atlas/content/check-practical.ts'
import type { Destination } from '../../src/atlas/content/destination-schema.ts'
import { distanceKm } from '../../src/atlas/distance.ts'
import { checkCrossCutting } from './check-cross-cutting.ts'
import { LISTING_REASONS } from './listing-reasons.ts'
import { matchListings, NEAR_METRES, readListings } from './listings.ts'

const MAX_AIRPORT_OFF_KM = 10
const folder = new URL('../../content/atlas/', import.meta.url)
const { values, positionals } = parseArgs({
  options: { airports: { type: 'string' }, listings: { type: 'string' } },
  allowPositionals: true,
})
const files = positionals.length
  ? positionals.map((id) => `${id}.json`)
  : readdirSync(folder).filter((name) => name.endsWith('.json'))

const known = new Map<string, { at: [number, number]; zone: string }>()
if (values.airports)
  for (const line of readFileSync(values.airports, 'utf8').split('\n').slice(1)) {
    const [code, , , , lat, lon, zone] = line.split('\t')
    if (code && zone) known.set(code, { at: [Number(lat), Number(lon)], zone })
  }

const listings = values.listings ? readListings(values.listings) : undefined
let [matched, near] = [0, 0]

const offset = (zone: string, month: number) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(Date.UTC(2027, month, 1))
    .find((part) => part.type === 'timeZoneName')?.value

const problems: string[] = []
let sights = 0
for (const file of files) {
  let content: Destination
  try {
    content = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  } catch (error) {
    problems.push(`${file}: ${String(error)}`)
    continue
  }
  const found = checkDestination(file, content)
  problems.push(...found)
  if (found.length) continue
  sights += content.sights.length
  for (const [topic, check] of [
    ['meals', checkMeals],
    ['practical', checkPractical],
  ] as const) {
    const path = new URL(`${topic}/${file}`, folder)
    if (!existsSync(path)) continue
    try {
      problems.push(...check(content, JSON.parse(readFileSync(path, 'utf8'))))
    } catch (error) {
      problems.push(`${topic}/${file}: ${String(error)}`)
    }
  }
  if (listings)
    for (const { sight, listing, metres } of matchListings(content, listings)) {
      matched++
      const reason = LISTING_REASONS[sight]
      if (metres <= NEAR_METRES) near++
      else if (reason) console.log(`${sight}: ${metres} m from "${listing}": ${reason}`)
      else problems.push(`${sight}: ${metres} m from "${listing}", and no reason is given`)
    }
  if (!values.airports) continue
  for (const airport of content.airports) {
    const record = known.get(airport.code)
    if (!record) problems.push(`${file}: airport ${airport.code} is unknown`)
    else {
      const km = distanceKm(airport.at, record.at)
      if (km > MAX_AIRPORT_OFF_KM)
        problems.push(
          `${file}: airport ${airport.code} is ${Math.round(km)} km off, should be ${record.at.join(', ')}`,
        )
      const zone = airport.zone ?? content.zone
      if ([0, 6].some((month) => offset(zone, month) !== offset(record.zone, month)))
        problems.push(`${file}: airport ${airport.code} lies in ${record.zone}, not ${zone}`)
    }
  }
}
// With ids only what was written just now.
if (positionals.length === 0) problems.push(...checkCrossCutting())
for (const problem of problems) console.log(problem)
if (listings) console.log(`${near} of ${matched} places within ${NEAR_METRES} m of a listing of their name`)
console.log(`${files.length} destinations, ${sights} sights, ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0
