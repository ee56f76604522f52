import type { Clock } from '../../platform/clock.ts'
import { equalInConstantTime, sha256 } from '../../platform/hmac.ts'
import { withoutShard } from '../../platform/shard.ts'
import { BREAKER, CODE, CODE_FAILURES } from '../auth-constants.ts'
import type { Requester } from './requester.ts'
import type { ChallengeStore } from './challenge-store.ts'
import type { Challenge, Purpose } from './challenge.ts'
import { macOfCode } from './code.ts'
import type { CodeStore } from './code-store.ts'
import type { Limits } from './attempt-limits.ts'
import type { UserStore } from '../users/user-store.ts'

interface CheckSettings {
  challenges: ChallengeStore
  codes: CodeStore
  limits: Limits
  users: UserStore
  clock: Clock
  secret: string
  /** Whether failures of everybody are counted together; nobody asks without Turnstile. */
  breaker: boolean
}

export interface Guess {
  purpose: Purpose
  email: string
  /** Six digits. */
  code: string
  /** Where somebody is signed in: only codes this account asked for. */
  userId?: string
  /** Asked once the code is known to be right: whether it stays good, as nothing can come of it this time. */
  spare?(): Promise<boolean>
}

export type Checked =
  | { right: true; challenge: Challenge }
  | { right: false; reason: 'wrong' }
  /** wait: too many tries · late: KV has not caught up. `retryAfter` in seconds; nothing was compared. */
  | { right: false; reason: 'wait' | 'late'; retryAfter: number }

export type CheckCode = ReturnType<typeof createCheckCode>

const LATE_STORE_SECONDS = 15

/** Judges a code. The guess is counted before it is compared, and a right one uses its challenge up if not spared. */
export function createCheckCode(settings: CheckSettings) {
  const { challenges, codes, limits, users, clock, secret, breaker } = settings

  async function checkCode(guess: Guess, requester: Requester): Promise<Checked> {
    const now = clock.now()
    const device = await knownDevice(guess.email, requester, now)
    const requesters = [device, requester.requestHash].flatMap((hash) => hash ?? [])
    const live = await challenges.live(guess, requesters, now)
    // Of a signed-in account's own code strangers cannot even try.
    const isOwn = ({ userId, requestedBy }: Challenge) => userId !== null || requesters.includes(requestedBy)
    const asked = live.find(isOwn)
    const taken = await limits.take(await failuresOf(requester, device, asked), CODE_FAILURES, now)
    if (!taken.taken) return { right: false, reason: 'wait', retryAfter: taken.retryAfter }

    let late = false
    for (const challenge of live) {
      const own = isOwn(challenge)
      const max = own ? CODE.attempts : CODE.attempts - CODE.reservedAttempts
      if (challenge.attempts >= max) continue
      const kept = challenge.codeMac ? { found: challenge.codeMac } : await codes.read(challenge.id)
      if (kept === 'unreachable' || kept === 'missing') {
        late = true
        continue
      }
      if (!(await challenges.countAttempt(challenge.id, max, now))) continue
      const mac = await macOfCode(secret, challenge.id, challenge.email, guess.code)
      if (!equalInConstantTime(mac, kept.found)) continue
      if (await guess.spare?.()) {
        await limits.giveBack(taken.id)
        return { right: true, challenge }
      }
      if (!(await challenges.consume(challenge.id, now))) continue
      await limits.giveBack(taken.id)
      await codes.drop(challenge.id)
      return { right: true, challenge }
    }
    if (late) {
      // Nobody's fault, and the guess was not looked at everywhere.
      await limits.giveBack(taken.id)
      return { right: false, reason: 'late', retryAfter: LATE_STORE_SECONDS }
    }
    if (breaker) await limits.note(await everybody(), now)
    return { right: false, reason: 'wrong' }
  }

  /**
   * Who answers for a wrong code: a known device, or who asked for a code that is still good, by that code, which
   * bounds its tries itself; else the network, of which strangers are a part.
   */
  function failuresOf({ network }: Requester, device: string | undefined, asked: Challenge | undefined) {
    if (device) return limits.ownerOf('failures', 'device', device)
    return asked
      ? limits.ownerOf('failures', 'code', asked.id)
      : limits.ownerOf('failures', 'network', network)
  }

  /** What the mail's link carries: `id.secret`. Looking changes nothing. */
  async function findLink(token: string): Promise<Challenge | undefined> {
    const [id = '', linkSecret = ''] = withoutShard(token).split('.')
    const challenge = await challenges.byId(id, clock.now())
    if (!challenge || challenge.purpose !== 'sign-in') return undefined
    return equalInConstantTime(await sha256(linkSecret), challenge.linkHash) ? challenge : undefined
  }

  /** Uses the link up; of many at once one gets the challenge. */
  async function useLink(token: string): Promise<Challenge | undefined> {
    const challenge = await findLink(token)
    if (!challenge || !(await challenges.consume(challenge.id, clock.now()))) return undefined
    await codes.drop(challenge.id)
    return challenge
  }

  /** True while so many guesses fail everywhere that asking for a code needs a human. */
  async function breakerIsOpen(): Promise<boolean> {
    return limits.isReached(await everybody(), BREAKER, clock.now())
  }

  async function knownDevice(email: string, { deviceHash }: Requester, now: number) {
    return deviceHash && (await users.knowsDevice(email, deviceHash, now)) ? deviceHash : undefined
  }

  function everybody() {
    return limits.ownerOf('failures', 'everybody')
  }

  return { checkCode, findLink, useLink, breakerIsOpen, knownDevice }
}
