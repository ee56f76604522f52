import type { Atlas } from '../../atlas/atlas.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanExtras } from '../../open-data/plan-extras.ts'
import type { Plan, PlanRequest } from '../../planner/plan.ts'
import { gatherFacts } from '../../planner/verify/fact-source.ts'
import type { PlanSheet } from './plan-sheet.ts'
import { planRequestOf } from '../job/plan-request.ts'
import type { Trip } from '../trip-store.ts'

export type PlanReader = ReturnType<typeof createPlanReader>

type PlannedTrip = Parameters<typeof planRequestOf>[0] & Pick<Trip, 'plan'>

/** Stored plans as they are read: in either language, with the atlas's facts. Words are loaded when first needed. */
export function createPlanReader(
  atlas: () => Promise<Atlas>,
  extrasOf: (plan: Plan) => Promise<PlanExtras | undefined> = async () => undefined,
) {
  /** The plan in `language`: its own texts, or what the atlas says in the other one. */
  async function plan(trip: PlannedTrip, language: Locale | undefined): Promise<Plan | undefined> {
    if (!trip.plan || !language || language === trip.plan.language) return trip.plan ?? undefined
    const { translatePlan } = await import('../../planner/prose/translate-plan.ts')
    const known = await atlas()
    const request: PlanRequest = { ...planRequestOf(trip), language }
    return translatePlan(trip.plan, request, await gatherFacts(trip.plan, known, trip), known)
  }

  /** What the page shows; `locale` is the page's, `language` the one asked for the plan. */
  async function sheet(
    trip: PlannedTrip,
    locale: Locale,
    language: Locale | undefined,
  ): Promise<PlanSheet | undefined> {
    const shown = await plan(trip, language)
    // Without them the page is whole.
    const extras = shown && (await extrasOf(shown).catch(() => undefined))
    const { planSheet } = await import('./plan-sheet.ts')
    return (
      shown &&
      planSheet(shown, await gatherFacts(shown, await atlas(), trip), {
        locale,
        kids: trip.kids,
        budget: planRequestOf(trip).budget,
        extras,
      })
    )
  }

  /** The stored plan with its pictures, for programs. */
  async function illustrated({ plan: stored }: Pick<Trip, 'plan'>, appUrl: string): Promise<Plan | null> {
    const extras = stored && (await extrasOf(stored).catch(() => undefined))
    if (!extras) return stored
    const { withPhotos } = await import('./plan-photos.ts')
    return withPhotos(stored, extras, appUrl)
  }

  return { plan, sheet, illustrated }
}
