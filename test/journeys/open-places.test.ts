import { expect, it } from 'vitest'
import { createFakeServices, readFakePlaces } from '../../src/local/open-data/fake-services.ts'
import type { Plan } from '../../src/planner/plan.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import { openDataServices } from '../support/open-data-services.ts'
import { sampleRequest } from '../support/sample-plan.ts'

const RICH = readFakePlaces().filter(({ elements }) => elements.length > 8)
const requestTo = (destination: string, changes = {}) =>
  sampleRequest({
    startLocation: 'Berlin',
    destination,
    startDate: '2026-12-05',
    endDate: '2026-12-07',
    ...changes,
  })

function stopsOf({ days }: Plan) {
  return days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight'))
}

it.each(
  RICH.flatMap(({ names }) => (['en', 'de'] as const).map((language) => [names.en, language] as const)),
)('plans %s (%s) from the map, and every check passes', async (destination, language) => {
  const { plan, services } = openDataServices()
  const request = requestTo(destination, { language, kids: 1 })
  const trip = await plan(request)
  expect(trip.status, trip.failure ?? '').toBe('completed')
  if (!trip.plan) return
  const { failed, faults } = verify(
    trip.plan,
    request,
    await gatherFacts(trip.plan, await services.atlas(), request),
  )
  expect({ failed, faults }).toEqual({ failed: [], faults: [] })
  expect(trip.plan.coverage).toBe('partial')
  const stops = stopsOf(trip.plan)
  expect(stops.length).toBeGreaterThan(2)
  for (const { place, why } of stops) {
    expect(place).toMatchObject({ verified: false, source: 'openstreetmap' })
    expect(why).toContain(
      language === 'en'
        ? 'from OpenStreetMap, not checked by us'
        : 'aus OpenStreetMap, von uns nicht geprüft',
    )
  }
})

it('asks each service once for a place, and nobody again', async () => {
  const { plan, asked, services, clock } = openDataServices()
  expect(await services.checkDestination('Telč', 'en')).toBeUndefined()
  await plan(requestTo('Telč'))
  clock.time += 3_600_000
  await plan(requestTo('telc', { language: 'de' }))
  expect(asked.map(({ url }) => url.hostname).toSorted()).toEqual([
    'nominatim.openstreetmap.org',
    'overpass-api.de',
    'query.wikidata.org',
    'www.ecb.europa.eu',
  ])
})

it('sends nothing but the place, and says who asks', async () => {
  const { plan, asked } = openDataServices()
  await plan(requestTo('Slavonice', { startLocation: 'Grottkau' }))
  for (const { url, init } of asked) {
    expect(new Headers(init.headers).get('User-Agent')).toMatch(/^Dayfold\/1 \(\+http.*\/contact\)$/)
    expect(init.redirect).toBe('manual')
    const form = init.body instanceof URLSearchParams ? init.body.toString() : ''
    expect(`${url.href} ${form}`).not.toMatch(/visitor|Grottkau|example\.com/i)
  }
})

it('asks which place of a name is meant, with region and country, and takes the answer', async () => {
  const { services, plan, clock } = openDataServices()
  const unclear = await services.checkDestination('Altenau', 'de')
  expect(unclear?.reason).toBe('ambiguous_place')
  expect(unclear?.suggestions).toContain('Altenau, Niedersachsen, Deutschland')
  expect(unclear?.suggestions).toContain('Altenau, Brandenburg, Deutschland')
  const inEnglish = await services.checkDestination('Altenau', 'en')
  expect(inEnglish?.suggestions).toContain('Altenau, Lower Saxony, Germany')
  clock.time += 2000
  expect(await services.checkDestination('Kromlau', 'de')).toBeUndefined()
  expect((await plan(requestTo('Kromlau'))).plan?.destination.name).toBe('Kromlau')
})

it('refuses a place with too few sights before the search is used, and says what is near', async () => {
  const { services } = openDataServices()
  const thin = await services.checkDestination('Hooge', 'en')
  expect(thin?.reason).toBe('little_known_place')
  expect(thin?.suggestions.length).toBeGreaterThan(0)
})

it('takes a query that ran out of time for no word on the place, and asks again', async () => {
  const sound = createFakeServices()
  let isBusy = true
  const platform = openDataServices(async (url, init) =>
    isBusy && url.includes('overpass')
      ? Response.json({ elements: [], remark: 'runtime error: Query timed out in "query" at line 1' })
      : sound(url, init),
  )
  expect(await platform.services.checkDestination('Giethoorn', 'en')).toBeUndefined()
  isBusy = false
  platform.clock.time += 60_000
  expect((await platform.plan(requestTo('Giethoorn'))).status).toBe('completed')
})

it('says that the map cannot be reached, where the atlas alone does not know a place', async () => {
  const { services } = openDataServices(async () => {
    throw new TypeError('connection refused')
  })
  expect(await services.checkDestination('Hintertupfing', 'en')).toEqual({
    reason: 'maps_unreachable',
    suggestions: [],
  })
  expect((await services.checkDestination('Sauerland', 'de'))?.reason).toBe('region')
})

it('says so at a thing in the open whose hours cannot be read', async () => {
  const sound = createFakeServices()
  const { plan } = openDataServices(async (url, init) => {
    const answer = await sound(url, init)
    if (!url.includes('overpass')) return answer
    const { elements, ...rest } = await answer.json<{ elements: { tags: Record<string, string> }[] }>()
    const vague = elements.map((each) => ({ ...each, tags: { ...each.tags, opening_hours: 'We,Sa 14:00+' } }))
    return Response.json({ ...rest, elements: vague })
  })
  const stops = stopsOf((await plan(requestTo('Zittau'))).plan as Plan)
  for (const stop of stops) expect(JSON.stringify(stop)).toMatch(/no opening hours that we can read/)
})

it('refuses what no map knows', async () => {
  const { services } = openDataServices()
  expect(await services.checkDestination('Hintertupfing', 'en')).toEqual({
    reason: 'unknown_place',
    suggestions: [],
  })
})

it('shows names in the language of the plan with the local one beside it', async () => {
  const { plan } = openDataServices()
  const names = stopsOf((await plan(requestTo('Shirakawa', { endDate: '2026-12-09' }))).plan as Plan).map(
    ({ title }) => title,
  )
  expect(names.some((name) => /^[A-Z].* \(\p{Script=Han}+/u.test(name))).toBe(true)
})

it('asks nobody for a place of the atlas, and nobody at all when it is off', async () => {
  const { plan, asked } = openDataServices()
  await plan(requestTo('Görlitz'))
  expect(asked.filter(({ url }) => url.hostname.startsWith('nominatim'))).toEqual([])
  const off = openDataServices(undefined, { OPEN_DATA: '' })
  const trip = await off.plan(requestTo('Herrnhut'))
  expect([trip.status, trip.failure]).toEqual(['failed', 'too_little_known'])
  expect(off.asked).toEqual([])
})
