import { addDays, daysBetween, isCalendarDate } from '../../platform/calendar-date.ts'
import type { HardCheck } from './check.ts'
import { weekdayOf } from './time.ts'

export const dayCount: HardCheck = {
  id: 'day-count',
  severity: 'hard',
  find({ plan, request }) {
    return plan.days.length === daysBetween(request.startDate, request.endDate) + 1 ? [] : [{}]
  },
}

export const dates: HardCheck = {
  id: 'dates',
  severity: 'hard',
  find({ perDay, request }) {
    return perDay(({ date }, day) =>
      isCalendarDate(date) && date === addDays(request.startDate, day) ? [] : [{ day }],
    )
  },
}

const WEEKDAY_NAMES: Record<string, readonly string[]> = {
  mon: ['monday', 'montag'],
  tue: ['tuesday', 'dienstag'],
  wed: ['wednesday', 'mittwoch'],
  thu: ['thursday', 'donnerstag'],
  fri: ['friday', 'freitag'],
  sat: ['saturday', 'samstag', 'sonnabend'],
  sun: ['sunday', 'sonntag'],
}

/** A day's title that names a weekday names that day's own. Notes may speak of others ("closed on Mondays"). */
export const weekdays: HardCheck = {
  id: 'weekdays',
  severity: 'hard',
  find({ perDay }) {
    return perDay(({ date, title, items }, day) => {
      // A place may be called after a day: the Old Friday Mosque.
      const places = items.map((item) => item.place?.name ?? item.title)
      const said = places.reduce((text, name) => text.replaceAll(name, ' '), title)
      const words = new Set(said.toLowerCase().match(/\p{L}+/gu) ?? [])
      const own = weekdayOf(date)
      const other = Object.entries(WEEKDAY_NAMES).some(
        ([key, names]) => key !== own && names.some((name) => words.has(name)),
      )
      return other ? [{ day, text: 'day' }] : []
    })
  },
}
