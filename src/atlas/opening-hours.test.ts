import { expect, it } from 'vitest'
import type { Sight } from './destination.ts'
import { hoursOn, openOn, spanOfHours } from './opening-hours.ts'

const MONDAY = '2027-03-15'
const TUESDAY = '2027-03-16'
const SUNDAY = '2027-03-14'
const WINTER_SUNDAY = '2027-01-10'

const doors = (given: Partial<Sight> = {}) => ({ hours: '09:00-18:00', ...given })

it('closes a sight on its weekdays', () => {
  expect(openOn(MONDAY)(doors({ closed: ['mon'] }))).toBe(false)
  expect(openOn(TUESDAY)(doors({ closed: ['mon'] }))).toBe(true)
  expect(openOn(MONDAY)(doors())).toBe(true)
})

it('closes a sight from the first day on which it is shut to the last, whatever the weekday', () => {
  const open = (date: string, shut: { from: string; to?: string }) =>
    openOn(date)(doors({ closed: ['sun'], shut }))
  expect(open('2027-03-13', { from: MONDAY, to: TUESDAY })).toBe(true)
  expect(open(MONDAY, { from: MONDAY, to: TUESDAY })).toBe(false)
  expect(open(TUESDAY, { from: MONDAY, to: TUESDAY })).toBe(false)
  expect(open('2027-03-17', { from: MONDAY, to: TUESDAY })).toBe(true)
  expect(open('2099-01-01', { from: MONDAY })).toBe(false)
})

it('closes nothing on what is no date', () => {
  expect(openOn('soon')(doors({ closed: ['mon'] }))).toBe(true)
})

it('has other hours on some weekdays, in some months, or both; the first exception that fits counts', () => {
  const church = doors({
    exceptions: [
      { days: ['sun'], months: [1, 2], hours: '13:00-15:00' },
      { days: ['sun'], hours: '13:00-18:00' },
      { months: [1, 2], hours: '09:00-16:00' },
    ],
  })
  expect(hoursOn(MONDAY)(church)).toBe('09:00-18:00')
  expect(hoursOn(SUNDAY)(church)).toBe('13:00-18:00')
  expect(hoursOn('2027-01-11')(church)).toBe('09:00-16:00')
  expect(hoursOn(WINTER_SUNDAY)(church)).toBe('13:00-15:00')
})

it('is closed by an exception without hours, and by a closing day before all', () => {
  const boats = doors({ closed: ['sun'], exceptions: [{ months: [1] }, { days: ['sun'], hours: 'always' }] })
  expect(hoursOn('2027-01-11')(boats)).toBeUndefined()
  expect(hoursOn(SUNDAY)(boats)).toBeUndefined()
  expect(hoursOn(MONDAY)(boats)).toBe('09:00-18:00')
})

it('knows days of every year', () => {
  const museum = doors({
    exceptions: [{ dates: ['12-25', '01-01'] }, { dates: ['12-24'], hours: '09:00-14:00' }],
  })
  expect(
    ['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01'].map((date) => hoursOn(date)(museum)),
  ).toEqual(['09:00-14:00', undefined, '09:00-18:00', undefined])
})

it('knows a day of one year', () => {
  const easter = doors({ exceptions: [{ dates: ['2027-05-02'] }] })
  expect([hoursOn('2027-05-02')(easter), hoursOn('2028-05-02')(easter)]).toEqual([undefined, '09:00-18:00'])
})

it('is shut out of season', () => {
  const bath = doors({ season: [7, 8] })
  expect(['2027-03-27', '2027-07-27'].map((date) => hoursOn(date)(bath))).toEqual([undefined, '09:00-18:00'])
})

it('gives hours as minutes, the whole day where there is no door', () => {
  expect(spanOfHours('09:30-24:00')).toEqual({ opens: 570, closes: 1440 })
  expect(spanOfHours('always')).toEqual({ opens: 0, closes: 1440 })
})
