import { expect, it } from 'vitest'
import { instantOf } from './local-time.ts'

const utc = (date: string, time: string, zone: string) =>
  new Date(instantOf(date, time, zone)).toISOString().slice(0, 16)

it('follows the change to summer time and back', () => {
  expect(utc('2027-03-27', '09:00', 'Europe/Vienna')).toBe('2027-03-27T08:00')
  expect(utc('2027-03-28', '09:00', 'Europe/Vienna')).toBe('2027-03-28T07:00')
  expect(utc('2027-10-30', '09:00', 'Europe/Vienna')).toBe('2027-10-30T07:00')
  expect(utc('2027-10-31', '09:00', 'Europe/Vienna')).toBe('2027-10-31T08:00')
})

it('moves on what summer time skips, and takes the first of what comes twice', () => {
  expect(utc('2027-03-28', '02:30', 'Europe/Vienna')).toBe('2027-03-28T01:30')
  expect(utc('2027-10-31', '02:30', 'Europe/Vienna')).toBe('2027-10-31T00:30')
})

it('knows zones far from Greenwich, half hours and midnight', () => {
  expect(utc('2027-03-14', '12:00', 'America/New_York')).toBe('2027-03-14T16:00')
  expect(utc('2027-01-01', '00:30', 'Asia/Kathmandu')).toBe('2026-12-31T18:45')
  expect(utc('2027-04-04', '12:00', 'Pacific/Auckland')).toBe('2027-04-04T00:00')
  expect(utc('2027-06-01', '24:00', 'Asia/Tokyo')).toBe('2027-06-01T15:00')
})
