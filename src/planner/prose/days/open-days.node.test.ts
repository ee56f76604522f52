import { expect, it } from 'vitest'
import { closedDays, fewOpenDays } from './open-days.ts'

it('tells the open days where they are fewer than the closed ones', () => {
  expect(fewOpenDays(['mon', 'tue', 'wed', 'thu', 'fri'])).toEqual(['sat', 'sun'])
  expect(fewOpenDays(['mon', 'tue'])).toBeUndefined()
  expect(fewOpenDays([])).toBeUndefined()
})

it('counts the days that exceptions shut, in their months', () => {
  const market = { closed: ['mon' as const], exceptions: [{ days: ['sat' as const], months: [7] }] }
  expect(closedDays(market, '2027-07-05')).toEqual(['mon', 'sat'])
  expect(closedDays(market, '2027-08-05')).toEqual(['mon'])
  expect(closedDays({ exceptions: [{ days: ['sat'], hours: '10:00-12:00' }] }, '2027-07-05')).toEqual([])
})
