import { openOn } from '../../atlas/opening-hours.ts'
import { distanceKm } from '../../atlas/distance.ts'
import type { Sight } from '../../atlas/destination.ts'
import { isHalt } from '../plan-legs.ts'
import { isStop, type PlanDay } from '../plan.ts'
import type { SoftCheck } from './check.ts'
import { shortestRoundKm } from './shortest-round.ts'
import { pointOf, someItem } from './subject.ts'
import type { Subject } from './subject.ts'
import { spanOf } from './time.ts'

/** Minutes between two items that need no explanation. */
const EASY_GAP = 45
/** Minutes of idling on an average day that are worth nothing any more. */
const IDLE_ZERO = 180
/** Minutes under way on an average day: fine up to the first, worth nothing from the second. */
const TRAVEL_FINE = 75
const TRAVEL_ZERO = 240

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const stopsOf = (day: PlanDay) => day.items.filter(isStop)

function sightsOf(subject: Subject, day: PlanDay): Sight[] {
  return stopsOf(day).flatMap(({ place }) => {
    const sight = place?.id === undefined ? undefined : subject.record(place.id, day)?.sight
    return sight ? [sight] : []
  })
}

/** Ids of what one stops for on the road to another base. */
function onTheWay({ items }: PlanDay): string[] {
  return items.flatMap(({ id, kind, place }) =>
    isHalt({ id, kind }) && place?.id !== undefined ? [place.id] : [],
  )
}

/** Ids of what one goes to after dinner: a bridge by its lights may be a sight too. */
function inTheEvening({ items }: PlanDay): string[] {
  return items.flatMap(({ kind, place }) => (kind === 'evening' && place?.id !== undefined ? [place.id] : []))
}

function soft(id: SoftCheck['id'], weight: number, passAt: number, mark: SoftCheck['mark']): SoftCheck {
  return { id, severity: 'soft', weight, passAt, mark }
}

export const verifiedShare = soft('verified-share', 20, 0.8, ({ plan }) => {
  const places = plan.days.flatMap(stopsOf)
  if (places.length === 0) return undefined
  return places.filter(({ place }) => place?.verified).length / places.length
})

/** Of the destination's best sights, one a day and one more, how many are in the plan. */
export const topSights = soft('top-sights', 20, 0.8, (subject) => {
  const { home, plan } = subject
  const days = plan.days.filter((day) => subject.baseOf(day) === home)
  const nights = days.length
  // What is shut on all of them, or an event of days that are spent elsewhere, nobody can see. A region's nights are at
  // its bases.
  const doors = (nights > 0 ? days : plan.days).map(({ date }) => openOn(date))
  const best = (home?.sights ?? [])
    .filter((sight) => sight.daytrip !== true && doors.some((open) => open(sight)))
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.min(nights + 1, 10))
  if (best.length === 0) return undefined
  const seen = new Set(
    plan.days.flatMap((day) => [
      ...sightsOf(subject, day).flatMap(({ id, visits = id }) => [id, visits]),
      ...onTheWay(day),
      ...inTheEvening(day),
    ]),
  )
  return best.filter(({ id }) => seen.has(id)).length / best.length
})

/** The way through a day's stops and back against the shortest through the same. Opening hours may cost a little. */
export const detours = soft('detours', 10, 0.7, ({ plan }) => {
  const ratios = plan.days.flatMap((day) => {
    const base = pointOf(day.base)
    const round = [base, ...stopsOf(day).map(({ place }) => pointOf(place))].filter((at) => at !== undefined)
    if (round.length < 3) return []
    const taken = round.reduce((km, at, index) => km + distanceKm(round.at(index - 1) ?? at, at), 0)
    return [taken === 0 ? 1 : shortestRoundKm(round) / taken]
  })
  // Half as long again as needed is worth nothing.
  return mean(ratios.map((ratio) => clamp((ratio - 1 / 1.5) / (1 - 1 / 1.5))))
})

