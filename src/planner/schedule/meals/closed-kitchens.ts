import type { DatedEvent, Destination, FoodPlace } from '../../../atlas/destination.ts'
import { eventsOn } from '../../../atlas/event-sights.ts'
import { spanOfHours } from '../../../atlas/opening-hours.ts'
import { daysBetween } from '../../../platform/calendar-date.ts'
import { oncePerKey } from '../../../platform/once-per-key.ts'

/** The event for which a place's kitchens are shut at that time, minutes after midnight: by day alone, or all of it. */
export function kitchensShut(
  destination: Pick<Destination, 'events'>,
  date: string,
  start: number,
): { event: DatedEvent; byDay: boolean } | undefined {
  for (const event of eventsOn(destination, [date])) {
    const from = event.spans.findLast((span) => span.from <= date)?.from ?? date
    const kitchens = event.kitchens?.find(
      ({ on, kinds, as }) => !kinds && !as && (on?.includes(daysBetween(from, date)) ?? true),
    )
    if (!kitchens) continue
    if (!kitchens.hours) return { event, byDay: false }
    const { opens, closes } = spanOfHours(kitchens.hours)
    if (opens > start) return { event, byDay: true }
    if (closes <= start) return { event, byDay: false }
  }
  return undefined
}

/** Whether nobody is led to a café or a stall at that time, minutes after midnight: all are shut, or those are. */
export function cafesShut(destination: Pick<Destination, 'events'>, date: string, start: number): boolean {
  if (kitchensShut(destination, date, start)) return true
  return eventsOn(destination, [date]).some(({ cafes }) => isOutside(cafes, start))
}

function isOutside(hours: string | undefined, time: number): boolean {
  const { opens, closes } = spanOfHours(hours ?? 'always')
  return time < opens || time >= closes
}

const IN_PUBLIC =
  /\b(pavement|sidewalk|kerb|outdoors?|open air|terrace|garden|on the (?:sand|beach|street|steps))\b/i

/** Where all the world sees one eat, by what is eaten there. */
const isInPublic = oncePerKey((eat: FoodPlace['eat']) => IN_PUBLIC.test(eat.en))

/**
 * By day in a month of fasting restaurants serve visitors indoors, stalls nobody but those that name the date among
 * their hours.
 */
export function stallShut(
  { kind, eat, exceptions = [] }: Pick<FoodPlace, 'kind' | 'eat' | 'exceptions'>,
  destination: Pick<Destination, 'events'>,
  date: string,
  start: number,
): boolean {
  const saysSo = exceptions.some(({ dates, hours }) => hours !== undefined && dates?.includes(date))
  if (saysSo || !(kind === 'stall' || kind === 'food-street' || isInPublic(eat))) return false
  const isFast = eventsOn(destination, [date]).some(({ outdoors }) => isOutside(outdoors, start))
  return isFast || cafesShut(destination, date, start)
}
