import { expect, it } from 'vitest'
import { fewOpenDays } from './open-days.ts'

it('tells the open days where they are fewer than the closed ones', () => {
  expect(fewOpenDays(['mon', 'tue', 'wed', 'thu', 'fri'])).toEqual(['sat', 'sun'])
  expect(fewOpenDays(['mon', 'tue'])).toBeUndefined()
  expect(fewOpenDays([])).toBeUndefined()
})
