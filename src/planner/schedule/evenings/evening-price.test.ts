import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Evening } from '../../../atlas/destination.ts'
import { eveningPriceOff, isBeyondMeans } from './evening-price.ts'

const vienna = sampleDestination()
const food = vienna.daily.food[0]
const bar = (cost: number): Evening => ({
  id: 'bar',
  name: { en: 'Bar', de: 'Bar' },
  at: vienna.center,
  kind: 'bar',
  from: '18:00',
  to: '24:00',
  cost,
  hint: { en: 'Sit high up.', de: 'Oben sitzen.' },
})

it('goes further for a free evening where every coin counts, and for a paid one in luxury', () => {
  const off = (budget: 'budget' | 'comfort' | 'luxury', cost: number) =>
    eveningPriceOff(bar(cost), vienna, { budget })
  expect(off('budget', 0)).toBe(0)
  expect(off('budget', food / 2)).toBeGreaterThan(20)
  expect(off('comfort', food / 2)).toBe(0)
  expect(off('luxury', food / 2)).toBeLessThan(0)
})

it('knows what is beyond a party, and what is worth it all the same', () => {
  expect(isBeyondMeans(bar(food), vienna, { budget: 'budget' })).toBe(true)
  expect(isBeyondMeans(bar(food), vienna, { budget: 'luxury' })).toBe(false)
  expect(isBeyondMeans({ ...bar(food), score: 9 }, vienna, { budget: 'budget' })).toBe(false)
})
