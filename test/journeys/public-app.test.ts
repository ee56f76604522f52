import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { createPublicApp } from '../../src/app/public-app.ts'
import { allRoutes } from '../support/all-routes.ts'
import { testServices } from '../support/test-app.ts'

const ORIGIN = 'https://dayfold.example'

function openBoth() {
  const { services } = testServices()
  return { front: createPublicApp(services), whole: createApp(services) }
}

it('answers what is public as the whole site does', async () => {
  const { front, whole } = openBoth()
  const paths = [
    ...allRoutes(front.app, { slug: 'a-rain-plan', id: 'vienna' }).map(({ path }) => path),
    '/blog/unknown',
    '/de/blog/unknown/_payload.json',
    '/faq?a=1',
    '/contact?message=x',
    '/%66aq',
  ]
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    const answer = await front.app.request(path)
    const expected = await whole.request(path)
    expect(await seen(answer), path).toEqual(await seen(expected))
    const etag = expected.headers.get('etag')
    if (!etag) continue
    const again = await front.app.request(path, { headers: { 'if-none-match': etag } })
    expect(await seen(again), path).toMatchObject({ status: 304, body: '' })
  }
})

it('knows what it answers, and leaves the rest to the whole site', () => {
  const { front, whole } = openBoth()
  const mine = allRoutes(front.app, { slug: 'a-rain-plan', id: 'vienna' })
  const answers = (path: string, method = 'GET') => front.answers(new Request(`${ORIGIN}${path}`, { method }))
  for (const { path } of mine) {
    expect(answers(path), path).toBe(true)
    expect(answers(path, 'HEAD'), path).toBe(true)
    expect(answers(path, 'POST'), path).toBe(false)
  }
  const own = new Set(mine.map(({ path }) => path))
  const others = allRoutes(whole, { slug: 'a-rain-plan', id: 'vienna' }).filter(({ path }) => !own.has(path))
  expect(others.length).toBeGreaterThan(60)
  for (const { path } of others) expect(answers(path), path).toBe(false)
  for (const path of ['/nothing', '/blog/', '/de/blog/a/b', '/%E0%A4%A', '/contact/sent'])
    expect(answers(path), path).toBe(false)
})

async function seen(answer: Response) {
  const headers = Object.fromEntries(answer.headers)
  delete headers['x-request-id']
  return { status: answer.status, headers, body: await answer.text() }
}
