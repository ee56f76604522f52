import type * as z from 'zod/mini'
import type { destinationSchema, sightSchema } from './destination-schema.ts'

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

export type Sight = z.infer<typeof sightSchema>
export type Destination = z.infer<typeof destinationSchema>
export type Weekday = (typeof WEEKDAYS)[number]
