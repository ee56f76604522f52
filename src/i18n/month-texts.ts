import { dateFormat } from './intl.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** "Nov–Mar", from months 1–12. */
export function monthsText(months: readonly number[], locale: Locale): string {
  return rangesText(
    months.map((month) => month - 1),
    12,
    (index) => monthName(index + 1, locale),
  )
}

/** "Mar" / "März"; long: "March". */
export function monthName(month: number, locale: Locale, style: 'short' | 'long' = 'short'): string {
  const format = dateFormat(LANGUAGE_TAGS[locale], { timeZone: 'UTC', month: style })
  return format.format(Date.UTC(2024, month - 1, 15)).replace('.', '')
}

/** Runs of three and more become ranges, around the end of the cycle too. */
export function rangesText(
  numbers: readonly number[],
  cycle: number,
  name: (index: number) => string,
): string {
  const has = new Set(numbers)
  if (has.size === cycle) return `${name(0)}–${name(cycle - 1)}`
  const starts = [...has].filter((each) => !has.has((each + cycle - 1) % cycle)).sort((a, b) => a - b)
  return starts
    .map((start) => {
      let length = 1
      while (has.has((start + length) % cycle)) length++
      const last = name((start + length - 1) % cycle)
      if (length === 1) return last
      return `${name(start)}${length === 2 ? ', ' : '–'}${last}`
    })
    .join(', ')
}
