import type { Coordinates } from '../../atlas/distance.ts'
import type { Travel } from './paces.ts'
import { oncePerKey } from '../../platform/once-per-key.ts'

/** The way between two places of one stay; minutes are rounded up to five. */
export type WayBetween = (from: Coordinates, to: Coordinates, kids: number) => Travel

/** So many askers are remembered, the latest first. */
const MOST = 4

/**
 * `create`, whose ways are worked out once for each pair of points: a plan asks for the same ones some seven times,
 * each of its parts anew. The same arguments, compared by `===`, are the same asker; points are held weakly.
 */
export function rememberWays<Asker extends readonly unknown[]>(
  create: (...asker: Asker) => WayBetween,
): (...asker: Asker) => WayBetween {
  const remembered: { asker: Asker; ways: WayBetween }[] = []
  return (...asker) => {
    const isSame = (each: Asker) =>
      each.length === asker.length && each.every((part, place) => part === asker[place])
    const index = remembered.findIndex((each) => isSame(each.asker))
    const [found = { asker, ways: remember(create(...asker)) }] = index < 0 ? [] : remembered.splice(index, 1)
    remembered.unshift(found)
    remembered.splice(MOST)
    return found.ways
  }
}

function remember(ways: WayBetween): WayBetween {
  const fromEach = (kids: number) =>
    oncePerKey((from: Coordinates) => oncePerKey((to: Coordinates) => ways(from, to, kids)))
  const [withKids, without] = [fromEach(1), fromEach(0)]
  return (from, to, kids) => (kids > 0 ? withKids : without)(from)(to)
}
