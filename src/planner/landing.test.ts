import { expect, it } from 'vitest'
import { bundledAtlas } from '../atlas/bundled-atlas.ts'
import { landingDates } from './landing.ts'

const atlas = bundledAtlas()

it.each([
  ['frankfurt', 'tokyo', ['2027-05-08']],
  ['new-york', 'london', ['2027-05-08']],
  ['los-angeles', 'sydney', ['2027-05-08', '2027-05-09']],
  ['london', 'auckland', ['2027-05-08', '2027-05-09']],
  ['frankfurt', 'johannesburg', ['2027-05-08']],
  ['frankfurt', 'new-york', []],
  ['frankfurt', 'dubai', []],
  ['singapore', 'sydney', []],
  ['tokyo', 'honolulu', []],
  ['sydney', 'los-angeles', []],
  ['auckland', 'honolulu', []],
  ['hamburg', 'vienna', []],
])('knows when who flies from %s to %s lands later than on the day', (one, other, dates) => {
  const [from, to] = [atlas.head(one), atlas.head(other)]
  expect(from && to && landingDates(from.center, to.center, '2027-05-07')).toEqual(dates)
})
