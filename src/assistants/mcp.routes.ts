import type { Atlas } from '../atlas/atlas.ts'
import type { Limits } from '../auth/codes/attempt-limits.ts'
import { networkOf } from '../auth/codes/requester.ts'
import { bearerTokenOf } from '../http/bearer-token.ts'
import { type AppContext, newRoutes } from '../http/context.ts'
import { limitUser, type RateLimiters } from '../http/rate-limits.ts'
import { readJson } from '../http/request-body.ts'
import type { CheckPlan } from '../itinerary/check-plan.ts'
import type { GrantStore, TokenOwner } from '../oauth/grant-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { sha256 } from '../platform/hmac.ts'
import type { ProposeChange } from '../trips/change/propose-change.ts'
import type { TripStore } from '../trips/trip-store.ts'
import { tripDetail, tripView } from '../trips/trip-view.ts'
import { type Scope, SCOPES } from '../oauth/scopes.ts'
import { SCOPE_OF_TOOL } from './trip-tools.ts'

interface McpRoutes {
  appUrl: string
  atlas: () => Promise<Atlas>
  checkPlan: CheckPlan
  trips: Pick<TripStore, 'list' | 'findOwned'>
  proposeChange: Pick<ProposeChange, 'read' | 'accept'>
  grants: Pick<GrantStore, 'ownerOf'>
  limits: Pick<Limits, 'ownerOf' | 'takeAll'>
  rateLimiters: RateLimiters | undefined
  clock: Clock
  log: Log
}

const HOUR = 60 * 60 * 1000
/** Drafts are planned while somebody waits: so many from one network, and by one account. */
const DRAFTS = [{ max: 20, within: HOUR }]

/** `/mcp`: the Model Context Protocol, for assistants. Its code is loaded by the first request. */
export function mcpRoutes(settings: McpRoutes) {
  const { appUrl, atlas, checkPlan, trips, proposeChange, grants, limits, rateLimiters, log, clock } =
    settings
  const app = newRoutes()
  const metadata = `${appUrl}/.well-known/oauth-protected-resource/mcp`
  const tools = {
    list: async (userId: string, limit: number, offset: number) =>
      (await trips.list(userId, limit, offset)).map(tripView),
    async find(id: string, userId: string) {
      const trip = await trips.findOwned(id, userId)
      return trip && tripDetail(trip)
    },
    async propose(id: string, userId: string, text: string) {
      const trip = await trips.findOwned(id, userId)
      return trip && proposeChange.read(trip, text)
    },
    async accept(id: string, userId: string, change: string) {
      const trip = await trips.findOwned(id, userId)
      return trip && proposeChange.accept(trip, change)
    },
  }

  app.post('/mcp', async (c) => {
    const body = await readJson(c)
    const token = bearerTokenOf(c)
    const owner = token ? await grants.ownerOf(await sha256(token), clock.now()) : undefined
    if (token && !owner) return challenge(c, 401, 'error="invalid_token"')
    if (owner && rateLimiters) await limitUser(rateLimiters, owner.userId, log)
    const missing = missingScope(body, owner)
    if (missing && !owner) return challenge(c, 401, `scope="${askFor(missing)}"`)
    if (missing) return challenge(c, 403, `error="insufficient_scope", scope="${askFor(missing)}"`)
    const { answerMcp } = await import('./mcp-server.ts')
    const network = networkOf(c.req.header('cf-connecting-ip'))
    const caller = { userId: owner?.userId, network, takeDraft: () => takeDraft(network, owner?.userId) }
    return answerMcp(c.req.raw, body, { atlas, checkPlan, trips: tools, clock }, caller)
  })

  // Streams and sessions are not offered: a request has one answer.
  app.on(['GET', 'DELETE'], '/mcp', (c) => c.body(null, 405, { allow: 'POST' }))

  function challenge(c: AppContext, status: 401 | 403, what: string): Response {
    c.header('WWW-Authenticate', `Bearer resource_metadata="${metadata}", ${what}`)
    return c.json({ error: status === 401 ? 'unauthorized' : 'insufficient_scope' }, status)
  }

  /** Seconds until this network, and the account a token was given for, may draft again. */
  async function takeDraft(network: string, userId: string | undefined): Promise<number> {
    const owners = [limits.ownerOf('mcp-draft', network)]
    if (userId) owners.push(limits.ownerOf('mcp-draft', 'user', userId))
    const wanted = (await Promise.all(owners)).map((owner) => ({ owner, rules: DRAFTS }))
    const taken = await limits.takeAll(wanted, clock.now())
    return taken.taken ? 0 : taken.retryAfter
  }

  return app
}

/** Who may change trips may read them, too: the traveller is asked once. */
function askFor(scope: Scope): string {
  return scope === 'trips:write' ? SCOPES.join(' ') : scope
}

/** The scope that a call of a tool needs and the token does not have. */
function missingScope(body: unknown, owner: TokenOwner | undefined): Scope | undefined {
  const calls = Array.isArray(body) ? body : [body]
  for (const call of calls) {
    const scope = scopeOfCall(call)
    if (scope && !owner?.scopes.includes(scope)) return scope
  }
  return undefined
}

function scopeOfCall(call: unknown): Scope | undefined {
  if (typeof call !== 'object' || call === null || !('params' in call)) return undefined
  if (!('method' in call) || call.method !== 'tools/call') return undefined
  const { params } = call
  if (typeof params !== 'object' || params === null || !('name' in params)) return undefined
  return typeof params.name === 'string' ? SCOPE_OF_TOOL[params.name] : undefined
}
