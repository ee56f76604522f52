import type { DestinationHead } from '../atlas/atlas.ts'
import type { Weekday } from '../atlas/destination.ts'
import type { NamedPlace } from '../atlas/lookup/place-names.ts'

/** What was read from somebody's itinerary, and what is wrong with it. */

/** Of a paste, as UTF-8. */
export const MAX_BYTES = 40_960
/** Of a long paste so many days are read, and so many stops of a day. */
export const READ_LIMITS = { days: 31, stops: 40, unread: 40 } as const

export type Daypart = 'morning' | 'afternoon' | 'evening'

/** A line of a day, before its place is known. Times are minutes after midnight. */
export interface StopLine {
  /** As a reader would say it: without marks, times and prices. */
  text: string
  /** In bold, where a part of it is. */
  bold?: string
  start?: number
  end?: number
  daypart?: Daypart
  /** All of the line, for prices and the like. */
  whole: string
  /** It stood below another entry, as a remark on it. */
  nested?: true
  /** Said in the heading of its day. */
  heading?: true
}

export interface ReadDay {
  /** Its number, where the text says one. */
  number?: number
  /** YYYY-MM-DD */
  date?: string
  /** As said beside the date. */
  weekday?: Weekday
  /** What else its heading says. */
  title: string
  lines: StopLine[]
}

export interface CheckedStop {
  text: string
  start?: string
  end?: string
  place?: NamedPlace
  /** A meal, a rest, a ride: nothing that has to be found. */
  general?: true
}

export interface CheckedDay {
  date?: string
  title: string
  /** Where it is spent; undefined where no place was recognised. */
  destination?: DestinationHead
  stops: CheckedStop[]
}

export type FindingKind =
  | 'closed-day'
  | 'off-season'
  | 'shut'
  | 'event'
  | 'closed-hour'
  | 'too-far'
  | 'too-much'
  | 'doubled'
  | 'after-dark'
  | 'not-found'
  | 'price'
  | 'weekday'
  | 'overlap'

/** error: it cannot be done as written · warning: look at it again. */
export type Severity = 'error' | 'warning'

export interface Finding {
  id: string
  kind: FindingKind
  severity: Severity
  /** Index. */
  day: number
  stop?: number
  facts: FindingFacts
  mending?: Mending
}

/** What the sentence about a finding says; each kind has its own. */
export interface FindingFacts {
  name?: string
  date?: string
  hours?: string
  km?: number
  minutes?: number
  gap?: number
  other?: string
  otherDay?: number
  count?: number
  said?: string
  known?: number
  currency?: string
  until?: string
}

export type Mending =
  | { kind: 'other-day'; day: number }
  | { kind: 'other-hour'; from: string; to: string }
  | { kind: 'other-place'; name: string; id: string }
  | { kind: 'drop' }
  | { kind: 'own-day' }
  | { kind: 'move'; names: string[]; day?: number }
  | { kind: 'right-weekday'; date: string }
  | { kind: 'right-price'; amount: number; currency: string }

export interface Checked {
  /** The place it is about; undefined where none of the atlas was recognised. */
  destination?: DestinationHead
  days: CheckedDay[]
  findings: Finding[]
  unread: string[]
  /** No day has a date: what depends on one was not judged. */
  undated: boolean
}

/** Where the days are spent, each place once and in their order; the main one where no day says. */
export function placesOf({ days, destination }: Checked): DestinationHead[] {
  const found = new Map(
    days.flatMap((day) => (day.destination ? [[day.destination.id, day.destination]] : [])),
  )
  if (found.size === 0 && destination) return [destination]
  return [...found.values()]
}
