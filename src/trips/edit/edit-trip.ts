import type { Atlas } from '../../atlas/atlas.ts'
import type { Sight } from '../../atlas/destination.ts'
import type { EditContext } from '../../planner/edit/edit-plan.ts'
import type { EditOutcome, PlanEdit } from '../../planner/edit/plan-edit.ts'
import { gatherFacts } from '../../planner/verify/fact-source.ts'
import { planRequestOf } from '../job/plan-request.ts'
import type { PlanRevisionStore } from './plan-revision-store.ts'
import type { Trip } from '../trip-store.ts'

interface EditSettings {
  planRevisions: PlanRevisionStore
  atlas(): Promise<Atlas>
}

/** `stale`: somebody, or another tab, has changed the plan since it was looked at. */
export type EditTripOutcome = { edited: true } | Exclude<EditOutcome, { edited: true }> | Unsaved
interface Unsaved {
  edited: false
  reason: 'stale'
}

export type EditTrip = ReturnType<typeof createEditTrip>

/** A traveller's changes to their plan. They cost no request of the day: no planner is asked, only its rules, loaded then. */
export function createEditTrip({ planRevisions, atlas }: EditSettings) {
  async function contextOf(trip: Trip): Promise<EditContext | undefined> {
    if (!trip.plan) return undefined
    const known = await atlas()
    const { destinations } = await gatherFacts(trip.plan, known, trip)
    const request = { ...planRequestOf(trip), language: trip.plan.language }
    // Another revision, another seed: "plan this day again" twice gives two days.
    return { atlas: known, request, destinations, seed: trip.plan.provenance.seed + trip.revision }
  }

  /** `revision` is the one the traveller saw. */
  async function edit(trip: Trip, revision: number, change: PlanEdit): Promise<EditTripOutcome> {
    const context = await contextOf(trip)
    if (!trip.plan || !context || trip.revision !== revision) return { edited: false, reason: 'stale' }
    const { editPlanAll } = await import('../../planner/edit/edit-plan.ts')
    const outcome = editPlanAll(trip.plan, [change], context)
    if (!outcome.edited) return outcome
    const saved = await planRevisions.replace(
      { tripId: trip.id, userId: trip.userId, revision },
      outcome.plan,
      outcome.dates,
    )
    return saved ? { edited: true } : { edited: false, reason: 'stale' }
  }

  async function undo({ id: tripId, userId }: Trip, revision: number): Promise<EditTripOutcome> {
    const undone = await planRevisions.undo({ tripId, userId, revision })
    return undone ? { edited: true } : { edited: false, reason: 'stale' }
  }

  /** Sights that may take a stop's place; and those that may join a day. Names in the plan's language. */
  async function offers(trip: Trip, asked: { swap?: string | undefined; add?: number | undefined }) {
    const context = await contextOf(trip)
    const { plan } = trip
    if (!plan || !context) return {}
    const { alternativesTo } = await import('../../planner/edit/alternatives.ts')
    const { openSights } = await import('../../planner/edit/edit-facts.ts')
    const named = ({ id, name, hint }: Sight) => ({
      id,
      name: name[plan.language],
      hint: hint[plan.language],
    })
    return {
      ...(asked.swap !== undefined && { swap: alternativesTo(plan, asked.swap, context).map(named) }),
      ...(asked.add !== undefined &&
        plan.days[asked.add] && { add: openSights(plan, asked.add, context.destinations).map(named) }),
    }
  }

  return { edit, undo, offers, canUndo: ({ id }: Trip) => planRevisions.canUndo(id) }
}
