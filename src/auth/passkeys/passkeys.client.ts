import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { type ApiAnswer, callApi, errorOf } from '../../browser/api.ts'

/** cancelled: by the visitor, by time, or by a newer request · known: this device has one of the account already. */
export type PasskeyFailure =
  { reason: 'cancelled' | 'known' | 'failed' } | { reason: 'refused'; words: string }
type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Thrown with a worded refusal of the server's. */
class Refusal extends Error {}

/** Opens a session; `autofill` waits among what the browser offers for the address, until one is chosen. */
export async function signInByPasskey({ autofill }: { autofill: boolean }): Promise<ApiAnswer> {
  if (autofill && !(await browserSupportsWebAuthnAutofill()))
    throw new DOMException('no autofill', 'AbortError')
  const optionsJSON = await askFor<Options>('challenge')
  const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
  return requireAccepted(await callApi('POST', '/api/auth/passkeys/verify', { passkey }))
}

/** The answer of one of the account's passkeys, as a form sends it. */
export async function confirmByPasskey(): Promise<string> {
  const optionsJSON = await askFor<Options>('confirmation')
  return JSON.stringify(await startAuthentication({ optionsJSON }))
}

/** Makes a passkey for whoever is signed in. */
export async function addPasskey({ name, code }: { name: string; code: string }): Promise<void> {
  const optionsJSON = await askFor<CreationOptions>('registration', code ? { code } : {})
  const passkey = await startRegistration({ optionsJSON })
  requireAccepted(await callApi('POST', '/api/auth/passkeys', { passkey, name }))
}

/** Ends what waits for the visitor, so that nothing is chosen for a form that has gone. */
export function stopPasskeys(): void {
  WebAuthnAbortService.cancelCeremony()
}

export function failureOf(error: unknown): PasskeyFailure {
  if (error instanceof Refusal) return { reason: 'refused', words: error.message }
  // The package wraps what a browser throws, and keeps its name.
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return { reason: 'known' }
  return { reason: name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed' }
}

async function askFor<T>(what: string, body: object = {}): Promise<T> {
  return requireAccepted(await callApi('POST', `/api/auth/passkeys/${what}`, body)).body.options as T
}

function requireAccepted(answer: ApiAnswer): ApiAnswer {
  if (answer.status >= 300) throw new Refusal(errorOf(answer).message ?? String(answer.status))
  return answer
}
