import { readFileSync } from 'node:fs'
import Holidays from 'date-holidays'
import { expect, it } from 'vitest'
import { addDays } from '../../platform/calendar-date.ts'
import { YEARS } from './check-holidays.ts'
import { datesOf } from './event-dates.ts'

/**
 * Our holidays against a table of other hands: `date-holidays`, share-alike, used here alone and never shipped. Feasts
 * that wait for the moon may be a day apart; observed days of a holiday that falls on a weekend are not compared.
 */
const content = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../content/${name}.json`, import.meta.url), 'utf8'))

/** Where the two differ, and why ours stays as it is. */
const DIFFERENT: Readonly<Record<string, string>> = {
  AE: 'it has the night journey and the first of Ramadan, which are working days since 2019',
  AL: 'it has Mother Teresa Day in October; the law says 5 September',
  AU: 'it has the observed day of a New Year on a weekend as a holiday of its own',
  AZ: 'it ends Novruz after two days and has three days that are worked',
  BA: 'it has the feasts of one entity and one faith as common ones',
  BR: 'it has election Sundays',
  BS: 'it has dates that the law moves to Mondays and Fridays',
  CN: 'it has half days of some: women, youth, children, soldiers',
  CO: 'it has Easter Sunday and a local feast',
  CR: 'it has the list before the reform of 2020',
  CU: 'it lacks 31 December',
  CW: 'it has New Year’s Eve, which is worked until noon',
  DO: 'it moves a Constitution Day at the weekend, which stays',
  EC: 'it has the days before the law on long weekends moves them',
  ET: 'it has days of the former regime and lacks Labour and Patriots’ Day',
  FJ: 'it has the list before 2023',
  FO: 'it has New Year’s Eve, a half day',
  GE: 'it has the list before 2024',
  GH: 'it has the list before the Act of 2025',
  GI: 'it has the list before the winter bank holiday',
  GT: 'it has two days before the law moves them to Mondays',
  ID: 'it has no moon tables: Nyepi, Vesak; Easter Sunday counts since 2024',
  IN: 'it has the three national days alone, we those on which monuments and offices close everywhere',
  IS: 'it has New Year’s Eve, a half day, and another first day of summer',
  KR: 'Labour Day is a public holiday since 2026',
  LK: 'it repeats the full moons of one year in every year',
  MA: 'it has the list before Amazigh New Year and Unity Day were added',
  ME: 'it has what each faith may take off as holidays for all',
  MU: 'it reckons the Hindu feasts by another month',
  MX: 'it has the handing over of the presidency',
  MY: 'it has holidays of single states and another month for Deepavali in 2028',
  NA: 'Genocide Remembrance Day was added in 2025',
  NZ: 'it has Waitangi Day itself beside the Monday on which it is kept',
  PA: 'it has the inauguration of a president',
  PE: 'it has Easter Sunday',
  PR: 'it has days that are worked since 2014',
  SG: 'it lacks Vesak and has another month for Deepavali in 2028',
  SI: 'it has Whit Sunday, which is a Sunday',
  SN: 'it has the pilgrimage of Touba, a holiday by decree each year',
  TH: 'it lacks the Buddhist days of the full moon',
  TN: 'the day of the revolution was moved to 17 December in 2021',
  TW: 'it has the days that are exchanged for a long New Year',
  TZ: 'it has Zanzibar’s revolution ten days early',
  VN: 'Culture Day was added in 2026',
  ZW: 'it has no youth day and puts the day of the army before that of the heroes',
}

interface Country {
  country: string
  holidays: { on: Parameters<typeof datesOf>[0]; places?: string[] }[]
}

function compare({ country, holidays }: Country) {
  const feasts = content('moon-feasts')
  const table = new Holidays(country)
  const saidIn = (each: Holidays) => YEARS.flatMap((year) => each.getHolidays(year) ?? [])
  const daysIn = (each: Holidays) => saidIn(each).flatMap(({ date, start, end }) => daysOf(date, start, end))
  const common = saidIn(table)
    .filter(({ type, substitute }) => type === 'public' && !substitute)
    .map(({ date }) => date.slice(0, 10))
  const days = (some: Country['holidays']) =>
    some.flatMap(({ on }) => YEARS.flatMap((year) => datesOf(on, year, feasts)))
  const national = days(holidays.filter(({ places }) => !places))
  const theirs = new Set(daysIn(table))
  // What only some of its parts keep there; asked where it matters, as it takes long.
  if (share(national, theirs) < 1)
    for (const state of Object.keys(table.getStates(country) ?? {}))
      for (const day of daysIn(new Holidays(country, state))) theirs.add(day)
  return {
    isKnown: common.length > 0,
    ourShare: share(national, theirs),
    theirShare: share(common, new Set(days(holidays))),
  }
}

function daysOf(date: string, start: Date, end: Date): string[] {
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000))
  return Array.from({ length: days }, (_, index) => addDays(date.slice(0, 10), index))
}

/** How many of these days are among those, or a day beside. */
function share(days: readonly string[], among: ReadonlySet<string>): number {
  const found = days.filter((day) => [-1, 0, 1].some((off) => among.has(addDays(day, off))))
  return found.length / days.length
}

it('has the public holidays of a table by other hands, to 2031, or says why not', { timeout: 60_000 }, () => {
  const compared = (content('holidays') as Country[])
    .map((each) => ({ country: each.country, ...compare(each) }))
    .filter(({ isKnown }) => isKnown)
  const different = compared.filter(({ ourShare, theirShare }) => ourShare < 1 || theirShare < 1)
  expect(different.map(({ country }) => country)).toEqual(Object.keys(DIFFERENT))
  expect(compared.length).toBeGreaterThan(100)
  for (const { country, ourShare, theirShare } of different)
    expect([country, ourShare > 0.2 && theirShare > 0.2]).toEqual([country, true])
})
