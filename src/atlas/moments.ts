import { downToFive, minutesOfDay } from '../platform/clock-time.ts'
import { type Daylight, needsDaylight } from './daylight.ts'
import type { Sight } from './destination.ts'
import { spanOfHours, weekdayOf } from './opening-hours.ts'

/** What the moments of a sight's best windows and starts count from on a day, minutes after midnight. */
export interface MomentsOfDay extends Daylight {
  opens: number
  closes: number
}

/** Minutes after midnight of "08:30", "sunset-60", "opening+90". */
export function momentOn(moment: string, day: MomentsOfDay): number {
  const [, anchor, shift = '0'] = /^(sunrise|sunset|opening|closing)([+-]\d+)?$/.exec(moment) ?? []
  if (!anchor) return minutesOfDay(moment)
  const from = {
    sunrise: day.sunrise,
    sunset: day.sunset,
    opening: day.opens,
    closing: day.closes,
  }[anchor]
  return (from ?? 0) + Number(shift)
}

export interface Span {
  from: number
  to: number
}

/** Its best hours on a date, in order of time; empty where no hour is better than another. */
export function bestHours(sight: Pick<Sight, 'best'>, date: string, day: MomentsOfDay): Span[] {
  const month = Number(date.slice(5, 7))
  return (sight.best ?? [])
    .filter(({ months }) => months?.includes(month) ?? true)
    .filter(({ days }) => !days || days.some((day) => day === weekdayOf(date)))
    .map(({ from, to }) => ({ from: momentOn(from, day), to: momentOn(to, day) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
}

/** When a visit can begin, where it cannot at any minute, to five minutes; undefined where it can. Empty: nothing starts that day. */
export function fixedStarts(sight: Sight, date: string, day: MomentsOfDay): number[] | undefined {
  if (!sight.starts) return undefined
  const month = Number(date.slice(5, 7))
  const weekday = weekdayOf(date)
  const times = sight.starts
    .filter(
      ({ days, months }) =>
        (months?.includes(month) ?? true) && (!days || !weekday || days.includes(weekday)),
    )
    .flatMap((each) => each.times.map((time) => downToFive(momentOn(time, day))))
  return [...new Set(times)].toSorted((a, b) => a - b)
}

/** From when until when a visit may last for its light; the whole day where light does not matter. */
export function litSpan(sight: Sight, date: string, day: MomentsOfDay): Span {
  if (!needsDaylight(sight)) return { from: 0, to: 1440 }
  const best = hasLamps(sight) ? sight.best : sight.best?.filter(({ to }) => !/^\d/.test(to))
  const spans = bestHours({ best }, date, day)
  return {
    from: Math.min(day.light?.from ?? day.sunrise, ...spans.map(({ from }) => from)),
    to: Math.max(day.light?.to ?? day.sunset, ...spans.map(({ to }) => to)),
  }
}

/** Best by the clock in summer, a beach or a ruin that nobody shuts is dark at that hour in winter, and so is every path; a quay is lit. */
function hasLamps({ category, hours, activity }: Sight): boolean {
  if (activity === 'bike' || activity === 'hike') return false
  return hours !== 'always' || category === 'waterfront' || category === 'park'
}

/** What moments count from at a sight on a day, from its hours ("always": the whole day) and the sun. */
export function momentsOf(hours: string, daylight: Daylight): MomentsOfDay {
  return { ...daylight, ...spanOfHours(hours) }
}
