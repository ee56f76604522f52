import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { challenges } from '../codes/challenge.table.ts'
import { addressLocations } from './address-location.table.ts'
import { emailUndos } from './email-undo.table.ts'
import { users } from './user.table.ts'

export type AddressStore = ReturnType<typeof createAddressStore>

/** A day's search is remembered for so long, and its address with it. */
export const REMEMBERED_MS = 48 * 3_600_000

interface Address {
  hash: string
  email: string
}

/**
 * A select that finds a row for an address that another shard decides. Asked where accounts are made or moved, so that
 * a Worker which does not know of a new database yet cannot make a second account.
 */
export function decidedElsewhere(hash: string): SQL {
  return sql`select 1 from ${addressLocations} where hash = ${hash} and shard <> 0`
}

/** Which shard an address belongs to. `db` is `DB`: every race between shards ends in these statements. */
export function createAddressStore(db: Database) {
  return {
    async find(hash: string): Promise<{ shard: number; freeAt: number | null } | undefined> {
      const [found] = await db
        .select({ shard: addressLocations.shard, freeAt: addressLocations.freeAt })
        .from(addressLocations)
        .where(eq(addressLocations.hash, hash))
      return found
    },

    /**
     * The shard of an address; `shard` where nothing is known of it. What `DB` knows in any way, from before there were
     * others, stays there.
     */
    async place(
      { hash, email, quotaOwner }: Address & { quotaOwner: string },
      shard: number,
      now: number,
    ): Promise<number> {
      const [placed] = await db.all<{ shard: number }>(sql`
        insert into ${addressLocations} (hash, shard, free_at)
        select ${hash}, case when exists (select 1 from ${users} where email = ${email})
            or exists (select 1 from ${challenges} where email = ${email})
            or exists (select 1 from ${emailUndos} where email = ${email})
            or exists (select 1 from day_quota where owner = ${quotaOwner})
          then 0 else ${shard} end, ${now} where 1
        on conflict (hash) do update set free_at = max(free_at, excluded.free_at)
        returning shard`)
      return placed?.shard ?? shard
    },

    /** Before an account is made: the address is its shard's for good. Undefined while it is kept for who left it. */
    async claim(hash: string, now: number): Promise<number | undefined> {
      const [claimed] = await db.all<{ shard: number }>(sql`
        update ${addressLocations} set free_at = ${heldBy(sql`shard`, now)}, claims = claims + 1
        where hash = ${hash} and (shard = 0 or free_at is null or free_at <= ${now})
        returning shard`)
      return claimed?.shard
    },

    /** Before an account of `shard` changes to the address: false when it is another shard's account's, or kept there. */
    async take({ hash, email }: Address, shard: number, now: number): Promise<boolean> {
      const { meta } = await db.run(sql`
        update ${addressLocations} set shard = ${shard}, free_at = ${heldBy(sql`${shard}`, now)}, claims = claims + 1
        where hash = ${hash} and (shard = ${shard} or (shard <> 0 and free_at <= ${now})
          or (shard = 0 and not exists (select 1 from ${users} where email = ${email})
            and not exists (select 1 from ${emailUndos} where email = ${email} and expires_at > ${now})))`)
      return meta.changes > 0
    },

    async claimsOf(hash: string): Promise<number | undefined> {
      const [found] = await db
        .select({ claims: addressLocations.claims })
        .from(addressLocations)
        .where(eq(addressLocations.hash, hash))
      return found?.claims
    },

    /** An account has left it; one that took it since is not touched. */
    async leave(hash: string, claims: number, freeAt: number): Promise<void> {
      await db
        .update(addressLocations)
        .set({ freeAt })
        .where(and(eq(addressLocations.hash, hash), eq(addressLocations.claims, claims)))
    },

    async forgetFree(now: number): Promise<void> {
      await db.delete(addressLocations).where(lt(addressLocations.freeAt, now - REMEMBERED_MS))
    },
  }
}

/** Shard 0 finds its accounts by themselves, in the same statement. */
function heldBy(shard: SQL, now: number): SQL {
  return sql`case when ${shard} = 0 then ${now} end`
}
