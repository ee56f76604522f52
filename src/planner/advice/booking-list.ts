import type { Destination } from '../../atlas/destination.ts'
import { eventsOn } from '../../atlas/event-sights.ts'
import { addDays } from '../../platform/calendar-date.ts'
import type { BookingItem, PlanDay, PlanRequest } from '../plan.ts'

/** Ahead of this many days a paid sight is worth a line, days. */
const ROOMS_AHEAD = { event: 90, usual: 30 }
const MOST = 8

/**
 * What to book, most urgent first: what has no entry without, what sells out, tables and evenings, then a bed. `from` is
 * the day from which to look (YYYY-MM-DD); sites are bare domains of the atlas.
 */
export function bookingList(
  request: Pick<PlanRequest, 'startDate' | 'language'>,
  days: readonly PlanDay[],
  bases: readonly Destination[],
): BookingItem[] {
  const { language, startDate } = request
  const items = days.flatMap((day, index) =>
    day.items.flatMap(({ id, kind, place }): (BookingItem & { days: number; must: boolean })[] => {
      const base = bases[index]
      const sight = base?.sights.find((each) => each.id === place?.id)
      if (sight?.booking) {
        const { days: ahead, required } = sight.booking
        return [
          {
            kind: 'ticket',
            title: sight.name[language],
            day: index,
            item: id,
            from: addDays(day.date, -ahead),
            required: required === true,
            ...(sight.site && { site: sight.site }),
            days: ahead,
            must: required === true,
          },
        ]
      }
      const table = kind === 'meal' ? base?.food?.find((each) => each.id === place?.id) : undefined
      if (!table?.booking) return []
      const site = table.site && { site: table.site }
      return [
        {
          kind: 'table',
          title: table.name,
          day: index,
          item: id,
          from: addDays(day.date, -7),
          required: false,
          ...site,
          days: 7,
          must: false,
        },
      ]
    }),
  )
  const urgent = items
    .toSorted((a, b) => Number(b.must) - Number(a.must) || b.days - a.days)
    .slice(0, MOST)
    .map(({ days: _days, must: _must, ...item }) => item)
  const [home] = bases
  const busy =
    home &&
    eventsOn(
      home,
      days.map(({ date }) => date),
    ).some(({ crowds }) => crowds === 3)
  const lodging: BookingItem[] =
    days.length > 1
      ? [
          {
            kind: 'lodging',
            title: '',
            from: addDays(startDate, -(busy ? ROOMS_AHEAD.event : ROOMS_AHEAD.usual)),
            required: true,
          },
        ]
      : []
  return [...urgent, ...lodging]
}
