import { expect, it } from 'vitest'
import { headOf } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import type { Coordinates } from '../../atlas/distance.ts'
import { neighbourhoodOf } from '../../open-data/places/neighbourhood.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Plan } from '../plan.ts'
import { goesThereByTrain, wayThere } from './ways-there.ts'
import { flightsOf } from './plan-advice.ts'

const atlas = readAtlas()

async function village(country: string, center: Coordinates): Promise<Destination> {
  const around = await neighbourhoodOf(atlas, center, country)
  const name = 'Niederdorf'
  const names = { en: name, de: name, local: name, aliases: [] } as unknown as Destination['names']
  const sight = { id: 'osm-1' } as unknown as Destination['sights'][number]
  return {
    id: 'osm-n1',
    source: 'openstreetmap',
    names,
    country,
    center,
    ...around,
    areas: [],
    checked: '2026-11-24',
    sights: [sight],
  } as unknown as Destination
}

async function ways(city: string, place: Destination) {
  const there = await atlas.load(city)
  if (!there) throw new Error(city)
  const between = (from: Destination, to: Destination) => {
    const request = sampleRequest({})
    const start = headOf(from)
    const flights: Plan['flights'] = flightsOf({ request, home: to, bases: [to], start, days: [] } as never)
    return wayThere({ flights, train: goesThereByTrain(request, start, to, undefined) })
  }
  return [between(there, place), between(place, there)]
}

it.each([
  ['berlin', 'DE', [51.0486, 14.0831]],
  ['munich', 'AT', [47.3, 14.5]],
  ['cologne', 'NL', [52.74, 6.08]],
  ['warsaw', 'DE', [51.3, 14.9]],
] as const)('books no flight between %s and a village in %s, but the train', async (city, country, at) => {
  const place = await village(country, at)
  const there = await atlas.load(city)
  if (city === 'warsaw') expect(await ways(city, place)).toEqual(['flight', 'flight'])
  else expect([there?.id, ...(await ways(city, place))]).toEqual([city, 'train', 'train'])
})

it('drives where no trains go, and looks for no flight on the way', async () => {
  expect(await ways('athens', await village('GR', [37.07, 22.43]))).toEqual([undefined, undefined])
  expect(await ways('denver', await village('US', [38.1, -106.2]))).toEqual([undefined, undefined])
})

it('flies to a village on an island, however near the shore is', async () => {
  expect(await ways('barcelona', await village('ES', [39.76, 2.71]))).toEqual(['flight', 'flight'])
})
