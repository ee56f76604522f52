import { AppError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { sha256 } from '../../platform/hmac.ts'
import { createAddressStore, REMEMBERED_MS } from './address-store.ts'

interface DirectorySettings {
  /** `DB`. */
  db: Database
  /** How many there are. */
  shards: number
  /** Those that take new accounts. */
  open: number[]
  /** Throws where a shard is not ready for its first account. */
  assertReady(shard: number): Promise<void>
  quotaOwnerOf(email: string): Promise<string>
  clock: Clock
}

/** Gives an address up from a moment on. */
export type Leave = (freeAt: number) => Promise<void>

export type AddressDirectory = ReturnType<typeof createAddressDirectory>

/**
 * Which shard knows an address: its account, its codes, its day's search. Whoever asks first places it, by a hash, and
 * there it stays. With one database nothing is written or read.
 */
export function createAddressDirectory(settings: DirectorySettings) {
  const { db, shards, open, assertReady, quotaOwnerOf, clock } = settings
  const store = createAddressStore(db)
  const isAlone = shards === 1

  /** `wanted` where somebody wants an unknown address in a certain shard. */
  async function shardFor(email: string, wanted?: number): Promise<number> {
    if (isAlone) return 0
    const now = clock.now()
    const hash = await sha256(email)
    const found = await store.find(hash)
    // Not about to be forgotten while this request goes on.
    if (found && (found.freeAt === null || found.freeAt > now - REMEMBERED_MS / 2)) return known(found.shard)
    const place = wanted ?? open[placeOf(hash, open.length)] ?? 0
    await assertReady(place)
    return known(await store.place({ hash, email, quotaOwner: await quotaOwnerOf(email) }, place, now))
  }

  /** The shard where an account of this address may be made; undefined while it is kept for the one that left it. */
  async function claim(email: string): Promise<number | undefined> {
    if (isAlone) return 0
    await shardFor(email)
    const shard = await store.claim(await sha256(email), clock.now())
    return shard === undefined ? undefined : known(shard)
  }

  /** Whether an account of `shard` may change to an address; the shard's own statement decides the rest. */
  async function take(email: string, shard: number): Promise<boolean> {
    if (isAlone) return true
    await shardFor(email, shard)
    return store.take({ hash: await sha256(email), email }, shard, clock.now())
  }

  /** Asked before an account leaves an address, to be called once it has. */
  async function leaving(email: string): Promise<Leave> {
    if (isAlone) return async () => {}
    const hash = await sha256(email)
    const claims = await store.claimsOf(hash)
    return async (freeAt) => {
      if (claims !== undefined) await store.leave(hash, claims, freeAt)
    }
  }

  async function forgetFree(): Promise<void> {
    if (!isAlone) await store.forgetFree(clock.now())
  }

  /** A Worker from before the newest database does not know it yet. */
  function known(shard: number): number {
    if (shard >= shards) throw new AppError('unavailable')
    return shard
  }

  return { shardFor, claim, take, leaving, forgetFree }
}

/** The same place for the same hash: its first 32 bits, modulo. */
function placeOf(hash: string, places: number): number {
  return Buffer.from(hash, 'base64url').readUInt32BE() % places
}
