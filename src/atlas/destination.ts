import type * as z from 'zod/mini'
import type { destinationSchema } from './content/destination-schema.ts'
import type { sightSchema } from './content/sight-schema.ts'

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
export type Sight = z.infer<typeof sightSchema> & { price: number }
export type Destination = Omit<z.infer<typeof destinationSchema>, 'sights'> & { sights: Sight[] }
export type Weekday = (typeof WEEKDAYS)[number]
