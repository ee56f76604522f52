import type { Destination } from '../atlas/destination.ts'
import type { NamedPlace } from '../atlas/lookup/place-names.ts'
import type { Stop, StopsOfDay } from './resolve-stops.ts'

/** What a name means near a destination, by open data; undefined where it means nothing there, or nobody knew in time. */
export type FindSight = (name: string, destination: Destination) => Promise<NamedPlace | undefined>

/** So many names of one text are asked for: each takes the map's one turn a second. */
const MOST = 3

/** Stops that the atlas does not know, with what open data knows of them. */
export async function lookUpStops(
  days: readonly StopsOfDay[],
  findSight: FindSight | undefined,
): Promise<StopsOfDay[]> {
  if (!findSight) return [...days]
  const asked = new Map<string, Promise<NamedPlace | undefined>>()
  const keyOf = (destination: Destination, name: string) => `${destination.id} ${name.toLowerCase()}`
  for (const { destination, stops } of days)
    for (const { sought } of stops) {
      if (sought === undefined || asked.size >= MOST) continue
      const key = keyOf(destination, sought)
      if (!asked.has(key)) asked.set(key, findSight(sought, destination))
    }
  return Promise.all(
    days.map(async (day) => ({
      ...day,
      stops: await Promise.all(day.stops.map((stop) => lookedUp(stop, day))),
    })),
  )

  async function lookedUp(stop: Stop, { destination }: StopsOfDay): Promise<Stop> {
    const { sought, ...rest } = stop
    const place = sought === undefined ? undefined : await asked.get(keyOf(destination, sought))
    return place ? { ...rest, place } : stop
  }
}
