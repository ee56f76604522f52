import { refuse } from '../auth/auth-answers.ts'
import { AUTH_MESSAGES, type Later, refusalOf } from '../auth/auth-messages.ts'
import type { AppContext } from '../http/context.ts'
import { parseJson } from '../http/request-body.ts'
import { AppError } from '../platform/errors.ts'
import { ACCOUNT_MESSAGES } from './account-messages.ts'
import type { Identity, Proof } from './confirm-identity.ts'

/** What a body, or a form, brings to prove who is asking; a form has the passkey's answer as text. */
export function proofIn({ code, passkey }: Record<string, unknown>): Proof {
  return {
    code: typeof code === 'string' && code ? code : undefined,
    passkey: typeof passkey === 'string' ? parsed(passkey) : passkey,
  }
}

/** What is no JSON is no passkey's answer either. */
function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof AppError) return text
    throw error
  }
}

/** Why who is asking is not known well enough, in the wire form. */
export function identityRefused(c: AppContext, identity: Exclude<Identity, { confirmed: true }>): Response {
  switch (identity.reason) {
    case 'wait':
    case 'late':
      return tryLater(c, identity)
    case 'needed':
      return refuse(c, 403, 'reauthentication_needed', ACCOUNT_MESSAGES.code_needed)
    case 'wrong':
      return refuse(c, 403, 'otp_expired', ACCOUNT_MESSAGES.wrong_code)
    case 'passkey':
      return refuse(c, 403, 'passkey_refused', AUTH_MESSAGES.passkey_refused)
  }
}

export function tryLater(c: AppContext, later: Later): Response {
  return refuse(c, 429, 'over_request_rate_limit', refusalOf(later), later.retryAfter)
}
