import { equalInConstantTime, hmac } from '../../platform/hmac.ts'

/** Proves that a link was in an e-mail to this account; good for ending e-mails and nothing else. */
export async function departureToken(secret: string, userId: string): Promise<string> {
  return `${userId}.${await hmac(secret, 'departure-mail', userId)}`
}

/** The account that a token was made for; undefined for any other text. */
export async function ownerOfToken(secret: string, token: string): Promise<string | undefined> {
  const userId = token.split('.')[0] ?? ''
  return equalInConstantTime(token, await departureToken(secret, userId)) ? userId : undefined
}
