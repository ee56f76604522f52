import { expect, it } from 'vitest'
import { waysAround } from './travel-time.ts'

const vienna = { id: 'vienna', country: 'AT', center: [48.2082, 16.3738] as [number, number] }
const paje = { id: 'zanzibar/paje', country: 'TZ', center: [-6.267, 39.535] as [number, number] }

it('rides a short way in a taxi where money is no object, sooner than the tram is there', () => {
  const prater = [48.2356, 16.413] as const
  expect(waysAround(vienna)(vienna.center, prater, 0)).toMatchObject({ mode: 'transit', minutes: 25 })
  expect(waysAround(vienna, { budget: 'luxury' })(vienna.center, prater, 0)).toMatchObject({
    mode: 'car',
    minutes: 20,
  })
})

it('takes the road with a driver where no bus goes, whatever the budget', () => {
  const dinner = [-6.324, 39.549] as const
  const way = waysAround(paje, { budget: 'budget' })(paje.center, dinner, 0)
  expect(way).toMatchObject({ mode: 'car', minutes: 20 })
})

it('walks less far where a taxi waits', () => {
  const museum = [48.2082, 16.3918] as const
  expect(waysAround(vienna)(vienna.center, museum, 0).mode).toBe('walk')
  expect(waysAround(vienna, { budget: 'luxury' })(vienna.center, museum, 0).mode).toBe('car')
})

it('takes the boat where no wheels lead, in luxury too', () => {
  const venice = { id: 'venice', country: 'IT', center: [45.4371, 12.3326] as [number, number] }
  const murano = [45.457, 12.352] as const
  expect(waysAround(venice, { budget: 'luxury' })(venice.center, murano, 0).mode).toBe('transit')
})
