import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import type { Sight } from '../destination.ts'
import { withHolidays } from './holidays.ts'
import { openOn } from '../opening-hours.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')
const { exceptions: _, closed: __, ...usual } = first
const house: Sight = { ...usual, category: 'museum', hours: '10:00-18:00' }

function openAt(country: string, sight: Sight, date: string): boolean {
  const [kept] = withHolidays({ ...vienna, country, sights: [sight] }).sights
  return kept !== undefined && openOn(date)(kept)
}

it('shuts houses on the days that their country keeps, and no others', () => {
  expect(openAt('AT', house, '2026-12-25')).toBe(false)
  expect(openAt('AT', house, '2027-01-01')).toBe(false)
  expect(openAt('AT', house, '2026-12-26')).toBe(true)
  expect(openAt('GB', house, '2026-12-26')).toBe(false)
  expect(openAt('FR', house, '2027-05-01')).toBe(false)
  expect(openAt('US', house, '2027-01-01')).toBe(true)
  expect(openAt('TH', house, '2026-12-25')).toBe(true)
})

it('knows the feasts that follow the moon', () => {
  expect(openAt('GR', house, '2027-05-02')).toBe(false)
  expect(openAt('PT', house, '2027-03-28')).toBe(false)
  expect(openAt('US', house, '2027-11-25')).toBe(false)
  expect(openAt('HK', house, '2027-02-07')).toBe(false)
  expect(openAt('IL', house, '2027-10-11')).toBe(false)
  expect(openAt('TR', house, '2027-05-16')).toBe(false)
  expect(openAt('GR', house, '2028-05-02')).toBe(true)
})

it('shuts every door at Christmas in Britain and Ireland, and what sells tickets on other holidays', () => {
  expect(openAt('GB', { ...house, category: 'bridge', price: 0 }, '2026-12-25')).toBe(false)
  expect(openAt('GB', { ...house, category: 'tower', price: 3 }, '2026-12-26')).toBe(true)
  expect(openAt('FR', { ...house, category: 'church', price: 2 }, '2027-05-01')).toBe(false)
  expect(openAt('FR', { ...house, category: 'tower', price: 3 }, '2027-05-01')).toBe(true)
})

it('leaves alone what has no door, and whose file says otherwise', () => {
  expect(openAt('AT', { ...house, hours: 'always' }, '2026-12-25')).toBe(true)
  expect(openAt('AT', { ...house, category: 'church', price: 0 }, '2026-12-25')).toBe(true)
  expect(openAt('AT', { ...house, category: 'garden', price: 0 }, '2026-12-25')).toBe(true)
  expect(openAt('AT', { ...house, category: 'garden', price: 1 }, '2026-12-25')).toBe(false)
  const own = { ...house, exceptions: [{ dates: ['12-24'] }] }
  expect([openAt('AT', own, '2026-12-25'), openAt('AT', own, '2026-12-24')]).toEqual([true, false])
})

it('keeps the exceptions that a sight has', () => {
  const sunday = { ...house, exceptions: [{ days: ['sun' as const], hours: '13:00-18:00' }] }
  const [kept] = withHolidays({ ...vienna, sights: [sunday] }).sights
  expect(kept?.exceptions).toEqual([{ dates: ['01-01', '12-25'] }, ...sunday.exceptions])
})
