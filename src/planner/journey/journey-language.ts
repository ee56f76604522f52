import type { Plan } from '../plan.ts'

/** A journey's legs and money with the names of its places in another language; nothing of a trip to one place. */
export function journeyIn(
  { legs, budget }: Plan,
  nameOf: (id: string) => string | undefined,
): Partial<Pick<Plan, 'legs' | 'budget'>> {
  if (!legs) return {}
  const stops = budget.stops?.map((stop) => ({ ...stop, place: nameOf(stop.id) ?? stop.place }))
  return {
    legs: legs.map((leg) => ({
      ...leg,
      from: nameOf(leg.fromId) ?? leg.from,
      to: nameOf(leg.toId) ?? leg.to,
      ...(leg.via && { via: { ...leg.via, name: nameOf(leg.via.id) ?? leg.via.name } }),
    })),
    budget: { ...budget, ...(stops && { stops }) },
  }
}
