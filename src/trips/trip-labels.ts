import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '../i18n/messages.ts'
import type { LegMode, PlanPlace, TravelMode } from '../planner/plan.ts'
import type { BudgetLevel, TripStatus, TripType } from './trip.ts'

/** How pages name what the vocabulary lists. */
export const STATUS_WORDS: Record<TripStatus, MessageDescriptor> = {
  pending: msg`Generating...`,
  completed: msg`Trip plan ready`,
  failed: msg`Generation failed`,
}

export const TRIP_TYPE_WORDS: Record<TripType, MessageDescriptor> = {
  relaxed: msg`Relaxed`,
  sightseeing: msg`Sightseeing`,
  action: msg`Action`,
}

export const BUDGET_WORDS: Record<BudgetLevel, MessageDescriptor> = {
  budget: msg({ message: 'Budget', context: 'level' }),
  comfort: msg`Comfort`,
  premium: msg`Premium`,
  luxury: msg`Luxury`,
}

export const TRAVEL_WORDS: Record<TravelMode, MessageDescriptor> = {
  walk: msg`Walk`,
  transit: msg`Public transport`,
  train: msg`Train`,
  car: msg`Taxi or hired car`,
}

/** What a day trip by road is made by, or a way over water. */
export const RIDE_WORDS = {
  boat: msg`Boat`,
  bus: msg`Bus`,
  tour: msg`Tour or hired car`,
} satisfies Record<string, MessageDescriptor>

export const LEG_WORDS: Record<LegMode, MessageDescriptor> = {
  train: msg`Train`,
  bus: msg`Bus`,
  ferry: msg`Ferry`,
  car: msg`Bus or hired car`,
  flight: msg`Flight`,
}

/** What stands beside a place that is not the atlas's, by where it comes from. */
export const UNVERIFIED: Record<NonNullable<PlanPlace['source']> | 'unknown', MessageDescriptor> = {
  openstreetmap: msg`from OpenStreetMap, not checked by us`,
  own: msg`your own stop: hours unknown, not verified`,
  unknown: msg`not verified`,
}
