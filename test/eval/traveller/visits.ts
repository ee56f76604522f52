import type { Destination, Sight } from '../../../src/atlas/destination.ts'
import type { Plan, PlanDay, PlanItem, PlanRequest } from '../../../src/planner/plan.ts'

/**
 * A finished plan beside the atlas's records, as the measures of the traveller's table read it. Nothing here is the
 * scheduler's or the verifier's: what they share with the plan, its vocabulary and the records, is all there is.
 */
export interface Trip {
  request: PlanRequest
  plan: Plan
  /** By id; of a region's base ("iceland/vik") the region. */
  destinations: ReadonlyMap<string, Destination>
}

/** What a measure found: how many it looked at, and those that were not as they should be. */
export interface Tally {
  of: number
  found: Finding[]
}

export interface Finding {
  /** Of the day, YYYY-MM-DD. */
  date?: string
  text: string
}

/** A stop with the record of what is seen. */
export interface Visit {
  day: number
  date: string
  item: PlanItem
  sight: Sight
  /** Minutes after midnight. */
  start: number
  end: number
}

export function minutesAt(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export function homeOf({ plan, destinations }: Trip): Destination | undefined {
  return destinations.get(plan.destination.id ?? '')
}

/** The destination whose records a day is made of. */
export function destinationOf({ destinations }: Trip, { base }: PlanDay): Destination | undefined {
  return destinations.get((base.id ?? '').split('/')[0] ?? '')
}

export function isStop({ kind }: PlanItem): boolean {
  return kind === 'sight' || kind === 'daytrip'
}

/** Arriving, moving on or leaving takes a part of it. */
export function isTravelDay({ items }: PlanDay): boolean {
  return items.some(({ kind }) => kind === 'transfer' || kind === 'checkin')
}

export function hasStop(trip: Trip, day: PlanDay): boolean {
  return day.items.some(isStop) || visitsOf(trip).some(({ date }) => date === day.date)
}

/**
 * All that a plan visits of the atlas's sights, views at dusk among the evenings too; a whole town for a day is none, nor
 * is a walk after dinner by what has no best hour.
 */
export function visitsOf(trip: Trip): Visit[] {
  return trip.plan.days.flatMap((day, index) => {
    const records = new Map(destinationOf(trip, day)?.sights.map((sight) => [sight.id, sight]))
    return day.items.flatMap((item): Visit[] => {
      if (!isStop(item) && item.kind !== 'evening') return []
      const sight = records.get(item.place?.id ?? '')
      if (!sight || (item.kind === 'evening' && !sight.best)) return []
      const [start, end] = [minutesAt(item.start), minutesAt(item.end)]
      return [{ day: index, date: day.date, item, sight, start, end: end < start ? end + 1440 : end }]
    })
  })
}

/** Runs of days at one base: [first, last], by index. */
export function staysOf({ days }: Plan): [number, number][] {
  const stays: [number, number][] = []
  for (const [index, { base }] of days.entries()) {
    const last = stays.at(-1)
    if (last && days[last[1]]?.base.id === base.id) last[1] = index
    else stays.push([index, index])
  }
  return stays
}

/** Whether a party of this kind would be led there in that month. */
export function suits({ season, kids, ages }: Sight, date: string, request: PlanRequest): boolean {
  if (season && !season.includes(Number(date.slice(5, 7)))) return false
  if (request.kids === 0) return true
  const told = request.wishes?.ages ?? []
  return kids > 0 && told.every((age) => !ages || (age >= ages[0] && age <= ages[1]))
}

/** "vienna, 2027-05-03 to 2027-05-07, 2+1, relaxed, de". */
export function named({ request, plan }: Trip): string {
  const { startDate, endDate, adults, kids, tripType, language } = request
  return `${plan.destination.id ?? request.destination}, ${startDate} to ${endDate}, ${adults}+${kids}, ${tripType}, ${language}`
}
