import { msg } from '@lingui/core/macro'
import type { Limits } from '../auth/codes/attempt-limits.ts'
import { networkOf } from '../auth/codes/requester.ts'
import { type AppContext, newRoutes, viewerOf } from '../http/context.ts'
import { renderPersonal } from '../http/render.tsx'
import { readForm, readJson } from '../http/request-body.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Ids } from '../platform/ids.ts'
import { patterns } from '../routes.ts'
import { answerUri, parseAuthorization, type ParsedAuthorization } from './authorization-request.ts'
import css from './consent.css?inline'
import { ConsentPage, ContinuePage, UnknownProgramPage } from './consent.page.tsx'
import type { TokenOutcome } from './grant-tokens.ts'
import type { Oauth } from './oauth.ts'
import { parseRegistration } from './parse-registration.ts'
import { SCOPES } from './scopes.ts'

interface OauthRoutes {
  appUrl: string
  oauth: Oauth
  limits: Pick<Limits, 'ownerOf' | 'take'>
  clock: Clock
  ids: Ids
}

const HOUR = 60 * 60 * 1000
const REGISTRATIONS = [{ max: 10, within: HOUR }]
const FIELDS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
]

/** OAuth 2.1 for assistants: discovery (RFC 8414, 9728), registration (7591), consent, tokens (PKCE) and their end. */
export function oauthRoutes({ appUrl, oauth, limits, clock, ids }: OauthRoutes) {
  const app = newRoutes()
  const resource = `${appUrl}/mcp`

  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])
    app.get(path, (c) =>
      c.json({
        resource,
        authorization_servers: [appUrl],
        scopes_supported: SCOPES,
        bearer_methods_supported: ['header'],
      }),
    )

  app.get('/.well-known/oauth-authorization-server', (c) =>
    c.json({
      issuer: appUrl,
      authorization_endpoint: `${appUrl}/oauth/authorize`,
      token_endpoint: `${appUrl}/oauth/token`,
      registration_endpoint: `${appUrl}/oauth/register`,
      revocation_endpoint: `${appUrl}/oauth/revoke`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      scopes_supported: SCOPES,
      authorization_response_iss_parameter_supported: true,
    }),
  )

  app.post('/oauth/register', async (c) => {
    const parsed = parseRegistration(await readJson(c))
    if (!parsed.valid) return c.json({ error: parsed.error }, 400)
    const owner = await limits.ownerOf('oauth-register', networkOf(c.req.header('cf-connecting-ip')) ?? '')
    const taken = await limits.take(owner, REGISTRATIONS, clock.now())
    if (!taken.taken) throw new AppError('too_many_requests', { retryAfter: taken.retryAfter })
    const { name, redirectUris } = parsed
    const client = { id: ids.uuid(), name, redirectUris, createdAt: clock.now() }
    await oauth.clients.add(client)
    c.header('Cache-Control', 'no-store')
    return c.json(
      {
        client_id: client.id,
        client_id_issued_at: Math.floor(client.createdAt / 1000),
        client_name: name,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
      201,
    )
  })

  app.on('GET', patterns('oauthAuthorize'), async (c) => {
    const given = pick(c.req.query())
    const client = await oauth.clients.find(given.client_id ?? '')
    const parsed = parseAuthorization(given, client, resource)
    if (parsed.kind !== 'valid' || !client) return answerRefused(c, parsed)
    const { redirectUri, scopes } = parsed.request
    return renderPersonal(
      c,
      head(c),
      <ConsentPage
        locale={c.get('locale')}
        name={client.name}
        host={new URL(redirectUri).host}
        email={viewerOf(c).email}
        scopes={scopes}
        fields={given}
      />,
    )
  })

  app.on('POST', patterns('oauthAuthorize'), async (c) => {
    const { userId } = viewerOf(c)
    const form = await readForm(c)
    const given = pick(form)
    const parsed = parseAuthorization(given, await oauth.clients.find(given.client_id ?? ''), resource)
    if (parsed.kind !== 'valid') return answerRefused(c, parsed)
    const { redirectUri, state } = parsed.request
    if (form.answer !== 'allow') return goOn(c, redirectUri, { error: 'access_denied', state })
    return goOn(c, redirectUri, { code: await oauth.tokens.allow(userId, parsed.request), state })
  })

  app.post('/oauth/token', async (c) => {
    const form = await readForm(c)
    c.header('Cache-Control', 'no-store')
    if (form.resource !== undefined && form.resource.replace(/\/$/, '') !== resource)
      return c.json({ error: 'invalid_target' }, 400)
    const outcome = await tokensFor(form)
    if (!outcome) return c.json({ error: 'unsupported_grant_type' }, 400)
    if (!outcome.granted) return c.json({ error: outcome.error }, 400)
    const { accessToken, refreshToken, expiresInSeconds, scopes } = outcome.tokens
    return c.json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: expiresInSeconds,
      refresh_token: refreshToken,
      scope: scopes.join(' '),
    })
  })

  app.post('/oauth/revoke', async (c) => {
    const { token = '' } = await readForm(c)
    // The same answer whether or not it was one (RFC 7009, 2.2).
    await oauth.tokens.revoke(token)
    return c.body(null, 200)
  })

  function tokensFor(form: Record<string, string>): Promise<TokenOutcome> | undefined {
    const { client_id: clientId = '' } = form
    if (form.grant_type === 'authorization_code') {
      const { code = '', code_verifier: verifier = '', redirect_uri: redirectUri = '' } = form
      return oauth.tokens.exchange({ code, verifier, clientId, redirectUri })
    }
    if (form.grant_type === 'refresh_token')
      return oauth.tokens.refresh({ refreshToken: form.refresh_token ?? '', clientId })
    return undefined
  }

  function answerRefused(c: AppContext, parsed: ParsedAuthorization): Response | Promise<Response> {
    if (parsed.kind === 'refused')
      return goOn(c, parsed.redirectUri, { error: parsed.error, state: parsed.state })
    return renderPersonal(c, head(c), <UnknownProgramPage />, 400)
  }

  /** By a page: form-action 'self' lets no form lead elsewhere, not even through a redirect. */
  function goOn(c: AppContext, redirectUri: string, told: Record<string, string | undefined>) {
    const href = answerUri(redirectUri, { ...told, iss: appUrl })
    // Who has answered nothing is led nowhere: anybody can register an address (RFC 9700, 4.11.2).
    if (c.req.method === 'POST') c.header('Refresh', `0;url=${href}`)
    return renderPersonal(c, head(c), <ContinuePage host={new URL(redirectUri).host} href={href} />)
  }

  return app
}

function head(c: AppContext) {
  return { title: c.get('i18n')._(msg`Connect a program`), css }
}

function pick(given: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(FIELDS.flatMap((field) => (given[field] ? [[field, given[field]]] : [])))
}
