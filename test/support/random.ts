import { createRandom } from '../../src/planner/schedule/search/random.ts'

/** Numbers in [0, 1) that are the same in every run. */
export const randomFrom = createRandom

/** One of a list that is not empty. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}
