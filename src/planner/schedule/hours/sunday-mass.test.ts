import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { guestHoursOn } from './sunday-mass.ts'

const [any] = sampleDestination().sights
if (!any) throw new Error('no sights')
const { best: _, starts: _fixed, exceptions: _rules, closed: _days, ...plain } = any
const church: Sight = {
  ...plain,
  category: 'church',
  setting: 'indoor',
  price: 0,
  hours: '07:00-19:00',
  minutes: 45,
}
const [saturday, sunday] = [guestHoursOn('2027-05-08'), guestHoursOn('2027-05-09')]

it('shows a church on Sundays after mass, and as usual on other days', () => {
  expect(saturday(church)).toBe('07:00-19:00')
  expect(sunday(church)).toBe('11:30-19:00')
})

it('leaves alone what asks for a ticket, is no church, shut by noon or at its best early', () => {
  expect(sunday({ ...church, price: 2 })).toBe('07:00-19:00')
  expect(sunday({ ...church, category: 'museum' })).toBe('07:00-19:00')
  expect(sunday({ ...church, hours: '07:00-12:00' })).toBe('07:00-12:00')
  expect(sunday({ ...church, best: [{ from: '07:00', to: '09:00' }] })).toBe('07:00-19:00')
})
