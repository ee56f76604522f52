import type { Clock } from '../../platform/clock.ts'
import { equalInConstantTime, hmac } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import { CODE } from '../auth-constants.ts'
import type { Ceremony } from './passkey.ts'

/** What a challenge is good for: one ceremony, in one browser, of one account where one is signed in. */
export interface ChallengeUse {
  ceremony: Ceremony
  /** SHA-256 of what the asking browser was given. */
  requestHash: string | undefined
  userId?: string
}

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>

/**
 * Challenges that nobody has to store: `random.expiry.HMAC`. Anybody may ask for one, so asking writes nothing; that
 * one works once is decided where it is answered.
 */
export function createPasskeyChallenges({ secret, clock, ids }: { secret: string; clock: Clock; ids: Ids }) {
  const macOf = ({ ceremony, requestHash = '', userId = '' }: ChallengeUse, random: string, expiry: string) =>
    hmac(secret, 'passkey', ceremony, requestHash, userId, random, expiry)

  /** The challenge's bytes, base64url. */
  async function issue(use: ChallengeUse): Promise<string> {
    const random = ids.token(16)
    const expiry = String(clock.now() + CODE.lifetime)
    return Buffer.from(`${random}.${expiry}.${await macOf(use, random, expiry)}`).toString('base64url')
  }

  /** When an own challenge runs out, in milliseconds since the epoch; undefined for any other. */
  async function expiryOf(challenge: string, use: ChallengeUse): Promise<number | undefined> {
    const [random = '', expiry = '', mac = ''] = Buffer.from(challenge, 'base64url').toString().split('.')
    // Without the browser's own value it would be good in any.
    if (!use.requestHash || !equalInConstantTime(mac, await macOf(use, random, expiry))) return undefined
    return Number(expiry) > clock.now() ? Number(expiry) : undefined
  }

  return { issue, expiryOf }
}
