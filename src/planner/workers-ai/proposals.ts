import { distanceKm } from '../../atlas/distance.ts'
import type { Coordinates } from '../../atlas/distance.ts'
import { pointOf } from '../verify/subject.ts'
import type { PlanFacts } from '../verify/subject.ts'
import { BASE_RADIUS_KM } from '../limits.ts'
import { hasOuting } from '../days/day-trip.ts'
import type { Plan, PlanDay, PlanItem } from '../plan.ts'
import type { DayAdvice } from './day-advice.ts'
import { GUESSED_FACT } from './usable-text.ts'

const MOST_A_DAY = 3
/** What a model writes for lack of a name: a kind of place, or words without a capital. */
const NO_NAME = /^(local|some|a|an|your|ein|eine|lokale?[rs]?|euer|eure)\s|\b(restaurant|hotel|hostel)\b/i
const NO_CAPITAL = /^[^\p{Lu}\p{Lo}]*$/u

/**
 * Places that a model knows where the atlas has no sights: not verified, never more than near the base. Where even the
 * base has no coordinates, the first place of the trip that has stands for it.
 */
export function proposedStops(plan: Plan, day: PlanDay, advice: DayAdvice, facts: PlanFacts): PlanItem[] {
  const known = facts.destinations.find(({ id }) => id === day.base.id)
  if ((known && known.sights.length > 0) || hasOuting(day, facts.destinations)) return []
  const taken = new Set(
    plan.days.flatMap(({ items }) => items.flatMap(({ place }) => place?.name.toLowerCase() ?? [])),
  )
  let center: Coordinates | undefined = pointOf(day.base) ?? known?.center ?? firstPoint(plan)
  const stops: PlanItem[] = []
  for (const { name, lat, lon, minutes, why } of advice.places) {
    const nameKey = name.toLowerCase()
    center ??= [lat, lon]
    const far = distanceKm(center, [lat, lon]) > BASE_RADIUS_KM
    if (
      far ||
      NO_NAME.test(name) ||
      NO_CAPITAL.test(name) ||
      taken.has(nameKey) ||
      stops.length === MOST_A_DAY
    )
      continue
    taken.add(nameKey)
    const place = { name, lat, lon, verified: false }
    stops.push({
      id: `proposed-${stops.length + 1}`,
      kind: 'sight',
      start: '00:00',
      end: clock(minutes),
      title: name,
      place,
      ...(GUESSED_FACT.test(why) ? {} : { why }),
    })
  }
  return stops
}

function firstPoint(plan: Plan): Coordinates | undefined {
  return plan.days
    .flatMap(({ items }) => items.map(({ place }) => pointOf(place)))
    .find((at) => at !== undefined)
}

/** Only the length counts: the scheduler gives it its place in the day. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
