import { expect, it } from 'vitest'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { atDoorBy, landingOf } from './arrival.ts'

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
  // Five hours over the ocean, and four more by the clock: flown by night.
  ['boston', 'reykjavik', ['2027-05-07', '2027-05-08'], '2027-05-08'],
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
  // Eight hours with the sun leave the evening.
  ['melbourne', 'singapore'],
  ['sydney', 'singapore'],
])('has the day of departure for who flies from %s to %s', (one, other) => {
  expect(landing(one, other)).toBeUndefined()
})

function door(one: string, other: string) {
  const [from, to] = [atlas.head(one), atlas.head(other)]
  if (!from || !to) throw new Error('not in the atlas')
  const minutes = atDoorBy(from.center, to.center)
  return minutes === undefined ? undefined : minutes / 60
}

it.each([
  // Westwards by day one lands in the afternoon of the same day.
  ['frankfurt', 'new-york', 15, 16],
  ['london', 'san-francisco', 15, 16],
  ['zurich', 'cancun', 17, 18],
  // Overnight one is there before noon, or soon after it where most land later.
  ['paris', 'rio-de-janeiro', 11, 11],
  ['frankfurt', 'dubai', 11, 11],
  ['boston', 'reykjavik', 11, 11],
  ['new-york', 'paris', 12, 13],
  ['frankfurt', 'bangkok', 15, 15],
  ['los-angeles', 'tokyo', 17, 18],
])('is at the door of who flies from %s to %s between %d and %d', (one, other, from, to) => {
  const hour = door(one, other) ?? 0
  expect(hour).toBeGreaterThanOrEqual(from)
  expect(hour).toBeLessThanOrEqual(to)
})

it('leaves the hours of a short flight to the usual', () => {
  expect(door('hamburg', 'vienna')).toBeUndefined()
})
