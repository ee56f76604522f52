import type { AddressDirectory } from '../auth/users/address-directory.ts'
import type { EmailUndoStore } from '../auth/users/email-undo-store.ts'
import type { UserStore } from '../auth/users/user-store.ts'
import type { Log } from '../platform/log.ts'

/** Who has an address, or may have it back. */
export type AddressHolder = Pick<UserStore, 'byEmail'> & Pick<EmailUndoStore, 'isKept'>

interface AddressesSettings {
  /** The number of the accounts' own shard. */
  shard: number
  directory: AddressDirectory
  holderIn(shard: number): AddressHolder
  /** Takes the newsletter's record along, where no transaction of the shard can. */
  moveSubscriber(from: string, to: string): Promise<void>
  log: Log
}

export type AccountAddresses = ReturnType<typeof createAccountAddresses>

/** What a change of address has to do with other shards. With one database it does nothing. */
export function createAccountAddresses(settings: AddressesSettings) {
  const { shard, directory, holderIn, moveSubscriber, log } = settings
  return {
    /** Whoever could stand in the way of an account that wants this address. */
    holderOf: async (email: string) => holderIn(await directory.shardFor(email, shard)),

    /** False when an account of another shard has the address, or may have it back. */
    take: (email: string) => directory.take(email, shard),

    /** Asked before an account leaves an address; `done` once it has. Then others may have it, one that is kept later. */
    async moving(from: string, to?: string, kept?: { email: string; until: number }) {
      const left = [...new Set([from, ...(kept ? [kept.email] : [])])].filter((email) => email !== to)
      const leaving = await Promise.all(
        left.map(async (email) => ({ email, leave: await directory.leaving(email) })),
      )
      return {
        /** The account has moved by now: what fails here is for the log. */
        async done(now: number): Promise<void> {
          try {
            for (const { email, leave } of leaving) await leave(email === kept?.email ? kept.until : now)
            if (shard > 0 && to) await moveSubscriber(from, to)
          } catch (error) {
            log.error('account.address_moved', error)
          }
        },
      }
    },
  }
}
