import type { Database } from '../platform/database.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Carry } from '../platform/shard.ts'
import { createClientStore } from './client-store.ts'
import { createGrantStore } from './grant-store.ts'
import { createGrantTokens } from './grant-tokens.ts'

export type Oauth = ReturnType<typeof createOauth>

interface OauthSettings {
  db: Database
  carry: Carry
  clock: Clock
  ids: Ids
}

/** Access for other programs, by OAuth 2.1: who they are, what travellers allowed them, and their tokens. */
export function createOauth({ db, carry, clock, ids }: OauthSettings) {
  const clients = createClientStore(db)
  const grants = createGrantStore(db)
  return {
    clients,
    grants,
    tokens: createGrantTokens({ grants, carry, clock, ids }),
    async forgetOld(now: number): Promise<void> {
      await grants.forgetExpired(now)
      await clients.forgetUnused(now)
    },
  }
}
