import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

it('tells of each finished day and of the end, to the owner alone', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)

  const answer = await visitor.get(`/api/trips/${id}/events`)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const events = (await answer.text()).split('\n\n').filter((part) => part.includes('event:'))
  expect(events.map((event) => event.split('\n').slice(0, 2))).toEqual([
    ['id: 1', 'event: day'],
    ['id: 2', 'event: day'],
    ['id: 3', 'event: day'],
    ['id: 3', 'event: status'],
  ])
  expect(events.at(-1)).toContain('{"status":"completed","failure":null}')

  const stranger = createVisitor(app)
  expect((await stranger.get(`/api/trips/${id}/events`)).status).toBe(401)
  await signIn(fixture, stranger, 'eve@example.com')
  expect((await stranger.get(`/api/trips/${id}/events`)).status).toBe(404)
})
