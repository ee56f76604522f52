import { expect, it } from 'vitest'
import { tollsBetween } from './road-tolls.ts'

it('tells of the tolls on the way over a border, and of none at home', () => {
  expect(tollsBetween('DE', 'IT', 'de')).toEqual([
    expect.stringMatching(/Brenner/),
    expect.stringMatching(/ZTL/),
  ])
  expect(tollsBetween('DE', 'CH', 'en')).toEqual([expect.stringMatching(/vignette/)])
  expect(tollsBetween('IT', 'IT', 'en')).toEqual([])
})
