import * as z from 'zod/mini'
import { countryName } from '../country/country.ts'
import { datesOf } from './event-dates.ts'
import { type Feasts, holidaySchema, moonFeastsSchema } from './event-schema.ts'

/** What checks of the cross-cutting files must know of the atlas: destinations by id. */
export type Known = ReadonlyMap<string, { country: string }>

/** Trips are planned two years ahead; these leave time to look after the files. */
export const YEARS = [2027, 2028, 2029, 2030, 2031] as const

/** All that is wrong with content/holidays.json, each in a sentence. */
export function checkHolidays(content: unknown, known: Known, feasts: Feasts): string[] {
  const parsed = z.array(holidaySchema).safeParse(content)
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `holidays: ${issue.path.join('.')}: ${issue.message}`)
  const problems: string[] = []
  const seen = new Set<string>()
  for (const { country, holidays } of parsed.data) {
    if (seen.has(country)) problems.push(`${country}: twice`)
    seen.add(country)
    if (countryName(country, 'en') === country) problems.push(`${country}: unknown country`)
    const names = new Set<string>()
    for (const { name, on, places, except } of holidays) {
      const key = [name.en, ...(places ?? [])].join()
      if (names.has(key)) problems.push(`${country}: ${name.en}: twice`)
      names.add(key)
      for (const year of YEARS)
        if (datesOf(on, year, feasts).length === 0) problems.push(`${country}: ${name.en}: no day in ${year}`)
      for (const id of [...(places ?? []), ...(except ?? [])])
        if (known.get(id)?.country !== country) problems.push(`${country}: ${name.en}: ${id} is not there`)
    }
  }
  for (const country of new Set([...known.values()].map((each) => each.country)))
    if (!seen.has(country)) problems.push(`${country}: missing`)
  return problems.map((problem) => `holidays: ${problem}`)
}

/** All that is wrong with content/moon-feasts.json: every feast has days in every year, in order. */
export function checkFeasts(content: unknown): string[] {
  const parsed = moonFeastsSchema.safeParse(content)
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `moon-feasts: ${issue.path.join('.')}: ${issue.message}`)
  return Object.entries(parsed.data).flatMap(([id, { dates }]) => {
    const problems = YEARS.filter((year) => !dates.some((date) => date.startsWith(`${year}-`))).map(
      (year) => `moon-feasts: ${id}: no day in ${year}`,
    )
    const sorted = [...new Set(dates)].sort().join()
    if (sorted !== dates.join()) problems.push(`moon-feasts: ${id}: not in order`)
    return problems
  })
}
