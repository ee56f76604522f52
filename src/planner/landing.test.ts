import { expect, it } from 'vitest'
import { bundledAtlas } from '../atlas/bundled-atlas.ts'
import { landingDates } from './landing.ts'

const atlas = bundledAtlas()

it.each([
  ['frankfurt', 'tokyo', ['2027-05-08']],
  ['new-york', 'london', ['2027-05-08']],
  ['los-angeles', 'sydney', ['2027-05-08', '2027-05-09']],
  ['london', 'auckland', ['2027-05-09']],
  ['frankfurt', 'new-york', []],
  ['sydney', 'los-angeles', []],
  ['auckland', 'honolulu', []],
  ['hamburg', 'vienna', []],
])('knows when who flies from %s to %s lands later than on the day', (one, other, dates) => {
  const [from, to] = [atlas.head(one), atlas.head(other)]
  expect(from && to && landingDates(from, to, '2027-05-07')).toEqual(dates)
})

it('reads the clocks of the season', () => {
  const [from, to] = [atlas.head('london'), atlas.head('delhi')]
  const on = (date: string) => from && to && landingDates(from, to, date)
  expect([on('2027-07-07'), on('2027-12-31')]).toEqual([['2027-07-08'], ['2028-01-01']])
})
