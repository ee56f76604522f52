import type { Locale } from '../../i18n/locale.ts'
import type { Finding } from '../itinerary.ts'
import type { Stop, StopsOfDay } from '../resolve-stops.ts'

/** What a judge sees: the days as read, each with the facts of its place. */
export interface Itinerary {
  days: readonly StopsOfDay[]
  /** In which places are named. */
  locale: Locale
}

export type Found = Omit<Finding, 'id'>

/** Looks for one kind of fault. */
export type Judge = (itinerary: Itinerary) => Found[]

/** Every stop of every day that passes. */
export function eachStop(
  { days }: Itinerary,
  judge: (stop: Stop, at: { day: StopsOfDay; dayIndex: number; stopIndex: number }) => Found | undefined,
): Found[] {
  return days.flatMap((day, dayIndex) =>
    day.stops.flatMap((stop, stopIndex) => judge(stop, { day, dayIndex, stopIndex }) ?? []),
  )
}

/** What a stop is called on the page: by its name in the atlas, else as it was written. */
export function nameOf({ place, sought, text }: Stop, locale: Locale): string {
  return place?.name[locale] ?? sought ?? text
}
