import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { waysAround } from '../../travel/travel-time.ts'
import { outsideShabbat, shabbatOn, shabbatWalks } from './shabbat.ts'
import { NO_START } from './start-spans.ts'

const vienna = sampleDestination()
const [any] = vienna.sights
if (!any) throw new Error('no sights')
const kosher = { wishes: { diet: 'kosher' } } as const

it('is Shabbat from before sunset on Friday to the stars of Saturday, for who keeps it', () => {
  const [friday, saturday] = ['2027-05-14', '2027-05-15'].map((date) => shabbatOn(vienna, date, kosher))
  expect(friday?.from).toBeGreaterThan(1200)
  expect(saturday).toMatchObject({ from: 0 })
  expect(saturday?.to).toBeGreaterThan(1270)
  expect(shabbatOn(vienna, '2027-05-13', kosher)).toBeUndefined()
  expect(shabbatOn(vienna, '2027-05-15', {})).toBeUndefined()
})

it('keeps the feasts as it keeps Saturdays, a day longer outside Israel', () => {
  const israel = { ...vienna, center: [31.778, 35.225] as [number, number], zone: 'Asia/Jerusalem' }
  // Rosh Hashanah: a Saturday and the Sunday after it.
  expect(shabbatOn(israel, '2027-10-02', kosher)).toEqual({ from: 0, to: 1440 })
  expect(shabbatOn(israel, '2027-10-03', kosher)?.to).toBeGreaterThan(1140)
  expect(shabbatOn(israel, '2027-10-04', kosher)).toBeUndefined()
  // Yom Kippur, on a Monday, from its eve.
  expect(shabbatOn(israel, '2027-10-10', kosher)?.from).toBeGreaterThan(1050)
  expect(shabbatOn(israel, '2027-10-17', kosher)).toBeUndefined()
  expect(shabbatOn(vienna, '2027-10-17', kosher)).toMatchObject({ from: 0 })
})

it('holds nothing that is paid, bought at or ridden to', () => {
  const { booking: _, starts: __, daytrip: ___, ...plain } = any
  const sight = (id: string, price: number, north: number): Sight => ({
    ...plain,
    id,
    price,
    at: [vienna.center[0] + north, vienna.center[1]],
  })
  const market: Sight = { ...sight('market', 0, 0.002), category: 'market' }
  const sights = [sight('square', 0, 0.002), sight('museum', 2, 0.002), sight('hill', 0, 0.08), market]
  expect([...shabbatWalks(vienna, sights, waysAround(vienna))].map(({ id }) => id)).toEqual(['square'])
})

it('is home before it begins, or sets out after it has ended', () => {
  const usual = { opens: 540, closes: 1300, best: true }
  expect(outsideShabbat(usual, 60, 20, { from: 1200, to: 1440 })).toMatchObject({ opens: 540, closes: 1120 })
  expect(outsideShabbat(usual, 60, 20, { from: 0, to: 1260 })).toMatchObject({ opens: 1280, closes: 1300 })
  expect(outsideShabbat({ ...usual, closes: 1100 }, 60, 20, { from: 0, to: 1260 })).toBe(NO_START)
})
