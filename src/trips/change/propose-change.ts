import type { Atlas } from '../../atlas/atlas.ts'
import type { EditContext } from '../../planner/edit/edit-plan.ts'
import type { EditRefusal, PlanEdit } from '../../planner/edit/plan-edit.ts'
import type { Plan } from '../../planner/plan.ts'
import type { ReadByModel } from '../../planner/read-change/model-reader.ts'
import type { Reading } from '../../planner/read-change/read-change.ts'
import { gatherFacts } from '../../planner/verify/fact-source.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PlanRevisionStore } from '../edit/plan-revision-store.ts'
import { planRequestOf } from '../job/plan-request.ts'
import type { Trip } from '../trip-store.ts'
import { comparePlans, type DayChange } from './compare-plans.ts'
import type { PlanChangeStore } from './plan-change-store.ts'

interface ChangeSettings {
  planChanges: PlanChangeStore
  planRevisions: PlanRevisionStore
  atlas(): Promise<Atlas>
  /** Reads what the rules are unsure of; undefined where no model is at hand. */
  readByModel: ReadByModel | undefined
  clock: Clock
  ids: Ids
}

/** What a wish came to. Nothing of the plan is stored for any of them. */
export type ChangeAnswer =
  | {
      outcome: 'proposal'
      id: string
      operations: PlanEdit[]
      changes: DayChange[]
      plan: Plan
      revision: number
    }
  | {
      outcome: 'question'
      question: Extract<Reading, { outcome: 'question' }>['question']
      options: PlanEdit[][]
    }
  | {
      outcome: 'refused'
      operations: PlanEdit[]
      /** Which of several operations it was. */
      refused?: number
      reason: RefusalReason
      nearest?: PlanEdit[]
    }

export type RefusalReason =
  | { code: Extract<Reading, { outcome: 'refused' }>['reason'] | 'nothing_to_undo' }
  | { code: Exclude<EditRefusal['reason'], 'check'> }
  | { code: 'check'; check: Extract<EditRefusal, { reason: 'check' }>['check']; day?: number }

export type Accepted =
  { accepted: true; revision: number } | { accepted: false; reason: 'stale' | 'not_found' }

export type ProposeChange = ReturnType<typeof createProposeChange>

/** From words or operations to a proposal, and from a proposal to the plan. It costs no search of the day. */
export function createProposeChange(settings: ChangeSettings) {
  const { planChanges, planRevisions, atlas, readByModel, clock, ids } = settings

  async function contextOf(trip: Trip, plan: Plan): Promise<EditContext> {
    const known = await atlas()
    const { destinations } = await gatherFacts(plan, known, trip)
    const request = { ...planRequestOf(trip), language: plan.language }
    // Another revision, another seed: "plan this day again" twice gives two days.
    return { atlas: known, request, destinations, seed: plan.provenance.seed + trip.revision }
  }

  /** Reads a sentence: by rules, and by the model where they are unsure. */
  async function read(trip: Trip, text: string): Promise<ChangeAnswer | undefined> {
    if (!trip.plan) return undefined
    const { destinations } = await contextOf(trip, trip.plan)
    const { readChange } = await import('../../planner/read-change/read-change.ts')
    const byRules = readChange(text, trip.plan, destinations)
    const unsure =
      byRules.outcome === 'question' || (byRules.outcome === 'refused' && byRules.reason === 'unknown_place')
    const reading =
      unsure && readByModel ? ((await readByModel(text, trip.plan, trip.quotaOwner)) ?? byRules) : byRules
    if (reading.outcome === 'question') return reading
    if (reading.outcome === 'refused')
      return { outcome: 'refused', operations: [], reason: { code: reading.reason } }
    const answer = await propose(trip, reading.operations)
    // What the model made of it is judged like everything else: where it does not work, the question stays.
    return answer?.outcome === 'refused' && reading !== byRules && byRules.outcome === 'question'
      ? byRules
      : answer
  }

  async function propose(trip: Trip, operations: PlanEdit[]): Promise<ChangeAnswer | undefined> {
    if (!trip.plan) return undefined
    const [first] = operations
    if (first?.verb === 'ask') return { outcome: 'question', question: 'what', options: [] }
    const worked = await workOut(trip, trip.plan, operations)
    if (!('plan' in worked)) return { outcome: 'refused', operations, ...worked }
    const id = ids.uuid()
    const { revision } = trip
    await planChanges.add({ id, tripId: trip.id, revision, operations }, clock.now())
    const changes = comparePlans(trip.plan, worked.plan)
    return { outcome: 'proposal', id, operations, changes, plan: worked.plan, revision }
  }

  async function workOut(trip: Trip, plan: Plan, operations: PlanEdit[]) {
    if (operations.some(({ verb }) => verb === 'undo')) {
      const before = await planRevisions.last(trip.id)
      return before ? { plan: before, undo: true } : { reason: { code: 'nothing_to_undo' as const } }
    }
    const { editPlanAll } = await import('../../planner/edit/edit-plan.ts')
    const outcome = editPlanAll(plan, operations, await contextOf(trip, plan))
    if (outcome.edited) return { plan: outcome.plan, dates: outcome.dates, undo: false }
    const { nearest, refused } = outcome
    const which = operations.length > 1 && refused !== undefined && { refused }
    const reason: RefusalReason =
      outcome.reason === 'check'
        ? {
            code: 'check',
            check: outcome.check,
            ...(outcome.day !== undefined && { day: outcome.day }),
          }
        : { code: outcome.reason }
    return { reason, ...which, ...(nearest && { nearest }) }
  }

  /** Keeps a proposal, on the revision it was made for or not at all. */
  async function accept(trip: Trip, changeId: string): Promise<Accepted> {
    const { id: tripId, userId, revision, plan } = trip
    const change = await planChanges.open(changeId, tripId, userId, clock.now())
    if (!change || !plan) return { accepted: false, reason: 'not_found' }
    if (change.revision !== revision) return { accepted: false, reason: 'stale' }
    // The same operations on the same revision with the same seed: the plan that was shown.
    const worked = await workOut(trip, plan, change.operations)
    if (!('plan' in worked)) return { accepted: false, reason: 'stale' }
    const at = { tripId, userId, revision }
    const saved = worked.undo
      ? await planRevisions.undo(at)
      : await planRevisions.replace(at, worked.plan, 'dates' in worked ? worked.dates : undefined)
    if (!saved) return { accepted: false, reason: 'stale' }
    await planChanges.drop(changeId, tripId, userId)
    return { accepted: true, revision: revision + 1 }
  }

  return {
    read,
    propose,
    accept,
    drop: ({ id, userId }: Trip, changeId: string) => planChanges.drop(changeId, id, userId),
  }
}
