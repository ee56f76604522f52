const STALE_MS = 60_000

export interface LateKvOptions {
  clock: { now(): number }
  /** Every n-th call is answered with 429; 1 refuses all. */
  refuseEach?: number
  /** Only these calls are refused. */
  refuse?: ('get' | 'put')[]
}

/** KV on a bad day: a value or a miss once read is all this place knows for a minute, and some calls get 429. */
export function createLateKv(
  kv: KVNamespace,
  { clock, refuseEach = 3, refuse = ['get', 'put'] }: LateKvOptions,
) {
  const known = new Map<string, { value: string | null; at: number }>()
  let calls = 0

  function maybeRefuse(call: 'get' | 'put'): void {
    calls += 1
    if (refuse.includes(call) && calls % refuseEach === 0)
      throw new Error(`KV ${call.toUpperCase()} failed: 429 Too Many Requests`)
  }

  async function get(key: string): Promise<string | null> {
    maybeRefuse('get')
    const kept = known.get(key)
    if (kept && clock.now() - kept.at < STALE_MS) return kept.value
    const value = await kv.get(key)
    known.set(key, { value, at: clock.now() })
    return value
  }

  async function put(key: string, value: string, options?: KVNamespacePutOptions): Promise<void> {
    maybeRefuse('put')
    await kv.put(key, value, options)
  }

  return new Proxy(kv, {
    get: (target, name) => (name === 'get' ? get : name === 'put' ? put : Reflect.get(target, name, target)),
  })
}
