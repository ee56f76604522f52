import type { Weekday } from '../../atlas/destination.ts'
import { addDays } from '../../platform/calendar-date.ts'

export const WEEKDAYS: Record<Weekday, string> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
}
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

export function duration(minutes: number): string {
  if (minutes < 90) return `${minutes} minutes`
  const halves = Math.round(minutes / 30) / 2
  return `${halves % 1 ? `${Math.floor(halves)}½` : halves} hours`
}

export function monthAndYear(checked: string): string {
  const [year, month] = checked.split('-')
  return `${MONTHS[Number(month) - 1]} ${year}`
}

/** "7 May" */
export function dayOf(date: string): string {
  return `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`
}

/** "7 to 9 May", two as "7 and 8 May", and a single day as such. */
export function datesOf(from: string, to: string): string {
  if (from === to) return dayOf(from)
  if (addDays(from, 1) === to) return daysOf([from, to])
  const first = from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}` : dayOf(from)
  return `${first} to ${dayOf(to)}`
}

/** "24 and 26 July" */
export function daysOf(dates: readonly string[], last?: string): string {
  const isLastOfMonth = (date: string, index: number) => dates[index + 1]?.slice(0, 7) !== date.slice(0, 7)
  return list(
    dates.map((date, index) => (isLastOfMonth(date, index) ? dayOf(date) : String(Number(date.slice(8))))),
    last,
  )
}

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
export function count(number: number, one: string, many = `${one}s`): string {
  return `${WORDS[number] ?? number} ${number === 1 ? one : many}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "a, b and c"; "as well as" where a name has an "and" of its own. */
export function list(names: readonly string[], last = 'and'): string {
  const word = last === 'and' && names.some((name) => name.includes(' and ')) ? 'as well as' : last
  // A comma within a name would part it.
  const comma = names.some((name) => name.includes(',')) ? '; ' : ', '
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(comma)} ${word} ${names.at(-1)}`
}
