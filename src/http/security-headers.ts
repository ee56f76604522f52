import type { AppContext } from './context.ts'

/** What stands inside a page and is allowed by its hash: SHA-256, base64. */
interface Inlined {
  styles: string[]
  /** Speculation rules, which are data but count as a script. */
  rules: string
  /** No string becomes a script or markup that runs but by our one policy, where browsers know Trusted Types. */
  trustedTypes?: boolean | undefined
}

export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types own-rules"

/** Scripts are files of ours, styles are inlined and known by their hash; nothing comes from elsewhere. */
export function contentSecurityPolicy(inlined?: Inlined): string {
  // Vite's error overlay styles itself and its client opens a socket.
  const [style, connect] = import.meta.env.DEV
    ? ["'unsafe-inline'", "'self' ws:"]
    : [inlined ? inlined.styles.map((hash) => `'sha256-${hash}'`).join(' ') : "'none'", "'self'"]
  return [
    "default-src 'none'",
    inlined ? `script-src 'self' 'sha256-${inlined.rules}'` : "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(inlined?.trustedTypes ? [TRUSTED_TYPES] : []),
  ].join('; ')
}

/** On every answer. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
}

/**
 * On what may be about somebody, sign-in pages too: no other window holds it. A browser needs a fresh process for it,
 * which a page that is the same for everyone would pay for with its first paint.
 */
const OWN_WINDOW = { 'Cross-Origin-Opener-Policy': 'same-origin' }

/** Sets the headers of every answer, errors too. What was not declared public is private. */
export function secureAnswer(c: AppContext): void {
  const { headers, status } = c.res
  // A page that is kept has them from the start: one by one they cost more than the page.
  if (!headers.has('Strict-Transport-Security'))
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...OWN_WINDOW }))
      headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy())
  // An error may follow after a page was declared public; it must not be cached.
  if (!headers.has('Cache-Control') || headers.has('Set-Cookie') || status >= 400)
    headers.set('Cache-Control', 'private, no-store')
  if (status >= 400) headers.set('X-Request-Id', c.get('requestId'))
}
