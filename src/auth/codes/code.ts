import { hmac } from '../../platform/hmac.ts'
import { CODE } from '../auth-constants.ts'

/**
 * Six digits of a challenge, every one of the million as likely to one part in 10^13: whoever knows the secret computes
 * them anew when the e-mail is written, and they need to stand nowhere meanwhile.
 */
export async function codeOf(secret: string, challengeId: string): Promise<string> {
  const mac = Buffer.from(await hmac(secret, 'digits', challengeId), 'base64url')
  return String(mac.readBigUInt64BE() % BigInt(10 ** CODE.digits)).padStart(CODE.digits, '0')
}

/** The secret of a challenge's link, in the same way. */
export function linkSecretOf(secret: string, challengeId: string): Promise<string> {
  return hmac(secret, 'link', challengeId)
}

/** The six digits somebody typed, blanks aside; undefined for anything else. */
export function parseCode(text: unknown): string | undefined {
  const digits = typeof text === 'string' ? text.replace(/[\s-]/g, '') : ''
  return /^[0-9]{6}$/.test(digits) ? digits : undefined
}

/** What is kept of a code: worth nothing without the secret, the challenge and the address. */
export function macOfCode(secret: string, challengeId: string, email: string, code: string): Promise<string> {
  return hmac(secret, 'code', challengeId, email, code)
}
