import { expect, it } from 'vitest'
import { addDays } from '../platform/calendar-date.ts'
import { formatDateRange } from './format.ts'
import { LANGUAGE_TAGS, LOCALES } from './locale.ts'

it.each(LOCALES)('writes every range as Intl does (%s)', (locale) => {
  const day = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
  const intl = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], day)
  const at = (date: string) => Date.parse(`${date}T00:00:00Z`)
  for (let start = 0; start < 800; start += 3)
    for (const length of [0, 1, 6, 29, 400]) {
      const from = addDays('2026-11-20', start)
      const to = addDays(from, length)
      expect(formatDateRange(from, to, locale)).toBe(intl.formatRange(at(from), at(to)))
    }
})
