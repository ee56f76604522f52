import { expect, it } from 'vitest'
import { hoursOn } from '../../atlas/opening-hours.ts'
import { parseOpeningHours } from './opening-hours.ts'

/** Hours on a Monday in March and a Saturday in July of 2027. */
function on(text: string) {
  const doors = parseOpeningHours(text)
  return doors && [hoursOn('2027-03-01')(doors), hoursOn('2027-07-10')(doors)]
}

it.each([
  ['24/7', ['always', 'always']],
  ['sunrise-sunset', ['always', 'always']],
  ['09:00-17:00', ['09:00-17:00', '09:00-17:00']],
  ['Mo-Fr 09:00-17:00', ['09:00-17:00', undefined]],
  ['Tu-Su 10:00-18:00', [undefined, '10:00-18:00']],
  ['Mo-Fr 08:30-12:30, 13:30-18:00; Sa 10:00-14:00', ['13:30-18:00', '10:00-14:00']],
  ['Mo-Su,PH 10:00-20:00', ['10:00-20:00', '10:00-20:00']],
  ['Apr-Oct 09:00-19:00; Nov-Mar 10:00-16:00', ['10:00-16:00', '09:00-19:00']],
  ['Apr-Oct: Tu-Su 10:00-18:00', [undefined, '10:00-18:00']],
  ['Apr 01-Oct 31 Mo-Su 10:00-18:00', [undefined, '10:00-18:00']],
  ['Oct-Mar Mo 12:00-15:00; Sa 09:00-12:00', ['12:00-15:00', '09:00-12:00']],
  ['Mo-Su 18:00-02:00', ['18:00-24:00', '18:00-24:00']],
  ['Mo off; Tu-Su 11:00-17:00', [undefined, '11:00-17:00']],
  ['Mo-Su 00:00-24:00', ['always', 'always']],
  ['mo-sa 9:00-17:30; su closed; PH off', ['09:00-17:30', '09:00-17:30']],
])('reads %s', (text, hours) => expect(on(text)).toEqual(hours))

it('knows of public holidays', () => {
  expect(parseOpeningHours('Mo-Su 10:00-18:00; PH off')?.shutOnHolidays).toBe(true)
  expect(parseOpeningHours('Mo-Su 10:00-18:00; PH 12:00-14:00')).toEqual({ hours: '10:00-18:00' })
})

it('closes a weekday only where it is shut all year', () => {
  const doors = parseOpeningHours('Jun-Aug Mo-Su 10:00-18:00; Sep-May Tu-Su 10:00-17:00')
  expect(doors?.closed).toBeUndefined()
  expect(doors && hoursOn('2027-07-05')(doors)).toBe('10:00-18:00')
  expect(doors && hoursOn('2027-10-04')(doors)).toBeUndefined()
})

it.each([
  '',
  'by appointment',
  '"nach Vereinbarung"',
  'Mo-Fr 09:00+',
  'SH Mo-Fr 10:00-12:00',
  'week 1-26 Mo 09:00-12:00',
  'Mo[1] 10:00-12:00',
  'Apr 15-Oct 10 10:00-18:00',
  'Mo-Fr 25:00-26:00',
  'sunrise-22:00',
  'off',
  'Mo-Xx 10:00-12:00',
  '10:00-12:00 || "call us"',
  'Mo 09:00-10:00;'.repeat(40),
])('says that it cannot read %s', (text) => expect(parseOpeningHours(text)).toBeUndefined())
