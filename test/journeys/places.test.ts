import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'

const get = async (path: string) => createApp(testServices().services).request(path)
const text = async (path: string) => (await get(path)).text()

it('shows a place with sights, hours, prices, months, food, stays, ways and plans', async () => {
  const html = await text('/places/vienna')
  for (const id of ['sights', 'plans', 'months', 'events', 'food', 'evenings', 'stay', 'around', 'next'])
    expect(html).toContain(`<section class="sheet" id="${id}">`)
  const museum = /<li id="kunsthistorisches-museum">(.*?)<\/li>/s.exec(html)?.[1] ?? ''
  for (const fact of ['10:00–18:00', 'Thu 10:00–21:00', 'Mon', '€24'])
    expect(museum.replace(/<!-- -->/g, '')).toContain(fact)
  expect(html.match(/<h3>(?:<!-- -->)?[24](?:<!-- -->)? days/g)).toHaveLength(2)
  expect(html).toContain('href="/places/budapest"')
  expect(html).toContain('href="#schoenbrunn-palace"')
})

it('says the same in German', async () => {
  const html = await text('/de/places/vienna')
  expect(html).toContain('<h1>Wien</h1>')
  expect(html.replace(/<!-- -->/g, '')).toContain('Do 10:00–21:00')
  expect(html).toContain('href="/de/places/budapest"')
})

it('describes itself to machines: the place, its sights and events, and the way to it', async () => {
  const html = await text('/places/vienna')
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
  const types = new Set(data.map((each) => each['@type']))
  expect(types).toEqual(new Set(['TouristDestination', 'Event', 'BreadcrumbList']))
  expect(data[0]).toMatchObject({
    name: 'Vienna',
    includesAttraction: expect.arrayContaining([
      expect.objectContaining({ '@type': 'TouristAttraction', name: 'Schönbrunn Palace' }),
    ]),
  })
  for (const event of data.filter((each) => each['@type'] === 'Event'))
    expect(event).toMatchObject({ startDate: expect.stringMatching(/^20/), location: { '@type': 'Place' } })
})

it('answers an unknown place as not found', async () => {
  for (const path of ['/places/atlantis', '/de/places/iceland%2Fvik', '/places/atlantis/_payload.json'])
    expect((await get(path)).status, path).toBe(404)
})

it('finds a place by what is typed, and says so where there is none', async () => {
  const found = await text('/places?q=Lisabon')
  expect(/role="status">.*?<\/ul>/s.exec(found)?.[0]).toContain('href="/places/lisbon"')
  expect(found).toContain('value="Lisabon"')
  expect(found).toContain('noindex')
  const nothing = (await text('/places?q=%3Cscript%3Ezzqq')).replaceAll('<!-- -->', '')
  expect(nothing).toContain('Nothing found for “&lt;script&gt;zzqq”.')
})

it('fills the planning form with the place', async () => {
  const html = await text('/places/vienna')
  expect(html).toContain('<input type="hidden" name="to" value="Vienna, Austria"/>')
  const form = await text('/?to=Vienna%2C+Austria&from=Graz')
  expect(form).toMatch(/name="destination"[^>]*value="Vienna, Austria"/)
  expect(form).toMatch(/name="startLocation"[^>]*value="Graz"/)
  const long = await text(`/?to=${'x'.repeat(500)}`)
  expect(/name="destination"[^>]*value="(x+)"/.exec(long)?.[1]?.length).toBeLessThanOrEqual(100)
  expect(await text('/?to=%22%3E%3Cscript%3E')).not.toContain('"><script>')
})

it('brings a picture of its own for other sites', async () => {
  const html = await text('/de/places/vienna')
  expect(html).toMatch(/<meta property="og:image" content="https?:[^"]+\/social\/vienna\.png"\/>/)
  expect(html).toContain('<meta property="og:image:width" content="1200"/>')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  expect(html).toMatch(/<meta property="og:image:alt" content="Wien[^"]+"\/>/)
})
