import { Validator } from '@cfworker/json-schema'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { EXAMPLES } from '../../src/developers/examples.ts'
import { openApiDocument, OPERATIONS } from '../../src/developers/openapi.ts'
import { addPasskey, ask, newAuthenticator } from '../support/passkeys.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { codeFor, createVisitor, signIn } from '../support/visitor.ts'

const document = openApiDocument('http://localhost')

/** The operation behind a request, by its pattern. */
function operationAt(method: string, path: string) {
  const [bare = ''] = path.split('?')
  return OPERATIONS.find(
    (operation) =>
      operation.method.toUpperCase() === method &&
      new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(bare),
  )
}

/** What is wrong with an answer by the document; its status has to stand there, too. */
async function faultsOf(method: string, path: string, answer: Response): Promise<string[]> {
  const operation = operationAt(method, path)
  if (!operation) return [`${method} ${path} is not documented`]
  const documented = document.paths[operation.path]?.[operation.method] as DocumentedOperation | undefined
  const response = documented?.responses[answer.status]
  if (!response) return [`${method} ${path}: ${answer.status} is not documented`]
  const type = Object.keys(response.content ?? {})[0]
  const sent = answer.headers.get('content-type')?.split(';')[0]
  if (type !== undefined && type !== sent) return [`${method} ${path}: ${sent} is not ${type}`]
  const schema = response.content?.['application/json']?.schema
  if (!schema) return []
  const whole = { ...schema, components: document.components }
  const { valid, errors } = new Validator(whole, '2020-12', false).validate(await answer.clone().json())
  return valid
    ? []
    : errors.map(({ instanceLocation, error }) => `${method} ${path} ${instanceLocation}: ${error}`)
}

interface DocumentedOperation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

