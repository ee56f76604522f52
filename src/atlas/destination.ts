import type * as z from 'zod/mini'
import type { destinationSchema } from './content/destination-schema.ts'
import type { eventSchema } from './content/event-schema.ts'
import type { dishSchema, eveningSchema, foodPlaceSchema } from './content/meals-schema.ts'
import type { practicalSchema } from './content/practical-schema.ts'
import type { sightSchema } from './content/sight-schema.ts'
import type { Bilingual, CountryFacts } from './country/country-facts.ts'

export type { Bilingual, CountryFacts }

/** The atlas's vocabulary: one destination is one file in content/atlas, named by its id. */

export const CATEGORIES = [
  'museum',
  'gallery',
  'church',
  'temple',
  'mosque',
  'palace',
  'castle',
  'monument',
  'square',
  'street',
  'district',
  'park',
  'garden',
  'viewpoint',
  'market',
  'zoo',
  'aquarium',
  'beach',
  'nature',
  'bridge',
  'tower',
  'theatre',
  'cemetery',
  'ruins',
  'themepark',
  'waterfront',
  'library',
  'experience',
  'town',
] as const

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const CONTINENTS = [
  'africa',
  'antarctica',
  'asia',
  'europe',
  'north-america',
  'oceania',
  'south-america',
] as const
export const SETTINGS = ['indoor', 'outdoor', 'mixed'] as const

export const ACTIVITIES = [
  'hike',
  'bike',
  'swim',
  'paddle',
  'snorkel',
  'surf',
  'ski',
  'climb',
  'sail',
  'ride',
  'fly',
] as const
export const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export const FOOD_KINDS = [
  'restaurant',
  'tavern',
  'cafe',
  'bakery',
  'market',
  'food-hall',
  'food-street',
  'beer-garden',
  'bar',
  'stall',
] as const
export const EVENING_KINDS = [
  'view',
  'promenade',
  'concert',
  'theatre',
  'show',
  'night-market',
  'bar',
  'nightlife',
  'lights',
  'cruise',
] as const
export const EVENT_KINDS = [
  'carnival',
  'festival',
  'market',
  'religious',
  'nature',
  'sport',
  'music',
  'holiday',
  'season',
] as const

/** As the Worker reads them: completed at build time (complete-destination.ts), so that a price level is always there. */
export type Sight = z.infer<typeof sightSchema> & {
  price: number
  /** Id of the event that it is a part of. */
  event?: string
  /** The prices are those for who lives so, and not the usual ones: see priced-for.ts. */
  pricedFor?: 'inside' | 'outside'
  /** By which its price is that of one day or hour. */
  reduction?: NonNullable<z.infer<typeof sightSchema>['reduced']>[number]
  /** The first part of an event, on one of the few days of the year on which it is held. */
  mainAct?: true
  /** How long this traveller wants to stay, minutes; never in a file. */
  stay?: number
  source?: PlaceSource
  /** Nobody knows when it opens: `hours` are a guess to plan by, and are never told. */
  hoursUnknown?: true
}
export type FoodPlace = z.infer<typeof foodPlaceSchema> & { source?: PlaceSource }
/** Where a place that is not of our own atlas comes from. */
export type PlaceSource = 'openstreetmap'
export type Dish = z.infer<typeof dishSchema>
export type Evening = z.infer<typeof eveningSchema> & {
  /** Only on these days: a part of an event, or a view whose best hour that is. */
  dates?: string[]
  /** Not on these days: an event shuts it. */
  closedOn?: string[]
  event?: string
  /** From its start to its end. */
  whole?: true
  /** It begins at `from`, and nobody comes later: a light show. */
  onTime?: true
  /** One is there for its last minutes. */
  finale?: true
  /** It goes on past midnight until then, "02:00". */
  until?: string
  /** Id of the sight that is seen by it. */
  visits?: string
}
export type Practical = z.infer<typeof practicalSchema>
export type AtlasEvent = z.infer<typeof eventSchema>
export type Meal = (typeof MEALS)[number]

/** By month from January: mean daily high and low °C, days with rain, hours of sunshine a day. */
export interface ClimateYear {
  high: number[]
  low: number[]
  raindays: number[]
  sun: number[]
  estimated?: true
}

/** An event with the days on which it falls, both included, in order. */
export type DatedEvent = Omit<AtlasEvent, 'from' | 'to' | 'days' | 'places' | 'countries'> & {
  spans: { from: string; to: string }[]
  /** Kept in other places, too. */
  common?: true
}

export type Destination = Omit<z.infer<typeof destinationSchema>, 'sights'> & {
  sights: Sight[]
  food?: FoodPlace[]
  dishes?: Dish[]
  evenings?: Evening[]
  practical?: Practical
  climate?: ClimateYear
  countryFacts?: CountryFacts
  events?: DatedEvent[]
  /** `shops`: most are shut. */
  publicHolidays?: { date: string; name: Bilingual; shops?: true }[]
  connections?: Connection[]
  stations?: Station[]
  /** Of a base: what the region is called that it lies in. */
  region?: z.infer<typeof destinationSchema>['names']
  /** Of a base: the nights that suit it, at least and at most. */
  suits?: [number, number]
  /** Of a base: the base nearest to each of the region's airports, by the airport's code. */
  gates?: Record<string, { id: string; at: [number, number] }>
  source?: PlaceSource
  /** Of a trip's destination: how far it is from where one sets out, km. */
  startKm?: number
}

/** The usual fastest way to another destination, minutes from station to station. */
export interface Connection {
  to: string
  mode: 'train' | 'bus' | 'ferry' | 'night-train'
  minutes: number
  changes: number
}
/** Where trains arrive: those from some places, else all that no other station has. */
export interface Station {
  name: string
  at: [number, number]
  from?: string[]
}
export type Weekday = (typeof WEEKDAYS)[number]
