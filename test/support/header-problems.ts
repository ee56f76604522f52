import { createHash } from 'node:crypto'
import { SPECULATION_RULES } from '../../src/browser/speculation-rules.ts'

/** What every answer says, whoever gives it. */
const EXPECTED: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-resource-policy': /^(same-origin|cross-origin)$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'/,
  'cache-control': /./,
}

interface Answer {
  status: number
  headers: { get(name: string): string | null; has(name: string): boolean }
}

const RULES_HASH = createHash('sha256').update(SPECULATION_RULES).digest('base64')
/** Our own files, and on a page its speculation rules. */
const SCRIPT_SOURCES = ["'self'", `'self' 'sha256-${RULES_HASH}'`]

/** What is wrong with an answer's headers; a `file` is no page and runs no script. */
export function headerProblems({ headers, status }: Answer, label: string, file = false): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const scriptSource = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  const cache = headers.get('cache-control') ?? ''
  return [
    ...Object.entries(EXPECTED).flatMap(([name, pattern]) =>
      pattern.test(headers.get(name) ?? '') ? [] : [`${label}: ${name}: ${headers.get(name)}`],
    ),
    ...(/unsafe-(?!inline)|https?:|\*/.test(policy) ? [`${label}: loose policy`] : []),
    ...(file || SCRIPT_SOURCES.includes(scriptSource) ? [] : [`${label}: script-src ${scriptSource}`]),
    // What is the same for everyone needs no process of its own; all else has one.
    ...(headers.get('cross-origin-opener-policy') === 'same-origin' || cache.startsWith('public') || file
      ? []
      : [`${label}: no opener policy`]),
    ...(/public/.test(cache) && headers.has('set-cookie') ? [`${label}: public with a cookie`] : []),
    ...(/public/.test(cache) && status >= 400 ? [`${label}: public error`] : []),
    ...(/^(public|private|no-store|no-cache)/.test(cache) ? [] : [`${label}: ${cache}`]),
  ]
}
