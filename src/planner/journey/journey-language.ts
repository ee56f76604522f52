import type { Atlas } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { townNames } from '../../atlas/lookup/start-place.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Plan } from '../plan.ts'

interface Names {
  atlas: Pick<Atlas, 'head'>
  destinations: readonly Destination[]
  language: Locale
}

/** A journey's legs and money with the names of its places in another language; nothing of a trip to one place. */
export function journeyIn({ legs, budget }: Plan, names: Names): Partial<Pick<Plan, 'legs' | 'budget'>> {
  if (!legs) return {}
  const stops = budget.stops?.map((stop) => ({ ...stop, place: nameOf(stop.id, names) ?? stop.place }))
  return {
    legs: legs.map((leg) => ({
      ...leg,
      from: nameOf(leg.fromId, names) ?? leg.from,
      to: nameOf(leg.toId, names) ?? leg.to,
      ...(leg.via && { via: { ...leg.via, name: nameOf(leg.via.id, names) ?? leg.via.name } }),
    })),
    budget: { ...budget, ...(stops && { stops }) },
  }
}

/** Of a destination, of a town where one sets out, or of a sight that a leg stops at. */
function nameOf(id: string, { atlas, destinations, language }: Names): string | undefined {
  const place = destinations.find((each) => each.id === id) ?? atlas.head(id)
  const sight = place
    ? undefined
    : destinations.flatMap(({ sights }) => sights).find((each) => each.id === id)
  return (place?.names ?? townNames(id))?.[language] ?? sight?.name[language]
}
