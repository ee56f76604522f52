import type { Sight } from '../../atlas/destination.ts'
import { hoursOn, openOn, spanOfHours } from '../../atlas/opening-hours.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import type { Finding, HardCheck } from './check.ts'
import { isVisit } from './subject.ts'
import type { Subject } from './subject.ts'
import { spanOf } from './time.ts'

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
    findStops(subject, (sight, item, { date }) => {
      const span = spanOf(item)
      // Where the doors stay shut, closed-days says so.
      const { opens, closes } = spanOfHours(hoursOn(date)(sight) ?? sight.hours)
      return span !== undefined && (span.start < opens || span.end > closes)
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
      if (!isVisit(item) || item.place?.id === undefined) return []
      const sight = subject.record(item.place.id, day)?.sight
      judged ||= sight !== undefined
      return sight && bad(sight, item, day) ? [{ day: index, item: item.id }] : []
    }),
  )
  return judged ? findings : undefined
}
