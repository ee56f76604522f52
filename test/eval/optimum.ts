import { ITERATIONS } from '../../src/planner/atlas/planner.ts'
import { searchTour } from '../../src/planner/schedule/search/search-tour.ts'
import { optimalPrize } from './exact.ts'
import { smallTour } from './small-tours.ts'

const INSTANCES = 600

/** How close the search comes to the optimum on small towns that can be solved exactly. */
export async function run(instances = INSTANCES): Promise<Record<string, number>> {
  const ratios: number[] = []
  for (let seed = 1; ratios.length < instances; seed++) {
    const tour = smallTour(seed)
    const optimum = optimalPrize(tour)
    if (optimum === 0) continue
    ratios.push(searchTour(tour, { seed, patience: ITERATIONS }).prize / optimum)
  }
  return {
    optimumInstances: ratios.length,
    optimumMean: ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length,
    optimumMin: Math.min(...ratios),
    optimumReached: ratios.filter((ratio) => ratio >= 1).length / ratios.length,
  }
}
