import type { TripType } from '../trips/trip.ts'

/** How much a day may hold: so many stops, or a few more where they are short. */

export interface ShortStops {
  stops: number
  /** Of all visits together. */
  minutes: number
}

/** Window and pace of a full day, minutes after midnight. */
export const PACE: Record<TripType, { open: number; close: number; maxStops: number }> = {
  relaxed: { open: 600, close: 1200, maxStops: 4 },
  sightseeing: { open: 540, close: 1260, maxStops: 5 },
  action: { open: 510, close: 1320, maxStops: 7 },
}

/** Five squares and chapels are seen by noon: so many stops more, as long as a day's visits last no longer, minutes. */
const SHORT: Record<TripType, { more: number; minutes: number }> = {
  relaxed: { more: 1, minutes: 240 },
  sightseeing: { more: 2, minutes: 420 },
  action: { more: 2, minutes: 480 },
}
/** With children one; with small ones where all of them are shorter still, and none for who came to relax. */
const SHORT_WITH_KIDS = { more: 1, minutes: 390, withSmall: 300 }
/** Of a full day's visits half a day holds so much: it has its hours without the evening. */
const SHARE_OF_HALF = 0.7

/** What a full day of a party may hold. */
export function shortStops(
  tripType: TripType,
  maxStops: number,
  withKids: boolean,
  withSmallKids: boolean,
): ShortStops {
  const { more, minutes } = SHORT[tripType]
  if (!withKids) return { stops: maxStops + more, minutes }
  if (withSmallKids && tripType === 'relaxed') return { stops: maxStops, minutes }
  const most = withSmallKids ? SHORT_WITH_KIDS.withSmall : SHORT_WITH_KIDS.minutes
  return { stops: maxStops + Math.min(more, SHORT_WITH_KIDS.more), minutes: Math.min(minutes, most) }
}

/** What half a day of a party may hold, of arriving or leaving: as many more, where all are short for so few stops. */
export function shortStopsOfHalf(
  full: { maxStops: number; short: ShortStops },
  maxStops: number,
): ShortStops {
  const { stops, minutes } = full.short
  const share = Math.max(SHARE_OF_HALF, maxStops / full.maxStops)
  return { stops: maxStops + stops - full.maxStops, minutes: Math.round(minutes * share) }
}

/** Whether a day holds visits of so many minutes each: no more than its pace has stops, or a few more short ones. */
export function isWithinPace(
  { maxStops, short }: { maxStops: number; short: ShortStops },
  visits: readonly number[],
): boolean {
  const minutes = visits.reduce((sum, each) => sum + each, 0)
  return visits.length <= maxStops || (visits.length <= short.stops && minutes <= short.minutes)
}
