import type { Destination } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import type { Locale } from '../../i18n/locale.ts'
import { downToFive } from '../../platform/clock-time.ts'
import { CHECK_OUT } from '../limits.ts'
import type { PlanItem } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import type { TimedItem } from '../schedule/time-day.ts'
import { proseIn } from './prose.ts'
import { drivesAround } from '../travel/drives-around.ts'

/** Nearer to where one stays the bags may as well be fetched, km. */
const AWAY_KM = 3

interface Setting {
  destination: Pick<Destination, 'center' | 'country'>
  frame: Pick<DayFrame, 'role' | 'car' | 'closes'>
}

/**
 * On the last day the bags lie in the boot: from out of town nobody drives back for them, but leaves from there, so
 * early that the way past the lodging is made by the hour at which one would leave it.
 */
export function withBagsInCar(items: readonly TimedItem[], { destination, frame }: Setting): TimedItem[] {
  const leaving = items.at(-1)
  const last = items.findLast((item) => pointOf(item))
  const at = last && pointOf(last)
  const ride = items.findLast(({ travel }) => travel && travel.mode !== 'walk')?.travel
  const isOut = at !== undefined && distanceKm(at, destination.center) > AWAY_KM
  if (!frame.car || leaving?.kind !== 'departure' || !isOut || ride?.mode !== 'car') return [...items]
  const back = drivesAround(destination)(at, destination.center).minutes
  const before = items.at(-2)?.end ?? 0
  const start = Math.max(before, downToFive(frame.closes - CHECK_OUT - back))
  return [...items.slice(0, -1), { ...leaving, start: Math.min(start, leaving.start), fromHere: true }]
}

function pointOf({ sight, food, area }: TimedItem): Coordinates | undefined {
  return sight?.at ?? food?.at ?? area?.at
}

export function departureTitle(item: Pick<PlanItem, 'id'>, base: string, language: Locale): string {
  const prose = proseIn(language)
  return leavesFromHere(item) ? prose.leaveFromHere : prose.departure(base)
}

/** How the entry is called with which one leaves straight from the last place of the day. */
export const LEAVES_FROM_HERE = 'car-departure'

export function leavesFromHere({ id }: Pick<PlanItem, 'id'>): boolean {
  return id.endsWith(`-${LEAVES_FROM_HERE}`)
}
