import { expect, it } from 'vitest'
import { addDays } from '../../../platform/calendar-date.ts'
import { ticketAhead } from './booking-ahead.ts'

it('looks for tickets on the day on which those of the month go on sale', () => {
  const from = (date: string) => addDays(date, -ticketAhead({ days: 50, sale: 10 }, date))
  expect(from('2027-10-11')).toBe('2027-09-10')
  expect(from('2027-10-31')).toBe('2027-09-10')
  expect(from('2027-01-01')).toBe('2026-12-10')
  expect(ticketAhead({ days: 50 }, '2027-10-11')).toBe(50)
})
