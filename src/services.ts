import { assertMigrated, checkDatabases, databasesForNewAccounts, openDatabases } from './app/databases.ts'
import { routeToShards, shardAt } from './app/route-to-shards.ts'
import { createShardServices, type ShardServices } from './app/shard-services.ts'
import { createSharedServices } from './app/shared-services.ts'
import type { Challenge } from './auth/codes/challenge.ts'
import { createAddressDirectory } from './auth/users/address-directory.ts'
import type { Adapters, Env } from './env.ts'
import { timedKv } from './platform/time-limit.ts'
import { quotaOwnerOf } from './trips/quota/quota-owner.ts'

/** The services for the users of one database. */
export type DatabaseServices = ReturnType<typeof createAllServices>[number]

/** Those of `DB`, and beside them those of all databases, itself the first. */
export interface Services extends DatabaseServices {
  shards: DatabaseServices[]
}

/** Chooses every adapter, once, and connects the services. Planner, atlas and mail code load when first needed. */
export function createServices(bindings: Env, given: Partial<Adapters> = {}): Services {
  const shards = createAllServices({ ...bindings, KV: timedKv(bindings.KV) }, given)
  return { ...shardAt(shards, 0), shards }
}

/** A complete set of services for each database: which one a request needs is said by what it carries. */
function createAllServices(env: Env, given: Partial<Adapters>) {
  const databases = openDatabases(env)
  const shared = createSharedServices(env, given, shardAt(databases, 0))
  const { basics, secret, open } = shared
  const directory = createAddressDirectory({
    db: shardAt(databases, 0),
    shards: databases.length,
    open: databasesForNewAccounts(env, databases.length),
    assertReady: (shard) => assertMigrated(databases, shard),
    quotaOwnerOf: (email) => quotaOwnerOf(secret ?? '', email),
    clock: basics.clock,
  })
  const completerOf = async ({ email, createUser }: Challenge) => {
    const shard = await (createUser ? directory.claim(email) : directory.shardFor(email))
    return shard === undefined ? undefined : shardAt(shards, shard).auth?.completeSignIn
  }
  const settings = { env, given, shared, databases, directory, completerOf }
  const shards: ShardServices[] = databases.map((database, shard) =>
    createShardServices(shard, database, settings),
  )
  return shards.map((own) => ({
    ...basics,
    ...routeToShards(own, shards, { ...basics, directory }),
    atlas: shared.atlas,
    kv: env.KV,
    checkDatabases: () => checkDatabases(databases),
    checkDestination: shared.checkDestination,
    readyRoutes: shared.readyRoutes,
    checkPlan: shared.checkPlan,
    turnstileSiteKey: env.TURNSTILE_SITE_KEY,
    newsletter: shared.newsletter,
    subscribe: shared.subscribe,
    contact: shared.contact,
    limits: shared.limits,
    mailer: shared.mailer,
    suppressions: shared.suppressions,
    receiveMailEvent: shared.receiveMailEvent,
    forgetCounts: shared.forgetCounts,
    forgetFreeAddresses: directory.forgetFree,
    photos: async () => (await open.data()).photos,
    collectExtras: open.collectExtras,
    forgetOpenAnswers: async () => (await open.data()).forget(),
  }))
}
