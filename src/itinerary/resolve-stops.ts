import type { Destination, FoodPlace, Sight } from '../atlas/destination.ts'
import { normalise } from '../atlas/lookup/normalise.ts'
import { GENERAL_WORDS, type TextWord, wordsOf } from '../atlas/lookup/name-words.ts'
import { buildPlaceNames, type NameMatch, type NamedPlace } from '../atlas/lookup/place-names.ts'
import type { ReadDay, StopLine } from './itinerary.ts'
import { findTime } from './read/clock-times.ts'
import { isGeneral, isKindOfPlace, placeLike } from './read/kinds-of-lines.ts'
import { shortenedNames } from './shortened-names.ts'
import { begins, isList, type Part, partsOf, reachInto, strangersIn } from './read/listed-places.ts'

/** A stop with all that judging it takes. */
export interface Stop {
  text: string
  /** All of its line, for what is said of its price. */
  whole: string
  start?: number
  end?: number
  daypart?: StopLine['daypart']
  place?: NamedPlace
  sight?: Sight
  table?: FoodPlace
  /** A meal, a rest, a ride. */
  general?: true
  /** It sounds like a place, and none is known by that name. */
  sought?: string
}

export interface StopsOfDay extends Omit<ReadDay, 'lines'> {
  /** Where the day is spent. */
  destination: Destination
  stops: Stop[]
}

/** Not visited: what stands behind these is where something else is. */
const NEAR =
  /\b(?:near|close to|next to|opposite|behind|beside|around the corner from|views? (?:of|over|to)|overlooking|towards?|via|past|from|in front of|unweit|nahe|neben|gegenüber|hinter|bei|beim|blick auf|richtung|vorbei an|vom|von|ab)\s+(?:the\s+|der\s+|die\s+|das\s+|dem\s+)?$/i
/** Between two places of one line both are visited. */
const AND =
  /^[\s)]*(?:,|;|&|\+|\/|→|and\b|und\b|then\b|dann\b|followed by|sowie|–|-)[\s,]*(?:then\b|dann\b|and\b|und\b|danach\b|visit\b|the\b|der\b|die\b|das\b|zum\b|zur\b|to\b)?[\s\w]{0,14}$/i

/** "(Nefertiti)" behind a place. */
const ASIDE = /^\s*\([^)]{0,60}\)/

