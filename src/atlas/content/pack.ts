import { airportKm } from '../atlas.ts'
import { CATEGORIES, CONTINENTS, type Destination, SETTINGS, type Sight, WEEKDAYS } from '../destination.ts'

/**
 * The atlas as the Worker carries it: a line a record, fields by position between tabs, empty for "as the one before".
 * Half the size of the JSON, and nothing is read of a destination before it is asked for. unpack.ts reads it.
 */
const FIELD = '\t'
const LINE = '\n'
const LIST = ';'

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
    ...(destination.states ? [destination.states.join(LIST)] : []),
  ])
}

/** Several lines: the rest of the head, the airports, the areas and the sights, each group after an empty line. */
export function packDetails(destination: Destination): string {
  const { daily, tickets, best, checked, airports, areas, center, sights } = destination
  const groups = [
    [
      line([
        checked,
        best.join(LIST),
        ...[daily.lodging, daily.food, daily.transport, tickets].map((list) => list.join(LIST)),
      ]),
    ],
    airports.map(({ at, zone }) => line([...offset(at, center), zone ?? ''])),
    areas.map(({ name, why }) => line([name, why.en, why.de])),
    sights.map((sight) => packSight(sight, center)),
  ]
  return groups.map((lines) => lines.join(LINE)).join(LINE + LINE)
}

function packSight(sight: Sight, center: Destination['center']): string {
  const { id, name, at, category, minutes, hours, closed = [], price, setting, kids, score, hint } = sight
  return line([
    id,
    name.en,
    unless(name.de, name.en),
    ...offset(at, center),
    CATEGORIES.indexOf(category),
    minutes,
    hours === 'always' ? '' : hours,
    closed.map((day) => WEEKDAYS.indexOf(day)).join(''),
    price,
    SETTINGS.indexOf(setting),
    kids,
    score,
    hint.en,
    hint.de,
    (sight.daytrip ? 1 : 0) + (sight.close ? 2 : 0) || '',
    ...(sight.shut || sight.exceptions ? [sight.shut?.from ?? '', sight.shut?.to ?? ''] : []),
    ...(sight.exceptions ? [sight.exceptions.map(packException).join(LIST)] : []),
  ])
}

/** Weekdays by number, months as digits to the base of 13, hours, days of the year: "6/bc12/10:00-15:00/". */
function packException({ days, months, hours, dates }: NonNullable<Sight['exceptions']>[number]): string {
  const numbers = days?.map((day) => WEEKDAYS.indexOf(day)) ?? []
  const digits = months?.map((month) => month.toString(13)) ?? []
  return [numbers.join(''), digits.join(''), hours ?? '', (dates ?? []).join(',')].join('/')
}

function unless(text: string, same: string): string {
  return text === same ? '' : text
}

/** Ten-thousandths of a degree from the centre: shorter than coordinates, and exact for four decimals. */
function offset(at: readonly [number, number], center: readonly [number, number]): [number, number] {
  return [Math.round((at[0] - center[0]) * 1e4), Math.round((at[1] - center[1]) * 1e4)]
}

function line(fields: readonly (string | number)[]): string {
  const texts = fields.map(String)
  const broken = texts.find((text) => text.includes(FIELD) || text.includes(LINE))
  if (broken !== undefined) throw new Error(`no tab or line break may stand in ${JSON.stringify(broken)}`)
  return texts.join(FIELD)
}
