import type { BorderFacts } from '../../atlas/country/borders.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { LegMode } from '../plan.ts'
import { LEGS_DE } from './leg-texts.de.ts'
import { LEGS_EN } from './leg-texts.en.ts'

/** What code says of a journey's transfers, by language. */
export interface LegTexts {
  /** Of the transfer, or of its first part where it is broken: time, means, clocks, and where the bags are. */
  note(facts: LegFacts): string
  /** Of a flight that begins in the evening: what the day before it is, and the title of that time. */
  lastHours(from: string): string
  /** Of a flight that no day holds, where one sets out: when, and for how long. */
  farFlight(facts: FarFlightFacts): string
  /** Where one eats who is under way over noon. */
  lunch: Record<LegMode, string>
  /** Of its second part. */
  onward(mode: LegMode, minutes: number): string
  /** To something seen on the way, from a town or, undefined, from another such halt; and from the last to a town. */
  toHalt(from: string | undefined, halt: string): string
  onTo(place: string): string
  /** From lunch in the town where one is going. */
  toBed(place: string): string
  via(place: string, sights: readonly string[], mode: LegMode): { title: string; why: string; note: string }
  /** Flights to one airport and home from another, by their codes; and a car hired so. */
  openJaw(to: string, from: string): string
  oneWayHire(to: string, from: string): string
  /** Its first and last day (YYYY-MM-DD). */
  hireDays(from: string, to: string): string
  /** Of what a country wants of visitors. */
  entry(country: string): string
  border(facts: BorderTexts): { topic: string; text: string }
  /** Why a long trip to one place goes on to others, by their names. */
  onwardReason(days: number, place: string, others: readonly string[]): { topic: string; text: string }
  /** That a place has too little for its days: from which day on they repeat, and whether one base was wanted. */
  repeats(day: number, place: string, oneBase: boolean): { topic: string; text: string }
  /** Why a round among a region's bases comes back for its last night: by the name of the base. */
  lastNight(place: string): { topic: string; text: string }
  /** What is spent where, and that the nights were shared out. */
  summary(facts: RouteFacts): string
}

export interface LegFacts {
  mode: LegMode
  minutes: number
  /** "HH:MM", where clocks change on the way. */
  depart?: string
  shift: number
  /** Name of the place where the way is broken. */
  via?: string
}

export interface FarFlightFacts {
  from: string
  /** Calendar days until one is there, and whether one sets out in the evening. */
  nights: number
  isLate: boolean
  /** Over the date line: by the clocks one is there before one has left. */
  isBackInTime: boolean
  minutes: number
  /** "HH:MM" by the clocks of `from`, and minutes by which they are ahead where one arrives. */
  depart: string
  shift: number
}

export interface BorderTexts extends Omit<BorderFacts, 'country'> {
  /** Its name. */
  country: string
  /** Where one comes from, by name. */
  from: string
  /** Another tip says what its officers want to see. */
  isEntryTold: boolean
}

export interface RouteFacts {
  stops: readonly { name: string; nights: number }[]
  /** Back where it began, by name; undefined where the trip ends at the last stop. */
  home?: string
}

const WORDS: Record<Locale, LegTexts> = { en: LEGS_EN, de: LEGS_DE }

export function legTextsIn(language: Locale): LegTexts {
  return WORDS[language]
}
