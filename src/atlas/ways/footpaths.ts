import facts from '../../../content/land-and-sea.json' with { type: 'json' }
import { type Circle, type Coordinates, distanceKm, isWithin, STAY_KM } from '../distance.ts'

/** Walks that one comes for themselves, as lanes or a canal from one temple to the next: each by circles along it, km. */
const FOOTPATHS: readonly (readonly Circle[])[] = facts.footpaths.map(({ circles }) =>
  circles.map(([lat = 0, lon = 0, km = 0]) => ({ at: [lat, lon] as const, km })),
)

/** For ways of a stay at `center`: whether both ends lie on one such walk; undefined where there is none. */
export function footpathsAt(
  center: Coordinates,
): ((from: Coordinates, to: Coordinates) => boolean) | undefined {
  const near = FOOTPATHS.filter((path) => path.some(({ at }) => distanceKm(at, center) <= STAY_KM))
  if (near.length === 0) return undefined
  const isOn = (path: readonly Circle[], place: Coordinates) => path.some((circle) => isWithin(circle, place))
  return (from, to) => near.some((path) => isOn(path, from) && isOn(path, to))
}
