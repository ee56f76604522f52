import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { DatedEvent } from '../../../atlas/destination.ts'
import { addDays } from '../../../platform/calendar-date.ts'
import { feastTableAhead, ticketAhead } from './booking-ahead.ts'

it('looks for tickets on the day on which those of the month go on sale', () => {
  const from = (date: string) => addDays(date, -ticketAhead({ days: 50, sale: 10 }, date))
  expect(from('2027-10-11')).toBe('2027-09-10')
  expect(from('2027-10-31')).toBe('2027-09-10')
  expect(from('2027-01-01')).toBe('2026-12-10')
  expect(ticketAhead({ days: 50 }, '2027-10-11')).toBe(50)
})

it('books the table for the meal of a feast, on its day and for no other meal', () => {
  const feast: DatedEvent = {
    id: 'new-year',
    name: { en: 'New Year', de: 'Silvester' },
    kind: 'holiday',
    about: { en: 'Rockets.', de: 'Raketen.' },
    programme: [],
    crowds: 3,
    spans: [{ from: '2027-12-29', to: '2028-01-01' }],
    tables: [{ meal: 'dinner', on: [2] }],
  }
  const place = { ...sampleDestination(), events: [feast] }
  expect(feastTableAhead(place, '2027-12-31', 'dinner')).toBe(30)
  expect(feastTableAhead(place, '2027-12-31', 'lunch')).toBeUndefined()
  expect(feastTableAhead(place, '2027-12-30', 'dinner')).toBeUndefined()
})
