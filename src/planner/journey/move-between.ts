import type { Destination, Sight } from '../../atlas/destination.ts'
import { clockTime } from '../../platform/clock-time.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { LegMode, PlanLeg } from '../plan.ts'
import { type DayFrame } from '../schedule/frame.ts'
import { withMove } from '../schedule/moved-frame.ts'
import { clockShift } from '../travel/clock-shift.ts'
import { type StopWay, travelModeOf, wayBetweenStops } from '../travel/stop-ways.ts'
import type { Travel } from '../travel/paces.ts'
import { journeyBetween } from '../travel/travel-time.ts'
import { shareBefore } from './sight-on-the-way.ts'
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
  via?: { place: Destination; first: Travel; visit: number; second: Travel; sight?: Sight }
}

/** Where a transfer is broken: at another place of the atlas, or at a sight beside the road. */
export type Break = { place: Destination } | { sight: Sight }

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
    broken && ('sight' in broken ? atSight(broken.sight, from, to, way) : brokenAt(broken.place, from, to))
  const underWay = via ? via.first.minutes + via.visit + via.second.minutes : way.minutes
  const leg: LegMove = {
    mode: way.mode,
    minutes: via ? via.first.minutes + via.second.minutes : way.minutes,
    km: via ? Math.round(via.first.km + via.second.km) : way.km,
    shift,
    depart: clockTime(frame.opens - shift),
    ...(via && { via }),
  }
  const travel = { mode: travelModeOf(way.mode), minutes: underWay, km: leg.km }
  return withMove(frame, { ...travel, from: from.names[language], leg })
}

function brokenAt(place: Destination, from: Destination, to: Destination): LegMove['via'] {
  const [first, second] = [wayBetweenStops(from, place), wayBetweenStops(place, to)]
  return first && second && { place, first: travelOf(first), visit: VISIT, second: travelOf(second) }
}

/** A sight beside the road makes the way no longer. */
function atSight(sight: Sight, from: Destination, to: Destination, way: StopWay): LegMove['via'] {
  const share = shareBefore(sight, from, to)
  const minutes = Math.round((way.minutes * share) / 5) * 5
  const km = Math.round(way.km * share)
  const mode = travelModeOf(way.mode)
  const place = { ...to, id: sight.id, names: { ...sight.name, local: sight.name.en }, center: sight.at }
  return {
    place,
    first: { mode, minutes, km },
    visit: sight.minutes,
    second: { mode, minutes: way.minutes - minutes, km: Math.round(way.km) - km },
    sight,
  }
}

function travelOf({ mode, minutes, km }: StopWay): Travel {
  return { mode: travelModeOf(mode), minutes, km }
}

function plainWay(from: Destination, to: Destination): StopWay {
  const { mode, minutes, km } = journeyBetween(from, to)
  return { mode: mode === 'train' || mode === 'car' ? mode : 'ferry', minutes, km }
}
