import type { TextWord } from '../../atlas/lookup/name-words.ts'
import type { StopLine } from '../itinerary.ts'
import { isGeneral, isKindOfPlace, placeLike } from './kinds-of-lines.ts'

/** A line that lists places: each of its parts is a stop, also one whose name nobody knows. */

const BETWEEN =
  /\s*(?:,|;|\s\+\s|→|->)\s*(?:(?:and|und|then|dann|danach|sowie)\s+)?|\s+(?:&|and|und|sowie)\s+(?=\p{Lu}|the\s|die\s|der\s|das\s)/u
const MOST_PARTS = 12
/** An address, or a remark in brackets. */
const NO_PART = /\d|[()]/

export interface Part {
  text: string
  /** Where it stands in the line. */
  from: number
  to: number
}

/** The parts of a list; none where the line is a sentence or names one thing. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(new RegExp(BETWEEN, 'gu'))) {
    if (match.index <= from || isBracketed(text, match.index)) continue
    parts.push({ text: text.slice(from, match.index), from, to: match.index })
    from = match.index + match[0].length
  }
  if (parts.length === 0 || parts.length >= MOST_PARTS) return []
  return [...parts, { text: text.slice(from), from, to: text.length }]
}

function isBracketed(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/**
 * The parts of a list that name a place nobody knows. `isKnown` tells parts in which one is known. A name without a kind
 * of place in it counts only among more known ones: "Louvre, Mona Lisa, Venus de Milo" is one stop.
 */
export function strangersIn(
  line: Pick<StopLine, 'text'>,
  isKnown: (part: Part) => boolean,
): { part: Part; name: string }[] {
  const parts = partsOf(line.text)
  const known = parts.filter(isKnown).length
  const others = parts.filter((part) => !isKnown(part) && !NO_PART.test(part.text))
  const named = others.flatMap((part) => {
    const said = { text: part.text.replace(/[.!]+$/, '') }
    const name = isGeneral(said) ? undefined : placeLike(said)
    // "& Gardens" belongs to what stands before it.
    return name?.includes(' ') ? [{ part, name }] : []
  })
  return named.filter(({ name }) => isKindOfPlace(name) || known > named.length)
}

/** Two parts of a list and more that begin with what is known: "Colosseum, Rome's best ruin, then the Forum, Trastevere". */
export function isList(text: string, isAt: (part: Part) => boolean): boolean {
  const parts = partsOf(text)
  return parts.length > 2 && parts.filter(isAt).length > 1
}

/** Whether words of the line, from the first to the last of them, reach into a part. */
export function reachInto(part: Part, first: TextWord | undefined, last: TextWord | undefined): boolean {
  return first !== undefined && last !== undefined && first.at < part.to && last.end > part.from
}

/** Whether what stands there begins a part: only a small word or two come before. */
export function begins({ text, from, to }: Part, at: number): boolean {
  return (
    at >= from &&
    at < to &&
    /^\s*(?:(?:\p{Ll}{1,7}|anschließend|afterwards|followed)\s+){0,2}$/u.test(text.slice(0, at - from))
  )
}
