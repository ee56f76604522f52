import { expect, it } from 'vitest'
import type { FoodPlace } from '../../../atlas/destination.ts'
import { suits } from './table-choice.ts'

const bar: FoodPlace = {
  id: 'bar',
  name: 'Bar',
  at: [48.2, 16.37],
  kind: 'bar',
  hours: '11:00-23:00',
  meals: ['dinner'],
  eat: { en: 'tapas', de: 'Tapas' },
  cost: 20,
}
const couple = { tripType: 'sightseeing', adults: 2, kids: 0 } as const

it('takes children to no bar that is not meant for them', () => {
  expect(suits(bar, couple)).toBe(true)
  expect(suits(bar, { ...couple, kids: 1 })).toBe(false)
  expect(suits({ ...bar, kids: true }, { ...couple, kids: 1 })).toBe(true)
})
