import { TRUSTED_TYPES } from '../../http/security-headers.ts'

const TURNSTILE = 'https://challenges.cloudflare.com'

/** Lets the one page that asks for proof of being human load Turnstile; every other page stays without. */
export function withTurnstile(headers: Headers): void {
  const policy = headers.get('Content-Security-Policy') ?? ''
  const widened = policy.replace("script-src 'self'", `script-src 'self' ${TURNSTILE}`)
  // Its script writes markup of its own.
  const loosened = widened.replace(`; ${TRUSTED_TYPES}`, '')
  headers.set('Content-Security-Policy', `${loosened}; frame-src ${TURNSTILE}`)
}
