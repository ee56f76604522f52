import { expect, it } from 'vitest'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { landingOf } from './arrival.ts'

const atlas = bundledAtlas()

function landing(one: string, other: string) {
  const [from, to] = [atlas.head(one), atlas.head(other)]
  if (!from || !to) throw new Error('not in the atlas')
  return landingOf(from.center, to.center, '2027-05-07')
}

it.each([
  ['frankfurt', 'tokyo', ['2027-05-08'], '2027-05-08'],
  ['new-york', 'london', ['2027-05-08'], '2027-05-08'],
  ['los-angeles', 'sydney', ['2027-05-08', '2027-05-09'], '2027-05-09'],
  ['hamburg', 'sydney', ['2027-05-08', '2027-05-09'], '2027-05-09'],
  ['london', 'auckland', ['2027-05-08', '2027-05-09'], '2027-05-09'],
  ['frankfurt', 'johannesburg', ['2027-05-08'], '2027-05-08'],
  // At noon one lands in the evening, in the evening on the next morning.
  ['frankfurt', 'dubai', ['2027-05-07', '2027-05-08'], '2027-05-08'],
  ['berlin', 'rio-de-janeiro', ['2027-05-07', '2027-05-08'], '2027-05-08'],
  ['singapore', 'sydney', ['2027-05-07', '2027-05-08'], '2027-05-08'],
])('knows when who flies from %s to %s is there on another day', (one, other, lands, arrives) => {
  expect(landing(one, other)).toEqual({ lands, arrives })
})

it.each([
  ['frankfurt', 'new-york'],
  ['frankfurt', 'havana'],
  ['frankfurt', 'cairo'],
  ['new-york', 'los-angeles'],
  ['tokyo', 'honolulu'],
  ['sydney', 'los-angeles'],
  ['auckland', 'honolulu'],
  ['hamburg', 'vienna'],
])('has the day of departure for who flies from %s to %s', (one, other) => {
  expect(landing(one, other)).toBeUndefined()
})
