import { regionOf } from '../../../atlas/bases.ts'
import type { Destination } from '../../../atlas/destination.ts'
import { isSameTown } from '../../journey/plan-route.ts'
import type { Plan } from '../../plan.ts'
import { baseDestination } from '../../schedule/schedule-day.ts'
import { isUnderWay } from '../../travel/transfer-items.ts'
import type { EditFacts } from '../edit-facts.ts'

/** Some nights of a journey at one base, and the days of the plan that are spent there, by index. */
export interface JourneyStay {
  base: Destination
  nights: number
  days: readonly number[]
}

/** A day as a change of the journey wants it: where, and made of which of the plan's days. */
export interface WantedDay {
  base: Destination
  from?: number
}

/** The plan's stays in order; only the trip's last day has no night. */
export function staysIn(plan: Plan, { destinations }: Pick<EditFacts, 'destinations'>): JourneyStay[] {
  const stays: { base: Destination; nights: number; days: number[] }[] = []
  for (const index of plan.days.keys()) {
    const base = baseDestination(plan, index, destinations)
    const stay = stays.at(-1)
    const night = index < plan.days.length - 1 ? 1 : 0
    if (stay?.base.id === base.id) {
      stay.days.push(index)
      stay.nights += night
    } else stays.push({ base, nights: night, days: [index] })
  }
  return stays
}

/** Stays that follow each other in one region are one place of the journey. */
export function placesIn(stays: readonly JourneyStay[]): JourneyStay[][] {
  const places: JourneyStay[][] = []
  for (const stay of stays) {
    const place = places.at(-1)
    if (place && regionOf(place[0]?.base.id ?? '') === regionOf(stay.base.id)) place.push(stay)
    else places.push([stay])
  }
  return places
}

/** Whether two places in a row have a town in common, as Reykjavík and the round of Iceland do. */
export function haveTownTwice(places: readonly JourneyStay[][]): boolean {
  return places.some((place, index) =>
    (places[index + 1] ?? []).some(({ base: { center } }) =>
      place.some(({ base }) => isSameTown(base.center, center)),
    ),
  )
}

/** Whether an id names the stay: its base, or the region that holds it. */
export function isMeant({ base }: JourneyStay, id: string): boolean {
  return base.id === id || regionOf(base.id) === id
}

/** Nights in a bed, those on the way there not counted. */
export function nightsThere({ nights, days }: JourneyStay, plan: Plan): number {
  return nights - days.filter((index) => plan.days[index] && isUnderWay(plan.days[index])).length
}

/**
 * The days that stays come to. A day stays on its date where its place does; what is left of a stay that has moved
 * keeps its order on the dates that are left.
 */
export function daysOfStays(stays: readonly JourneyStay[]): WantedDay[] {
  let first = 0
  return stays.flatMap(({ base, nights, days }, number) => {
    const length = nights + (number === stays.length - 1 ? 1 : 0)
    const own = Array.from({ length }, (_, index) => first + index)
    first += length
    const left = days.filter((index) => !own.includes(index))
    return own.map((index): WantedDay => {
      const from = days.includes(index) ? index : left.shift()
      return { base, ...(from !== undefined && { from }) }
    })
  })
}
