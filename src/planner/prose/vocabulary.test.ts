import { expect, it } from 'vitest'
import { datesOf as datesDe, daysOf as daysDe } from './vocabulary.de.ts'
import { datesOf as datesEn, daysOf as daysEn } from './vocabulary.en.ts'

it('names the month of a span once', () => {
  expect(datesEn('2027-05-07', '2027-05-09')).toBe('7 to 9 May')
  expect(datesEn('2027-05-30', '2027-06-02')).toBe('30 May to 2 June')
  expect(datesDe('2027-05-07', '2027-05-08')).toBe('7. und 8. Mai')
  expect(datesDe('2027-05-07', '2027-05-07')).toBe('7. Mai')
})

it('joins days by another word where one of them is meant', () => {
  expect(daysEn(['2027-11-01', '2027-11-02'], 'or')).toBe('1 or 2 November')
  expect(daysDe(['2027-10-31', '2027-11-01'], 'oder')).toBe('31. Oktober oder 1. November')
})
