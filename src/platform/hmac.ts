import { base64url } from './ids.ts'

const encoder = new TextEncoder()

/** HMAC-SHA-256 of the parts, base64url. Parts are length-prefixed, so that no two lists give one text. */
export async function hmac(secret: string, ...parts: string[]): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const text = parts.map((part) => `${part.length}:${part}`).join('')
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}

/** SHA-256, base64url: for random tokens, which need no key. */
export async function sha256(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))
}

/** Takes the same time wherever the texts differ; their length is not secret. */
export function equalInConstantTime(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return difference === 0
}
