import { localVars } from '../../src/local/vars.ts'
import { type Authenticator, createAuthenticator, type Lies } from './software-authenticator.ts'
import type { TestServices } from './test-app.ts'
import { codeFor, type Visitor } from './visitor.ts'

/** Where the app under test says it is. */
export const APP_ORIGIN = new URL(localVars(5173).APP_URL).origin

export const newAuthenticator = (options?: { counts?: boolean }) => createAuthenticator(APP_ORIGIN, options)

interface Asked<Options> {
  options: Options
  request_token?: string
}

export async function ask<Options = Parameters<Authenticator['get']>[0]>(
  visitor: Visitor,
  path: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<Asked<Options>> {
  const answer = await visitor.json('POST', `/api/auth/passkeys/${path}`, body, headers)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Adds a passkey to a visitor's account, whose sign-in is fresh. */
export async function addPasskey(visitor: Visitor, device: Authenticator, name = 'Laptop', lies: Lies = {}) {
  const { options } = await ask<Parameters<Authenticator['create']>[0]>(visitor, 'registration')
  return visitor.json('POST', '/api/auth/passkeys', { passkey: await device.create(options, lies), name })
}

/** Signs in by a passkey, as a browser does. */
export async function signInByPasskey(visitor: Visitor, device: Authenticator, lies: Lies = {}) {
  const { options } = await ask(visitor, 'challenge')
  return visitor.json('POST', '/api/auth/passkeys/verify', { passkey: await device.get(options, lies) })
}

/** The answer of a passkey of the visitor's account, asked to confirm something. */
export async function confirmByPasskey(visitor: Visitor, device: Authenticator, lies: Lies = {}) {
  const { options } = await ask(visitor, 'confirmation')
  return device.get(options, lies)
}

/** A fresh code to the account's own address. */
export async function freshCode(fixture: TestServices, visitor: Visitor, email: string): Promise<string> {
  await visitor.json('POST', '/api/auth/reauthenticate')
  return codeFor(fixture, email)
}
