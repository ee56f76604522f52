import { Hono } from 'hono/quick'
import { mailboxRoutes } from './mailbox.ts'
import { paceRoutes } from './pace.ts'

/** What only a developer's machine answers. */
export function devRoutes(kv: KVNamespace) {
  return new Hono().route('/', mailboxRoutes(kv)).route('/', paceRoutes(kv))
}
