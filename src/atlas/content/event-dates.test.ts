import { expect, it } from 'vitest'
import { datesOf, spansOf } from './event-dates.ts'
import type { Feasts, Rule } from './event-schema.ts'

const feasts: Feasts = {
  ramadan: {
    name: { en: 'Ramadan begins', de: 'Beginn des Ramadan' },
    dates: ['2030-01-05', '2030-12-26', '2031-12-16'],
  },
}

function dates(rule: Rule, year = 2027): string[] {
  return datesOf(rule, year, feasts)
}

it('finds a day of the year, and the days around it', () => {
  expect(dates({ on: '12-24' })).toEqual(['2027-12-24'])
  expect(dates({ on: '01-01', offset: -1 })).toEqual(['2027-12-31'])
  expect(dates({ on: '12-31', offset: 2 })).toEqual(['2027-01-02'])
  expect(dates({ on: '02-29' })).toEqual([])
  expect(dates({ on: '02-29' }, 2028)).toEqual(['2028-02-29'])
})

it('moves a feast that falls on another feast, or on a weekend', () => {
  expect([2026, 2031].map((year) => dates({ on: '04-27', moved: { sun: -1 } }, year))).toEqual([
    ['2026-04-27'],
    ['2031-04-26'],
  ])
  expect(dates({ on: '12-25', moved: { sat: 2, sun: 1 } })).toEqual(['2027-12-27'])
})

it('finds the nth weekday of a month, from either end', () => {
  expect(dates({ nth: 4, day: 'thu', month: 11 })).toEqual(['2027-11-25'])
  expect(dates({ nth: -1, day: 'mon', month: 5 })).toEqual(['2027-05-31'])
  expect(dates({ nth: 1, day: 'mon', month: 2 })).toEqual(['2027-02-01'])
  expect(dates({ nth: 5, day: 'sat', month: 2 })).toEqual([])
  expect(dates({ nth: 4, day: 'thu', month: 11, offset: 1 })).toEqual(['2027-11-26'])
})

it('finds a weekday on or after a day', () => {
  expect(dates({ day: 'sat', after: '06-20' })).toEqual(['2027-06-26'])
  expect(dates({ day: 'sun', after: '06-20' })).toEqual(['2027-06-20'])
})

it('counts from both Easters', () => {
  const years = [2026, 2027, 2028, 2029, 2030, 2031]
  expect(years.flatMap((year) => dates({ easter: 0 }, year))).toEqual([
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2031-04-13',
  ])
  expect(years.flatMap((year) => dates({ orthodox: 0 }, year))).toEqual([
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
    '2031-04-13',
  ])
  expect(dates({ easter: -48 })).toEqual(['2027-02-08'])
})

it('reads feasts of the moon and announced dates, twice a year or never', () => {
  expect(dates({ moon: 'ramadan' }, 2030)).toEqual(['2030-01-05', '2030-12-26'])
  expect(dates({ moon: 'ramadan', offset: 7 }, 2031)).toEqual(['2031-01-02', '2031-12-23'])
  expect(dates({ moon: 'unknown' })).toEqual([])
  expect(dates({ dates: ['2029-05-01', '2027-05-02'] })).toEqual(['2027-05-02'])
})

it('gives the time from the first to the last day', () => {
  expect(spansOf({ from: { on: '07-06' }, days: 9 }, 2027, feasts)).toEqual([
    { from: '2027-07-06', to: '2027-07-14' },
  ])
  expect(spansOf({ from: { on: '11-20' }, to: { on: '01-06' } }, 2027, feasts)).toEqual([
    { from: '2027-11-20', to: '2028-01-06' },
  ])
  expect(spansOf({ from: { on: '06-24' } }, 2027, feasts)).toEqual([{ from: '2027-06-24', to: '2027-06-24' }])
})
