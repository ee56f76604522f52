import { expect, it } from 'vitest'
import { clampDate, localToday, readDate, speakDate, weekdayOf, writeDate } from './date-text.ts'

const TODAY = '2026-11-21'

it.each([
  ['2027-03-04', 'en'],
  ['2027-03-04', 'de'],
  ['2027/3/4', 'en'],
  ['4.3.2027', 'de'],
  ['4.3.2027', 'en'],
  ['04.03.27', 'de'],
  [' 4. 3. 2027 ', 'de'],
  ['3/4/2027', 'en'],
  ['03/04/27', 'en'],
  ['4/3/2027', 'de'],
  ['4-3-2027', 'de'],
  ['4. März 2027', 'de'],
  ['4 mär 27', 'de'],
  ['Donnerstag, 4. März 2027', 'de'],
  ['March 4, 2027', 'en'],
  ['Thu, Mar 4, 2027', 'en'],
  ['4 march 2027', 'en'],
  ['4.3.', 'de'],
  ['3/4', 'en'],
  ['March 4', 'en'],
] as const)('reads %s (%s)', (text, locale) => {
  expect(readDate(text, locale, TODAY)).toBe('2027-03-04')
})

it.each(['', 'soon', '31.2.2027', '32.1.2027', '2027-13-01', '4.3.20277', '99', '4 foo 2027', '٤.٣.٢٠٢٧'])(
  'does not guess at "%s"',
  (text) => {
    expect(readDate(text, 'de', TODAY)).toBeUndefined()
  },
)

it('keeps a date without year in this year while it lies ahead', () => {
  expect(readDate('24.12.', 'de', TODAY)).toBe('2026-12-24')
  expect(readDate('29.2.', 'de', '2027-12-01')).toBe('2028-02-29')
})

it('writes what it reads', () => {
  for (const locale of ['en', 'de'] as const)
    for (const date of ['2027-03-04', '2028-02-29', '2026-12-31']) {
      expect(readDate(writeDate(date, locale), locale, TODAY)).toBe(date)
      expect(readDate(speakDate(date, locale), locale, TODAY)).toBe(date)
    }
  expect(writeDate('', 'de')).toBe('')
  expect(weekdayOf('2027-03-04', 'de')).toBe('Do')
})

it('moves only what is too early', () => {
  expect(clampDate('2026-11-01', TODAY)).toBe(TODAY)
  expect(clampDate('2027-01-01', TODAY)).toBe('2027-01-01')
  expect(clampDate('', TODAY)).toBe('')
  expect(clampDate('2020-01-01', undefined)).toBe('2020-01-01')
})

it("takes today from the visitor's calendar", () => {
  const now = new Date('2026-11-21T12:00:00')
  expect(localToday(now)).toBe('2026-11-21')
})
