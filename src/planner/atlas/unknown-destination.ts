import type { Destination } from '../../atlas/destination.ts'

/** A middling European city, in euros: what a level costs where nothing is known. */
const USUAL_COSTS: Pick<Destination, 'currency' | 'daily'> = {
  currency: 'EUR',
  daily: { lodging: [50, 100, 180, 360], food: [25, 42, 75, 140], transport: [6, 9, 20, 50] },
}

/** A stand-in for a place that the atlas does not know, so that its days can be timed like others. */
export function unknownDestination(name: string, lat = 0, lon = 0): Destination {
  return {
    id: 'unknown',
    names: { en: name, de: name, local: name },
    country: 'ZZ',
    continent: 'europe',
    center: [lat, lon],
    zone: 'UTC',
    ...USUAL_COSTS,
    languages: [],
    airports: [],
    tickets: [0, 0, 0, 0],
    best: [],
    nearby: [],
    areas: [],
    checked: '2026-11',
    sights: [],
  }
}
