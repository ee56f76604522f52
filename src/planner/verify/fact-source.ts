import type { Destination } from '../../atlas/destination.ts'
import { withEvents } from '../../atlas/event-sights.ts'
import { homeCountry } from '../../atlas/country/home-country.ts'
import { pricedFor } from '../../atlas/ticket-price.ts'
import type { Atlas } from '../../atlas/atlas.ts'
import { startCenter } from '../../atlas/lookup/start-place.ts'
import { distanceKm } from '../../atlas/distance.ts'
import type { PlanFacts } from './subject.ts'
import type { Plan, PlanRequest } from '../plan.ts'

/** The part of the atlas that the verifier reads. */
export type FactSource = Pick<Atlas, 'load' | 'find' | 'head'>

/**
 * The records behind a plan: its destination, its bases, where a journey begins and ends, the places it may be visiting
 * whole, and the destinations next to its bases, from which excursions come. Ids that the atlas does not know are left
 * out. Tickets are priced for who sets out from `startLocation`.
 */
export async function gatherFacts(
  plan: Pick<Plan, 'destination' | 'days' | 'legs'>,
  atlas: FactSource,
  { startLocation }: Partial<Pick<PlanRequest, 'startLocation'>> = {},
): Promise<PlanFacts> {
  const home = plan.destination.id
  const ids = new Set(home === undefined ? [] : [home])
  for (const { base } of plan.days) if (base.id !== undefined) ids.add(base.id)
  const dates = plan.days.map(({ date }) => date)
  const loaded = (await loadAll(ids, atlas)).map((destination) => withEvents(destination, dates))
  const known = new Set(loaded.flatMap(({ id, sights }) => [id, ...sights.map((sight) => sight.id)]))
  const open = new Set<string>()
  for (const { place } of plan.days.flatMap(({ items }) => items)) {
    if (place?.id !== undefined && !known.has(place.id)) open.add(place.id)
  }
  // A sight's id says nothing of its destination, so the neighbours are asked when one stays unknown.
  if (open.size > 0) for (const { nearby } of loaded) for (const id of nearby) if (!ids.has(id)) open.add(id)
  for (const { fromId, toId, via } of plan.legs ?? [])
    for (const id of [fromId, toId, via?.id]) if (id) open.add(id)
  const more = [...open].filter((id) => !ids.has(id))
  const destinations = [...loaded, ...(await loadAll(more, atlas))]
  const country = startLocation === undefined ? undefined : homeCountry(atlas, startLocation)
  const start = startLocation === undefined ? undefined : startCenter(atlas, startLocation)
  const seen = destinations.map((destination) => pricedFor(destination, country))
  return {
    destinations: seen.map((destination) =>
      start && destination.id === home
        ? { ...destination, startKm: distanceKm(start, destination.center) }
        : destination,
    ),
  }
}

async function loadAll(ids: Iterable<string>, atlas: FactSource): Promise<Destination[]> {
  const found = await Promise.all([...ids].map((id) => atlas.load(id)))
  return found.filter((destination) => destination !== undefined)
}
