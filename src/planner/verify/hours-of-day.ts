import { daylightOn } from '../../atlas/daylight.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { bestHours, fixedStarts, litSpan, type MomentsOfDay, momentsOf } from '../../atlas/moments.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { isStop, type PlanDay, type PlanItem } from '../plan.ts'
import type { Finding, HardCheck, SoftCheck } from './check.ts'
import { isVisit, type PlaceRecord, type Subject } from './subject.ts'
import { spanOf } from './time.ts'

/** Twilight is light enough, minutes; clocks are read to five minutes. */
const TWILIGHT = 30
const STEP = 5
/** A visit is at its best hour when so much of it is, minutes; or half of it, or half of the hours. */
const CAUGHT = 30

interface Visit {
  item: PlanItem
  day: number
  date: string
  sight: Sight
  start: number
  end: number
  moments: MomentsOfDay
}

/** Nobody looks at a view, a garden or ruins in the dark. */
export const inDaylight: HardCheck = {
  id: 'daylight',
  severity: 'hard',
  find: (subject) =>
    findVisits(subject, ({ sight, date, moments, start, end }) => {
      const { from, to } = litSpan(sight, date, moments)
      if (from === 0 && to === 1440) return undefined
      return start < from - TWILIGHT || end > to + TWILIGHT
    }),
}

/** What has fixed starts begins at one of them. */
export const atStartTime: HardCheck = {
  id: 'start-time',
  severity: 'hard',
  find: (subject) =>
    findVisits(subject, ({ sight, date, moments, start }) => {
      const starts = fixedStarts(sight, date, moments)
      return starts && !starts.some((time) => Math.abs(time - start) <= STEP)
    }),
}

/** Where a place is open, guests can eat: at a table, or in a market or street. */
export const mealPlaceOpen: HardCheck = {
  id: 'meal-place-open',
  severity: 'hard',
  find({ perDay, record, plan }) {
    if (!plan.days.some(({ items }) => items.some(({ kind, place }) => kind === 'meal' && place)))
      return undefined
    return perDay((day, index) =>
      day.items.flatMap((item): Finding[] => {
        const known = item.kind === 'meal' && item.place?.id ? record(item.place.id, day) : undefined
        const place = known?.food ?? known?.sight
        const span = spanOf(item)
        if (!place || !span) return []
        const hours = hoursOn(day.date)(place)
        const { opens, closes } = spanOfHours(hours ?? 'always')
        const shut = !hours || span.start < opens || span.end > closes
        return shut ? [{ day: index, item: item.id }] : []
      }),
    )
  },
}

export const atBestHour: SoftCheck = {
  id: 'best-hour',
  severity: 'soft',
  weight: 12,
  passAt: 0.9,
  // A halt is made when the road passes it.
  mark: (subject) => {
    const stops = visitsOf(subject).filter(({ item }) => isStop(item))
    return shareOf(stops.flatMap((visit) => isAtBest(visit) ?? []))
  },
}

/** A meal with a name, where the atlas knows places to eat. */
export const mealsNamed: SoftCheck = {
  id: 'meals-named',
  severity: 'soft',
  weight: 10,
  passAt: 0.8,
  mark: ({ plan, baseOf }) =>
    shareOf(
      plan.days.flatMap((day) =>
        baseOf(day)?.food?.length
          ? day.items.filter(({ kind }) => kind === 'meal').map(({ place }) => place !== undefined)
          : [],
      ),
    ),
}

/** Undefined where no hour is better than another. */
export function isAtBest({ sight, date, moments, start, end }: Visit): boolean | undefined {
  const best = bestHours(sight, date, moments)
  if (best.length === 0) return undefined
  return best.some(({ from, to }) => {
    const needed = Math.min(CAUGHT, (end - start) / 2, (to - from) / 2)
    return Math.min(end, to) - Math.max(start, from) >= needed
  })
}

/** Every visit whose sight, hours and sun are known. */
export function visitsOf({ perDay, record, baseOf }: Subject): Visit[] {
  return perDay((day, index) => day.items.flatMap((item) => visitOf(item, day, index, record, baseOf) ?? []))
}

function visitOf(
  item: PlanItem,
  day: PlanDay,
  index: number,
  record: (id: string, day: PlanDay) => PlaceRecord | undefined,
  baseOf: (day: PlanDay) => Destination | undefined,
): Visit | undefined {
  const known = item.place?.id === undefined || !isVisit(item) ? undefined : record(item.place.id, day)
  const span = spanOf(item)
  const base = baseOf(day)
  if (!known?.sight || !span || !base) return undefined
  const { sight, destination } = known
  const hours = hoursOn(day.date)(sight) ?? sight.hours
  const moments = momentsOf(hours, daylightOn(day.date, destination.center, destination.zone))
  return { item, day: index, date: day.date, sight, ...span, moments }
}

function findVisits(subject: Subject, bad: (visit: Visit) => boolean | undefined): Finding[] | undefined {
  const judged = visitsOf(subject).flatMap((visit) => {
    const verdict = bad(visit)
    return verdict === undefined ? [] : [{ visit, verdict }]
  })
  if (judged.length === 0) return undefined
  return judged.flatMap(({ visit, verdict }) => (verdict ? [{ day: visit.day, item: visit.item.id }] : []))
}

function shareOf(marks: readonly boolean[]): number | undefined {
  return marks.length === 0 ? undefined : marks.filter(Boolean).length / marks.length
}
