import { distanceKm } from '../../../src/atlas/distance.ts'
import { visitsOf, isStop, type Tally, type Trip, type Visit } from './visits.ts'

/** So close to where one was before is the same part of town, km; so far from it one has left it. */
const SAME_KM = 3
const LEFT_KM = 8

/** Days on which one leaves a part of town for somewhere further out and comes back to it for another stop. */
export function backAndForth({ plan, destinations, request }: Trip): Tally {
  const all = visitsOf({ plan, destinations, request }).filter(({ item }) => isStop(item) && !item.event)
  const days = plan.days.map((_, index) => all.filter(({ day }) => day === index))
  return {
    of: days.filter((visits) => visits.length > 1).length,
    found: days.flatMap((visits) =>
      returns(visits)
        ? [{ date: visits[0]?.date ?? '', text: visits.map(({ sight }) => sight.id).join(' > ') }]
        : [],
    ),
  }
}

function returns(visits: readonly Visit[]): boolean {
  return visits.some((first, index) =>
    visits
      .slice(index + 2)
      .some(
        (later, between) =>
          kmBetween(first, later) < SAME_KM &&
          visits.slice(index + 1, index + 2 + between).some((away) => kmBetween(first, away) > LEFT_KM),
      ),
  )
}

function kmBetween(a: Visit, b: Visit): number {
  return distanceKm(a.sight.at, b.sight.at)
}
