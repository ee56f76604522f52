import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { beforeHeat, heatOn, outOfHeat, warmNoon } from './midday-heat.ts'
import { frameDays } from '../frame.ts'
import { stopFor } from '../party/party-likes.ts'
import { stayTour } from '../stay/stay-tour.ts'

const vienna = sampleDestination()
const [any] = vienna.sights
if (!any) throw new Error('no sights')
const months = (july: number) => Array.from({ length: 12 }, (_, month) => (month === 6 ? july : 15))
const climateOf = (july: number) => ({
  climate: { high: months(july), low: months(10), raindays: months(2), sun: months(9) },
})
const { best: _, starts: _fixed, ...plain } = any
const ruins: Sight = {
  ...plain,
  id: 'ruins',
  category: 'ruins',
  setting: 'outdoor',
  hours: '08:00-19:00',
  closed: [],
  minutes: 90,
}
const usual = { opens: 540, closes: 1050, best: true }

it('is hot by the mean high of the month, for children sooner', () => {
  expect(heatOn(climateOf(33), '2027-07-05', 0)).toMatchObject({ from: 720, to: 960 })
  expect(heatOn(climateOf(30), '2027-07-05', 0)).toBeUndefined()
  expect(heatOn(climateOf(30), '2027-07-05', 2)).toMatchObject({ from: 690, to: 990 })
  expect(heatOn(climateOf(33), '2027-05-05', 2)).toBeUndefined()
  expect(heatOn({}, '2027-07-05', 2)).toBeUndefined()
})

it('keeps what has no shade out of the heat, and nothing else', () => {
  const heat = heatOn(climateOf(33), '2027-07-05', 0)
  expect(outOfHeat(usual, ruins, 90, heat)).toMatchObject({
    spans: [
      { from: 540, to: 660 },
      { from: 960, to: 1050 },
    ],
  })
  expect(outOfHeat(usual, { ...ruins, setting: 'indoor' }, 90, heat)).toBe(usual)
  expect(outOfHeat(usual, { ...ruins, category: 'beach' }, 90, heat)).toBe(usual)
  expect(outOfHeat(usual, ruins, 60, heat)).toBe(usual)
  expect(outOfHeat(usual, ruins, 90, undefined)).toBe(usual)
})

it('sees it at noon rather than not at all', () => {
  const noon = { opens: 720, closes: 780, best: true }
  expect(outOfHeat(noon, ruins, 90, heatOn(climateOf(33), '2027-07-05', 0))).toBe(noon)
})

it('starts no visit in the heat on a day of the scheduler, unless its order is given', () => {
  const party = { tripType: 'sightseeing', adults: 2, kids: 2 } as const
  const dates = { startDate: '2027-07-05', endDate: '2027-07-08' }
  const asked = { startLocation: 'Berlin', destination: 'Vienna', budget: 'comfort', language: 'en' } as const
  const frame = frameDays({ ...asked, ...party, ...dates })[1]
  if (!frame) throw new Error('no frame')
  const stops = [stopFor(ruins, party)]
  const place = { ...vienna, ...climateOf(33) }
  const startsOf = (kept: { asGiven?: boolean }) =>
    stayTour(place, stops, [frame], party, kept).days[0]?.starts?.[0]
  expect(startsOf({})?.every(({ from, to }) => to < 720 || from >= 990)).toBe(true)
  expect(startsOf({ asGiven: true })).toBeUndefined()
})

it('begins a day among ruins first thing, where none of it is free of the heat', () => {
  const trip: Sight = { ...ruins, daytrip: true, minutes: 270 }
  const heat = heatOn(climateOf(33), '2027-07-05', 2)
  const early = { ...usual, closes: 840 }
  expect(outOfHeat(early, trip, 270, heat)).toMatchObject({ opens: 540, closes: 560 })
  expect(outOfHeat({ ...early, chosen: true }, trip, 270, heat)).toMatchObject({ closes: 560 })
  expect(outOfHeat(early, { ...trip, category: 'nature' }, 270, heat)).toBe(early)
})

it('wakes small children for ruins in the heat, and for nothing else', () => {
  const sleeping = (frame: { early: number }) =>
    [usual, usual].map((each) => ({ ...each, opens: frame.early }))
  const asked = { startLocation: 'Berlin', destination: 'Vienna', budget: 'comfort', language: 'en' } as const
  const party = { tripType: 'sightseeing', adults: 2, kids: 1 } as const
  const wishes = { ages: [5] }
  const frame = frameDays({ ...asked, ...party, wishes, startDate: '2027-07-05', endDate: '2027-07-08' })[1]
  if (!frame) throw new Error('no frame')
  const stops = [{ sight: ruins }, { sight: { ...ruins, setting: 'indoor' as const } }]
  const opens = (july: number) =>
    beforeHeat(sleeping, frame, stops, climateOf(july), party).map((each) => each.opens)
  expect(opens(33)).toEqual([480, 540])
  expect(opens(20)).toEqual([540, 540])
})

it('spares children the hours before noon only where it is hot', () => {
  const noonAt = (july: number) => warmNoon(climateOf(july), '2027-07-05', 2)
  expect(noonAt(27)).toBeUndefined()
  expect(noonAt(28)).toMatchObject({ from: 720, to: 960 })
  expect(noonAt(31)).toMatchObject({ from: 690, to: 990 })
})