export const travelPerDay = soft('travel-per-day', 10, 0.6, ({ plan }) => {
  if (!someItem(plan, ({ travel }) => travel)) return undefined
  return mean(
    plan.days.map((day) => {
      // The ways from stop to stop are what a journey is: they are judged as its joints.
      const local = day.items.filter(({ kind }) => !plan.legs || kind !== 'transfer')
      const minutes = local.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), 0)
      return clamp((TRAVEL_ZERO - minutes) / (TRAVEL_ZERO - TRAVEL_FINE))
    }),
  )
})

export const idleTime = soft('idle-time', 10, 0.6, ({ plan }) =>
  mean(plan.days.map((day) => clamp(1 - idleMinutes(day) / IDLE_ZERO))),
)

function idleMinutes(day: PlanDay): number {
  let idle = 0
  let freeAt: number | undefined
  for (const item of day.items) {
    const span = spanOf(item)
    if (!span) continue
    if (freeAt !== undefined)
      idle += Math.max(0, span.start - freeAt - (item.travel?.minutes ?? 0) - EASY_GAP)
    freeAt = span.end
  }
  return idle
}

/** One museum after another tires: the share of neighbours on a day that are of different kinds. */
export const variety = soft('variety', 5, 0.6, (subject) => {
  const pairs = subject.plan.days.flatMap((day) => {
    const sights = sightsOf(subject, day)
    return sights.slice(1).map((sight, index) => sight.category !== sights[index]?.category)
  })
  return pairs.length === 0 ? undefined : pairs.filter(Boolean).length / pairs.length
})

export const kidsFit = soft('kids-fit', 10, 0.6, (subject) => {
  const { kids: children, wishes } = subject.request
  if (children === 0) return undefined
  const sights = subject.plan.days.flatMap((day) => sightsOf(subject, day))
  return mean(
    sights.map(({ kids, ages }) => (isTooYoung(wishes?.ages, ages) ? 0 : ([0, 0.5, 1, 1][kids] ?? 0))),
  )
})

/** Nothing for these children: every one of them is younger than what it suits. */
function isTooYoung(told: readonly number[] | undefined, ages: Sight['ages']): boolean {
  return told !== undefined && ages !== undefined && told.every((age) => age < ages[0])
}

/** In a month with no more days of rain nobody needs a plan for it; where the climate is not known it may rain. */
const DRY_RAINDAYS = 2

/**
 * Of a wet day's stops in the open, for how many there is a roof: one that is named beside them, or a stop of the same
 * day that has one, where a shower is waited out. Two stops may share it, and nobody needs one for each.
 */
export const rainPlan = soft('rain-plan', 5, 0.6, (subject) => {
  const rainyDaysOf = (day: PlanDay) =>
    subject.baseOf(day)?.climate?.raindays[Number(day.date.slice(5, 7)) - 1] ?? Infinity
  const wet = subject.plan.days.filter((day) => rainyDaysOf(day) > DRY_RAINDAYS)
  const shares = wet.flatMap((day) => {
    const stops = stopsOf(day).flatMap(({ place, rainAlternative }) => {
      const sight = place?.id === undefined ? undefined : subject.record(place.id, day)?.sight
      return sight ? [{ isOpen: sight.setting === 'outdoor', sight, rainAlternative }] : []
    })
    const open = stops.filter(({ isOpen, sight }) => isOpen && sight.daytrip !== true)
    const roofs = stops.filter(({ isOpen }) => !isOpen).length
    const named = open.filter(({ rainAlternative }) => rainAlternative).length
    return open.length === 0 ? [] : [Math.min(1, (roofs + named) / open.length)]
  })
  return mean(shares)
})

/** Days with something to see. A half day may be for arriving only; an open day in a long trip is meant so. */
export const emptyDays = soft('empty-days', 10, 0.8, ({ plan, limits }) =>
  mean(
    plan.days.flatMap((day, index) => {
      if (stopsOf(day).length > 0) return [1]
      return limits(index).full ? [day.items.some(({ kind }) => kind === 'transfer') ? 0.7 : 0] : []
    }),
  ),
)

function mean(marks: readonly number[]): number | undefined {
  return marks.length === 0 ? undefined : marks.reduce((sum, mark) => sum + mark, 0) / marks.length
}
