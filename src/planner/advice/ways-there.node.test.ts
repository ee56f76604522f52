import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { planOf } from '../../../test/eval/drafts.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import type { TripRoute } from '../../trips/trip-stops.ts'
import type { PlanRequest } from '../plan.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

/** By what the plan's parts say one gets there and home. */
async function told(startLocation: string, destination: string, changes: Partial<PlanRequest> = {}) {
  const dates = { startDate: '2027-05-10', endDate: '2027-05-16' }
  const {
    arrival,
    legs,
    flights,
    booking = [],
  } = await planOf(planner, sampleRequest({ startLocation, destination, ...dates, ...changes }))
  const kinds = booking.map(({ kind }) => kind)
  return {
    arrival: arrival?.mode,
    legs: legs?.map(({ mode }) => mode),
    booked: kinds.filter((kind) => kind === 'train' || kind === 'flight' || kind === 'ferry'),
    flights: flights.map(({ label }) => label.replace(/:.*/, '')),
  }
}

function through(...places: string[]): TripRoute {
  return { stops: places.map((place) => ({ place })), order: 'given', ends: 'start' }
}

it('goes to a journey and home by the train that it tells of, and books it', async () => {
  const tuscany = await told('Zurich', 'Florence', { route: through('Florence', 'Siena') })
  expect(tuscany).toMatchObject({
    arrival: 'train',
    legs: ['train', 'bus', 'train'],
    booked: ['train'],
  })
})

it('tells of no train where the first leg is a flight', async () => {
  const france = await told('Berlin', 'Paris', { route: through('Paris', 'Lyon') })
  expect(france).toMatchObject({ legs: ['flight', 'train', 'flight'], booked: ['flight'] })
  expect(france.arrival).toBeUndefined()
})

it('tells of the flight alone where the train takes the day', async () => {
  const paris = await told('Berlin', 'Paris')
  expect([paris.arrival, paris.booked]).toEqual([undefined, ['flight']])
  const london = await told('Paris', 'London')
  expect([london.arrival, london.booked]).toEqual(['train', ['train']])
})

it('knows the way from a town that is no destination', async () => {
  const edinburgh = await told('Hannover', 'Edinburgh')
  expect([edinburgh.arrival, edinburgh.booked]).toEqual([undefined, ['flight']])
  const forest = await told('Mannheim', 'Schwarzwald')
  expect([forest.arrival, forest.booked, forest.flights]).toEqual(['train', ['train'], []])
})

it('tells of what the country wants of visitors, on a trip to one place too', async () => {
  const dates = { startDate: '2027-05-10', endDate: '2027-05-12' }
  const topics = async (startLocation: string, destination: string) =>
    (await planOf(planner, sampleRequest({ startLocation, destination, ...dates }))).tips.map(
      ({ topic }) => topic,
    )
  expect(await topics('Paris', 'London')).toContain('Entry: United Kingdom')
  expect(await topics('Paris', 'Brussels')).not.toContainEqual(expect.stringMatching(/^Entry/))
})

it('goes by bus overland to where hardly any plane flies', async () => {
  expect(await told('Sofia', 'Ohrid')).toMatchObject({ arrival: 'bus', booked: [], flights: [] })
})

it('goes by what the traveller has chosen', async () => {
  const route = through('Paris', 'Lyon')
  const byTrain = await told('Berlin', 'Paris', { route, wishes: { arrival: { means: 'train' } } })
  expect(byTrain).toEqual({
    arrival: 'train',
    legs: ['train', 'train', 'train'],
    booked: ['train'],
    flights: [],
  })
  const plane = await told('Hamburg', 'Munich', { wishes: { arrival: { means: 'plane' } } })
  expect([plane.arrival, plane.booked]).toEqual([undefined, ['flight']])
  const car = await told('Zurich', 'Florence', {
    route: through('Florence', 'Siena'),
    wishes: { arrival: { means: 'car' } },
  })
  expect([car.arrival, car.legs, car.booked, car.flights]).toEqual([undefined, ['car', 'bus', 'car'], [], []])
})

it.each([
  ['Munich', 'Bolzano'],
  ['Hamburg', 'Rügen'],
  ['Rome', 'Naples'],
  ['Augsburg', 'Bolzano'],
  ['Zurich', 'Bolzano'],
  ['Munich', 'Lake Garda'],
])('looks for no flight from %s to %s, where train or road are soon there', async (from, to) => {
  const { booked, flights } = await told(from, to)
  expect([booked, flights]).toEqual([['train'], []])
})

it('books no seat on a regional line', async () => {
  expect(await told('Berlin', 'Görlitz')).toMatchObject({ arrival: 'train', booked: [], flights: [] })
})

it('looks for ways by road or rail where nobody flies and no timetable is known', async () => {
  expect(await told('Amman', 'Petra')).toMatchObject({ arrival: 'bus', booked: [], flights: [] })
  expect(await told('Cologne', 'Rügen')).toMatchObject({ booked: ['train'], flights: ['Rome2Rio'] })
})
