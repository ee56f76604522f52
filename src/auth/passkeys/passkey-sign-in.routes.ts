import { newRoutes } from '../../http/context.ts'
import { asRecord, readJson } from '../../http/request-body.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import { requireConfigured, refuse } from '../auth-answers.ts'
import { AUTH_MESSAGES } from '../auth-messages.ts'
import type { Auth } from '../auth.ts'
import { bindRequest, requesterOf } from '../sessions/session-cookies.ts'
import { answerSignedIn } from '../sessions/start-session.ts'

interface PasskeySignIn {
  auth: Auth | undefined
  clock: Clock
  ids: Ids
}

/** Signing in by a passkey; what an account does with its own is in account/passkeys. */
export function passkeySignIn({ auth, clock, ids }: PasskeySignIn) {
  const app = newRoutes()

  app.post('/api/auth/passkeys/challenge', async (c) => {
    const { passkeys } = requireConfigured(auth)
    const { requester, requestToken } = await bindRequest(c, ids, asRecord(await readJson(c)).request_token)
    const options = await passkeys.requestOptions(requester)
    return c.json({ options, ...(requestToken && { request_token: requestToken }) })
  })

  app.post('/api/auth/passkeys/verify', async (c) => {
    const { passkeys, sessions } = requireConfigured(auth)
    const { passkey, request_token } = asRecord(await readJson(c))
    const signedIn = await passkeys.signIn(passkey, await requesterOf(c, request_token))
    if (!signedIn) return refuse(c, 403, 'passkey_refused', AUTH_MESSAGES.passkey_refused)
    return answerSignedIn(c, sessions, signedIn, clock.now())
  })

  return app
}
