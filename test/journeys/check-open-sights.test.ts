import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Env } from '../../src/env.ts'
import type { Fetch } from '../../src/open-data/gateway/gateway.ts'
import { createFakeServices } from '../../src/local/open-data/fake-services.ts'
import { openDataServices } from '../support/open-data-services.ts'
import { createVisitor } from '../support/visitor.ts'

const TEXT = `Vienna
Day 1
- 10:00 Albertina
- 12:00 Third Man Museum
- 14:00 Museum of Whispering Mirrors
- 16:00 Palace of the Velvet Clock
- 17:00 Museum of Forgotten Umbrellas
- 18:00 Gallery of Silent Bells`

interface Answer {
  days: { stops: { text: string; place?: { id: string; name: string; source?: string } }[] }[]
  findings: { day: number; stop?: number; message: string }[]
}

let minutes = 0

/** The map may be asked once a second: each request takes one, and nobody starts at the same time as another. */
function mapped(fakes: Fetch = createFakeServices(), bindings: Partial<Env> = {}) {
  const platform = openDataServices((url, init) => {
    platform.clock.time += 1100
    return fakes(url, init)
  }, bindings)
  platform.clock.time += 60_000 * ++minutes
  return platform
}

async function check(platform: ReturnType<typeof openDataServices>, text = TEXT) {
  const answer = await createVisitor(createApp(platform.services)).json('POST', '/api/check', { text })
  expect(answer.status).toBe(200)
  return answer.json<Answer>()
}

it('finds on the map what the atlas does not have, and says whose word that is', async () => {
  const platform = mapped()
  const { days, findings } = await check(platform)
  const stops = days[0]?.stops ?? []
  expect(stops[1]?.place).toMatchObject({ name: 'Third Man Museum', source: 'openstreetmap' })
  expect(stops[0]?.place?.source).toBe(undefined)
  const missing = findings.filter(({ message }) => message.includes('cannot find')).map(({ stop }) => stop)
  expect(missing).toEqual([2, 3, 4, 5])
  const app = createApp(platform.services)
  for (const [path, words] of [
    ['/check', 'From OpenStreetMap, not checked by us'],
    ['/de/check', 'Aus OpenStreetMap, von uns nicht geprüft'],
  ] as const) {
    const html = await (await createVisitor(app).form(path, { text: TEXT })).text()
    expect(html).toContain(words)
    expect(html).toContain('ODbL')
    // What nobody of us checked is nothing that a plan has to see.
    expect(/name="mustSees" value="([^"]*)"/.exec(html)?.[1]).toBe('Albertina')
  }
})

it('asks for three names of a plan at most, in the box of its place, and once', async () => {
  const platform = mapped()
  await check(platform)
  const asked = platform.asked.map(({ url }) => url)
  expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual([
    'Third Man Museum',
    'Museum of Whispering Mirrors',
    'Palace of the Velvet Clock',
  ])
  for (const { searchParams } of asked) {
    const [west = 0, north = 0, east = 0, south = 0] = (searchParams.get('viewbox') ?? '')
      .split(',')
      .map(Number)
    expect(searchParams.get('bounded')).toBe('1')
    expect([
      north - south < 0.5,
      east - west < 0.6,
      south < 48.2 && north > 48.2,
      west < 16.37 && east > 16.37,
    ]).toEqual([true, true, true, true])
  }
  await check(platform)
  expect(platform.asked).toHaveLength(3)
  // What was pasted is not kept, found or not.
  const kept = await env.DB.prepare('select group_concat(key) k from open_answers').first<string>('k')
  expect(kept).toMatch(/sight:/)
  expect(kept).not.toMatch(/museum|palace|velvet/i)
})

it('believes the map nothing outside the box, of another name, or that is no place to go', async () => {
  const entry = {
    osm_type: 'node',
    osm_id: 5,
    lat: '48.2',
    lon: '16.37',
    category: 'tourism',
    type: 'museum',
    name: 'Museum of Whispering Mirrors',
  }
  for (const wrong of [
    { ...entry, lat: '40.0' },
    { ...entry, name: 'Technical Museum' },
    { ...entry, category: 'office' },
    { ...entry, name: 'Museum of Whispering Mirrors https://evil.example' },
    { osm_type: 'node' },
  ]) {
    const platform = mapped(async (url, init) =>
      url.includes('nominatim') ? Response.json([wrong]) : createFakeServices()(url, init),
    )
    await env.DB.prepare('delete from open_answers').run()
    const { days } = await check(platform, 'Vienna\nDay 1\n- Albertina\n- Museum of Whispering Mirrors')
    expect(days[0]?.stops[1]?.place, JSON.stringify(wrong)).toBe(undefined)
  }
})

it('checks as before where the map is off, slow or down', async () => {
  for (const [fetch, bindings] of [
    [undefined, { OPEN_DATA: '' }],
    [async () => new Response('busy', { status: 503 }), {}],
  ] as const) {
    const { days, findings } = await check(mapped(fetch, bindings))
    expect(days[0]?.stops[0]?.place?.id).toBe('albertina')
    expect(findings.length).toBeGreaterThanOrEqual(5)
  }
})
