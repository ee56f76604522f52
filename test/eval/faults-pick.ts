import type { Destination, Sight } from '../../src/atlas/destination.ts'
import type { Plan, PlanDay, PlanItem, PlanRequest } from '../../src/planner/plan.ts'
import type { CheckId } from '../../src/planner/verify/texts/check-messages.ts'

/** One way to spoil a sound plan, and the check that must notice. */
export interface Injection {
  name: string
  /** Any of these failing counts as noticed. */
  noticedBy: readonly CheckId[]
  /** Changes `plan` in place; false where the plan offers nothing to spoil that way. */
  spoil(subject: Spoiled): boolean
}

export interface Spoiled {
  plan: Plan
  request: PlanRequest
  home: Destination
  /** A destination far away from the plan's. */
  elsewhere: Destination
}

export function stopsOf(day: PlanDay | undefined): PlanItem[] {
  return day?.items.filter(({ kind, place }) => kind === 'sight' && place !== undefined) ?? []
}

/** The first day with so many stops or more, full days before half days. */
export function dayWith(plan: Plan, stops: number): PlanDay | undefined {
  const inner = plan.days.slice(1, -1)
  return [...inner, ...plan.days].find((day) => stopsOf(day).length >= stops)
}

export function stopsIn(plan: Plan): PlanItem[] {
  return plan.days.flatMap(stopsOf)
}

export function sightOf(item: PlanItem, home: Destination): Sight | undefined {
  return home.sights.find(({ id }) => id === item.place?.id)
}

/** Puts another sight in a stop's place, times untouched. */
export function replaceStop(item: PlanItem, sight: Sight, language: 'en' | 'de'): void {
  item.title = sight.name[language]
  item.place = {
    id: sight.id,
    name: sight.name[language],
    lat: sight.at[0],
    lon: sight.at[1],
    verified: true,
  }
}
