import type { PlanItem } from '../plan.ts'

/** Minutes after midnight of "HH:MM" (24:00 included); undefined for anything else. */
export function minutesOf(time: string): number | undefined {
  const match = /^(\d\d):(\d\d)$/.exec(time)
  if (!match) return undefined
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return Number(match[2]) < 60 && minutes <= 1440 ? minutes : undefined
}

/** Start and end of an item in minutes after midnight; undefined unless both are times and in order. */
export function spanOf(item: PlanItem): { start: number; end: number } | undefined {
  const start = minutesOf(item.start)
  const end = minutesOf(item.end)
  return start === undefined || end === undefined || end <= start ? undefined : { start, end }
}

const WEEKDAY_KEYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The weekday of a YYYY-MM-DD; undefined when it is no date. */
export function weekdayOf(date: string): (typeof WEEKDAY_KEYS)[number] | undefined {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : WEEKDAY_KEYS[new Date(time).getUTCDay()]
}
