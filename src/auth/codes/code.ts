import { hmac } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import { CODE } from '../auth-constants.ts'

/** Six digits, every one of the million as likely. */
export function newCode(ids: Ids): string {
  return String(ids.integer(10 ** CODE.digits)).padStart(CODE.digits, '0')
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
