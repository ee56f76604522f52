import type { Locale } from '../i18n/locale.ts'
import type { BudgetLevel, TripType } from '../trips/trip.ts'
import type { LegMode, PlanArrival, PlanLeg, StopBudget } from './plan-legs.ts'
import type { TripRoute } from '../trips/trip-stops.ts'
import type { TripWishes } from '../trips/trip-wishes.ts'

export type { LegMode, PlanLeg, StopBudget }

/**
 * A plan, as stored and as `GET /api/trips/{id}` gives it. Times are local to the destination, "HH:MM"; dates
 * "YYYY-MM-DD"; distances km; durations minutes; money in whole units of `currency`, for the whole party.
 * Fields may be added; none may go or change its meaning without a new version.
 */
export interface Plan {
  version: 1
  language: Locale
  /** full: all from the atlas · partial: a head without sights, or mixed · generic: the atlas does not know the place. */
  coverage: 'full' | 'partial' | 'generic'
  destination: {
    id?: string
    name: string
    country?: string
    lat?: number
    lon?: number
    timeZone?: string
    currency: string
  }
  summary: string
  days: PlanDay[]
  tips: { topic: string; text: string }[]
  arrival?: PlanArrival
  /** Of a trip to several places: each change of place, the way there and the way home among them, in order. */
  legs?: PlanLeg[]
  /** The stops as the traveller has changed them since; what was asked for counts no more. */
  route?: TripRoute
  flights: TravelLink[]
  stays: { area: string; why: string; url: string }[]
  /** What to book ahead, most urgent first. */
  booking?: BookingItem[]
  budget: PlanBudget
  provenance: Provenance
}

export interface PlanDay {
  date: string
  title: string
  /** Why the day is as it is, in one sentence. */
  why?: string
  /** Usual for the month: whole °C, and days with rain in it. */
  weather?: { high: number; low: number; raindays: number }
  /** Sunrise and sunset, local "HH:MM". */
  sun?: { rise: string; set: string }
  /** Hours of the day are local to its base. */
  base: { name: string; lat?: number; lon?: number; id?: string; timeZone?: string }
  items: PlanItem[]
  /** What the traveller settled for this day; every later change keeps to it. */
  wishes?: DayWishes
  /** In the traveller's own words and language. */
  memo?: string
}

export interface DayWishes {
  /** No stop begins sooner, and every stop is left by then, "HH:MM". */
  start?: string
  end?: string
  /** Half a day without stops. */
  free?: 'morning' | 'afternoon'
  /** A table of the atlas by its id, or one that only the traveller knows. */
  lunch?: ChosenTable
  dinner?: ChosenTable
  /** Id of an evening, or none at all. */
  evening?: string
}

export interface ChosenTable {
  id?: string
  name: string
}

export type ItemKind = 'sight' | 'meal' | 'transfer' | 'free' | 'checkin' | 'daytrip' | 'evening'
export type TravelMode = 'walk' | 'transit' | 'train' | 'car'

export interface PlanItem {
  id: string
  start: string
  end: string
  kind: ItemKind
  title: string
  place?: PlanPlace
  /** How to get here from the item before, or from the base for the first. */
  travel?: { mode: TravelMode; minutes: number; km: number }
  cost?: { amount: number; currency: string }
  why?: string
  note?: string
  kidsNote?: string
  /** Id of the event that it is a part of. */
  event?: string
  /** An earlier day has been here, and this one would be empty otherwise. */
  again?: boolean
  rainAlternative?: { id: string; name: string }
  /** Keeps its day and hour, whatever changes around it. */
  locked?: boolean
  /** The traveller does not want to be here sooner, "HH:MM". */
  notBefore?: string
  /** As long as the traveller wants to stay, where that is not the usual length. */
  minutes?: number
  /** In the traveller's own words and language. */
  memo?: string
}

/** Sights and day trips: what a day is made for, and what the pace counts. */
export function isStop({ kind }: Pick<PlanItem, 'kind'>): boolean {
  return kind === 'sight' || kind === 'daytrip'
}

export interface PlanPlace {
  id?: string
  name: string
  lat?: number
  lon?: number
  /** In our atlas. */
  verified: boolean
  /** own: the traveller's, hours unknown · openstreetmap: not checked by us. */
  source?: 'own' | 'openstreetmap'
  address?: string
  /** A free photograph, in answers to programs alone: it is kept beside plans. `author` is empty where nobody has to be named. */
  photo?: {
    url: string
    width: number
    height: number
    author: string
    licence: string
    licenceUrl?: string
    /** Where the file is described. */
    page: string
  }
}

export interface TravelLink {
  label: string
  url: string
}

export interface BookingItem {
  kind: 'ticket' | 'table' | 'lodging' | 'train' | 'ferry' | 'flight' | 'car'
  /** Of tickets and tables; of a ride or a car what is special about it, else empty. */
  title: string
  /** Day by index, and the item's id. */
  day?: number
  item?: string
  /** The day from which to look, YYYY-MM-DD. */
  from: string
  /** There is no entry without. */
  required: boolean
  /** The official site, a bare domain. */
  site?: string
}

export interface PlanBudget {
  level: BudgetLevel
  currency: string
  lodging: number
  food: number
  transport: number
  activities: number
  /** The sum of the four. */
  total: number
  low: number
  high: number
  /** Of a trip to several places: by stop, in the order of the trip. */
  stops?: StopBudget[]
  /** The total in the traveller's own money: `rate` units of it for one of `currency`, on a day (YYYY-MM-DD). */
  home?: { currency: string; total: number; rate: number; date: string }
}

export interface CheckResult {
  id: string
  severity: 'hard' | 'soft'
  passed: boolean
  day?: number
}

export interface Provenance {
  planner: 'atlas' | 'workers-ai' | 'mixed'
  model?: string
  promptVersion?: string
  atlasVersion: string
  seed: number
  attempts: number
  repairs: string[]
  checks: CheckResult[]
  /** 0–100. */
  score: number
  createdAt: string
  /** The destination's name was only like ones that the atlas knows: the plan asks which was meant. */
  unsureName?: true
  /** Why a part fell back to the atlas planner. */
  fellBack?: 'capacity' | 'quota' | 'invalid' | 'timeout' | 'unavailable'
  tokens?: { input: number; output: number }
}

/** What a planner is asked: the trip's row, without its owner. */
export interface PlanRequest {
  startLocation: string
  destination: string
  adults: number
  kids: number
  startDate: string
  endDate: string
  budget: BudgetLevel
  tripType: TripType
  language: Locale
  wishes?: TripWishes
  /** Of a trip to several places. */
  route?: TripRoute
}
