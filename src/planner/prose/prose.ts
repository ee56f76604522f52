import type { DayReason } from '../advice/day/day-reason-facts.ts'
import type { DayTheme } from '../advice/day/day-theme.ts'
import type { LocalFacts } from '../advice/local-facts.ts'
import type { MissedWish } from '../advice/missed-wishes.ts'
import type { Connection, Sight } from '../../atlas/destination.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { TripType } from '../../trips/trip.ts'
import type { PlanRequest, TravelMode } from '../plan.ts'
import type { MealTexts } from './stops/meal-texts.ts'
import type { KidsFacts } from '../advice/day/kids-facts.ts'
import { DE } from './prose.de.ts'
import { EN } from './prose.en.ts'

/** What code has to say in a plan, by language. Plans are data: these texts are stored with them. */
export interface Prose {
  summary(facts: SummaryFacts): string
  dayTitle(facts: DayTitleFacts): string
  lunch(near: string | undefined): string
  /** Where no table is named. */
  dinner: string
  /** A meal at a named place. */
  table: {
    title(meal: 'lunch' | 'dinner', name: string): string
    /** From what one eats there: a sentence. */
    order(eat: string): string
    book: string
    bookAhead: string
    /** Of an evening past midnight, "02:00". */
    goesOn(until: string): string
    /** For vegans, where a kitchen is known to be without meat alone. */
    askVegan: string
    /** For halal, where a kitchen is known to cook without meat as well. */
    askHalal: string
  }
  /** Meals for which no table is named. */
  meals: MealTexts
  /** "in Vienna", "on Crete" */
  at(place: string): string
  dayWhy(reason: DayReason, day: number): string
  checkIn(base: string): string
  departure(base: string): string
  /** With the bags in the car, straight from the last place of the trip. */
  leaveFromHere: string
  /** On the last day: to the airport with this code, minutes. */
  toAirport(code: string, minutes: number): string
  /** After the last entry of a day, out of town: back to where one sleeps, minutes; and how that sentence begins. */
  wayHome(base: string, minutes: number): string
  wayHomeBegins: string
  move(from: string, to: string): string
  /** The flight there that takes until another day; `lands`: it has. */
  journey(to: string, lands: boolean): { title: string; note: string }
  moveNote(mode: TravelMode, minutes: number): string
  free: string
  /** A title for a day of which there is nothing else to say; `day` counts from 0. */
  plainDay(base: string, day: number): string
  /** A title for a day that leads back to a place, by its name. */
  onceMore(place: string): string
  /** Usual hours of a sight on a date, and its closing days; undefined for what is always open. */
  hours(sight: Sight, date: string): string | undefined
  /** Of a place that an earlier day has seen, in a long stay. */
  again(name: string, day: number): string
  /** For a party with children; undefined when there is nothing to say. */
  kidsNote(facts: KidsFacts): string | undefined
  /** Of a trip of one day: how one gets there and home, by the clocks of each. */
  dayOut(facts: DayOutFacts): string
  /** Where no table is open before one goes. */
  supperUnderWay: Readonly<Record<DayOutFacts['mode'], string>>
  excursion(place: string, sights: readonly string[]): { title: string; why: string }
  /** Two parts of a day that the traveller fills: title and what to do with it. */
  open(
    type: TripType | 'wild',
    part: 'arrival' | 'morning' | 'afternoon' | 'departure',
    day: number,
  ): { title: string; why: string }
  /** A day that is kept open in a long trip, with sights not yet on the plan. */
  openDay(part: 'morning' | 'afternoon', ideas: readonly string[]): { title: string; why: string }
  tips(facts: TipFacts): { topic: string; text: string }[]
  /** Of a journey's further stops. */
  stopTips(facts: StopFacts): { topic: string; text: string }[]
  genericTips(facts: GenericFacts): { topic: string; text: string }[]
  genericSummary(facts: GenericFacts): string
  /** Of a part of town where one has slept before. */
  stayAgain: string
  /** Why a part of town suits, where the atlas knows none. */
  genericStays: readonly { area: string; why: string }[]
}

