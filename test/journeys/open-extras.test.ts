import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { atlasFindings } from '../../src/open-data/open-data.table.ts'
import type { Plan } from '../../src/planner/plan.ts'
import { openDataServices } from '../support/open-data-services.ts'
import { sampleRequest } from '../support/sample-plan.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

/** Three days from now on. */
const soon = (destination: string) =>
  sampleRequest({ startLocation: 'Berlin', destination, startDate: '2026-11-24', endDate: '2026-11-26' })

async function planned(platform: ReturnType<typeof openDataServices>, destination: string) {
  const trip = await platform.plan(soon(destination))
  await platform.services.collectExtras(trip.plan as Plan)
  const sheet = await platform.services.planReader.sheet(trip, 'en', undefined)
  if (!sheet?.extras) throw new Error('nothing was collected')
  return { trip, ...sheet, extras: sheet.extras }
}

it('shows photographs with author and licence from our own origin, for the atlas and for the map', async () => {
  const platform = openDataServices()
  for (const destination of ['Görlitz', 'Herrnhut']) {
    const { extras } = await planned(platform, destination)
    const photos = [...extras.photos.values()]
    expect(photos.length).toBeGreaterThan(0)
    for (const photo of photos) {
      expect(photo).toMatchObject({ author: 'Marta Vogel', licence: 'CC BY-SA 4.0', width: 500, height: 333 })
      expect(photo.page).toMatch(/^https:\/\/commons\.wikimedia\.org\/wiki\/File:/)
      const answer = await createApp(platform.services).request(photo.url)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/jpeg')
      expect(answer.headers.get('cache-control')).toContain('public')
      // No second address for the same bytes: each would pass the caches and cost a request at Commons.
      const asked = platform.asked.length
      expect((await createApp(platform.services).request(`${photo.url}?n=1`)).status).toBe(404)
      expect(platform.asked).toHaveLength(asked)
    }
  }
})

it('gives programs the pictures with address, author, licence and page', async () => {
  const platform = openDataServices()
  const visitor = createVisitor(createApp(platform.services))
  await signIn(platform, visitor)
  const posted = await visitor.json('POST', '/api/trips', { ...soon('Herrnhut'), budget: 1 })
  const { id } = await posted.json<{ id: string }>()
  await platform.services.preparing.prepare(id)
  const photosIn = async () => {
    const { plan } = await (await visitor.get(`/api/trips/${id}`)).json<{ plan: Plan }>()
    return plan.days.flatMap(({ items }) => items.flatMap(({ place }) => place?.photo ?? []))
  }
  expect(await photosIn()).toEqual([])
  const trip = await platform.services.trips.byId(id)
  await platform.services.collectExtras(trip?.plan as Plan)
  const photos = await photosIn()
  expect(photos.length).toBeGreaterThan(0)
  for (const photo of photos) {
    expect(photo).toMatchObject({ author: 'Marta Vogel', licence: 'CC BY-SA 4.0', width: 500, height: 333 })
    expect(photo.licenceUrl).toMatch(/^https:\/\/creativecommons\.org\//)
    expect(photo.page).toMatch(/^https:\/\/commons\.wikimedia\.org\/wiki\/File:/)
    expect(photo.url).toMatch(/^https?:\/\/[^/]+\/photo\//)
    expect((await visitor.get(new URL(photo.url).pathname)).status).toBe(200)
  }
  // Beside the plan, not in it: what was stored stays as it was.
  expect((await platform.services.trips.byId(id))?.plan).toEqual(trip?.plan)
})

it('never shows a drawing, and answers for no picture that was not found before', async () => {
  const platform = openDataServices()
  const { extras } = await planned(platform, 'Herrnhut')
  expect([...extras.photos.values()].some(({ page }) => page.endsWith('.svg'))).toBe(false)
  const app = createApp(platform.services)
  expect((await app.request('/photo/osm-r3812345/AAAAAAAAAAAAAAAA')).status).toBe(404)
  expect((await app.request('/photo/osm-r3812345/0000000000000000')).status).toBe(404)
})

it('tells the forecast of each day beside the climate, and offers a roof where rain is forecast', async () => {
  const platform = openDataServices()
  const { extras, plan } = await planned(platform, 'Görlitz')
  expect([...extras.forecast.keys()]).toEqual(plan.days.map(({ date }) => date))
  expect([...extras.forecast.values()].some(({ rain }) => rain >= 3)).toBe(true)
  expect(plan.days.every(({ weather }) => weather)).toBe(true)
})

it('asks nobody twice, and the forecast again when it has expired', async () => {
  const platform = openDataServices()
  const { plan } = await planned(platform, 'Görlitz')
  const before = platform.asked.length
  await platform.services.collectExtras(plan)
  expect(platform.asked.length).toBe(before)
  platform.clock.time += 4 * 3_600_000
  await platform.services.collectExtras(plan)
  const again = platform.asked.slice(before)
  expect(again.map(({ url }) => url.hostname)).toEqual(['api.met.no'])
  expect(new Headers(again[0]?.init.headers).has('If-Modified-Since')).toBe(true)
})

it('notes for editors where the map contradicts the atlas, and changes nothing', async () => {
  const platform = openDataServices()
  await planned(platform, 'Görlitz')
  const findings = await platform.services.database.select().from(atlasFindings)
  expect(new Set(findings.map(({ sight, kind }) => `${sight}: ${kind}`))).toEqual(
    new Set(['heiliges-grab: coordinates', 'schlesisches-museum: closed']),
  )
})

it('counts money at the rates of the day', async () => {
  const platform = openDataServices()
  const { plan } = await platform.plan(sampleRequest({ destination: 'Görlitz', startLocation: 'London' }))
  expect(plan?.budget.home).toMatchObject({ currency: 'GBP', rate: 0.8795, date: '2026-11-20' })
})

it('leads from a plan to the page of its place where the atlas has one', async () => {
  const platform = openDataServices()
  const linked: Record<string, string[]> = {}
  for (const destination of ['Herrnhut', 'Vienna']) {
    const visitor = createVisitor(createApp(platform.services))
    await signIn(platform, visitor, `${destination.toLowerCase()}@example.com`)
    const posted = await visitor.json('POST', '/api/trips', { ...soon(destination), budget: 1 })
    const { id } = await posted.json<{ id: string }>()
    await platform.services.preparing.prepare(id)
    const html = await (await visitor.get(`/trips/${id}`)).text()
    linked[destination] = [...html.matchAll(/href="(\/places\/[^"]+)"/g)].map(([, href = '']) => href)
  }
  expect(linked).toEqual({ Herrnhut: [], Vienna: ['/places/vienna'] })
})
