import facts from '../../../content/land-and-sea.json' with { type: 'json' }
import { type Circle, type Coordinates, distanceKm, isWithin, STAY_KM } from '../distance.ts'

/** Neighbours with a ridge or a fjord between them, each a circle, km, and a place through which the road goes instead. */
const AROUND = facts.around.map(({ sides, via: [lat = 0, lon = 0] }) => ({
  sides: sides.map(([north = 0, east = 0, km = 0]) => ({ at: [north, east] as const, km })),
  via: [lat, lon] as const,
}))

/**
 * For ways of a stay at `center`: straight lines from one place to another by way of the one between, km; undefined
 * where nothing lies in the way.
 */
export function roundaboutsAt(
  center: Coordinates,
): (from: Coordinates, to: Coordinates) => number | undefined {
  const near = AROUND.filter(({ via }) => distanceKm(via, center) <= STAY_KM)
  return near.length === 0 ? () => undefined : (from, to) => roundaboutKm(near, from, to)
}

function roundaboutKm(near: typeof AROUND, from: Coordinates, to: Coordinates): number | undefined {
  const found = near.find(
    ({ sides: [one, other] }) => leads(one, other, from, to) || leads(one, other, to, from),
  )
  return found && distanceKm(from, found.via) + distanceKm(found.via, to)
}

/** From within the first side out to the second, which may surround it. */
function leads(
  one: Circle | undefined,
  other: Circle | undefined,
  from: Coordinates,
  to: Coordinates,
): boolean {
  return isIn(one, from) && isIn(other, to) && !isIn(one, to)
}

function isIn(side: Circle | undefined, place: Coordinates): boolean {
  return side !== undefined && isWithin(side, place)
}
