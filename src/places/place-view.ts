import type { Connection, Destination, FoodPlace, Practical, Sight, Weekday } from '../atlas/destination.ts'
import type { Coordinates } from '../atlas/distance.ts'

/** What a place's page shows, in one language; also its `_payload.json`. What is not known is left out. */
export interface PlaceView {
  id: string
  name: string
  /** What it is called there, where that is another name. */
  local?: string
  /** The country's name and ISO code. */
  country: string
  countryCode: string
  continent: Destination['continent']
  at: Coordinates
  zone: string
  currency: string
  languages: readonly string[]
  /** Year and month in which its facts were last looked at. */
  checked: string
  /** Months 1–12. */
  best: readonly number[]
  /** A double room a night, food of one adult a day: from simple to dear. */
  daily: { lodging: readonly [number, number]; food: readonly [number, number] }
  sights: SightView[]
  months: MonthView[]
  seasons: { season: Season; text: string }[]
  events: EventView[]
  areas: { name: string; why: string; nights?: readonly [number, number] }[]
  food: FoodView[]
  dishes: { name: string; text: string }[]
  evenings: { id: string; name: string; hint: string; cost?: number }[]
  transfers: { from: string; mode: Mode; line?: string; minutes: number; price?: number }[]
  around?: string
  dayPass?: { name: string; price: number; hours: number }
  groupPass?: { name: string; price: number }
  /** City cards, each at its shortest length. */
  cards: { name: string; price: number; hours?: number | undefined }[]
  ride?: number
  car?: 'no' | 'useful' | 'needed'
  neighbours: NeighbourView[]
  goodToKnow: CountryView
  samples: SampleView[]
}

export type Mode =
  Practical['transfers'][number]['mode'] | Connection['mode'] | NonNullable<Sight['reach']>['mode']
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export interface HoursView {
  /** "HH:MM-HH:MM" or "always". */
  usual: string
  closed: readonly Weekday[]
  /** Other hours on some days or in some months; closed without. */
  others: readonly { days?: readonly Weekday[]; months?: readonly number[]; hours?: string }[]
}

export interface SightView {
  id: string
  name: string
  category: Sight['category']
  at: Coordinates
  minutes: number
  hint: string
  hours: HoursView
  /** First and, where known, last day of a closing. */
  shut?: { from: string; to?: string }
  /** Months in which it is worth it. */
  season?: readonly number[]
  /** 0 is free. */
  price: number
  /** Of many like it, not its own. */
  isUsualPrice?: true
  child?: number
  freeUnder?: number
  /** Days ahead. */
  booking?: { days: number; required: boolean }
  /** A trip out of town: means and minutes one way. */
  way?: { mode: Mode; minutes: number; how?: string }
  site?: string
}

export interface MonthView {
  /** 1–12 */
  month: number
  high?: number
  low?: number
  raindays?: number
  sun?: number
  /** On the 15th, local "HH:MM"; hours from one to the other. */
  rise?: string
  set?: string
  light: number
}

export interface EventView {
  id: string
  name: string
  from: string
  to: string
  /** The exact days are not known yet. */
  usual: boolean
  about: string
}

export interface FoodView {
  id: string
  name: string
  kind: FoodPlace['kind']
  eat: string
  cost: number
  hours: HoursView
}

export interface NeighbourView {
  id: string
  name: string
  km: number
  way?: { mode: Mode; minutes: number; changes: number }
}

export interface CountryView {
  plugs?: string[]
  driving?: 'left' | 'right'
  emergency?: string
  tapWater?: boolean
  calling?: string
  tipping?: string
}

export interface SampleView {
  from: string
  to: string
  days: { date: string; title: string; stops: { start: string; title: string; sight?: string }[] }[]
}
