import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Fetch } from '../../src/open-data/gateway/gateway.ts'
import { createFetchTile } from '../../src/open-data/tiles/fetch-tile.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor } from '../support/visitor.ts'

const SOURCE = 'https://tiles.example/planet'
const TEMPLATE = 'https://tiles.example/planet/2026/{z}/{x}/{y}.pbf'
const tile = { z: 14, x: 8936, y: 5680 }

/** An upstream that answers from a table; everything else is an error of its own. */
function upstream(answers: Record<string, () => Response>) {
  const asked: Request[] = []
  const kept: unknown[] = []
  const fetch: Fetch = async (url, init) => {
    asked.push(new Request(url, init))
    kept.push(init.cf?.cacheTtlByStatus)
    return answers[url]?.() ?? new Response(null, { status: 500 })
  }
  const clock = { time: 0, now: () => clock.time }
  const log = { info() {}, warn() {}, error() {} }
  const variables = { OPEN_DATA: '', TILES_URL: SOURCE }
  const userAgent = 'Dayfold/1 (+https://dayfold.example/contact)'
  return { asked, kept, clock, fetchTile: createFetchTile({ variables, fetch, userAgent, clock, log }) }
}

const source =
  (template = TEMPLATE) =>
  () =>
    Response.json({ tiles: [template] })

it('gives squares from our own origin, kept for a month', async () => {
  const visitor = createVisitor(createApp(testServices().services))
  const answer = await visitor.get('/map/14/8936/5680')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000')
  expect(answer.headers.get('content-type')).toBe('application/x-protobuf')
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500)
})

it('knows no square that does not exist', async () => {
  const visitor = createVisitor(createApp(testServices().services))
  for (const path of ['15/0/0', '3/8/0', '3/0/8', '1/-1/0', '1/0/0x', '01/0/0', '2/1.5/1', '99999/0/0'])
    expect((await visitor.get(`/map/${path}`)).status, path).toBe(404)
})

it('asks its one upstream, says who we are and nothing of who asked, and has it kept for a month', async () => {
  const { asked, kept, fetchTile } = upstream({
    [SOURCE]: source(),
    'https://tiles.example/planet/2026/14/8936/5680.pbf': () => new Response(new Uint8Array([1, 2, 3])),
  })
  expect(await fetchTile(tile)).toEqual(new Uint8Array([1, 2, 3]))
  await fetchTile(tile)
  expect(asked.map(({ url }) => url)).toEqual([
    SOURCE,
    'https://tiles.example/planet/2026/14/8936/5680.pbf',
    'https://tiles.example/planet/2026/14/8936/5680.pbf',
  ])
  for (const { headers } of asked) {
    expect([...headers.keys()]).toEqual(['accept', 'user-agent'])
    expect(headers.get('user-agent')).toMatch(/^Dayfold\/1 \(\+https:/)
  }
  const month = { '200-299': 2_592_000, '404': 86_400, '500-599': 0 }
  expect(kept).toEqual([{ ...month, '200-299': 86_400 }, month, month])
})

it('believes no source that points elsewhere', async () => {
  const { asked, fetchTile } = upstream({ [SOURCE]: source('https://elsewhere.example/{z}/{x}/{y}') })
  expect(await fetchTile(tile)).toBeUndefined()
  expect(asked).toHaveLength(1)
})

it('tells an empty square from one that nobody can tell of', async () => {
  const at = 'https://tiles.example/planet/2026/14/8936/5680.pbf'
  const empty = upstream({ [SOURCE]: source(), [at]: () => new Response(null, { status: 404 }) })
  expect(await empty.fetchTile(tile)).toBeNull()
  const broken = upstream({ [SOURCE]: source(), [at]: () => new Response(null, { status: 502 }) })
  expect(await broken.fetchTile(tile)).toBeUndefined()
  const moved = { status: 302, headers: { location: 'https://elsewhere.example/' } }
  const elsewhere = upstream({ [SOURCE]: source(), [at]: () => new Response(null, moved) })
  expect(await elsewhere.fetchTile(tile)).toBeUndefined()
  const huge = upstream({ [SOURCE]: source(), [at]: () => new Response(new Uint8Array(2_000_001)) })
  expect(await huge.fetchTile(tile)).toBeUndefined()
})

it('reads no further than a square may be large, of the source neither', async () => {
  let read = 0
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          read += 100_000
          controller.enqueue(new Uint8Array(100_000))
          if (read > 50_000_000) controller.close()
        },
      }),
    )
  const at = 'https://tiles.example/planet/2026/14/8936/5680.pbf'
  expect(await upstream({ [SOURCE]: source(), [at]: endless }).fetchTile(tile)).toBeUndefined()
  expect(await upstream({ [SOURCE]: endless }).fetchTile(tile)).toBeUndefined()
  expect(read).toBeLessThan(6_000_000)
})

it('leaves a source that failed three times alone for a minute', async () => {
  const { asked, clock, fetchTile } = upstream({})
  for (let times = 0; times < 5; times++) expect(await fetchTile(tile)).toBeUndefined()
  expect(asked).toHaveLength(3)
  clock.time += 60_001
  await fetchTile(tile)
  expect(asked).toHaveLength(4)
})

it('takes no source for one that is not as documented', async () => {
  const bodies = [
    '',
    '{',
    '{"tiles":"https://tiles.example/{z}/{x}/{y}"}',
    '{"tiles":[7]}',
    '{"tiles":["https://tiles.example/planet"]}',
  ]
  for (const body of bodies) {
    const { asked, fetchTile } = upstream({ [SOURCE]: () => new Response(body) })
    expect(await fetchTile(tile)).toBeUndefined()
    expect(asked).toHaveLength(1)
  }
})

it('forgets nobody who left: a source that hangs holds up its own visitor alone', async () => {
  let hangs = true
  const at = 'https://tiles.example/planet/2026/14/8936/5680.pbf'
  const never = new Promise<Response>(() => {})
  const { fetchTile } = upstream({
    [SOURCE]: () => (hangs ? (never as unknown as Response) : source()()),
    [at]: () => new Response(new Uint8Array([1])),
  })
  void fetchTile(tile)
  hangs = false
  expect(await fetchTile(tile)).toEqual(new Uint8Array([1]))
})

it('is off with all other open data', async () => {
  const asked: string[] = []
  const off = createFetchTile({
    variables: { OPEN_DATA: '' },
    async fetch(url) {
      asked.push(url)
      return new Response()
    },
    userAgent: '',
    clock: { now: () => 0 },
    log: { info() {}, warn() {}, error() {} },
  })
  expect(await off(tile)).toBeUndefined()
  expect(asked).toEqual([])
})
