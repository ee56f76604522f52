import type { Log } from '../../platform/log.ts'

/**
 * Marks in KV that a day's request is used up for good (its plan was delivered), so that a further try is
 * answered without asking the database. KV is late at times, so a mark may only deny, never allow.
 */
export function createQuotaMarkers(kv: KVNamespace, log: Log) {
  const keyOf = (owner: string, day: string) => `quota:${owner}:${day}`
  return {
    async isUsed(owner: string, day: string): Promise<boolean> {
      try {
        return (await kv.get(keyOf(owner, day))) !== null
      } catch (error) {
        log.error('quota.read', error)
        return false
      }
    },
    async markUsed(owner: string, day: string): Promise<void> {
      try {
        await kv.put(keyOf(owner, day), '1', { expirationTtl: 48 * 3600 })
      } catch (error) {
        log.error('quota.mark', error)
      }
    },
  }
}
