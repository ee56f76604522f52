import type { Sight } from '../../atlas/destination.ts'
import { openOn } from '../../atlas/open-on.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import type { Finding, HardCheck } from './check.ts'
import { isStop } from './subject.ts'
import type { Subject } from './subject.ts'
import { minutesOf, spanOf } from './time.ts'

/** Less than this part of the usual visit is a glance from the door. */
const LEAST_OF_VISIT = 0.5

export const closedDays: HardCheck = {
  id: 'closed-days',
  severity: 'hard',
  find: (subject) => findStops(subject, (sight, _item, { date }) => !openOn(date)(sight)),
}

export const openingHours: HardCheck = {
  id: 'opening-hours',
  severity: 'hard',
  find: (subject) =>
    findStops(subject, (sight, item) => {
      const span = spanOf(item)
      const open = hoursOf(sight)
      if (!span || !open) return false
      return span.start < open.start || span.end > open.end
    }),
}

export const visitLength: HardCheck = {
  id: 'visit-length',
  severity: 'hard',
  find: (subject) =>
    findStops(subject, (sight, item) => {
      const span = spanOf(item)
      return span !== undefined && span.end - span.start < sight.minutes * LEAST_OF_VISIT
    }),
}

/** Undefined without a visit whose record is known. */
function findStops(
  subject: Subject,
  bad: (sight: Sight, item: PlanItem, day: PlanDay) => boolean,
): Finding[] | undefined {
  let judged = false
  const findings = subject.perDay((day, index) =>
    day.items.flatMap((item) => {
      if (!isStop(item) || item.place?.id === undefined) return []
      const sight = subject.record(item.place.id, day)?.sight
      judged ||= sight !== undefined
      return sight && bad(sight, item, day) ? [{ day: index, item: item.id }] : []
    }),
  )
  return judged ? findings : undefined
}

/** Minutes after midnight; hours past midnight end at its stroke. Undefined for what has no door. */
function hoursOf(sight: Sight): { start: number; end: number } | undefined {
  const [from, to] = sight.hours.split('-')
  const start = minutesOf(from ?? '')
  const end = minutesOf(to ?? '')
  if (start === undefined || end === undefined) return undefined
  return { start, end: end <= start ? 1440 : end }
}
