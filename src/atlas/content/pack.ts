import { airportKm } from '../atlas.ts'
import { CONTINENTS, type Destination } from '../destination.ts'

/**
 * Heads as the Worker carries them: a line a destination, fields by position between tabs, empty for "as the one
 * before". unpack.ts reads it.
 */
const FIELD = '\t'
const LINE = '\n'
const LIST = ';'
const PART = '|'

/** One line: all that look-ups need. */
export function packHead(destination: Destination): string {
  const { id, names, country, continent, center, zone, currency, languages, airports, nearby, sights } =
    destination
  return line([
    id,
    names.en,
    unless(names.de, names.en),
    unless(names.local, names.en),
    (names.variants ?? []).join(LIST),
    country,
    CONTINENTS.indexOf(continent),
    center[0],
    center[1],
    zone,
    currency,
    languages.join(LIST),
    airports.map((airport) => airport.code).join(LIST),
    nearby.join(LIST),
    sights.length,
    airportKm(destination),
    (destination.states ?? []).join(LIST),
    (destination.bases ?? [])
      .map(({ id: base, name }) => [base, name.en, unless(name.de, name.en)].join(PART))
      .join(LIST),
  ])
}

function unless(text: string, same: string): string {
  return text === same ? '' : text
}

function line(fields: readonly (string | number)[]): string {
  const texts = fields.map(String)
  const broken = texts.find((text) => text.includes(FIELD) || text.includes(LINE))
  if (broken !== undefined) throw new Error(`no tab or line break may stand in ${JSON.stringify(broken)}`)
  return texts.join(FIELD).trimEnd()
}
