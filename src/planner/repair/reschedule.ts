import type { Plan, PlanDay, PlanItem } from '../plan.ts'

/** What repair asks of the scheduler. Everything it returns is new; nothing it is given is changed. */
export interface Reschedule {
  /**
   * Day `index` of `plan` around `stops`: timed, in a good order, with meals and transfers as the day needs them.
   * A stop that does not fit is left out. With `fill`, sights that the plan does not visit yet may join.
   */
  day(plan: Plan, index: number, stops: readonly PlanItem[], fill: boolean): PlanDay
  /** The plan with its tickets, its budget and what there is to book computed anew. */
  money(plan: Plan): Plan
  /** The texts and links that code alone would give this plan. */
  words(plan: Plan): StandardWords
}

export interface StandardWords {
  summary: string
  /** By day. */
  titles: readonly string[]
  /** By item id; undefined where code has nothing to say. */
  why(item: PlanItem, day: PlanDay): string | undefined
  tips: Plan['tips']
  flights: Plan['flights']
  stays: Plan['stays']
}
