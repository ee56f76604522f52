import { expect, it } from 'vitest'
import { samplePlan } from '../../../test/support/sample-plan.ts'
import { stopsOf } from '../../planner/plan-stops.ts'
import { minutesWalked, roughly, usualWeather } from './trip-figures.ts'

it('counts what one goes to see, and not what one is there for anyway', () => {
  const [, day] = samplePlan().days
  if (!day) throw new Error('the sample has two days')
  const stops = stopsOf(day)
  expect(stops).toBeGreaterThan(0)
  const [first, ...rest] = day.items.filter(({ kind }) => kind === 'sight')
  if (!first) throw new Error('the sample has a sight')
  expect(stopsOf({ ...day, items: [{ ...first, event: 'ball' }, ...rest] })).toBe(stops - 1)
  expect(stopsOf({ ...day, items: [{ ...first, kind: 'daytrip' }, ...rest] })).toBe(stops)
})

it('says the mean of the days as usual weather, and nothing where no day knows any', () => {
  const day = { date: '', title: '', base: { name: '' }, items: [] }
  const mild = { high: 21, low: 12, raindays: 8 }
  const cold = { high: 10, low: 1, raindays: 11 }
  expect(usualWeather([{ ...day, weather: mild }, day, { ...day, weather: cold }])).toEqual({
    high: 16,
    low: 7,
    raindays: 10,
  })
  expect(usualWeather([day])).toBeUndefined()
})

it('rounds money to two digits', () => {
  expect([0, 7, 88, 1396, 1_263_905].map(roughly)).toEqual([0, 7, 88, 1400, 1_300_000])
})

it('adds up what is walked between stops, and no ride', () => {
  const day = samplePlan().days[0]
  const [item] = day?.items ?? []
  if (!day || !item) throw new Error('the sample has an item')
  const items = [
    { ...item, travel: { mode: 'walk', minutes: 15, km: 1 } as const },
    { ...item, travel: { mode: 'transit', minutes: 20, km: 4 } as const },
    { ...item, travel: { mode: 'walk', minutes: 10, km: 0.7 } as const },
  ]
  expect(minutesWalked([{ ...day, items }])).toBe(25)
})