export interface SummaryFacts {
  request: PlanRequest
  place: string
  days: number
  /** Names of the best sights on the plan, best first; `stops` is how many there are, day trips not counted. */
  highlights: readonly string[]
  stops: number
  /** Names of the best day trips, in order; there are more of them. */
  excursions: readonly string[]
  otherExcursions?: true
  /** Names of the bases after the first, in order. */
  onward: readonly string[]
  /** Names of a region's towns where the nights are spent, in order; none where it is one place. */
  bases: readonly { name: string; nights: number }[]
  /** What takes place there on these days and shapes them; `dates`: of the days that hold a part of it, YYYY-MM-DD. */
  events: readonly { name: string; dates: readonly string[] }[]
  /** The atlas has no sights there. */
  open: boolean
  low: number
  high: number
  currency: string
}

export interface DayOutFacts {
  mode: 'train' | 'bus' | 'ferry' | 'car'
  minutes: number
  /** Passports are shown before one boards. */
  isChecked?: true
  from: string
  to: string
  station?: string
  /** HH:MM */
  leaves: string
  back: string
}

export interface DayTitleFacts {
  role: 'only' | 'journey' | 'arrival' | 'full' | 'departure'
  base: string
  /** Where one came from that morning. */
  from?: string
  /** Names of its best two sights, in the order of the day; on a half day the best first. */
  best: readonly string[]
  /** All of it lies in one. */
  quarter?: string
  theme?: DayTheme
  excursion?: string
}

/** Of a further stop of a journey, on the days one is there. */
export interface StopFacts {
  place: string
  local: LocalFacts
}

export interface TipFacts {
  /** Who lives there knows the sockets. */
  atHome?: boolean
  local: LocalFacts
  place: string
  currency: string
  /** What people there pay with, where that is not what visitors are told prices in. */
  localMoney?: string
  /** Name of the place from which there are trains, where no connection is known. */
  trainFrom?: string
  /** The plan's hours are those of a flight, where the train takes most of a day. */
  flies?: boolean
  /** By road, where one drives, or nothing else is known to go there and nobody flies. */
  road?: { from: string; minutes: number; km: number; tolls?: string[] }
  /** Our atlas does not know where the journey begins. */
  fromUnknown?: boolean
  /** Known connections, fastest first. */
  connections?: { from: string; mode: Connection['mode']; minutes: number; changes: number }[]
  /** Where flights land, nearest first. */
  airports: readonly { code: string; km: number; minutes: number }[]
  /** YYYY-MM-DD: when a flight of the first day usually lands, where that is later. */
  landing?: {
    leaves: string
    lands: readonly string[]
    /** Later, at most. */
    days: number
    /** When the plan has its arrival, where it has room for the journey. */
    arrives?: string
  }
  /** Of a family: how many sleep there, in how many rooms. */
  rooms?: { people: number; count: number }
  /** What was asked for and is not on the plan. */
  missed?: readonly MissedWish[]
  /** Of who keeps it: the first that the trip holds, by date and clock, and dates of journeys that fall into one. */
  shabbat?: { begins: [date: string, time: string]; ends: [date: string, time: string]; journeys: string[] }
  /** Who keeps kosher finds no kitchen for it that we know. */
  noKosher?: boolean
  /** Where on the trip it is much warmer or colder than at the place, °C. */
  climates?: readonly { place: string; high: number; low: number }[]
  /** Other currencies on the way. */
  otherMoney: readonly { place: string; currency: string }[]
}

export interface GenericFacts {
  request: PlanRequest
  place: string
  days: number
  /** Names of places that may have been meant. */
  meant: readonly string[]
}

const PROSE: Record<Locale, Prose> = { en: EN, de: DE }

export function proseIn(language: Locale): Prose {
  return PROSE[language]
}
