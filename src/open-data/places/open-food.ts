import type { Destination, FoodPlace, Meal } from '../../atlas/destination.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import type { MapElement } from '../services/overpass.ts'
import { parseOpeningHours } from './opening-hours.ts'
import { plainName } from './plain-name.ts'
import { round } from './open-sight.ts'

const KINDS: Record<string, FoodPlace['kind']> = {
  restaurant: 'restaurant',
  cafe: 'cafe',
  pub: 'tavern',
  biergarten: 'beer-garden',
  bar: 'bar',
  food_court: 'food-hall',
}
/** `cuisine`, by the commonest values; what is not here is not said. */
const CUISINES: Record<string, { en: string; de: string }> = {
  regional: { en: 'regional dishes', de: 'regionale Küche' },
  local: { en: 'local dishes', de: 'Küche der Gegend' },
  italian: { en: 'Italian dishes', de: 'italienische Küche' },
  pizza: { en: 'pizza', de: 'Pizza' },
  german: { en: 'German dishes', de: 'deutsche Küche' },
  french: { en: 'French dishes', de: 'französische Küche' },
  greek: { en: 'Greek dishes', de: 'griechische Küche' },
  spanish: { en: 'Spanish dishes', de: 'spanische Küche' },
  seafood: { en: 'fish and seafood', de: 'Fisch und Meeresfrüchte' },
  fish: { en: 'fish', de: 'Fisch' },
  indian: { en: 'Indian dishes', de: 'indische Küche' },
  chinese: { en: 'Chinese dishes', de: 'chinesische Küche' },
  japanese: { en: 'Japanese dishes', de: 'japanische Küche' },
  thai: { en: 'Thai dishes', de: 'thailändische Küche' },
  turkish: { en: 'Turkish dishes', de: 'türkische Küche' },
  burger: { en: 'burgers', de: 'Burger' },
  coffee_shop: { en: 'coffee and cake', de: 'Kaffee und Kuchen' },
  cake: { en: 'coffee and cake', de: 'Kaffee und Kuchen' },
  steak_house: { en: 'steak', de: 'Steak' },
  polish: { en: 'Polish dishes', de: 'polnische Küche' },
  czech: { en: 'Czech dishes', de: 'tschechische Küche' },
}
/** A meal as a share of what an adult eats for in a day, by what is served. */
const SHARE = { lunch: 0.38, cafe: 0.25 }
const MEALS: readonly [meal: Meal, at: string][] = [
  ['breakfast', '08:30'],
  ['lunch', '12:30'],
  ['snack', '15:30'],
  ['dinner', '19:00'],
]

/** A place to eat; undefined without a name or hours that can be read. */
export function openFood(
  { osmId, at, tags }: MapElement,
  { daily }: Pick<Destination, 'daily'>,
): FoodPlace | undefined {
  const kind = KINDS[tags.amenity ?? '']
  const name = plainName(tags.name)
  const doors = parseOpeningHours(tags.opening_hours)
  if (!kind || !name || !doors || doors.hours === 'always') return undefined
  const [opens = '', closes = ''] = doors.hours.split('-')
  const open = { from: minutesOfDay(opens), to: minutesOfDay(closes) }
  const meals = MEALS.flatMap(([meal, hour]) => {
    const isFull = meal === 'lunch' || meal === 'dinner'
    const serves = isFull ? kind !== 'bar' && !(kind === 'cafe' && meal === 'dinner') : kind === 'cafe'
    const time = minutesOfDay(hour)
    return serves && open.from <= time && time + 60 <= open.to ? [meal] : []
  })
  if (meals.length === 0) return undefined
  const cuisine = tags.cuisine
    ?.split(';')
    .map((each) => CUISINES[each.trim().toLowerCase()])
    .find((each) => each !== undefined)
  const vegan = tags['diet:vegan'] === 'yes' || tags['diet:vegan'] === 'only'
  const vegetarian =
    tags['diet:vegetarian'] === 'only' ? 2 : tags['diet:vegetarian'] === 'yes' || vegan ? 1 : 0
  return {
    id: `osm-${osmId}`,
    source: 'openstreetmap',
    name,
    at: [round(at[0]), round(at[1])],
    kind,
    hours: doors.hours,
    ...(doors.closed && { closed: doors.closed }),
    ...(doors.exceptions && { exceptions: doors.exceptions }),
    meals,
    eat: cuisine ?? { en: 'what the menu of the day has', de: 'was die Tageskarte hergibt' },
    cost: Math.max(1, Math.round(daily.food[1] * (kind === 'cafe' ? SHARE.cafe : SHARE.lunch))),
    vegetarian,
    ...(vegan && { vegan }),
    ...(tags['diet:halal'] === 'yes' && { halal: true }),
    ...(tags['diet:kosher'] === 'yes' && { kosher: true }),
    hint: {
      en: 'From OpenStreetMap, not checked by us.',
      de: 'Aus OpenStreetMap, von uns nicht geprüft.',
    },
  }
}