it('has every route of the API in the document, and no other', () => {
  const { routes } = createApp(testServices().services)
  const ours = routes
    .filter(({ method, path }) => path.startsWith('/api/') && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const documented = OPERATIONS.filter(({ path }) => path.startsWith('/api/')).map(
    ({ method, path }) => `${method.toUpperCase()} ${path}`,
  )
  expect([...new Set(ours)].toSorted()).toEqual(documented.toSorted())
})

it('answers as the document says, whatever is asked', async () => {
  const host = testServices({ planner: atlasPlanner })
  const app = createApp(host.services)
  const visitor = createVisitor(app)
  const faults: string[] = []
  const seen = new Set<string>()
  async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer =
      body === undefined
        ? await visitor.send(method, path, undefined, headers)
        : await visitor.json(method, path, body, headers)
    faults.push(...(await faultsOf(method, path, answer)))
    const id = operationAt(method, path)?.id
    if (id && answer.ok) seen.add(id)
    return answer
  }

  // Everyone.
  await send('GET', '/api/places?q=wien')
  await send('POST', '/api/check', EXAMPLES.check.body)
  await send('POST', '/api/check', {})
  await send('POST', '/api/newsletter', { email: 'ada@example.com' })
  await send('POST', '/api/newsletter', { email: 'nobody' })
  await send('POST', '/api/webhooks/resend', { type: 'email.bounced' })
  await send('POST', '/oauth/register', EXAMPLES.register.body)
  await send('POST', '/oauth/register', {})
  await send('POST', '/mcp', EXAMPLES.tools.body, EXAMPLES.tools.headers)
  for (const { method, path, access } of OPERATIONS)
    if (access === 'session' && path.startsWith('/api/') && method === 'get')
      await send('GET', path.replace(/\{\w+\}/g, 'x'))

  // Signing in.
  const email = 'ada@example.com'
  await send('POST', '/api/auth/otp', { email: 'no' })
  await send('POST', '/api/auth/otp', { email, create_user: true })
  await send('POST', '/api/auth/otp', { email, create_user: true })
  await send('POST', '/api/auth/verify', { email, token: '000000', type: 'email' })
  await send('POST', '/api/auth/verify', { email, token: codeFor(host, email), type: 'email' })
  await send('POST', '/api/auth/token?grant_type=refresh_token', {})
  await send('POST', '/api/auth/token?grant_type=other', {})

  // The account.
  await send('GET', '/api/auth/user')
  await send('PUT', '/api/auth/user', { data: { name: 'Ada' } })
  await send('PUT', '/api/auth/user', { password: 'short' })
  await send('POST', '/api/auth/reauthenticate')
  await send('GET', '/api/auth/sessions')
  await send('DELETE', '/api/auth/sessions/unknown')
  await send('GET', '/api/account/export')
  const device = newAuthenticator()
  const added = await addPasskey(visitor, device)
  const { id: passkey } = await added.clone().json<{ id: string }>()
  faults.push(...(await faultsOf('POST', '/api/auth/passkeys', added)))
  seen.add('addPasskey')
  await send('POST', '/api/auth/passkeys/registration', {})
  await send('POST', '/api/auth/passkeys/confirmation', {})
  await send('POST', '/api/auth/passkeys/challenge', {})
  await send('GET', '/api/auth/passkeys')
  await send('PATCH', `/api/auth/passkeys/${passkey}`, { name: 'Key' })
  const { options } = await ask(visitor, 'challenge')
  await send('POST', '/api/auth/passkeys/verify', { passkey: await device.get(options) })
  await send('DELETE', `/api/auth/passkeys/${passkey}`)

  // A trip.
  await send('POST', '/api/trips', { ...VIENNA, adults: 0 })
  const made = await send('POST', '/api/trips', VIENNA)
  const { id } = await made.json<{ id: string }>()
  await send('POST', '/api/trips', VIENNA)
  await send('POST', '/api/wizard', { trip_id: id })
  await send('GET', `/api/trips/${id}`)
  await host.services.preparing.prepare(id)
  await send('GET', '/api/trips')
  await send('GET', `/api/trips/${id}`)
  const events = await send('GET', `/api/trips/${id}/events`)
  await events.body?.cancel()
  const changes = `/api/trips/${id}/changes`
  const proposed = await send('POST', changes, { text: 'start at 11 on day 2' })
  const { id: change } = await proposed.json<{ id: string }>()
  await send('POST', changes, { text: 'xyzzy' })
  await send('POST', changes, { text: 'keep day 9 free' })
  await send('POST', changes, {})
  await send('POST', `${changes}/${change}/accept`)
  await send('POST', `${changes}/${change}/accept`)
  const second = await send('POST', changes, { operations: [{ verb: 'pace', pace: 'slower' }] })
  const { id: dropped } = await second.json<{ id?: string }>()
  await send('DELETE', `${changes}/${dropped}`)
  await send('POST', `/api/trips/${id}/edits`, { revision: 99, change: 'again 1' })
  await send('POST', `/api/trips/${id}/edits`, { revision: 1, change: 'undo' })
  for (const kind of ['ics', 'gpx', 'json']) await send('GET', `/trips/${id}/plan.${kind}`)
  for (const link of ['share', 'calendar']) {
    await send('POST', `/api/trips/${id}/${link}`)
    await send('DELETE', `/api/trips/${id}/${link}`)
  }
  await send('DELETE', `/api/trips/${id}`)
  await send('DELETE', `/api/trips/${id}`)

  // The end.
  host.clock.time += 120_000
  await signIn(host, createVisitor(app, { ip: '198.51.100.9' }), email)
  const { sessions } = await (
    await visitor.get('/api/auth/sessions')
  ).json<{
    sessions: { id: string; current: boolean }[]
  }>()
  const other = sessions.find(({ current }) => !current)
  await send('DELETE', `/api/auth/sessions/${other?.id}`)
  await send('DELETE', '/api/auth/user', {})
  await signIn(host, visitor, 'bob@example.com')
  await send('POST', '/api/auth/logout')

  expect(faults).toEqual([])
  const unseen = OPERATIONS.map((operation) => operation.id).filter((each) => !seen.has(each))
  // Signed by the mail service; tokens are OAuth's own tests'.
  expect(unseen).toEqual(['receiveMailEvent', 'getToken'])
})

it.each(Object.entries(EXAMPLES))('shows only requests that work: %s', async (_name, example) => {
  const app = createApp(testServices().services)
  const { method, path, headers = {}, body } = { headers: undefined, body: undefined, ...example }
  const answer = await app.request(path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([200, 201], await answer.clone().text()).toContain(answer.status)
  const said = await answer.text()
  expect(said).not.toContain('"isError":true')
})

it.each(['/developers', '/de/developers'])('reads the document out: %s', async (path) => {
  const app = createApp(testServices().services)
  const html = await (await app.request(path)).text()
  for (const { method, path: address, id } of OPERATIONS) {
    expect(html.replace(/<!-- -->/g, '')).toContain(`<code>${method.toUpperCase()} ${address}</code>`)
    expect(html).toContain(`id="${id}"`)
  }
  expect(html).toContain('href="/openapi.json"')
  const served = await app.request('/openapi.json')
  expect(served.headers.get('cache-control')).toContain('public')
  expect(await served.json()).toMatchObject({ openapi: '3.1.1', paths: { '/api/check': { post: {} } } })
})
