import { isInSeason, openOn } from '../../atlas/opening-hours.ts'
import { EVENING_ENDS } from '../limits.ts'
import type { MealHours } from '../meal-hours.ts'
import { isWithinPace } from '../pace.ts'
import { isOnTheWay } from '../plan-legs.ts'
import { isStop, type PlanDay, type PlanItem } from '../plan.ts'
import type { Finding, HardCheck } from './check.ts'
import { isSetOut } from './far-flights.ts'
import { minutesOfItem, someItem, type Subject } from './subject.ts'
import { minutesOf, spanOf } from './time.ts'

/** Times exist, every item ends after it starts, and none begins before the one before it has ended. */
export const times: HardCheck = {
  id: 'times',
  severity: 'hard',
  find({ perDay }) {
    return perDay((day, index) => {
      const findings: Finding[] = []
      let free = 0
      for (const item of day.items) {
        const span = spanOf(item)
        if (!span || span.start < free) findings.push({ day: index, item: item.id })
        if (span) free = Math.max(free, span.end)
      }
      return findings
    })
  },
}

export const dayWindow: HardCheck = {
  id: 'day-window',
  severity: 'hard',
  find({ plan, perDay, limits, record }) {
    return perDay((day, index) => {
      const { open: usual, close: usualEnd, early, late, dawn } = limits(index)
      return day.items.flatMap((item) => {
        const span = spanOf(item)
        const { sight, evening } = (item.place?.id !== undefined && record(item.place.id, day)) || {}
        // What has hours of its own may be seen before the day begins for everything else, or after it ends.
        // Time to oneself between such entries lies where they do.
        const isFree = item.kind === 'free'
        const open = sight?.starts || isFree ? dawn : sight?.best ? early : usual
        const close = sight?.best ? late : usualEnd
        // A flame or fireworks may last until midnight, but not beyond what is known of them.
        const latestEvening = Math.max(EVENING_ENDS, (evening?.event && minutesOf(evening.to)) || 0)
        // Who flies by night sets out in the evening.
        const isLate = item.kind === 'meal' || item.kind === 'evening' || isFree || isOnTheWay(day)
        const latest = isLate ? latestEvening : close
        const isEarly = span !== undefined && span.start < open && !isSetOut(plan, day, item)
        return isEarly || (span && span.end > latest) ? [{ day: index, item: item.id }] : []
      })
    })
  },
}

export const pace: HardCheck = {
  id: 'pace',
  severity: 'hard',
  find({ plan, perDay, limits }) {
    if (!someItem(plan, isStop)) return undefined
    return perDay((day, index) =>
      isWithinPace(limits(index), day.items.filter(isStop).map(minutesOfItem)) ? [] : [{ day: index }],
    )
  },
}

/** An excursion or a train ride over noon brings its own lunch; so does an open day. */
const FILLS_NOON: ReadonlySet<PlanItem['kind']> = new Set(['daytrip', 'transfer', 'free'])
const FILLS_NOON_MINUTES = 90

export const lunch: HardCheck = {
  id: 'lunch',
  severity: 'hard',
  find({ plan, perDay, limits, mealHours, record }) {
    if (!plan.days.some((_, index) => limits(index).full)) return undefined
    return perDay((day, index) => {
      const isMeal = ({ place }: PlanItem) =>
        place?.id !== undefined && record(place.id, day)?.sight?.meal === 'lunch'
      const { full, open } = limits(index)
      const { lunch: hours } = mealHours(day)
      // Who begins a day so late has had a late breakfast.
      return !full || open >= hours.to || open > LATE_RISERS || hasLunch(day, hours, isMeal)
        ? []
        : [{ day: index }]
    })
  },
}

/** Local hours of lunch are kept to half an hour. */
const LUNCH_SLACK = 30
const NOON = { from: 660, to: 870 }
/** Of who begins the day later no lunch is asked, however late the locals have theirs. */
const LATE_RISERS = NOON.to - FILLS_NOON_MINUTES

function hasLunch(
  day: PlanDay,
  { from, to }: MealHours['lunch'],
  isMeal: (item: PlanItem) => boolean,
): boolean {
  return day.items.some((item, index) => {
    // A halt between two transfers is a part of the way: one eats there.
    const after = day.items[index + 2]
    const goesOn = item.kind === 'transfer' && after?.kind === 'transfer'
    const span = spanOf(goesOn ? { ...item, end: after.end } : item)
    if (!span) return false
    // One eats on the way to an excursion as well, or when one is there.
    const way = item.kind === 'daytrip' ? (item.travel?.minutes ?? 0) : 0
    const free = minutesOf(day.items[index - 1]?.end ?? '') ?? 0
    const sets = Math.max(free, span.start - way)
    if (item.kind === 'meal')
      return span.start >= from - LUNCH_SLACK && span.start <= Math.max(to, NOON.to) + LUNCH_SLACK
    if (!FILLS_NOON.has(item.kind) && !isMeal(item)) return false
    const noonEnds = Math.max(NOON.to, to + LUNCH_SLACK)
    return Math.min(span.end, noonEnds) - Math.max(sets, NOON.from) >= FILLS_NOON_MINUTES
  })
}

/** A day without anything on it is a hole in the page; an open day says so with an item. */
export const filled: HardCheck = {
  id: 'filled',
  severity: 'hard',
  find: ({ perDay }) => perDay((day, index) => (day.items.length === 0 ? [{ day: index }] : [])),
}

/** A full day that is not spent moving on. */
function isForSights({ items }: PlanDay, isFull: boolean): boolean {
  return isFull && !items.some(({ kind }) => kind === 'transfer')
}

/** A day that is not of travel shows something, but where everything is shut: on Bali's day of silence. */
export const sightDaily: HardCheck = {
  id: 'sight-daily',
  severity: 'hard',
  find: ({ perDay, limits, baseOf }) =>
    perDay((day, index) => {
      if (!isForSights(day, limits(index).full) || day.items.some(isStop)) return []
      // What is out of season is no reason: nobody is sent where nothing is in it.
      const sights = baseOf(day)?.sights.filter((sight) => !sight.event && isInSeason(sight, day.date)) ?? []
      return sights.length > 0 && !sights.some(openOn(day.date)) ? [] : [{ day: index }]
    }),
}

/** Of the days made for seeing something those on which one does, 0–1: no plan is praised for empty ones. */
export function shareWithSight({ plan, limits }: Subject): number {
  const days = plan.days.filter((day, index) => isForSights(day, limits(index).full))
  return days.length === 0 ? 1 : days.filter(({ items }) => items.some(isStop)).length / days.length
}

/** What a page shows, moves or locks is known by its id. */
export const uniqueItems: HardCheck = {
  id: 'unique-items',
  severity: 'hard',
  find({ plan }) {
    const seen = new Set<string>()
    return plan.days.flatMap((day, index) =>
      day.items.some(({ id }) => id === '' || seen.size === seen.add(id).size) ? [{ day: index }] : [],
    )
  },
}
