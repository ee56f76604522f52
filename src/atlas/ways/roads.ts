import facts from '../../../content/roads.json' with { type: 'json' }
import { type Circle, type Coordinates, distanceKm, isWithin, STAY_KM } from '../distance.ts'

/** Motorways and straight country roads; what most roads are; mountain roads, single lanes and tracks. */
export type Roads = 'fast' | 'usual' | 'slow'

const FAST = new Set(facts.fast.split(' '))
const SLOW = new Set(facts.slow.split(' '))
/** Parts of a country where they are slower than elsewhere, each a circle, km. */
const HILLY = circlesOf(facts.hilly)
const MOUNTAIN = circlesOf(facts.mountain)

/** What the roads are like at a place near `center`. */
export function roadsAround(country: string, center: Coordinates): (place: Coordinates) => Roads {
  const usual = SLOW.has(country) ? 'slow' : FAST.has(country) ? 'fast' : 'usual'
  const mountain = nearTo(MOUNTAIN, center)
  const hilly = usual === 'fast' ? nearTo(HILLY, center) : []
  if (usual === 'slow' || (mountain.length === 0 && hilly.length === 0)) return () => usual
  return (place) => (isIn(mountain, place) ? 'slow' : isIn(hilly, place) ? 'usual' : usual)
}

function nearTo(circles: readonly Circle[], center: Coordinates): Circle[] {
  return circles.filter(({ at, km }) => distanceKm(at, center) <= STAY_KM + km)
}

function isIn(circles: readonly Circle[], place: Coordinates): boolean {
  return circles.some((circle) => isWithin(circle, place))
}

/** Each with the name of the part first. */
function circlesOf(parts: readonly (readonly (string | readonly number[])[])[]): Circle[] {
  return parts.flat().flatMap((part) => {
    if (typeof part === 'string') return []
    const [lat = 0, lon = 0, km = 0] = part
    return [{ at: [lat, lon] as const, km }]
  })
}
