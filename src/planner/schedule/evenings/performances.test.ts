import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { samplePlan } from '../../../../test/support/sample-plan.ts'
import type { Evening } from '../../../atlas/destination.ts'
import { isPerformance, withoutNewPerformances } from './performances.ts'

const vienna = sampleDestination()
const opera: Evening = {
  id: 'opera',
  name: { en: 'Opera', de: 'Oper' },
  at: vienna.center,
  kind: 'theatre',
  from: '19:30',
  to: '22:00',
  score: 9,
  hint: { en: 'Sit high up.', de: 'Oben sitzen.' },
}

it('takes what nobody comes to later for a performance, whatever it costs', () => {
  expect(isPerformance({ ...opera, kind: 'view', onTime: true })).toBe(true)
  expect(isPerformance({ ...opera, kind: 'view' })).toBe(false)
})

it('leaves a changed day the performance that it has, and gives it none unasked', () => {
  const [day] = samplePlan().days
  if (!day) throw new Error('no day')
  const place = { ...vienna, evenings: [opera] }
  const seat = { id: '1z', kind: 'evening', title: 'Opera', start: '19:30', end: '22:00' } as const
  const has = {
    ...day,
    items: [...day.items, { ...seat, place: { id: 'opera', name: 'Opera', verified: true } }],
  }
  expect(withoutNewPerformances(place, day).evenings).toEqual([])
  expect(withoutNewPerformances(place, has).evenings).toEqual([opera])
  expect(withoutNewPerformances(place, { ...day, wishes: { evening: 'opera' } }).evenings).toEqual([opera])
})
