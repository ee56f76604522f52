import { newRoutes } from '../http/context.ts'
import type { Log } from '../platform/log.ts'

const PATIENCE_MS = 2000

interface HealthSettings {
  /** Throws where one does not answer, or lacks a migration. */
  checkDatabases(): Promise<void>
  kv: KVNamespace
  log: Log
}

/** `GET /healthz`: 200 when the database and KV answer, 503 with which one does not. */
export function healthRoutes({ checkDatabases, kv, log }: HealthSettings) {
  const app = newRoutes()
  app.get('/healthz', async (c) => {
    const [d1, kvOk] = await Promise.all([works('d1', checkDatabases), works('kv', () => kv.get('healthz'))])
    return c.json({ d1: d1 ? 'ok' : 'failed', kv: kvOk ? 'ok' : 'failed' }, d1 && kvOk ? 200 : 503)
  })

  async function works(name: string, ask: () => Promise<unknown>): Promise<boolean> {
    try {
      await Promise.race([ask(), tooLong()])
      return true
    } catch (error) {
      log.error('health.failed', error, { part: name })
      return false
    }
  }
  return app
}

async function tooLong(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  throw new Error('no answer in time')
}
