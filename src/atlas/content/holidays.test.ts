import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import type { Sight } from '../destination.ts'
import { withHolidays } from './holidays.ts'
import { openOn } from '../opening-hours.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')
const { exceptions: _, closed: __, ...usual } = first
const fixture: Sight = { ...usual, category: 'museum', hours: '10:00-18:00' }

function openAt(country: string, sight: Sight, date: string): boolean {
  const [kept] = withHolidays({ ...vienna, country, sights: [sight] }).sights
  return kept !== undefined && openOn(date)(kept)
}

it('shuts houses on the days that their country keeps, and no others', () => {
  expect(openAt('AT', fixture, '2026-12-25')).toBe(false)
  expect(openAt('AT', fixture, '2027-01-01')).toBe(false)
  expect(openAt('AT', fixture, '2026-12-26')).toBe(true)
  expect(openAt('GB', fixture, '2026-12-26')).toBe(false)
  expect(openAt('FR', fixture, '2027-05-01')).toBe(false)
  expect(openAt('US', fixture, '2027-01-01')).toBe(true)
  expect(openAt('TH', fixture, '2026-12-25')).toBe(true)
})

it('knows the feasts that follow the moon', () => {
  expect(openAt('GR', fixture, '2027-05-02')).toBe(false)
  expect(openAt('PT', fixture, '2027-03-28')).toBe(false)
  expect(openAt('US', fixture, '2027-11-25')).toBe(false)
  expect(openAt('HK', fixture, '2027-02-07')).toBe(false)
  expect(openAt('IL', fixture, '2027-10-11')).toBe(false)
  expect(openAt('TR', fixture, '2027-05-16')).toBe(false)
  expect(openAt('GR', fixture, '2028-05-02')).toBe(true)
})

it('shuts every door at Christmas in Britain and Ireland, and what sells tickets on other holidays', () => {
  expect(openAt('GB', { ...fixture, category: 'bridge', price: 0 }, '2026-12-25')).toBe(false)
  expect(openAt('GB', { ...fixture, category: 'tower', price: 3 }, '2026-12-26')).toBe(true)
  expect(openAt('FR', { ...fixture, category: 'church', price: 2 }, '2027-05-01')).toBe(false)
  expect(openAt('FR', { ...fixture, category: 'tower', price: 3 }, '2027-05-01')).toBe(true)
})

it('leaves alone what has no door, and whose file says otherwise', () => {
  expect(openAt('AT', { ...fixture, hours: 'always' }, '2026-12-25')).toBe(true)
  expect(openAt('AT', { ...fixture, category: 'church', price: 0 }, '2026-12-25')).toBe(true)
  expect(openAt('AT', { ...fixture, category: 'garden', price: 0 }, '2026-12-25')).toBe(true)
  expect(openAt('AT', { ...fixture, category: 'garden', price: 1 }, '2026-12-25')).toBe(false)
  const own = { ...fixture, exceptions: [{ dates: ['12-24'] }] }
  expect([openAt('AT', own, '2026-12-25'), openAt('AT', own, '2026-12-24')]).toEqual([true, false])
})

it('keeps the exceptions that a sight has', () => {
  const sunday = { ...fixture, exceptions: [{ days: ['sun' as const], hours: '13:00-18:00' }] }
  const [kept] = withHolidays({ ...vienna, sights: [sunday] }).sights
  expect(kept?.exceptions).toEqual([{ dates: ['01-01', '12-25'] }, ...sunday.exceptions])
})
