import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { TripWishes } from '../../trips/trip-wishes.ts'
import { frameDays } from './frame.ts'
import { timeDay } from './time-day.ts'

async function waysOf(ids: readonly string[], wishes: TripWishes = {}) {
  const kyoto = await readAtlas().load('kyoto')
  const dates = { startDate: '2027-11-15', endDate: '2027-11-19' }
  const request = sampleRequest({ destination: 'Kyoto', ...dates, budget: 'luxury', wishes })
  const [, frame] = frameDays(request)
  const sights = ids.flatMap((id) => kyoto?.sights.find((sight) => sight.id === id) ?? [])
  const items = (kyoto && frame && timeDay(kyoto, frame, sights, request)) ?? []
  return items.flatMap(({ sight, travel }) => (sight && travel ? [travel.mode] : []))
}

const CANAL = ['ginkaku-ji', 'philosophers-path', 'nanzen-ji']

it('walks along the canal that one comes for, also with a car at the door', async () => {
  expect(await waysOf(CANAL)).toEqual(['car', 'walk', 'walk'])
  expect((await waysOf(['kiyomizu-dera', 'yasaka-shrine-maruyama'])).at(-1)).toBe('walk')
})

it('drives who has asked for little walking', async () => {
  expect((await waysOf(CANAL, { mobility: 'little-walking' })).at(-1)).toBe('car')
})
