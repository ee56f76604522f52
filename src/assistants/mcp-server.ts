import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { Atlas } from '../atlas/atlas.ts'
import type { CheckPlan } from '../itinerary/check-plan.ts'
import type { Clock } from '../platform/clock.ts'
import { BRAND } from '../site/brand.ts'
import { registerCheckTool } from './check-tool.ts'
import { registerDraftTool } from './draft-tool.ts'
import { registerPlaceTools } from './place-tools.ts'
import { registerTripTools, type TripTools } from './trip-tools.ts'

export interface McpSettings {
  atlas: () => Promise<Atlas>
  checkPlan: CheckPlan
  trips: TripTools
  clock: Clock
}

export interface McpCaller {
  /** Whose token came with the request. */
  userId: string | undefined
  network: string
  takeDraft(): Promise<number>
}

const VERSION = '1.0.0'

/**
 * Answers one request of the Model Context Protocol over streamable HTTP. Nothing is kept between requests: each gets
 * a server of its own that knows who is asking.
 */
export async function answerMcp(
  request: Request,
  body: unknown,
  settings: McpSettings,
  caller: McpCaller,
): Promise<Response> {
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: BRAND.name, version: VERSION })
    registerPlaceTools(server, settings)
    registerDraftTool(server, { ...settings, takeDraft: caller.takeDraft })
    registerCheckTool(server, settings, caller)
    registerTripTools(server, settings.trips, caller.userId)
    return server
  })
  return handler.fetch(request, { parsedBody: body })
}
