import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { Accepted, ChangeAnswer } from '../trips/change/propose-change.ts'
import type { TripDetail, TripView } from '../trips/trip-view.ts'
import type { Scope } from '../oauth/scopes.ts'
import { answer, refusal, type ToolAnswer } from './tool-answer.ts'

/** Tools that need a token, each with the scope for it. */
export const SCOPE_OF_TOOL: Partial<Record<string, Scope>> = {
  list_trips: 'trips:read',
  get_trip: 'trips:read',
  propose_change: 'trips:write',
  accept_change: 'trips:write',
}

export interface TripTools {
  list(userId: string, limit: number, offset: number): Promise<TripView[]>
  find(id: string, userId: string): Promise<TripDetail | undefined>
  /** What a wish in words comes to; undefined without such a trip or without its plan. */
  propose(id: string, userId: string, text: string): Promise<ChangeAnswer | undefined>
  accept(id: string, userId: string, change: string): Promise<Accepted | undefined>
}

const LIST_LIMIT = 20
/** Characters of a wish. */
const MAX_WISH = 500
const READ_ONLY = { readOnlyHint: true, openWorldHint: false }
const NO_TRIP = refusal('There is no such trip.', { argument: 'id' })
const tripId = z.string().min(1).max(64).describe('From list_trips')

/** The tools of a signed-in traveller. Each looks at the account the token was given for, and at no other. */
export function registerTripTools(server: McpServer, trips: TripTools, userId: string | undefined): void {
  const signedIn = async (work: (userId: string) => Promise<ToolAnswer>) =>
    userId ? work(userId) : refusal('Sign in first: this tool needs an access token.')

  server.registerTool(
    'list_trips',
    {
      title: 'List my trips',
      description: 'The trips of the signed-in traveller, newest first, without their plans.',
      inputSchema: z.object({ page: z.int().min(1).max(500).default(1) }),
      annotations: READ_ONLY,
    },
    ({ page }) =>
      signedIn(async (owner) =>
        answer({ trips: await trips.list(owner, LIST_LIMIT, (page - 1) * LIST_LIMIT), page }),
      ),
  )

  server.registerTool(
    'get_trip',
    {
      title: 'Get a trip',
      description: 'A trip of the signed-in traveller with its plan.',
      inputSchema: z.object({ id: tripId }),
      annotations: READ_ONLY,
    },
    ({ id }) =>
      signedIn(async (owner) => {
        const trip = await trips.find(id, owner)
        return trip ? answer({ trip }) : NO_TRIP
      }),
  )

  server.registerTool(
    'propose_change',
    {
      title: 'Propose a change of a plan',
      description:
        'Reads a wish such as "start later on day 2" and works out what would change. Nothing is stored until accept_change; ask the traveller before that.',
      inputSchema: z.object({ id: tripId, text: z.string().min(1).max(MAX_WISH) }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ id, text }) =>
      signedIn(async (owner) => {
        const change = await trips.propose(id, owner, text)
        return change ? answer({ change: shownChange(change) }) : NO_TRIP
      }),
  )

  server.registerTool(
    'accept_change',
    {
      title: 'Carry out a proposed change',
      description: 'Stores a change that propose_change returned, if the plan is still the same.',
      inputSchema: z.object({ id: tripId, change: z.string().min(1).max(64) }),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    ({ id, change }) =>
      signedIn(async (owner) => {
        const result = await trips.accept(id, owner, change)
        if (!result) return NO_TRIP
        if (result.accepted) return answer({ revision: result.revision })
        return refusal(
          result.reason === 'stale'
            ? 'The plan has changed in the meantime; propose the change again.'
            : 'There is no such proposal, or it is older than an hour.',
          { reason: result.reason },
        )
      }),
  )
}

/** The whole plan is what get_trip is for. */
function shownChange(change: ChangeAnswer): object {
  if (change.outcome !== 'proposal') return change
  const { plan: _plan, ...shown } = change
  return shown
}
