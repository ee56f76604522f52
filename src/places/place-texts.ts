import { msg } from '@lingui/core/macro'
import type { Destination, FoodPlace, Sight } from '../atlas/destination.ts'
import type { MessageDescriptor } from '../i18n/messages.ts'
import type { Mode, Season } from './place-view.ts'

/** How pages of places name what the atlas lists. */

export const CATEGORY_WORDS: Record<Sight['category'], MessageDescriptor> = {
  museum: msg`Museum`,
  gallery: msg`Gallery`,
  church: msg`Church`,
  temple: msg`Temple`,
  mosque: msg`Mosque`,
  palace: msg`Palace`,
  castle: msg`Castle`,
  monument: msg`Monument`,
  square: msg`Square`,
  street: msg`Street`,
  district: msg`District`,
  park: msg`Park`,
  garden: msg`Garden`,
  viewpoint: msg`Viewpoint`,
  market: msg`Market`,
  zoo: msg`Zoo`,
  aquarium: msg`Aquarium`,
  beach: msg`Beach`,
  nature: msg`Nature`,
  bridge: msg`Bridge`,
  tower: msg`Tower`,
  theatre: msg`Theatre`,
  cemetery: msg`Cemetery`,
  ruins: msg`Ruins`,
  themepark: msg`Theme park`,
  waterfront: msg`Waterfront`,
  library: msg`Library`,
  experience: msg`Experience`,
  town: msg`Town`,
}

export const FOOD_WORDS: Record<FoodPlace['kind'], MessageDescriptor> = {
  restaurant: msg`Restaurant`,
  tavern: msg`Tavern`,
  cafe: msg`Café`,
  bakery: msg`Bakery`,
  market: msg`Market`,
  'food-hall': msg`Food hall`,
  'food-street': msg`Food street`,
  'beer-garden': msg`Beer garden`,
  bar: msg`Bar`,
  stall: msg`Stall`,
}

export const MODE_WORDS: Record<Mode, MessageDescriptor> = {
  train: msg`train`,
  'night-train': msg`night train`,
  metro: msg`metro`,
  tram: msg`tram`,
  bus: msg`bus`,
  ferry: msg`ferry`,
  taxi: msg`taxi`,
  car: msg`car`,
  walk: msg`on foot`,
  tour: msg`tour`,
}

export const SEASON_WORDS: Record<Season, MessageDescriptor> = {
  spring: msg`Spring`,
  summer: msg`Summer`,
  autumn: msg`Autumn`,
  winter: msg`Winter`,
}

export const CONTINENT_WORDS: Record<Destination['continent'], MessageDescriptor> = {
  europe: msg`Europe`,
  asia: msg`Asia`,
  africa: msg`Africa`,
  'north-america': msg`North America`,
  'south-america': msg`South America`,
  oceania: msg`Oceania`,
  antarctica: msg`Antarctica`,
}
