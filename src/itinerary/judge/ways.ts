import { distanceKm } from '../../atlas/distance.ts'
import type { Stop, StopsOfDay } from '../resolve-stops.ts'
import { type Found, type Judge, nameOf } from './context.ts'

/** Nobody is faster from door to door: km/h on foot, about town, and beyond; minutes to set out. */
const WALK_KMH = 6
const TOWN = { kmh: 35, minutes: 5, km: 20 }
const BEYOND = { kmh: 90, minutes: 10 }
/** Nearer than this is a matter of which door. */
const LEAST_KM = 1.5
/** Without times: so far out and back on one day, or one way, is no stop in between, km. */
const OUT_AND_BACK_KM = 35
const ONE_WAY_KM = 150
/** Without an end: so much of the usual visit, minutes at most. */
const STAY = { part: 0.6, most: 120 }
/** Sights of a day, and minutes of visits and ways together. */
const MOST_SIGHTS = 7
const MOST_MINUTES = 840
const VISIT_PART = 0.7
const OVERLAP = 10

/** The least that a way takes, minutes. */
export function leastMinutes(km: number): number {
  if (km <= LEAST_KM) return (km / WALK_KMH) * 60
  if (km <= TOWN.km) return TOWN.minutes + (km / TOWN.kmh) * 60
  return BEYOND.minutes + (km / BEYOND.kmh) * 60
}

/** Too far for the time between two stops, or for one day. */
export const tooFar: Judge = ({ days, locale }) =>
  days.flatMap((day, dayIndex) => {
    const placed = day.stops.flatMap((stop, index) =>
      stop.place ? [{ stop, index, at: stop.place.at }] : [],
    )
    const found: Found[] = []
    for (const [position, { stop, index, at }] of placed.entries()) {
      const before = placed[position - 1]
      if (!before) continue
      const km = distanceKm(before.at, at)
      const gap = gapBetween(before.stop, stop)
      const after = placed[position + 1]
      const isOut = after && km > OUT_AND_BACK_KM && distanceKm(at, after.at) > OUT_AND_BACK_KM
      const isTooFar =
        gap === undefined ? isOut || km > ONE_WAY_KM : km > LEAST_KM && gap < Math.floor(leastMinutes(km))
      if (!isTooFar || found.some((each) => each.stop === before.index)) continue
      const facts = {
        km: Math.round(km),
        minutes: Math.round(leastMinutes(km)),
        ...(gap !== undefined && { gap: Math.max(0, Math.round(gap)) }),
        other: nameOf(before.stop, locale),
      }
      found.push({
        kind: 'too-far',
        severity: gap === undefined ? 'warning' : 'error',
        day: dayIndex,
        stop: index,
        facts,
        mending: { kind: 'own-day' },
      })
    }
    return found
  })

/** Minutes from the end of one stop to the start of the next, where both say when. */
function gapBetween(before: Stop, stop: Stop): number | undefined {
  if (before.start === undefined || stop.start === undefined || stop.start < before.start) return undefined
  const stay = Math.min(STAY.most, (before.sight?.minutes ?? STAY.most) * STAY.part)
  return stop.start - (before.end ?? Math.min(stop.start, before.start + stay))
}

/** More than a day has room for. */
export const tooMuch: Judge = ({ days, locale }) =>
  days.flatMap((day, dayIndex): Found[] => {
    const sights = day.stops.flatMap(({ sight }) => sight ?? [])
    const ways = sights.slice(1).map((sight, index) => distanceKm(sights[index]?.at ?? sight.at, sight.at))
    const minutes =
      sights.reduce((sum, sight) => sum + sight.minutes * VISIT_PART, 0) +
      ways.reduce((sum, km) => sum + leastMinutes(km) * 1.5, 0)
    if (sights.length <= MOST_SIGHTS && minutes <= MOST_MINUTES) return []
    const least = sights.toSorted((a, b) => a.score - b.score).slice(0, Math.max(1, sights.length - 5))
    const free = days.findIndex(
      (other, index) =>
        index !== dayIndex &&
        other.destination === day.destination &&
        other.stops.filter(({ sight }) => sight).length <= 2,
    )
    return [
      {
        kind: 'too-much',
        severity: 'warning',
        day: dayIndex,
        facts: { count: sights.length, minutes: Math.round(minutes / 60) * 60 },
        mending: {
          kind: 'move',
          names: least.slice(0, 4).map(({ name }) => name[locale]),
          ...(free >= 0 && { day: free }),
        },
      },
    ]
  })

/** The next begins before the last has ended. */
export const overlaps: Judge = ({ days, locale }) =>
  days.flatMap((day: StopsOfDay, dayIndex) =>
    day.stops.flatMap((stop, index): Found[] => {
      const before = day.stops[index - 1]
      if (before?.end === undefined || stop.start === undefined || stop.start < (before.start ?? 0)) return []
      if (before.end <= stop.start + OVERLAP) return []
      const facts = { other: nameOf(before, locale), minutes: before.end - stop.start }
      return [{ kind: 'overlap', severity: 'warning', day: dayIndex, stop: index, facts }]
    }),
  )
