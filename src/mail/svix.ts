import { equalInConstantTime } from '../platform/hmac.ts'

/** How far a webhook's time may be off, seconds: what Svix's own libraries allow. */
const TOLERANCE_SECONDS = 300

export interface SvixHeaders {
  id: string | undefined
  timestamp: string | undefined
  /** `v1,<base64>`, several apart by spaces while a secret is being changed. */
  signature: string | undefined
}

/**
 * Whether a webhook was signed with `secret` (`whsec_<base64>`) just now: HMAC-SHA-256 of `id.timestamp.body`.
 * Source: docs.svix.com/receiving/verifying-payloads/how-manual.
 */
export async function isSignedWebhook(
  secret: string,
  { id, timestamp, signature }: SvixHeaders,
  body: string,
  now: number,
): Promise<boolean> {
  if (!id || !timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from(secret.replace(/^whsec_/, ''), 'base64'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
  const expected = `v1,${Buffer.from(signed).toString('base64')}`
  return signature.split(' ').some((given) => equalInConstantTime(given, expected))
}
