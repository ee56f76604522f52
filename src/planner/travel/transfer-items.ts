import type { PlanDay, PlanItem } from '../plan.ts'

/** The item's id on day `index` (from 0) for the flight there, or for landing. */
export function journeyId(index: number): string {
  return `${index + 1}-journey`
}

export function isJourney({ id }: Pick<PlanItem, 'id'>): boolean {
  return id.endsWith('-journey')
}

/** A day spent on the way there: nobody has arrived, nothing is visited, and no room is needed. */
export function isUnderWay({ items }: Pick<PlanDay, 'items'>): boolean {
  return items.some(isJourney) && !items.some(({ kind }) => kind === 'checkin')
}

/** The first of these days on which somebody is there, from 0. */
export function arrivalDay(days: readonly Pick<PlanDay, 'items'>[]): number {
  return days.findIndex((day) => !isUnderWay(day))
}
