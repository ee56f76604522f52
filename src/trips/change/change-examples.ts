import { msg } from '@lingui/core/macro'
import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { I18n } from '../../i18n/messages.ts'
import { staysOfJourney } from '../../planner/plan-legs.ts'
import { isStop, type Plan } from '../../planner/plan.ts'

/** Four things, or five of a journey, that could be said of this plan, and would be understood. */
export function changeExamples(plan: Plan, i18n: I18n, locale: Locale): string[] {
  const days = plan.days.map((day, index) => ({ ...day, index, stops: day.items.filter(isStop) }))
  const [fullest, next] = days.toSorted((a, b) => b.stops.length - a.stops.length)
  if (!fullest || fullest.stops.length === 0) return []
  const nameOf = (date: string, index: number) => {
    // Two days of one weekday are told apart by their number.
    const weekday = formatDate(date, locale, 'weekday').split(/[ ,]/)[0] ?? ''
    const twice = days.filter((day) => formatDate(day.date, locale, 'weekday').startsWith(weekday)).length > 1
    const number = index + 1
    return twice ? i18n._(msg`Day ${number}`) : weekday
  }
  const day = nameOf(fullest.date, fullest.index)
  const other = next ? nameOf(next.date, next.index) : day
  const stop = fullest.stops.at(-1)?.title ?? ''
  const dines = fullest.items.some(({ kind, id }) => kind === 'meal' && id.endsWith('-dinner'))
  // The shortest stay: it can most do with a night.
  const [place] = staysOfJourney(plan)
    .slice(1)
    .toSorted((a, b) => a.nights - b.nights)
  const base = place?.name
  return [
    ...(base === undefined ? [] : [i18n._(msg`One more night in ${base}`)]),
    i18n._(msg`Slower on ${day}`),
    i18n._(msg`Remove ${stop}`),
    i18n._(msg`Start at 10:30 on ${other}`),
    dines ? i18n._(msg`Vegetarian dinner on ${day}`) : i18n._(msg`Free afternoon on ${day}`),
  ]
}
