import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { Atlas } from '../atlas/atlas.ts'
import { createCheckedPlanner } from '../planner/checked-planner.ts'
import type { Plan, PlanRequest } from '../planner/plan.ts'
import type { Clock } from '../platform/clock.ts'
import { daysBetween } from '../platform/calendar-date.ts'
import { parseTripRequest } from '../trips/submit/trip-request.ts'
import { BUDGET_LEVELS, TRIP_LIMITS, TRIP_TYPES } from '../trips/trip-limits.ts'
import { languageArgument } from './place-tools.ts'
import { answer, refusal } from './tool-answer.ts'

/** A draft is planned while somebody waits: shorter than a trip may be, with less searching. */
const MAX_DRAFT_DAYS = 14
const PATIENCE = 8

interface DraftTool {
  atlas: () => Promise<Atlas>
  clock: Clock
  /** Seconds until the caller may draft again; 0 when it may now. */
  takeDraft(): Promise<number>
}

/** `draft_plan`: a verified plan that is not stored and mails nobody. */
export function registerDraftTool(server: McpServer, { atlas, clock, takeDraft }: DraftTool): void {
  server.registerTool(
    'draft_plan',
    {
      title: 'Draft a plan',
      description:
        'Plans a trip day by day with opening hours, ways and prices, and checks the plan. Nothing is stored. At most 14 days.',
      inputSchema: z.object({
        from: z.string().max(TRIP_LIMITS.placeLength.max).describe('Where the trip starts'),
        to: z.string().max(TRIP_LIMITS.placeLength.max).describe('The destination, by name'),
        startDate: z.string().describe('YYYY-MM-DD'),
        endDate: z.string().describe('YYYY-MM-DD, the day of departure'),
        adults: z.int().default(2),
        kids: z.int().default(0),
        budget: z.enum(BUDGET_LEVELS).default('comfort'),
        tripType: z.enum(TRIP_TYPES).default('sightseeing'),
        language: languageArgument,
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ from, to, budget, ...given }) => {
      const asked = { startLocation: from, destination: to, budget: BUDGET_LEVELS.indexOf(budget), ...given }
      const parsed = parseTripRequest(asked, clock.now())
      if (!parsed.valid) return refusal('Some arguments cannot be used.', { fields: parsed.fields })
      const days = daysBetween(parsed.request.startDate, parsed.request.endDate) + 1
      if (days > MAX_DRAFT_DAYS)
        return refusal(`A draft has at most ${MAX_DRAFT_DAYS} days.`, { argument: 'endDate' })
      const wait = await takeDraft()
      if (wait > 0) return refusal('Too many drafts from this network.', { retryAfterSeconds: wait })
      const { adults, kids, startDate, endDate, tripType, language } = parsed.request
      const places = { startLocation: parsed.request.startLocation, destination: parsed.request.destination }
      const party = { adults, kids, startDate, endDate, tripType, language, budget }
      const request = { ...places, ...party }
      const outcome = await draft(await atlas(), request, clock)
      return outcome.planned
        ? answer({ plan: shownPlan(outcome.plan) })
        : refusal('No plan could be made.', { refusal: outcome.refusal })
    },
  )
}

async function draft(atlas: Atlas, request: PlanRequest, clock: Clock) {
  return createCheckedPlanner({ atlas, iterations: PATIENCE }).plan(request, {
    seed: 1,
    now: new Date(clock.now()).toISOString(),
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async () => undefined,
  })
}

/** What a reader needs of a plan; how it was made stays here. */
function shownPlan({ provenance, ...plan }: Plan) {
  return { ...plan, score: provenance.score, checks: provenance.checks }
}
