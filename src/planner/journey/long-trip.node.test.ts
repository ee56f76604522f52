import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { verify } from '../verify/verify.ts'
import { routeOfLongTrip, routeThroughRegion } from './long-trip.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas, iterations: 3 })

async function routeFrom(place: string, startDate: string, endDate: string, wishes = {}) {
  const home = await atlas.load(place)
  if (!home) throw new Error(`no ${place}`)
  return routeOfLongTrip(atlas, home, sampleRequest({ startDate, endDate, wishes }))
}

async function placesFrom(place: string, startDate: string, endDate: string) {
  return (await routeFrom(place, startDate, endDate))?.stops.map((stop) => stop.place)
}

it('goes where a guidebook goes on from the city that was asked for', async () => {
  expect(await placesFrom('bangkok', '2027-01-10', '2027-02-08')).toEqual([
    'Bangkok',
    'Kanchanaburi',
    'Ayutthaya',
    'Chiang Mai',
    'Krabi',
    'Phuket',
  ])
  expect(await placesFrom('tokyo', '2027-04-01', '2027-04-14')).toContain('Kyoto')
  expect(await placesFrom('lima', '2027-06-02', '2027-06-15')).toContain('Machu Picchu')
  expect(await placesFrom('istanbul', '2027-05-14', '2027-05-25')).toContain('Cappadocia')
})

it('stays in the country where it has enough to see', async () => {
  for (const place of ['sydney', 'cape-town', 'edinburgh', 'mexico-city']) {
    const stops = (await placesFrom(place, '2027-09-01', '2027-09-15')) ?? []
    const countries = stops.map((name) => {
      const match = atlas.find(name)
      return match.kind === 'exact' ? atlas.head(match.id)?.country : name
    })
    expect(new Set(countries).size, place).toBe(1)
  }
})

it('fills all nights, the most of them where the traveller wanted to go', async () => {
  const { stops = [] } = (await routeFrom('rome', '2027-05-01', '2027-05-14')) ?? {}
  const nights = stops.map((stop) => stop.nights ?? 0)
  expect(nights.reduce((sum, each) => sum + each, 0)).toBe(13)
  expect(Math.max(...nights)).toBe(nights[0])
})

it('goes nowhere on a short trip, or where one base is wanted', async () => {
  expect(await routeFrom('rome', '2027-05-01', '2027-05-07')).toBeUndefined()
  expect(await routeFrom('rome', '2027-05-01', '2027-05-14', { oneBase: true })).toBeUndefined()
})

it('plans a region by the ready route that fits the nights', async () => {
  const thailand = atlas.region('Thailand')
  const request = sampleRequest({ startDate: '2027-01-10', endDate: '2027-02-08' })
  const route = thailand && (await routeThroughRegion(atlas, thailand, request))
  expect(route?.stops.map((stop) => stop.place)).toContain('Chiang Mai')
})

it('plans the long trip as a journey that passes every check, and says why it moves on', async () => {
  const request = sampleRequest({
    destination: 'Istanbul',
    startLocation: 'Hamburg',
    startDate: '2027-05-14',
    endDate: '2027-05-25',
  })
  const plan = await planOf(planner, request)
  expect(plan.legs?.map(({ to }) => to)).toEqual(['Istanbul', 'Cappadocia', 'Antalya', 'Hamburg'])
  expect(verify(plan, request, await gatherFacts(plan, atlas, request)).failed).toEqual([])
  expect(plan.tips.map(({ text }) => text).join(' ')).toContain('more than Istanbul alone')
})

it('sees the region that was asked for to the full first, and moves on from no base before landing there', async () => {
  const request = sampleRequest({
    destination: 'Maldives',
    startLocation: 'New York',
    startDate: '2027-07-19',
    endDate: '2027-08-09',
  })
  const plan = await planOf(planner, request)
  const [first] = plan.route?.stops ?? []
  expect(first?.nights).toBeGreaterThan(10)
  expect(verify(plan, request, await gatherFacts(plan, atlas, request)).failed).toEqual([])
})
