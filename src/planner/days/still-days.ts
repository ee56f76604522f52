import type { Destination } from '../../atlas/destination.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { staysAmongBases } from './base-stays.ts'
import type { Stay } from './stays.ts'

/** Whether an event shuts all there is on that date, streets included: nobody moves on then. */
export function isStill({ events = [] }: Pick<Destination, 'events'>, date: string): boolean {
  return events.some(({ hours = [], spans }) =>
    hours.some(
      ({ sights, hours: held, as, on }) =>
        sights.includes('**') &&
        held === undefined &&
        as === undefined &&
        spans.some(
          ({ from, to }) => date >= from && date <= to && (on?.includes(daysBetween(from, date)) ?? true),
        ),
    ),
  )
}

/** Stays among a region's bases from the first of these dates on; one moves a day later, or sooner, than on a still day. */
export function staysOnDates(
  region: Destination,
  days: number,
  onlyFirst: boolean | undefined,
  dates: readonly string[],
): Stay[] {
  const stays = staysAmongBases(region, days, onlyFirst, dates)
  for (const [index, stay] of stays.entries()) {
    const before = stays[index - 1]
    const date = dates[stay.first]
    if (!before || date === undefined || !isStill(region, date)) continue
    // The last stay has the day of departure as well.
    const least = index === stays.length - 1 ? 2 : 1
    const shift = stay.days > least ? 1 : before.days > 1 ? -1 : 0
    stays[index - 1] = { ...before, days: before.days + shift }
    stays[index] = { ...stay, first: stay.first + shift, days: stay.days - shift }
  }
  return stays
}
