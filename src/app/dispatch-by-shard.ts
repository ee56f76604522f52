import { getCookie } from 'hono/cookie'
import { COOKIES } from '../http/cookie-names.ts'
import { type AppContext, type AppEnv, newRoutes } from '../http/context.ts'
import { shardNamedIn } from '../auth/sessions/access-token.ts'
import { shardOf } from '../platform/shard.ts'
import type { HonoBase } from 'hono/hono-base'

type App = HonoBase<AppEnv>

/**
 * Hands each request to the app of the shard that its session names. Nothing is proved by the number: another shard does
 * not know the session. Who has none is nobody's yet, and what comes with a token of its own any app can route.
 */
export function dispatchByShard(apps: [App, ...App[]]): App {
  const all = newRoutes()
  all.all('*', (c) => (apps[shardOfSession(c)] ?? apps[0]).fetch(c.req.raw, c.env, contextOf(c)))
  return all
}

function shardOfSession(c: AppContext): number {
  const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  // A session's token is a JWT, that of another program is not.
  if (bearer) return shardOf(bearer) || shardNamedIn(bearer)
  const access = getCookie(c, COOKIES.session)
  return access ? shardNamedIn(access) : shardOf(getCookie(c, COOKIES.refresh) ?? '')
}

/** There is none where a test asks the app itself. */
function contextOf(c: AppContext): ExecutionContext | undefined {
  try {
    return c.executionCtx as ExecutionContext
  } catch {
    return undefined
  }
}
