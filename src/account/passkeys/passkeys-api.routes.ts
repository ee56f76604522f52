import { requireConfigured, refuse } from '../../auth/auth-answers.ts'
import { AUTH_MESSAGES } from '../../auth/auth-messages.ts'
import { PASSKEY_NAME_MAX } from '../../auth/passkeys/passkey.ts'
import { bindRequest, requesterOf } from '../../auth/sessions/session-cookies.ts'
import { parseName } from '../../auth/users/profile.ts'
import { type AppContext, newRoutes, viewerOf } from '../../http/context.ts'
import { asRecord, readForm, readJson } from '../../http/request-body.ts'
import { AppError } from '../../platform/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { pathTo, patterns } from '../../routes.ts'
import type { Account } from '../account.ts'
import { ACCOUNT_MESSAGES } from '../account-messages.ts'
import { identityRefused, proofIn } from '../identity-answers.ts'

interface PasskeysApi {
  account: Account | undefined
  ids: Ids
}

/** An account's own passkeys: each is added after a fresh proof, and named or removed by whoever is signed in. */
export function passkeysApi({ account, ids }: PasskeysApi) {
  const app = newRoutes()

  app.get('/api/auth/passkeys', async (c) => {
    const list = await requireConfigured(account).passkeys.list(viewerOf(c).userId)
    return c.json({
      passkeys: list.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        created_at: new Date(createdAt).toISOString(),
        last_used_at: usedAt === null ? null : new Date(usedAt).toISOString(),
      })),
    })
  })

  /** What a browser needs to make a passkey with. */
  app.post('/api/auth/passkeys/registration', async (c) => {
    const viewer = viewerOf(c)
    const { identity, passkeys } = requireConfigured(account)
    const body = asRecord(await readJson(c))
    const { requester, requestToken } = await bindRequest(c, ids, body.request_token)
    const confirmed = await identity.confirm(viewer, proofIn(body), requester)
    if (!confirmed.confirmed) return identityRefused(c, confirmed)
    const options = await passkeys.creationOptions(viewer, requester)
    return c.json({ options, ...(requestToken && { request_token: requestToken }) })
  })

  /** What a browser needs to confirm by a passkey. */
  app.post('/api/auth/passkeys/confirmation', async (c) => {
    const viewer = viewerOf(c)
    const { passkeys } = requireConfigured(account)
    const { requester, requestToken } = await bindRequest(c, ids, asRecord(await readJson(c)).request_token)
    const options = await passkeys.requestOptions(requester, viewer)
    return c.json({ options, ...(requestToken && { request_token: requestToken }) })
  })

  app.post('/api/auth/passkeys', async (c) => {
    const viewer = viewerOf(c)
    const body = asRecord(await readJson(c))
    const requester = await requesterOf(c, body.request_token)
    const name = passkeyName(body.name ?? '')
    if (name === undefined) return refuse(c, 400, 'validation_failed', ACCOUNT_MESSAGES.passkey_name)
    const called = name || requester.deviceLabel || 'Passkey'
    const outcome = await requireConfigured(account).passkeys.add(viewer, body.passkey, called, requester)
    if (outcome.added) return c.json({ id: outcome.id, name: called }, 201)
    return outcome.reason === 'refused'
      ? refuse(c, 403, 'passkey_refused', AUTH_MESSAGES.passkey_refused)
      : refuse(c, 409, 'too_many_passkeys', ACCOUNT_MESSAGES.too_many_passkeys)
  })

  app.patch('/api/auth/passkeys/:id', async (c) => {
    const name = passkeyName(asRecord(await readJson(c)).name)
    if (!name) return refuse(c, 400, 'validation_failed', ACCOUNT_MESSAGES.passkey_name)
    await rename(c, c.req.param('id'), name)
    return c.json({ id: c.req.param('id'), name })
  })

  app.delete('/api/auth/passkeys/:id', async (c) => {
    await remove(c, c.req.param('id'))
    return c.body(null, 204)
  })

  app.on('POST', patterns('account', '/passkeys'), async (c) => {
    const { id = '', action, name: typed } = await readForm(c)
    if (action === 'remove') {
      await remove(c, id)
      return done(c, 'passkey-removed')
    }
    const name = passkeyName(typed)
    if (!name) return done(c, 'passkey-name')
    await rename(c, id, name)
    return done(c, 'passkey-renamed')
  })

  async function rename(c: AppContext, id: string, name: string): Promise<void> {
    const { passkeys } = requireConfigured(account)
    if (!(await passkeys.rename(id, viewerOf(c).userId, name))) throw new AppError('not_found')
  }

  async function remove(c: AppContext, id: string): Promise<void> {
    const { passkeys } = requireConfigured(account)
    if (!(await passkeys.remove(viewerOf(c), id, await requesterOf(c)))) throw new AppError('not_found')
  }

  return app
}

/** A short name; undefined for what is none. May be empty. */
function passkeyName(input: unknown): string | undefined {
  const name = parseName(input)
  return name !== undefined && Array.from(name).length <= PASSKEY_NAME_MAX ? name : undefined
}

function done(c: AppContext, what: string): Response {
  return c.redirect(`${pathTo('account', c.get('locale'), {}, { done: what })}#passkeys`, 303)
}
