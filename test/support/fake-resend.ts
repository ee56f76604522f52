import { vi } from 'vitest'

/** What the mail service does with a request. */
export type ResendFault = 'fine' | 'forbidden' | 'rate' | 'error' | 'silent' | 'lost' | 'concurrent'

interface Accepted {
  to: string
  subject: string
  key: string
}

/**
 * Resend as its documentation describes it, behind `fetch`: a key sends once. `forbidden`: 403 for a domain that is
 * not yet verified · `rate`: 429 with Retry-After ·
 * `error`: 500 · `lost`: accepted, and the answer never comes · `silent`: not accepted, no answer ·
 * `concurrent`: 409 for a request under way. A key with another body gets the other 409 by itself.
 */
export function installFaultyResend(fault: (attempt: number) => ResendFault) {
  const bodies = new Map<string, string>()
  const accepted: Accepted[] = []
  const answers: Record<string, number> = {}
  let requests = 0

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    if (new URL(request.url).host !== 'api.resend.com') throw new Error(`no network: ${request.url}`)
    const kind = fault(requests++)
    const key = request.headers.get('idempotency-key') ?? ''
    const body = await request.text()
    if (kind === 'rate') return refusal(429, 'rate_limit_exceeded', { 'retry-after': '2' })
    if (kind === 'forbidden') return refusal(403, 'validation_error')
    if (kind === 'error') return refusal(500, 'internal_server_error')
    if (kind === 'concurrent') return refusal(409, 'concurrent_idempotent_requests')
    if (kind === 'silent') throw new DOMException('The operation timed out', 'TimeoutError')
    const known = bodies.get(key)
    if (known !== undefined && known !== body) return refusal(409, 'invalid_idempotent_request')
    if (known === undefined) {
      const { to, subject } = JSON.parse(body) as { to: string[]; subject: string }
      bodies.set(key, body)
      accepted.push({ to: to[0] ?? '', subject, key })
    }
    if (kind === 'lost') throw new DOMException('The operation timed out', 'TimeoutError')
    return Response.json({ id: crypto.randomUUID() })
  }

  function refusal(status: number, name: string, headers: Record<string, string> = {}): Response {
    answers[name] = (answers[name] ?? 0) + 1
    return Response.json({ statusCode: status, name, message: name }, { status, headers })
  }

  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  return { accepted, answers, requests: () => requests }
}
