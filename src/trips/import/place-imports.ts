import { distanceKm } from '../../atlas/distance.ts'
import { type EditContext, editPlan } from '../../planner/edit/edit-plan.ts'
import { findStop, stopsOf } from '../../planner/edit/operations/step.ts'
import { OPERATION_LIMITS, type PlanEdit } from '../../planner/edit/plan-edit.ts'
import { BASE_RADIUS_KM } from '../../planner/limits.ts'
import type { Plan } from '../../planner/plan.ts'
import { baseDestination } from '../../planner/schedule/schedule-day.ts'
import { isUnderWay } from '../../planner/travel/transfer-items.ts'
import { IMPORT_LIMITS, type ImportedPlace } from './imported-place.ts'
import { matchPlace } from './match-places.ts'

/** What became of a place that was brought along. */
export interface PlacedImport {
  name: string
  /** atlas: a sight that we know · own: a stop of the traveller's, not verified. */
  as?: 'atlas' | 'own'
  day?: number
  reason?: 'already' | 'no_room' | 'too_far' | 'too_many'
}

/** Days that are tried for each place, the nearest first. */
const DAYS_TRIED = 3

/** Operations that bring as many of these places into the plan as fit, and what became of each. */
export function placeImports(
  places: readonly ImportedPlace[],
  plan: Plan,
  context: EditContext,
): { operations: PlanEdit[]; placed: PlacedImport[] } {
  const operations: PlanEdit[] = []
  const most = Math.min(IMPORT_LIMITS.placed, OPERATION_LIMITS.atOnce)
  let current = plan
  const placed = places.map((place): PlacedImport => {
    const { name } = place
    const sight = matchPlace(place, context.destinations)
    const has = sight
      ? findStop(current, sight.id) !== undefined
      : current.days.some((day) => day.items.some((item) => item.place?.name === name))
    if (has) return { name, reason: 'already' }
    if (operations.length >= most) return { name, reason: 'too_many' }
    const at = sight ? { lat: sight.at[0], lon: sight.at[1] } : place.at
    const days = at ? nearestDays(current, at, context) : roomiestDays(current)
    if (days.length === 0) return { name, reason: 'too_far' }
    for (const day of days) {
      const edit: PlanEdit = sight
        ? { verb: 'add', place: sight.id, day }
        : { verb: 'own', day, name, ...(at && { at }), ...(place.note && { note: place.note }) }
      const outcome = editPlan(current, edit, context)
      // Nothing that was planned leaves for it.
      if (!outcome.edited || stopsOf(outcome.plan, day).length <= stopsOf(current, day).length) continue
      current = outcome.plan
      operations.push(edit)
      return { name, as: sight ? 'atlas' : 'own', day }
    }
    return { name, reason: 'no_room' }
  })
  return { operations, placed }
}

function roomiestDays(plan: Plan): number[] {
  const open = [...plan.days.entries()].filter(([, day]) => !isUnderWay(day)).map(([index]) => index)
  return open.toSorted((a, b) => stopsOf(plan, a).length - stopsOf(plan, b).length).slice(0, DAYS_TRIED)
}

function nearestDays(plan: Plan, at: { lat: number; lon: number }, { destinations }: EditContext): number[] {
  const point = [at.lat, at.lon] as const
  const away = new Map<number, number>()
  for (const [index, day] of plan.days.entries()) {
    const base = baseDestination(plan, index, destinations)
    if (isUnderWay(day) || distanceKm(base.center, point) > BASE_RADIUS_KM) continue
    const stops = stopsOf(plan, index)
    const nearest = Math.min(
      distanceKm(base.center, point),
      ...stops.map(({ place }) =>
        place?.lat === undefined || place.lon === undefined
          ? Infinity
          : distanceKm([place.lat, place.lon], point),
      ),
    )
    // Room counts as well: a stop more is like a kilometre.
    away.set(index, nearest + stops.length)
  }
  return [...away.keys()].toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0)).slice(0, DAYS_TRIED)
}
