import { shardOfAnswer } from '../auth/passkeys/passkeys.ts'
import type { AddressDirectory } from '../auth/users/address-directory.ts'
import type { OauthClient } from '../oauth/client-store.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'
import { shardOf } from '../platform/shard.ts'
import type { LinkKind } from '../trips/share/trip-link-store.ts'
import type { ShardServices } from './shard-services.ts'

/** The shard of a number. A Worker from before the newest database does not know it yet. */
export function shardAt<Shard>(shards: Shard[], number: number): Shard {
  const shard = shards[number]
  if (!shard) throw new AppError('unavailable')
  return shard
}

/**
 * One shard's services as its users' requests see them. What comes with an address or a token of its own, whoever is
 * signed in, is done by the shard that knows it.
 */
export function routeToShards(
  own: ShardServices,
  shards: ShardServices[],
  { directory, clock, log }: { directory: AddressDirectory; clock: Clock; log: Log },
) {
  const named = (token: string) => shardAt(shards, shardOf(token))
  return {
    ...own,
    auth: own.auth && routedAuth(own.auth),
    account: own.account && routedAccount(own.account),
    oauth: routedOauth(own.oauth),
    tripLinks: {
      ...own.tripLinks,
      tripBehind: async (token: string, kind: LinkKind) => named(token).tripLinks.tripBehind(token, kind),
    },
    /** Of whoever a link was made for; without one the viewer's. */
    departuresAt: (token: string) => (token ? named(token).departures : own.departures),
  }

  function routedAuth(auth: NonNullable<ShardServices['auth']>): typeof auth {
    const at = (shard: number) => shardAt(shards, shard).auth ?? auth
    const by = (token: string) => at(shardOf(token))
    return {
      ...auth,
      requestCode: async (request, requester) => {
        try {
          return await at(await directory.shardFor(request.email)).requestCode(request, requester)
        } catch (error) {
          log.error('code.failed', error)
          return { sent: false, reason: 'mail' }
        }
      },
      verifyCode: async (email, code, requester) =>
        at(await directory.shardFor(email)).verifyCode(email, code, requester),
      verifyLink: (token, requester) => by(token).verifyLink(token, requester),
      findLink: (token) => by(token).findLink(token),
      passkeys: {
        ...auth.passkeys,
        signIn: (input, requester) => at(shardOfAnswer(input)).passkeys.signIn(input, requester),
      },
      sessions: {
        ...auth.sessions,
        refresh: async (token, transport) => by(token).sessions.refresh(token, transport),
      },
    }
  }

  function routedAccount(account: NonNullable<ShardServices['account']>): typeof account {
    const by = (token: string) => (named(token).account ?? account).undoEmail
    return {
      ...account,
      undoEmail: {
        isOpen: async (token) => by(token).isOpen(token),
        undo: async (token) => by(token).undo(token),
      },
    }
  }

  function routedOauth({ clients, grants, tokens, forgetOld }: ShardServices['oauth']) {
    const by = (token: string) => named(token).oauth.tokens
    return {
      clients: { ...clients, find: findProgram },
      grants,
      tokens: {
        ...tokens,
        exchange: async (given) => by(given.code).exchange(given),
        refresh: async (given) => by(given.refreshToken).refresh(given),
        revoke: async (token) => by(token).revoke(token),
      } satisfies typeof tokens,
      forgetOld,
    }
  }

  /** A program registers in `DB`; a shard whose users allow it something has a copy beside that. */
  async function findProgram(id: string): Promise<OauthClient | undefined> {
    const known = await own.oauth.clients.find(id)
    if (known) return known
    for (const shard of shards) {
      const found = shard === own ? undefined : await shard.oauth.clients.find(id)
      if (!found) continue
      const copy = { ...found, createdAt: clock.now() }
      await own.oauth.clients.add(copy)
      return copy
    }
    return undefined
  }
}
