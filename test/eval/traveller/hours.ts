import { getTimes } from 'suncalc'
import type { Sight } from '../../../src/atlas/destination.ts'

/** Doors, sun and best hours of a sight on a date, reckoned anew from its record. Minutes after midnight, local. */

export interface Span {
  from: number
  to: number
}

const WEEKDAY = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const WHOLE_DAY: Span = { from: 0, to: 1440 }
/** What makes little sense in the dark. */
const OPEN_AIR: ReadonlySet<string> = new Set([
  'beach',
  'cemetery',
  'garden',
  'nature',
  'park',
  'ruins',
  'viewpoint',
  'waterfront',
  'zoo',
])

/** Opening hours on a date; undefined while the doors stay shut. */
export function opening(sight: Sight, date: string): Span | undefined {
  const when = new Date(`${date}T12:00:00Z`)
  const weekday = WEEKDAY[when.getUTCDay()] ?? 'mon'
  const month = when.getUTCMonth() + 1
  if (sight.closed?.includes(weekday)) return undefined
  if (sight.shut && date >= sight.shut.from && date <= (sight.shut.to ?? '9999')) return undefined
  const other = sight.exceptions?.find(
    ({ days, nth, months, dates }) =>
      (!days || days.includes(weekday)) &&
      (!nth || nth.some((which) => isNth(when, which))) &&
      (!months || months.includes(month)) &&
      (!dates || dates.includes(date) || dates.includes(date.slice(5))),
  )
  const hours = other ? other.hours : sight.hours
  if (hours === undefined) return undefined
  if (hours === 'always') return WHOLE_DAY
  const [from = '', to = ''] = hours.split('-')
  return { from: clock(from), to: clock(to) }
}

function isNth(when: Date, which: number): boolean {
  const [day, length] = [
    when.getUTCDate(),
    new Date(Date.UTC(when.getUTCFullYear(), when.getUTCMonth() + 1, 0)).getUTCDate(),
  ]
  return which < 0 ? day + 7 > length : Math.floor((day - 1) / 7) + 1 === which
}

/** From sunrise to sunset; where the sun does not rise from dawn to dusk. */
export function sunOn(date: string, at: readonly [number, number], zone: string): Span {
  const { sunrise, sunset, dawn, dusk, alwaysUp } = timesOn(date, at)
  if (alwaysUp) return WHOLE_DAY
  const [first, last] = sunrise && sunset ? [sunrise, sunset] : [dawn, dusk]
  return first && last ? localSpan(first, last, zone) : { from: 600, to: 840 }
}

/** The same with civil twilight: one sees well enough for a view. */
export function twilightOn(date: string, at: readonly [number, number], zone: string): Span {
  const { dawn, dusk, alwaysUp } = timesOn(date, at)
  // Where it does not get dark there is none.
  return alwaysUp || !dawn || !dusk ? sunOn(date, at, zone) : localSpan(dawn, dusk, zone)
}

function timesOn(date: string, [lat, lon]: readonly [number, number]) {
  return getTimes(new Date(Date.parse(`${date}T12:00:00Z`) - lon * 240_000), lat, lon)
}

function localSpan(first: Date, last: Date, zone: string): Span {
  const [from, to] = [local(first, zone), local(last, zone)]
  return { from, to: to < from ? to + 1440 : to }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function local(instant: Date, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(zone, format)
  return clock(format.format(instant))
}

/** The windows in which a sight is at its best on a date; none where no hour is better than another. */
export function bestWindows(sight: Sight, date: string, sun: Span): Span[] {
  const month = Number(date.slice(5, 7))
  const door = opening(sight, date) ?? WHOLE_DAY
  const anchors: Record<string, number> = {
    sunrise: sun.from,
    sunset: sun.to,
    opening: door.from,
    closing: door.to,
  }
  const at = (moment: string) => {
    const [anchor = '', shift = '0'] = moment.split(/(?=[+-])/)
    const base = anchors[anchor]
    return base === undefined ? clock(moment) : base + Number(shift)
  }
  return (sight.best ?? [])
    .filter(({ months }) => !months || months.includes(month))
    .map(({ from, to }) => ({ from: at(from), to: at(to) }))
    .filter(({ from, to }) => from < to)
}

/** Seen by daylight alone, by what the record says or by what it is. */
export function wantsLight({ daylight, setting, category, best }: Sight): boolean {
  if (daylight !== undefined) return daylight
  const glows = best?.some(({ to }) => to.startsWith('sunset+') && Number(to.slice(7)) >= 60)
  return setting !== 'indoor' && OPEN_AIR.has(category) && !glows
}

export function overlap(a: Span, b: Span): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from)
}

function clock(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
