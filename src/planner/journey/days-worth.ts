import { regionOf } from '../../atlas/bases.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { isInSeason } from '../../atlas/opening-hours.ts'
import { isStop, type Plan, type PlanDay, type PlanRequest } from '../plan.ts'
import { isOnlyAsked } from '../schedule/party/wishes.ts'

/** A day is full with so many sights; a trip takes one of its own, and so does so long a visit, minutes. */
const SIGHTS_A_DAY = 2
const LONG_VISIT = 240
/** A sight is worth so many times one that scores a point less; in points, where a good one has as many as its score. */
const WORTH = { base: 1.25, factor: 1.4 }

/** What a place has for these travellers on these dates. */
export interface PlaceWorth {
  /** Full days that its sights and trips fill. */
  days: number
  /** What the best are worth, as many as so many days hold: their mean, in points. */
  merit(days: number): number
}

export function worthOf(
  { sights }: Pick<Destination, 'sights'>,
  dates: readonly string[],
  party: PlanRequest,
): PlaceWorth {
  const open = sights.filter(
    (sight) => !sight.event && !isOnlyAsked(sight, party) && dates.some((date) => isInSeason(sight, date)),
  )
  const days = open.reduce((sum, sight) => sum + 1 / sightsADay(sight), 0)
  const scores = open.map(({ score }) => WORTH.factor * WORTH.base ** score).toSorted((a, b) => b - a)
  return {
    days,
    merit(held) {
      const best = scores.slice(0, Math.max(1, Math.ceil(held * SIGHTS_A_DAY)))
      return best.reduce((sum, score) => sum + score, 0) / Math.max(1, best.length)
    },
  }
}

function sightsADay({ daytrip, minutes }: Sight): number {
  return daytrip || minutes >= LONG_VISIT ? 1 : SIGHTS_A_DAY
}

/** Whether a day leads back to what an earlier one has seen. */
export function isSeenAgain({ items }: Pick<PlanDay, 'items'>): boolean {
  return items.some(({ again }) => again === true)
}

/** Days that lead nowhere new. */
export function repeatedDays({ days }: Pick<Plan, 'days'>): number {
  return days.filter(isSeenAgain).length
}

/** Days that a plan fills at a place, a region's bases together, with what is new; undefined where it has not repeated any. */
export function daysFilled({ days }: Pick<Plan, 'days'>, place: string): number | undefined {
  const there = days.filter(({ base: { id = '' } }) => id === place || regionOf(id) === place)
  return there.some(isSeenAgain) ? there.filter(hasNews).length : undefined
}

function hasNews({ items }: PlanDay): boolean {
  return items.some((item) => isStop(item) && !item.again)
}
