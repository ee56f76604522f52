import type { Sight } from '../atlas/destination.ts'
import type { PlanFacts } from './checks/subject.ts'
import { isStop } from './checks/subject.ts'
import type { Plan, PlanDay } from './plan.ts'

const LONG_NAME = 6

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
  const listed = [...numbers.keys()].map(({ id, name }) => ({
    id,
    names: [name.en.toLowerCase(), name.de.toLowerCase()],
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
      const own = new Set(days.flatMap(({ items }) => items.flatMap(({ place }) => place?.id ?? [])))
      const lower = text.toLowerCase()
      const others = listed
        .flatMap(({ id, names }) => (own.has(id) ? [] : names))
        .filter((name) => isNamed(lower, name))
      if (others.length === 0) return false
      const ownNames = [
        ...listed.flatMap(({ id, names }) => (own.has(id) ? names : [])),
        ...days.flatMap(({ base, items }) => [base.name, ...items.flatMap(({ place }) => place?.name ?? [])]),
      ].map((name) => name.toLowerCase())
      // "Upper Belvedere" names no other "Belvedere".
      const without = (other: string) =>
        ownNames
          .filter((name) => name.includes(other))
          .reduce((left, name) => left.replaceAll(name, '\n'), lower)
      return others.some((other) => isNamed(without(other), other))
    },
  }
}

/** Ids of all places that a plan visits. */
function visitedIds(plan: Plan): Set<string> {
  return new Set(
    plan.days.flatMap(({ items }) => items.filter(isStop).flatMap(({ place }) => place?.id ?? [])),
  )
}

/** Short names are found as words of their own only: "rivals" do not name the Riva. */
function isNamed(text: string, name: string): boolean {
  if (name.length >= LONG_NAME) return text.includes(name)
  return text.split(/[^\p{L}\p{N}+-]+/u).includes(name)
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
