import { daylightOn } from '../../atlas/daylight.ts'
import type { Evening } from '../../atlas/destination.ts'
import type { Coordinates } from '../../atlas/distance.ts'
import { momentOn, momentsOf } from '../../atlas/moments.ts'
import { takesPlace } from '../schedule/evenings/plan-evening.ts'
import { isSamePlace } from '../schedule/evenings/same-place.ts'
import { type FreeHour, type Idea, nearTo, type Span } from './ideas-near.ts'

/** Where one walks for a while after dark, and pays nothing. */
const WALKS: ReadonlySet<Evening['kind']> = new Set(['promenade', 'lights', 'night-market'])

/** A walk by lamplight that no day holds, by day or in the evening, the best first. */
export function strollNear(
  points: readonly [here: Coordinates, next?: Coordinates],
  span: Span,
  { day, destination, party, used }: FreeHour,
): Idea | undefined {
  const { center, zone, sights, evenings = [] } = destination
  const light = momentsOf('always', daylightOn(day.date, center, zone))
  const seen = sights.filter(({ id }) => used.has(id))
  const had = evenings.filter(({ id }) => used.has(id))
  const isNear = nearTo(points, destination, party)
  const [best] = evenings
    .filter(
      ({ id, kind, cost, event, booking }) => WALKS.has(kind) && !cost && !event && !booking && !used.has(id),
    )
    .filter((evening) => takesPlace(evening, day.date, party) && isNear(evening))
    .filter(({ from, to }) => momentOn(from, light) <= span.from && momentOn(to, light) >= span.to)
    .filter((evening) => ![...seen, ...had].some((each) => isSamePlace(evening, each)))
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
  return best && { id: best.id, name: best.name[party.language] }
}
