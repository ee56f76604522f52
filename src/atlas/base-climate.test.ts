import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import { asBase } from './bases.ts'

it('is as cold up a mountain as its base says, and rains as in the region', () => {
  const twelve = (value: number) => Array.from({ length: 12 }, () => value)
  const region = {
    ...sampleDestination(),
    climate: { high: twelve(26), low: twelve(13), raindays: twelve(9), sun: twelve(8) },
  }
  const base = { name: { en: 'A', de: 'A' }, at: region.center, nights: [1, 2], why: { en: '', de: '' } }
  const bases = [
    { ...base, id: 'valley' },
    { ...base, id: 'mountain', climate: { high: twelve(19), low: twelve(8) } },
  ] as NonNullable<typeof region.bases>
  const climateOf = (id: string) => asBase({ ...region, bases }, `${region.id}/${id}`)?.climate
  expect(climateOf('valley')).toEqual(region.climate)
  expect(climateOf('mountain')).toEqual({ ...region.climate, high: twelve(19), low: twelve(8) })
})
