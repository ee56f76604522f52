const TURNSTILE = 'https://challenges.cloudflare.com'

/** Lets the one page that asks for proof of being human load Turnstile; every other page stays without. */
export function withTurnstile(headers: Headers): void {
  const policy = headers.get('Content-Security-Policy') ?? ''
  const widened = policy.replace("script-src 'self'", `script-src 'self' ${TURNSTILE}`)
  headers.set('Content-Security-Policy', `${widened}; frame-src ${TURNSTILE}`)
}
