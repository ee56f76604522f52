import type { Destination } from '../../atlas/destination.ts'
import { clockTime } from '../../platform/clock-time.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { LegMode, PlanLeg } from '../plan.ts'
import { type DayFrame } from '../schedule/frame.ts'
import { withMove } from '../schedule/moved-frame.ts'
import { clockShift } from '../travel/clock-shift.ts'
import { type StopWay, travelModeOf, wayBetweenStops } from '../travel/stop-ways.ts'
import { journeyBetween } from '../travel/travel-time.ts'
import { type BrokenWay, lengthOf, type RoadStop, wayWithHalts } from './road-halts.ts'
import { VISIT } from './stop-on-the-way.ts'

/** A transfer of a journey, as its day holds it. */
export interface LegMove {
  mode: LegMode
  /** Minutes under way, and those by which the clocks are ahead there. */
  minutes: number
  km: number
  shift: number
  /** By the clocks of where one leaves. */
  depart: string
  /** Of a flight that no day's window holds. */
  arrive?: NonNullable<PlanLeg['arrive']>
  via?: BrokenWay
}

/** Where a transfer is broken: at another place of the atlas, or at what lies beside the road, in its order. */
export type Break = { place: Destination } | { stops: readonly RoadStop[] }

/** The day when it begins with going on from one stop of a journey to the next; its hours are those of where it ends. */
export function movedOn(
  frame: DayFrame,
  from: Destination,
  to: Destination,
  language: Locale,
  broken?: Break,
): DayFrame {
  const way = wayBetweenStops(from, to) ?? plainWay(from, to)
  const shift = clockShift(from.zone, to.zone, frame.date)
  const via =
    broken &&
    ('stops' in broken
      ? wayWithHalts(broken.stops, { from, to, way, date: frame.date, leaves: frame.opens })
      : brokenAt(broken.place, from, to))
  const length = via && lengthOf(via)
  const leg: LegMove = {
    mode: way.mode,
    minutes: length?.underWay ?? way.minutes,
    km: length?.km ?? way.km,
    shift,
    depart: clockTime(frame.opens - shift),
    ...(via && { via }),
  }
  const travel = { mode: travelModeOf(way.mode), minutes: length?.all ?? way.minutes, km: leg.km }
  return withMove(frame, { ...travel, from: from.names[language], leg })
}

function brokenAt(place: Destination, from: Destination, to: Destination): BrokenWay | undefined {
  const [first, second] = [wayBetweenStops(from, place), wayBetweenStops(place, to)]
  return (
    first && second && { halts: [{ place, way: travelOf(first), visit: VISIT }], onward: travelOf(second) }
  )
}

function travelOf({ mode, minutes, km }: StopWay) {
  return { mode: travelModeOf(mode), minutes, km }
}

function plainWay(from: Destination, to: Destination): StopWay {
  const { mode, minutes, km } = journeyBetween(from, to)
  return { mode: mode === 'train' || mode === 'car' ? mode : 'ferry', minutes, km }
}
