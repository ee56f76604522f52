import { refusalOf } from '../../auth/auth-messages.ts'
import type { AppContext } from '../../http/context.ts'
import { ACCOUNT_MESSAGES, WEAKNESS_WORDS } from '../account-messages.ts'
import type { PasswordRefused } from './change-password.ts'

/** Worded errors by the field they belong to. */
export interface PasswordErrors {
  passwordErrors?: string[]
  currentError?: string
  codeError?: string
}

/** The errors to show for a password that was refused. */
export function passwordErrors(c: AppContext, outcome: PasswordRefused): PasswordErrors {
  const i18n = c.get('i18n')
  const word = (name: keyof typeof ACCOUNT_MESSAGES) => i18n._(ACCOUNT_MESSAGES[name])
  switch (outcome.reason) {
    case 'weak':
      return {
        ...(outcome.unproven && passwordErrors(c, outcome.unproven)),
        passwordErrors: outcome.weaknesses.map((weakness) => i18n._(WEAKNESS_WORDS[weakness])),
      }
    case 'same':
      return { passwordErrors: [word('same_password')] }
    case 'wrong_current':
      return { currentError: word('wrong_current') }
    case 'code_needed':
    case 'wrong_code':
      return { codeError: word(outcome.reason) }
    case 'wait':
    case 'late': {
      const error = i18n._(refusalOf(outcome))
      return outcome.what === 'code' ? { codeError: error } : { currentError: error }
    }
  }
}

/** Says when to try again, where trying again can help. */
export function retryLater(c: AppContext, outcome: object): boolean {
  if (!('retryAfter' in outcome)) return false
  c.header('Retry-After', String(outcome.retryAfter))
  return true
}
