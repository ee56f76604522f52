import type { Destination, Sight } from '../../../atlas/destination.ts'
import type { TravelMode } from '../../plan.ts'
import type { openRole } from '../../schedule/moved-frame.ts'
import type { TimedItem } from '../../schedule/time-day.ts'

/** Why a day is as it is: the strongest reason that its stops give. Names are the sights', kilometres and minutes whole. */
export type DayReason =
  /** `isFirst`: nothing else comes before it. */
  | { kind: 'event'; sight: Sight; start: number; isFirst: boolean }
  /** With what the day holds before and after it. */
  | {
      kind: 'excursion'
      sight: Named & Partial<Pick<Sight, 'meal'>>
      mode: TravelMode | 'boat' | 'bus'
      minutes: number
      before: Named[]
      /** What comes before is out already. */
      goesOn?: true
      after: Named[]
      /** What comes after does so in the afternoon, by daylight. */
      fillsAfternoon: boolean
    }
  /** With what is seen on the way, by when one is there, and what comes then. */
  | {
      kind: 'move'
      minutes: number
      stops: Named[]
      base: Destination['names']
      halts: Named[]
      arrives?: number
    }
  | { kind: 'fixed-start'; sight: Sight; start: number }
  | { kind: 'dusk'; sight: Sight; start: number; isLast: boolean }
  | { kind: 'early'; sight: Sight; start: number }
  /** `rides`: how many ways are none on foot, the first of them there and the last not counted. */
  | {
      kind: 'close-together'
      stops: number
      km: number
      first: Sight
      last: Sight
      rides: 'none' | 'there' | 'some'
    }
  | { kind: 'arrival'; sight: Sight; minutes: number; isSport?: true; next?: Sight }
  /** `where` the furthest of the stops lies from the bags. */
  | { kind: 'departure'; stops: Sight[]; where: 'near' | 'in-town' | 'out'; bags?: number }
  /** What most of the time goes to, what else there is, and whether some of it comes after; brief is what nobody can stay at. */
  | { kind: 'main'; sight: Sight; others: Sight[]; isLast: boolean; isBrief: boolean }
  /** Without a stop; who moves on arrives. */
  | {
      kind: 'open'
      role: ReturnType<typeof openRole>
      base: Destination['names']
      leaves?: 'afternoon' | 'evening'
      /** A table or an evening out is. */
      hasEvening?: true
    }
  /** Where what could be said has been said of another day. */
  | { kind: 'once-more' }

export type Named = Pick<Sight, 'name'>

/** What a reason is found in: a day in the making, or one of a stored plan. */
export type ReasonItem = Pick<TimedItem, 'start' | 'sight' | 'travel' | 'food'> & {
  kind: string
  /** Somewhere by name. */
  isOut?: boolean
}
