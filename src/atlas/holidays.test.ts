import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import type { Sight } from './destination.ts'
import { withHolidays } from './holidays.ts'
import { openOn } from './opening-hours.ts'

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

it('leaves alone what has no door, and whose file says otherwise', () => {
  expect(openAt('AT', { ...house, hours: 'always' }, '2026-12-25')).toBe(true)
  expect(openAt('AT', { ...house, category: 'church' }, '2026-12-25')).toBe(true)
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
