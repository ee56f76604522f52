import type { DatedEvent } from '../../../atlas/destination.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { PlanDay, PlanRequest } from '../../plan.ts'
import { isSeenFromBed } from './events-met.ts'

/** What a tip tells of an event: days are YYYY-MM-DD. */
export interface EventFact {
  name: string
  from: string
  to: string
  about: string
  closes?: string
  bookMonths?: number
  /** Its late part is not for this party's children. */
  tooLate?: true
}

/** Younger than this nobody stays up for a bang at night, years. */
const STAYS_UP = 8

export function eventFact(
  { name, about, closes, book, spans }: DatedEvent,
  dates: readonly string[],
  language: Locale,
  told: ReadonlySet<string>,
): EventFact {
  const span = spans.find(({ from, to }) => dates.some((date) => date >= from && date <= to))
  const shut = closes?.[language]
  return {
    name: name[language],
    from: span?.from ?? '',
    to: span?.to ?? '',
    // A day's entry may have said it.
    about: told.has(about[language]) ? '' : about[language],
    ...(shut && { closes: shut }),
    ...(book && { bookMonths: book }),
  }
}

/** Fireworks, a bell or a sky that the plan leaves out, for children are asleep by then. */
export function endsAfterBedtime(
  event: DatedEvent,
  days: readonly PlanDay[],
  wishes: PlanRequest['wishes'],
): boolean {
  const isSeen = days.some(({ items }) =>
    items.some((item) => item.event === event.id && item.kind === 'evening'),
  )
  return (
    !isSeen &&
    (wishes?.ages ?? []).some((age) => age < STAYS_UP) &&
    event.programme.some((part) => isSeenFromBed(event, part) && part.kids !== false)
  )
}
