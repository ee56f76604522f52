import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { TripDetail, TripView } from '../trips/trip-view.ts'
import type { Scope } from '../oauth/scopes.ts'
import { answer, refusal, type ToolAnswer } from './tool-answer.ts'

/** Tools that need a token, each with the scope for it. */
export const SCOPE_OF_TOOL: Partial<Record<string, Scope>> = {
  list_trips: 'trips:read',
  get_trip: 'trips:read',
}

export interface TripTools {
  list(userId: string, limit: number, offset: number): Promise<TripView[]>
  find(id: string, userId: string): Promise<TripDetail | undefined>
}

const LIST_LIMIT = 20
const READ_ONLY = { readOnlyHint: true, openWorldHint: false }
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
        return trip ? answer({ trip }) : refusal('There is no such trip.', { argument: 'id' })
      }),
  )
}
