import type { Weekday } from '../../atlas/destination.ts'
import { addDays } from '../../platform/calendar-date.ts'

export const WEEKDAYS: Record<Weekday, string> = {
  mon: 'montags',
  tue: 'dienstags',
  wed: 'mittwochs',
  thu: 'donnerstags',
  fri: 'freitags',
  sat: 'samstags',
  sun: 'sonntags',
}
export const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

export function duration(minutes: number): string {
  if (minutes < 90) return `${minutes} Minuten`
  const halves = Math.round(minutes / 30) / 2
  return `${halves % 1 ? `${Math.floor(halves)}½` : halves} Stunden`
}

export function monthAndYear(checked: string): string {
  const [year, month] = checked.split('-')
  return `${MONTHS[Number(month) - 1]} ${year}`
}

/** "7. Mai" */
export function dayOf(date: string): string {
  return `${Number(date.slice(8))}. ${MONTHS[Number(date.slice(5, 7)) - 1]}`
}

/** "7. bis 9. Mai", two as "7. und 8. Mai", and a single day as such. */
export function datesOf(from: string, to: string): string {
  if (from === to) return dayOf(from)
  if (addDays(from, 1) === to) return daysOf([from, to])
  const first = from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}.` : dayOf(from)
  return `${first} bis ${dayOf(to)}`
}

/** "24. und 26. Juli" */
export function daysOf(dates: readonly string[], last?: string): string {
  const isLastOfMonth = (date: string, index: number) => dates[index + 1]?.slice(0, 7) !== date.slice(0, 7)
  return list(
    dates.map((date, index) => (isLastOfMonth(date, index) ? dayOf(date) : `${Number(date.slice(8))}.`)),
    last,
  )
}

const WORDS = [
  'keine',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
export function count(number: number, one: string, many: string): string {
  return `${WORDS[number] ?? number} ${number === 1 ? one : many}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "a, b und c"; "sowie" where a name has an "und" of its own. */
export function list(names: readonly string[], last = 'und'): string {
  const word = last === 'und' && names.some((name) => name.includes(' und ')) ? 'sowie' : last
  // A comma within a name would part it.
  const comma = names.some((name) => name.includes(',')) ? '; ' : ', '
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(comma)} ${word} ${names.at(-1)}`
}
