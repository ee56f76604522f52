import type { Plan, PlanDay, PlanRequest } from './plan.ts'

/** Why no plan can be made; the traveller is told what to check. */
export type PlanRefusal =
  'same_place' | 'not_a_place' | 'too_little_known' | 'no_time_there' | 'no_valid_plan'

export type PlanOutcome = { planned: true; plan: Plan } | { planned: false; refusal: PlanRefusal }

/** An account or a network that asks for plans. */
export interface ModelCause {
  kind: 'account' | 'network'
  owner: string
}

export interface PlanContext {
  /** Same request and seed, same plan. */
  seed: number
  /** ISO 8601, for the provenance. */
  now: string
  /** Which try at this trip, from 1. */
  attempt: number
  signal: AbortSignal
  /** Who has caused this, by names that tell nobody who it is: each has a share of the day's calls. */
  causes?: readonly ModelCause[]
  /** Called once for each finished day, in order, before the plan is returned. */
  onDay(day: PlanDay, index: number): Promise<void>
}

/** The port. Drivers: atlas-planner.ts (no network), workers-ai-planner.ts (production's default). */
export interface Planner {
  readonly name: 'atlas' | 'workers-ai'
  /** Expected ends are returned; a throw means "try again later" (capacity, network). */
  plan(request: PlanRequest, context: PlanContext): Promise<PlanOutcome>
  /** Another try at one day of a plan, by index, for planners that may do better the second time. */
  planDay?(
    plan: Plan,
    index: number,
    request: PlanRequest,
    context: PlanContext,
  ): Promise<PlanDay | undefined>
}
