import type { Destination, Sight } from '../destination.ts'
import type { Destination as AuthoredDestination } from './destination-schema.ts'
import { withHolidays } from './holidays.ts'
import type { Meals } from './meals-schema.ts'
import type { Practical } from './practical-schema.ts'

/** What the files of content/ say of one place beside content/atlas/<id>.json. */
export interface Sidecars {
  meals?: Meals
  practical?: Practical
  climate?: Destination['climate']
  countryFacts?: Destination['countryFacts']
  events?: Destination['events']
}

/** A destination as the Worker reads it: all topics in one, price levels derived, its country's closing days added. */
export function completeDestination(authored: AuthoredDestination, sidecars: Sidecars = {}): Destination {
  const { meals, practical, climate, countryFacts, events } = sidecars
  const sights = authored.sights.map((sight): Sight => ({
    ...sight,
    price: priceLevel(sight, authored.tickets),
  }))
  return withHolidays({
    ...authored,
    sights,
    ...(meals && { food: meals.food, dishes: meals.dishes, evenings: meals.evenings }),
    ...(practical && { practical }),
    ...(climate && { climate }),
    ...(countryFacts && { countryFacts }),
    ...(events?.length && { events }),
  })
}

/** The level whose usual ticket is nearest; 0 is free and nothing else is. */
function priceLevel(
  { price, adult }: Pick<AuthoredDestination['sights'][number], 'price' | 'adult'>,
  tickets: AuthoredDestination['tickets'],
): number {
  if (adult === undefined) return price ?? 0
  if (adult === 0) return 0
  const levels = [1, 2, 3]
  const off = (level: number) => Math.abs((tickets[level] ?? 0) - adult)
  return levels.reduce((best, level) => (off(level) < off(best) ? level : best))
}
