import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { PlanDay } from '../../plan.ts'
import { shabbatFacts } from './shabbat-facts.ts'

const day = (date: string, kind?: 'transfer'): PlanDay => ({
  date,
  title: 'A day',
  base: { name: 'Vienna' },
  items: kind ? [{ id: '1', start: '15:30', end: '16:00', kind, title: 'Leave' }] : [],
})
const kosher = { wishes: { diet: 'kosher' } } as const

it('tells who keeps Shabbat when it is, and that a journey falls into it', () => {
  const days = [day('2027-05-14'), day('2027-05-15', 'transfer')]
  const facts = shabbatFacts(days, sampleDestination(), kosher)
  expect(facts).toMatchObject({
    begins: ['2027-05-14', '20:07'],
    ends: ['2027-05-15', '21:26'],
    journeys: ['2027-05-15'],
  })
  expect(shabbatFacts(days, sampleDestination(), {})).toBeUndefined()
  expect(shabbatFacts([day('2027-05-12')], sampleDestination(), kosher)).toBeUndefined()
})
