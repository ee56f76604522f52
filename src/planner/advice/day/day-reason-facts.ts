import type { Destination, Sight, Weekday } from '../../../atlas/destination.ts'
import type { TravelMode } from '../../plan.ts'
import type { openRole } from '../../schedule/moved-frame.ts'
import type { TimedItem } from '../../schedule/time-day.ts'

/** Why a day is as it is: the strongest reason that its stops give. Names are the sights', kilometres and minutes whole. */
export type DayReason =
  /** `isFirst`: nothing else comes before it; `of`: the event. */
  | { kind: 'event'; sight: Sight; start: number; isFirst: boolean; of?: Named }
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
      /** When the first of the stops does. */
      startsAt?: number
    }
  | { kind: 'fixed-start'; sight: Sight; start: number }
  /** It is open on these weekdays alone. */
  | { kind: 'open-days'; sight: Sight; days: Weekday[] }
  /** For nothing on this day. */
  | { kind: 'free'; sight: Sight }
  | { kind: 'dusk'; sight: Sight; start: number; sunset: number; isLast: boolean }
  /** In the morning. */
  | { kind: 'early'; sight: Sight; start: number; for: EarlyReason }
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
  | { kind: 'departure'; stops: Sight[]; where: 'near' | 'in-town' | 'out'; bags?: number | 'in-car' }
  /** What most of the time goes to, and the best of what comes before and after; brief is what nobody can stay at. */
  | { kind: 'main'; sight: Sight; minutes: number; before: Sight[]; after: Sight[]; isBrief: boolean }
  /** Without a stop; who moves on arrives. */
  | {
      kind: 'open'
      role: ReturnType<typeof openRole>
      base: Destination['names']
      leaves?: 'afternoon' | 'evening'
      /** A table or an evening out is. */
      hasEvening?: true
    }

/** Before it is hot, so many °C; for the opening; while the stalls are full; in the first light; or before it fills. */
export type EarlyReason = { high: number } | { opens: number } | 'market' | 'morning' | 'quiet'

export type Named = Pick<Sight, 'name'>

/** What a reason is found in: a day in the making, or one of a stored plan. */
export type ReasonItem = Pick<TimedItem, 'start' | 'sight' | 'travel' | 'food' | 'fromHere'> & {
  kind: string
  end?: number
  /** Somewhere by name. */
  isOut?: boolean
}
