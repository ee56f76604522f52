import { msg } from '@lingui/core/macro'
import type { EVENING_KINDS } from '../../atlas/destination.ts'
import type { MessageDescriptor } from '../../i18n/messages.ts'
import type { Kind } from '../../planner/edit/kinds.ts'
import type { EditOf, MealWish } from '../../planner/edit/plan-edit.ts'

/** What the forms and answers call kinds, meals and parts of a day. */

export const KIND_NAMES: Record<Kind, MessageDescriptor> = {
  museum: msg`museums`,
  gallery: msg`galleries`,
  church: msg`churches`,
  temple: msg`temples and shrines`,
  mosque: msg`mosques`,
  palace: msg`palaces`,
  castle: msg`castles`,
  monument: msg`monuments`,
  square: msg`squares`,
  shopping: msg`shopping and strolling`,
  district: msg`old quarters`,
  park: msg`parks`,
  garden: msg`gardens`,
  viewpoint: msg`viewpoints`,
  market: msg`markets`,
  zoo: msg`zoos and aquariums`,
  beach: msg`beaches and waterfronts`,
  nature: msg`nature`,
  bridge: msg`bridges`,
  tower: msg`towers`,
  theatre: msg`theatres`,
  cemetery: msg`cemeteries`,
  ruins: msg`ruins`,
  themepark: msg`theme parks`,
  library: msg`libraries`,
  experience: msg`things to do`,
  daytrip: msg`day trips`,
}

export const MEAL_NAMES: Record<EditOf<'meal'>['meal'], MessageDescriptor> = {
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
}

export const MEAL_WISH_NAMES: Record<MealWish, MessageDescriptor> = {
  other: msg`somewhere else`,
  vegetarian: msg`vegetarian`,
  vegan: msg`vegan`,
  halal: msg`halal`,
  kosher: msg`kosher`,
  cheaper: msg`cheaper`,
}

export const EVENING_NAMES: Record<(typeof EVENING_KINDS)[number], MessageDescriptor> = {
  view: msg`a view`,
  promenade: msg`a stroll`,
  concert: msg`a concert`,
  theatre: msg`theatre or opera`,
  show: msg`a show`,
  'night-market': msg`a night market`,
  bar: msg`a bar`,
  nightlife: msg`nightlife`,
  lights: msg`the lights`,
  cruise: msg`a boat trip`,
}

export const PART_NAMES: Record<EditOf<'free'>['part'], MessageDescriptor> = {
  morning: msg`morning`,
  afternoon: msg`afternoon`,
  day: msg`the whole day`,
}
