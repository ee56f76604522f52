import type { Match } from '../../../atlas/atlas.ts'
import { FROM, severalPlaces } from '../../../atlas/lookup/several-places.ts'

/** A place that was typed among others, by its id, with the nights it is to have where they were said. */
export interface ReadStop {
  id: string
  nights?: number
}

/** Who names more than a journey holds is told so; more than this is a text. */
const MOST_READ = 16

/** "Wien, dann Salzburg", "3 Tage Rom, 2 Tage Neapel", "Sevilla 3 · Córdoba 1". A hyphen without spaces is part of a name. */
const BETWEEN =
  /\s*[,;]\s*(?:und|and|dann|then)\s+|\s+(?:und dann|and then|und|and|then|dann|danach|nach|via|über|to|plus|bis|or|oder)\s+|\s*[,;/&+→>|·]\s*|\s+[-–—]\s+/iu
const NUMBERS = [
  'ein|eine|einen|one|a',
  'zwei|two',
  'drei|three',
  'vier|four',
  'fünf|five',
  'sechs|six',
  'sieben|seven',
  'acht|eight',
  'neun|nine',
  'zehn|ten',
]
const NUMBER = `\\d{1,2}|${NUMBERS.join('|')}`
const UNIT = 'tage?n?|days?|nächten?|nacht|nights?'
const BEFORE = new RegExp(`^(${NUMBER})\\s+(${UNIT})\\s+(?:in\\s+|auf\\s+|at\\s+)?(.+)$`, 'iu')
const AFTER = new RegExp(`^(.+?)\\s+(?:(?:für|for)\\s+)?(${NUMBER})\\s+(${UNIT})$`, 'iu')
const BARE = /^(.+?)\s+\(?(\d{1,2})\)?$/u

/**
 * The stops that one field names, in their order; undefined where it is one place, or something nobody knows.
 * `findAll`: the places that names mean beside one another, as find-stops.ts has it.
 */
export function readStops(
  text: string,
  findAll: (names: readonly string[]) => readonly Match[],
): ReadStop[] | undefined {
  const parts = text
    .replace(FROM, '')
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length < 2 || parts.length > MOST_READ) return undefined
  const read = parts.map(readPart)
  const says = read.some(({ count }) => count !== undefined)
  const names = read.map(({ place }) => place)
  const matches = findAll(names)
  const find = (name: string): Match => matches[names.indexOf(name)] ?? { kind: 'none' }
  // "Paris, Texas" is one place; where nights are said it is a list.
  if (!says && severalPlaces(names.join(', '), find).length < 2) return undefined
  const stops = read.flatMap(({ place, count, days }, index) => {
    const match = find(place)
    if (match.kind !== 'exact') return []
    // The last of so many days ends with the way home.
    const nights = count && days && index === read.length - 1 ? Math.max(1, count - 1) : count
    return [{ id: match.id, ...(nights !== undefined && nights > 0 && { nights }) }]
  })
  return stops.length === parts.length ? stops : undefined
}

function readPart(part: string): { place: string; count?: number; days?: boolean } {
  const [, first = '', unit = '', name] = BEFORE.exec(part) ?? []
  if (name) return { place: name, count: numberOf(first), days: isDays(unit) }
  const [, before, number = '', after = ''] = AFTER.exec(part) ?? []
  if (before) return { place: before, count: numberOf(number), days: isDays(after) }
  const [, bare, nights] = BARE.exec(part) ?? []
  return bare ? { place: bare, count: Number(nights) } : { place: part }
}

function numberOf(text: string): number {
  const word = NUMBERS.findIndex((words) => words.split('|').includes(text.toLowerCase()))
  return word < 0 ? Number(text) : word + 1
}

function isDays(unit: string): boolean {
  return /^(tag|day)/i.test(unit)
}
