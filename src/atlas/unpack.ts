import type { DestinationHead } from './atlas.ts'
import { CATEGORIES, CONTINENTS, type Destination, SETTINGS, type Sight, WEEKDAYS } from './destination.ts'
import type { Coordinates } from './distance.ts'

type Levels = [number, number, number, number]

export type PackedHead = DestinationHead & { continent: Destination['continent'] }

/** Reads one line of packHead. */
export function unpackHead(line: string): PackedHead {
  const fields = line.split('\t')
  const text = (at: number) => fields[at] ?? ''
  const en = text(1)
  const variants = list(text(4))
  const states = list(text(16))
  return {
    id: text(0),
    names: { en, de: text(2) || en, local: text(3) || en, ...(variants.length && { variants }) },
    country: text(5),
    ...(states.length && { states }),
    continent: pick(CONTINENTS, text(6)),
    center: [Number(text(7)), Number(text(8))],
    zone: text(9),
    currency: text(10),
    languages: list(text(11)),
    airports: list(text(12)),
    nearby: list(text(13)),
    sights: Number(text(14)),
    airportKm: Number(text(15)),
  }
}

/** Reads what packDetails wrote for that head. */
export function unpackDetails(head: PackedHead, details: string): Destination {
  const [general = '', airports = '', areas = '', sights = ''] = details.split('\n\n')
  const [checked = '', best = '', lodging = '', food = '', transport = '', tickets = ''] = general.split('\t')
  const { id, names, country, states, continent, center, zone, currency, languages, nearby } = head
  return {
    id,
    names,
    country,
    ...(states && { states }),
    continent,
    center: [center[0], center[1]],
    zone,
    currency,
    languages,
    airports: lines(airports).map(([north, east, airportZone], index) => ({
      code: head.airports[index] ?? '',
      at: place(center, north, east),
      ...(airportZone && { zone: airportZone }),
    })),
    daily: { lodging: levels(lodging), food: levels(food), transport: levels(transport) },
    tickets: levels(tickets),
    best: numbers(best),
    nearby,
    areas: lines(areas).map(([name = '', en = '', de = '']) => ({ name, why: { en, de } })),
    checked,
    sights: lines(sights).map((fields) => unpackSight(center, fields)),
  }
}

function unpackSight(center: Coordinates, fields: readonly string[]): Sight {
  const text = (at: number) => fields[at] ?? ''
  const closed = [...text(8)].map((day) => pick(WEEKDAYS, day))
  const flags = Number(text(15))
  const [from, to] = [text(16), text(17)]
  const exceptions = list(text(18)).map(unpackException)
  return {
    id: text(0),
    name: { en: text(1), de: text(2) || text(1) },
    at: place(center, fields[3], fields[4]),
    category: pick(CATEGORIES, text(5)),
    minutes: Number(text(6)),
    hours: text(7) || 'always',
    ...(closed.length && { closed }),
    ...(from && { shut: { from, ...(to && { to }) } }),
    ...(exceptions.length && { exceptions }),
    price: Number(text(9)),
    setting: pick(SETTINGS, text(10)),
    kids: Number(text(11)),
    score: Number(text(12)),
    hint: { en: text(13), de: text(14) },
    ...(flags & 1 && { daytrip: true }),
    ...(flags & 2 && { close: true }),
  }
}

function unpackException(text: string): NonNullable<Sight['exceptions']>[number] {
  const [days = '', months = '', hours, dates] = text.split('/')
  return {
    ...(days && { days: [...days].map((day) => pick(WEEKDAYS, day)) }),
    ...(months && { months: [...months].map((month) => Number.parseInt(month, 13)) }),
    ...(hours && { hours }),
    ...(dates && { dates: dates.split(',') }),
  }
}

function list(text: string): string[] {
  return text ? text.split(';') : []
}

function numbers(text: string): number[] {
  return list(text).map(Number)
}

function levels(text: string): Levels {
  const [a = 0, b = 0, c = 0, d = 0] = numbers(text)
  return [a, b, c, d]
}

function lines(text: string): string[][] {
  return text ? text.split('\n').map((line) => line.split('\t')) : []
}

function pick<Value>(values: readonly Value[], index: string): Value {
  const value = values[Number(index)]
  if (value === undefined) throw new Error(`the atlas holds an unknown code ${index}`)
  return value
}

function place(center: Coordinates, north = '0', east = '0'): [number, number] {
  return [Math.round(center[0] * 1e4 + Number(north)) / 1e4, Math.round(center[1] * 1e4 + Number(east)) / 1e4]
}
