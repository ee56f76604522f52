import { expect, it } from 'vitest'
import { samplePlan } from '../../../../test/support/sample-plan.ts'
import type { PlanDay } from '../../plan.ts'
import { delayedDay } from './delay-day.ts'

const times = (day: PlanDay | undefined) => day?.items.map(({ start, end }) => `${start}-${end}`)

function second(): PlanDay {
  const [, day] = samplePlan().days
  if (!day) throw new Error('the sample has two days')
  return day
}

it('moves what is ahead, leaves what has ended, and lets pauses take the delay up', () => {
  // Planned: 09:15-11:45, lunch 12:15-13:15, 14:00-16:00 after 35 min, 16:45-18:45 after 25, dinner 19:15-20:45.
  expect(times(delayedDay(second(), '11:50', 40))).toEqual([
    '09:15-11:45',
    '12:55-13:55',
    '14:30-16:30',
    '16:55-18:55',
    '19:15-20:45',
  ])
})

it('lets a visit that is under way last longer', () => {
  expect(times(delayedDay(second(), '10:00', 60))?.slice(0, 2)).toEqual(['09:15-12:45', '12:45-13:45'])
})

it('cuts visits and never meals', () => {
  expect(times(delayedDay(second(), '11:50', 90, true))).toEqual([
    '09:15-11:45',
    '13:45-14:45',
    '15:20-16:40',
    '17:05-18:25',
    '19:15-20:45',
  ])
})

it('has nothing to offer after the last hour, or past midnight', () => {
  expect(delayedDay(second(), '20:45', 10)).toBeUndefined()
  expect(delayedDay(second(), '19:00', 240)).toBeUndefined()
})
