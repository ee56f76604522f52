import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { isOverStrait } from '../../atlas/ways/straits.ts'
import { knownMeans, type ReachPlace } from './known-reach.ts'
import type { Travel } from './paces.ts'

/** From the goal of a trip to what is seen with it, km. */
const BESIDE_KM = 4

/**
 * A way that is guessed, as long at least as what is known of its ends allows: from town nobody is sooner at the goal of
 * a bus, a boat or a cable car over a place off its line. `known` and `way`: ways as the atlas knows them, and all.
 */
export function noShortcuts(
  place: ReachPlace,
  known: (from: Coordinates, to: Coordinates) => Travel | undefined,
  way: (from: Coordinates, to: Coordinates) => Travel,
): (from: Coordinates, to: Coordinates, guessed: Travel) => Travel {
  const meansAt = knownMeans(place)
  const { center } = place

  /** Minutes left of the way out to `goal` for who stands at `other`. */
  function left(goal: Coordinates, other: Coordinates, isDriven: boolean): number {
    const means = meansAt(goal)
    const out = means && known(center, goal)
    if (!out) return 0
    const there = way(center, other)
    const isAlike = (out.mode === 'car') === isDriven && (there.mode === 'car') === isDriven
    return isAlike || means === 'ferry' ? out.minutes - there.minutes : 0
  }

  return (from, to, guessed) => {
    if (guessed.mode === 'walk' || from === center || to === center) return guessed
    if (distanceKm(from, to) < BESIDE_KM && !isOverStrait(from, to)) return guessed
    const isDriven = guessed.mode === 'car'
    const least = Math.max(left(from, to, isDriven), left(to, from, isDriven))
    return least > guessed.minutes ? { ...guessed, minutes: least } : guessed
  }
}
