import type { Atlas } from '../atlas/atlas.ts'
import type { Destination } from '../atlas/destination.ts'
import { findDestinations, type Whereabouts } from './find-destination.ts'
import { type FindPlace, namedPlaces } from './named-places.ts'
import { readDays, type ReadText } from './read/read-days.ts'
import { type FindSight, lookUpStops } from './look-up-stops.ts'
import { createStopReader, type StopsOfDay } from './resolve-stops.ts'
import { asOneDay, splitText, type TextSplitter } from './text-splitter.ts'

export interface ReadSettings {
  atlas: Pick<Atlas, 'heads' | 'load' | 'sightNames'>
  today: string
  /** Splits a text that the rules cannot read into lines. */
  splitter?: TextSplitter | undefined
  /** Looks a place up whose names the text does not have. */
  findPlace?: FindPlace | undefined
  /** Looks up what the place's own sights do not have. */
  findSight?: FindSight | undefined
}

export interface ReadItinerary {
  read: ReadText
  /** Undefined where no place was recognised; the days are without stops then. */
  main: Destination | undefined
  days: StopsOfDay[]
  unread: string[]
}

/** So many lines that nobody understood are worth a second reader. */
const MANY_UNREAD = 6

/** Days, places and stops of a text: by rules, and where they leave much unread by a model's lines. */
export async function readItinerary(
  text: string,
  startDate: string | undefined,
  settings: ReadSettings,
): Promise<ReadItinerary> {
  const found = await readText(text, startDate, settings)
  return { ...found, days: await lookUpStops(found.days, settings.findSight) }
}

async function readText(
  text: string,
  startDate: string | undefined,
  settings: ReadSettings,
): Promise<ReadItinerary> {
  const when = { today: settings.today, ...(startDate && { startDate }) }
  const byRules = readDays(text, when)
  const hasDays = byRules.days.length > 0
  const first = await placed(hasDays ? byRules : readDays(asOneDay(text), when), settings)
  if (hasDays && !leavesMuch(first)) return first
  const lines = await splitText(text, settings.splitter)
  const second = lines && (await placed(readDays(lines, when), { ...settings, findPlace: undefined }))
  return second && knownStops(second) > knownStops(first) ? second : first
}

function leavesMuch({ days, unread }: ReadItinerary): boolean {
  return unread.length >= Math.max(MANY_UNREAD, days.flatMap(({ stops }) => stops).length)
}

function knownStops({ days }: ReadItinerary): number {
  return days.flatMap(({ stops }) => stops).filter(({ place }) => place).length
}

async function placed(
  read: ReadText,
  { atlas, findPlace }: Pick<ReadSettings, 'atlas' | 'findPlace'>,
): Promise<ReadItinerary> {
  const where = (await findDestinations(read, atlas)) ?? (await foundElsewhere(read, findPlace))
  if (!where) return { read, main: undefined, days: [], unread: [] }
  const readers = new Map<Destination, ReturnType<typeof createStopReader>>()
  const results = read.days.map((day, index) => {
    const destination = where.ofDays[index] ?? where.main
    const reader = readers.get(destination) ?? createStopReader(destination)
    readers.set(destination, reader)
    return reader(day)
  })
  return {
    read,
    main: where.main,
    days: results.map(({ day }) => day),
    unread: results.flatMap(({ unread }) => unread),
  }
}

/** The first of the places that the text says it is about and that somebody knows. */
async function foundElsewhere(
  read: ReadText,
  findPlace: FindPlace | undefined,
): Promise<Whereabouts | undefined> {
  if (!findPlace) return undefined
  for (const name of namedPlaces(read)) {
    const destination = await findPlace(name)
    if (destination) return { main: destination, ofDays: read.days.map(() => destination) }
  }
  return undefined
}
