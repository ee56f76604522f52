import type { Sight } from '../../atlas/destination.ts'
import type { PlanFacts } from '../verify/subject.ts'
import { isStop, type Plan, type PlanDay } from '../plan.ts'

/** Too little of a name to find it in a text by, with the space before it. */
const SHORT = 3

/** The places a model may name, by the numbers under which the prompt lists them. */
export interface PlaceList {
  /** The number of a sight, for the prompt. */
  numberOf(sight: Sight): number
  /** What a model means by a number, an id or a name on a day; undefined when the list has no such place there. */
  find(ref: string, day: PlanDay): Sight | undefined
  /** Sights at a day's base that no day of the plan visits, the best first. */
  unused(plan: Plan, day: PlanDay): Sight[]
  /** Whether a text names a sight of the list that these days do not visit. */
  namesOther(text: string, days: readonly PlanDay[]): boolean
}

export function createPlaceList({ destinations }: PlanFacts): PlaceList {
  const numbers = new Map<Sight, number>()
  for (const { sights } of destinations) for (const sight of sights) numbers.set(sight, numbers.size + 1)
  // From the beginning of a word: "arrival" does not name the Riva.
  const listed = [...numbers.keys()].map(({ id, name }) => ({
    id,
    names: [name.en, name.de].map((each) => ` ${fold(each)}`).filter((each) => each.length > SHORT),
  }))
  const around = (day: PlanDay) => destinations.find(({ id }) => id === day.base.id)?.sights ?? []
  return {
    numberOf: (sight) => numbers.get(sight) ?? 0,
    find(ref, day) {
      const wanted = fold(ref)
      return around(day).find(
        (sight) =>
          String(numbers.get(sight)) === ref.replace(/^#/, '') ||
          sight.id === ref.toLowerCase() ||
          fold(sight.name.en) === wanted ||
          fold(sight.name.de) === wanted,
      )
    },
    unused(plan, day) {
      const visited = visitedIds(plan)
      return around(day)
        .filter((sight) => !visited.has(sight.id))
        .toSorted((a, b) => b.score - a.score)
    },
    namesOther(text, days) {
      const items = days.flatMap((day) => day.items)
      const own = new Set(items.flatMap(({ place }) => place?.id ?? []))
      const said = ` ${fold(text)}`
      // "Upper Belvedere" names no other "Belvedere".
      const isOwn = (name: string) =>
        [...days.map(({ base }) => base), ...items.flatMap(({ place }) => place ?? [])].some((mine) => {
          const whole = ` ${fold(mine.name)}`
          return whole.includes(name) && said.includes(whole)
        })
      return listed.some(
        ({ id, names }) => !own.has(id) && names.some((name) => said.includes(name) && !isOwn(name)),
      )
    },
  }
}

/** Ids of all places that a plan visits. */
function visitedIds(plan: Plan): Set<string> {
  return new Set(
    plan.days.flatMap(({ items }) => items.filter(isStop).flatMap(({ place }) => place?.id ?? [])),
  )
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
