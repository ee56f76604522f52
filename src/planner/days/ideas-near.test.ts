import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { FoodPlace } from '../../atlas/destination.ts'
import { type FreeHour, tableNear } from './ideas-near.ts'

it('sends who travels in luxury to no counter of a food hall', () => {
  const vienna = sampleDestination()
  const hall: FoodPlace = {
    id: 'hall',
    name: 'Hall',
    at: vienna.center,
    kind: 'food-hall',
    hours: '08:00-22:00',
    meals: ['snack'],
    eat: { en: 'soup', de: 'Suppe' },
    cost: 10,
  }
  const day = { date: '2027-05-12', title: '', base: { name: 'Vienna' }, items: [] }
  const nameFor = (budget: 'comfort' | 'luxury') => {
    const destination = { ...vienna, food: [hall] }
    const hour: FreeHour = { day, destination, party: sampleRequest({ budget }), used: new Set(), turn: 0 }
    return tableNear([vienna.center], { from: 960, to: 1020 }, hour, false)?.id
  }
  expect(nameFor('comfort')).toBe(hall.id)
  expect(nameFor('luxury')).toBeUndefined()
})
