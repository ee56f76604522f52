import type { Log } from '../../platform/log.ts'

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 5000
const MAX_TOKEN_LENGTH = 2048

export interface Turnstile {
  isHuman(token: string | undefined, network: string): Promise<boolean>
}

/** Cloudflare Turnstile's siteverify; what cannot be verified is no human. */
export function createTurnstile(secret: string, log: Log): Turnstile {
  return {
    async isHuman(token, network) {
      if (!token || token.length > MAX_TOKEN_LENGTH) return false
      try {
        const answer = await fetch(SITEVERIFY, {
          method: 'POST',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: { 'content-type': 'application/json' },
          // A /64 is no address; an IPv4 one is.
          body: JSON.stringify({
            secret,
            response: token,
            ...(network && !network.includes(':') && { remoteip: network }),
          }),
        })
        const result: unknown = await answer.json()
        return typeof result === 'object' && result !== null && Reflect.get(result, 'success') === true
      } catch (error) {
        log.error('turnstile.unreachable', error)
        return false
      }
    },
  }
}
