import type { Log } from '../../platform/log.ts'
import { CODE } from '../auth-constants.ts'

const TRIES = 3

export type StoredCode = { found: string } | 'missing' | 'unreachable'
export type CodeStore = ReturnType<typeof createCodeStore>

/**
 * Keeps the HMAC of a code in KV for as long as the code lives. Each key is written once, before anybody can
 * ask for it, so that neither a late copy nor a remembered miss can show anything older.
 */
export function createCodeStore(kv: KVNamespace, log: Log) {
  const keyOf = (challengeId: string) => `code:${challengeId}`
  return {
    /** False when KV refuses; the requester keeps it elsewhere then. */
    async keep(challengeId: string, mac: string): Promise<boolean> {
      const kept = await attempt(log, () =>
        kv.put(keyOf(challengeId), mac, { expirationTtl: CODE.lifetime / 1000 }),
      )
      return kept !== undefined
    },

    async read(challengeId: string): Promise<StoredCode> {
      const answer = await attempt(log, () => kv.get(keyOf(challengeId)))
      if (!answer) return 'unreachable'
      return answer.value === null ? 'missing' : { found: answer.value }
    },

    async drop(challengeId: string): Promise<void> {
      await attempt(log, () => kv.delete(keyOf(challengeId)))
    },
  }
}

async function attempt<T>(log: Log, call: () => Promise<T>): Promise<{ value: T } | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return { value: await call() }
    } catch (error) {
      if (tries === TRIES) {
        log.error('code.codes', error)
        return undefined
      }
    }
  }
}