export function createStopReader(destination: Destination) {
  const names = buildPlaceNames(destination)
  const sights = new Map(destination.sights.map((sight) => [sight.id, sight]))
  const tables = new Map((destination.food ?? []).map((table) => [table.id, table]))

  const own = [destination.names.en, destination.names.de, destination.names.local].map(normalise)
  const areas = destination.areas.flatMap(({ name, de }) => [name, de ?? name]).map(normalise)
  /** The place itself, or a part of it. */
  const isOwnName = (name: string) => {
    const said = ` ${normalise(name)} `
    const named = own.find((each) => said.includes(` ${each} `))
    if (named === undefined) return areas.includes(said.trim())
    // "Crystal Lantern Museum of Vienna" is a name of its own.
    const special = wordsOf(said.replace(` ${named} `, ' ')).filter(({ word }) => !GENERAL_WORDS.has(word))
    return special.length < 2 || !isKindOfPlace(name)
  }

  return function readStops(day: ReadDay): { day: StopsOfDay; unread: string[] } {
    const { lines, ...rest } = day
    const body = read(lines.filter(({ heading }) => !heading))
    const isTold = body.stops.some(({ place, sought }) => place ?? sought)
    // A heading sums up its day, unless it is all there is.
    const { stops, unread } = isTold ? body : read(lines)
    return { day: { ...rest, destination, stops }, unread }
  }

  function read(lines: readonly StopLine[]): { stops: Stop[]; unread: string[] } {
    const stops: Stop[] = []
    const unread: string[] = []
    for (const line of lines) {
      const found = stopsOf(line, stops.at(-1))
      if (found === undefined) unread.push(line.whole)
      else stops.push(...found)
    }
    return { stops, unread }
  }

  /** The stops that a line names; none for a remark, undefined for what nobody understands. */
  function stopsOf(line: StopLine, before: Stop | undefined): Stop[] | undefined {
    const { text, whole, start, end, daypart, nested } = line
    const timed = {
      whole,
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end }),
      ...(daypart && { daypart }),
    }
    const words = wordsOf(text)
    const matches = names.find(words)
    const isIn = (part: Part) => (match: NameMatch) => reachInto(part, words[match.from], words[match.to - 1])
    const strangers = nested
      ? []
      : strangersIn(line, (part) => matches.some(isIn(part))).filter(({ name }) => !isOwnName(name))
    const isAt = (part: Part) => matches.some(({ from }) => words[from] && begins(part, words[from].at))
    if (
      (strangers.length > 1 && !(matches.length === 0 && isOneName(text, strangers))) ||
      (strangers.length > 0 && matches.length > 0) ||
      (!nested && isList(text, isAt))
    )
      return listed(line, strangers, (part) => visits(text, words, matches.filter(isIn(part)))).map(
        (stop, index) => (index === 0 ? { ...stop, ...timed } : stop),
      )
    const [first, ...others] = visits(text, words, matches)
    if (nested && (!first || start === undefined || before?.place?.id === first.place.id)) return []
    if (first)
      return [
        { text, ...timed, ...known(first.place) },
        ...others.map(({ place, to }, index) => {
          const next = others[index + 1]
          const rest = text.slice(words[to - 1]?.end, next ? words[next.from]?.at : undefined)
          return { text: place.name.en, whole: '', ...timeIn(rest), ...known(place) }
        }),
        ...(others.length === 0 ? shortened(text, words, first, matches) : []),
      ]
    const general = isGeneral(line)
    const sought = general ? undefined : placeLike(line)
    if (sought && !isOwnName(sought)) return [{ text, ...timed, sought }]
    if (general || sought || start !== undefined) return [{ text, ...timed, general: true }]
    return undefined
  }

  /** Each part of a list by itself; a name that reaches over two of them is one stop. */
  function listed(
    { text }: StopLine,
    strangers: readonly { part: Part; name: string }[],
    visitsIn: (part: Part) => NameMatch[],
  ): Stop[] {
    const seen = new Set<NameMatch>()
    return partsOf(text).flatMap((part): Stop[] => {
      const stranger = strangers.find((each) => each.part.from === part.from)
      const time = timeIn(part.text)
      if (stranger) return [{ text: part.text, whole: '', ...time, sought: stranger.name }]
      const fresh = visitsIn(part).filter((match) => !seen.has(match))
      for (const match of fresh) seen.add(match)
      return fresh.map(({ place }, index) => ({
        text: index === 0 ? part.text : place.name.en,
        whole: '',
        ...(index === 0 && time),
        ...known(place),
      }))
    })
  }

  /** What a line names behind its one place by less than the whole name. */
  function shortened(
    text: string,
    words: readonly TextWord[],
    { place, from, to }: NameMatch,
    matches: readonly NameMatch[],
  ): Stop[] {
    const said = text.slice(words[from]?.at, words[to - 1]?.end)
    const isNamed = (part: Part) =>
      matches.some((match) => reachInto(part, words[match.from], words[match.to - 1]))
    const open = partsOf(text)
      .slice(1)
      .filter((part) => !isNamed(part))
    return shortenedNames(names, said, place, open).map(({ part, place }) => ({
      text: part.text,
      whole: '',
      ...timeIn(part.text),
      ...known(place),
    }))
  }

  function known(place: NamedPlace): Pick<Stop, 'place' | 'sight' | 'table'> {
    const sight = sights.get(place.id)
    const table = tables.get(place.id)
    return {
      place,
      ...(place.kind === 'sight' && sight && { sight }),
      ...(place.kind === 'table' && table && { table }),
    }
  }
}

/** "Chapel Bridge and Water Tower": who knows neither cannot tell one place from two, and asks for it as written. */
function isOneName(text: string, [first, second, third]: readonly { part: Part }[]): boolean {
  if (!first || !second || third) return false
  return /^\s+(?:and|und|&|sowie)\s+$/.test(text.slice(first.part.to, second.part.from))
}

/** The time of a further stop in a line. */
function timeIn(text: string): Pick<Stop, 'start' | 'end'> {
  const time = findTime(text)
  return time ? { start: time.start, ...(time.end !== undefined && { end: time.end }) } : {}
}

/** Of the places that a line names those that one goes to: the first, and what is listed beside it. */
function visits(text: string, words: readonly TextWord[], matches: readonly NameMatch[]): NameMatch[] {
  const from = (match: NameMatch) => words[match.from]?.at ?? 0
  const to = (match: NameMatch) => words[match.to - 1]?.end ?? 0
  const places = matches.filter((match) => !NEAR.test(text.slice(0, from(match))))
  const found: NameMatch[] = []
  for (const match of places) {
    const last = found.at(-1)
    if (!last) found.push(match)
    else if (
      match.place.id !== last.place.id &&
      AND.test(text.slice(to(last), from(match)).replace(ASIDE, ''))
    )
      found.push(match)
    else if (found.length > 1 || to(last) < from(match)) break
  }
  return found
}
