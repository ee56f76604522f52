import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { hmac } from '../../platform/hmac.ts'
import { dayQuota, trips } from '../trip.table.ts'

/** Whose day of requests an address takes: the same after the account was deleted and made again. */
export function quotaOwnerOf(secret: string, email: string): Promise<string> {
  return hmac(secret, 'quota', email.toLowerCase())
}

/** Takes the used days along to a new address, where `moved` (a select) finds a row; for that change's transaction. */
export function moveQuota(userId: string, from: string, to: string, moved: SQL): SQLWrapper[] {
  return [
    sql`update or ignore ${dayQuota} set owner = ${to} where owner = ${from} and exists (${moved})`,
    sql`update ${trips} set quota_owner = ${to}
      where user_id = ${userId} and quota_owner = ${from} and exists (${moved})`,
  ]
}
