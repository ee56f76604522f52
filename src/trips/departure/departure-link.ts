import { equalInConstantTime, hmac } from '../../platform/hmac.ts'
import { type Carry, carryOf, shardOf } from '../../platform/shard.ts'

/** Proves that a link was in an e-mail to this account; good for ending e-mails and nothing else. */
export async function departureToken(secret: string, userId: string, carry: Carry): Promise<string> {
  return carry(`${userId}.${await hmac(secret, 'departure-mail', carry(userId))}`)
}

/** The account that a token was made for; undefined for any other text. */
export async function ownerOfToken(secret: string, token: string): Promise<string | undefined> {
  const userId = token.split('.')[0] ?? ''
  const made = await departureToken(secret, userId, carryOf(shardOf(token)))
  return equalInConstantTime(token, made) ? userId : undefined
}
