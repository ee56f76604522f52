import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import { daylightOn, needsDaylight } from './daylight.ts'

const ICELAND = { akureyri: [65.6835, -18.0878], reykjavik: [64.146, -21.933] } as const

it('has the sun rise when it does where it sets after midnight', () => {
  const { sunrise, sunset } = daylightOn('2027-07-08', ICELAND.akureyri, 'Atlantic/Reykjavik')
  expect(sunrise).toBeGreaterThan(120)
  expect(sunrise).toBeLessThan(180)
  expect(sunset).toBe(1440)
})

it('knows the hours of an ordinary day, and where the sun stays up or down', () => {
  const { sunrise, sunset } = daylightOn('2027-07-01', ICELAND.reykjavik, 'Atlantic/Reykjavik')
  expect([sunrise, sunset].map((minutes) => Math.floor(minutes / 60))).toEqual([3, 23])
  expect(daylightOn('2027-06-21', [69.65, 18.96], 'Europe/Oslo')).toEqual({ sunrise: 0, sunset: 1440 })
  expect(daylightOn('2027-12-21', [69.65, 18.96], 'Europe/Oslo').polarNight).toBe(true)
})

it('counts the long twilight of a short northern day as light, and nothing of a day further south', () => {
  const { sunrise, sunset, light } = daylightOn('2027-12-06', [68.23, 14.56], 'Europe/Oslo')
  expect(sunset - sunrise).toBeLessThan(90)
  expect(light?.from).toBeLessThan(570)
  expect(light?.to).toBeGreaterThan(870)
  expect(daylightOn('2027-12-06', [52.52, 13.4], 'Europe/Berlin').light).toBeUndefined()
})

it('cycles by day, whatever lies at the end, and walks a lit street at any hour', () => {
  const [sight] = sampleDestination().sights
  if (!sight) throw new Error('no sight')
  const { best: _, daylight: _none, activity: _nor, ...rest } = sight
  const street = { ...rest, category: 'street', setting: 'outdoor' } as const
  expect(needsDaylight(street)).toBe(false)
  expect(needsDaylight({ ...street, activity: 'bike' })).toBe(true)
  expect(needsDaylight({ ...street, activity: 'bike', daylight: false })).toBe(false)
})

it('has each place’s own sunrise, whoever was asked about before', () => {
  const [south, north] = [
    [46.455, 11.255],
    [46.545, 11.345],
  ].map((at) => daylightOn('2027-04-25', at as [number, number], 'Europe/Rome').sunrise)
  expect(south).toBe((north ?? 0) + 1)
})
