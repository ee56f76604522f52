import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { describe as describeError } from '../../src/platform/log.ts'
import { callModel } from '../../src/planner/workers-ai/model-call.ts'
import { allRoutes } from '../support/all-routes.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const DEEP = '['.repeat(30_000) + ']'.repeat(30_000)
const BODIES = [
  '{"a":{"toString":null}}',
  '{"change":{"toString":null},"revision":{"valueOf":null}}',
  DEEP,
  `{"a":${DEEP}}`,
  '['.repeat(60_000),
  `{"${'a'.repeat(60_000)}":[[[]]]}`,
  '{"__proto__":{"toString":null},"constructor":{"prototype":null}}',
]

it('answers no hostile JSON with an error of its own, on any route, known or not', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const [owner, stranger] = [createVisitor(app), createVisitor(app, { ip: '198.51.100.9' })]
  await signIn(fixture, owner)
  const { id } = await (await owner.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  const routes = allRoutes(app, { id }).filter(
    ({ method, path }) => method !== 'GET' && path.startsWith('/api/'),
  )
  const headers = { 'content-type': 'application/json' }
  for (const { method, path } of routes)
    for (const [index, body] of BODIES.entries())
      for (const visitor of [stranger, owner]) {
        if (path.endsWith('/logout') || method === 'DELETE') continue
        const { status } = await visitor.send(method, path, body, headers)
        expect(status, `${method} ${path}, body ${index}`).toBeLessThan(500)
      }
  expect((await owner.get(`/api/trips/${id}`)).status).toBe(200)
})

it('reads no JSON that is deeper than anything a visitor has to say', async () => {
  const visitor = createVisitor(createApp(testServices().services))
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const codeOf = async (depth: number) => {
    const body = `{"email":"ada@example.com","x":${nested(depth)}}`
    return (await visitor.send('POST', '/api/newsletter', body, { 'content-type': 'application/json' }))
      .status
  }
  expect([await codeOf(15), await codeOf(16)]).toEqual([202, 400])
})

it('takes brackets in a text for what they are', async () => {
  const visitor = createVisitor(createApp(testServices().services))
  const answer = await visitor.json('POST', '/api/newsletter', { email: '[{"\\'.repeat(50) })
  expect(answer.status).toBe(400)
  expect(
    (await visitor.json('POST', '/api/newsletter', { email: 'a@example.com', x: '[[['.repeat(20) })).status,
  ).toBe(202)
})

it('refuses an idempotency key that is too long, and mixes no two of them up', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const key = 'k'.repeat(64)
  const send = (idempotencyKey: string, body: object = VIENNA) =>
    visitor.json('POST', '/api/trips', body, { 'idempotency-key': idempotencyKey })
  const first = await send(key)
  expect(first.status).toBe(201)
  const longer = await send(`${key}2`, { ...VIENNA, destination: 'Lisbon' })
  expect([longer.status, await longer.json()]).toMatchObject([400, { error: { code: 'invalid_input' } }])
  expect(await env.DB.prepare('select count(*) n from trips').first('n')).toBe(1)
})

it('reads an error’s words once, however long they are', () => {
  const begin = performance.now()
  for (const text of ['a'.repeat(500_000), '@'.repeat(500_000), 'a@'.repeat(250_000)])
    expect(describeError(new Error(text)).message).toBeDefined()
  expect(performance.now() - begin).toBeLessThan(500)
  expect(describeError(new Error('no mail to ada@example.com today')).message).toBe(
    'no mail to ‹address› today',
  )
})

const CALL = { model: { id: 'llama', dialect: 'response' as const }, messages: [], maxTokens: 900 }

async function linesOf(output: unknown): Promise<string[]> {
  const lines = []
  const call = { ...CALL, signal: AbortSignal.timeout(30_000) }
  for await (const line of callModel({ run: async () => output }, call, () => {})) lines.push(line)
  return lines
}

/** More than anything here may read, and less than the memory holds. */
const FAR_TOO_MUCH = 50_000_000

/** A stream that goes on as long as anybody reads it. */
function endless(chunk: string) {
  const bytes = new TextEncoder().encode(chunk)
  const state = { sent: 0 }
  const stream = new ReadableStream({
    pull(controller) {
      state.sent += bytes.length
      controller.enqueue(bytes)
      if (state.sent > FAR_TOO_MUCH) controller.close()
    },
  })
  return { state, stream }
}

it.each([
  ['a line without an end', 'data: '.padEnd(1000, 'x')],
  ['comments', `: ${'x'.repeat(1000)}\n`],
  ['empty parts', 'data: {"response":""}\n\n'.repeat(50)],
  ['an answer without a line', 'data: {"response":"word "}\n\n'.repeat(50)],
])('ends a model’s stream of %s, and reads each byte once', async (_name, chunk) => {
  const { state, stream } = endless(chunk)
  const begin = performance.now()
  await expect(linesOf(stream)).rejects.toMatchObject({ failure: 'invalid' })
  expect(state.sent).toBeLessThan(9_000_000)
  expect(performance.now() - begin).toBeLessThan(10_000)
})

it('takes no endless answer given at once', async () => {
  await expect(linesOf({ response: 'x'.repeat(61_000) })).rejects.toMatchObject({ failure: 'invalid' })
})
