import type { Solution } from '../../search/solution.ts'
import { replaceOne } from './arrange-days.ts'
import type { DayWishes } from './day-wishes.ts'

/** In the unit of arrange-days.ts, and how much of what is nothing for them may make room. */
const THEIRS = { worth: 1.2, replaces: 8 }

/**
 * A day without anything for children takes what another has two of, or what was left out, at the cost of an hour or two
 * under way. `kept`: by stop, whether it stays where it is.
 */
export function oneForChildren(solution: Solution, wishes: DayWishes, kept: readonly boolean[]): void {
  const days = solution.dayOf.slice()
  const wanted = wishes.wanted.map((want) => (want.forChildren ? { ...want, ...THEIRS } : want))
  const keeps = (stop: number, day: number) => kept[stop] === true && days[stop] === day
  const theirs = wanted.filter(({ forChildren }) => forChildren)
  for (let day = 0; day < solution.routes.length; day++)
    if (!replaceOne(solution, { ...wishes, wanted, keeps }, theirs)) return
}
