import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { BASE_RADIUS_KM, BESIDE_TRIP_KM, DAYTRIP_RADIUS_KM } from '../limits.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { besideLine, lineKm, roadLine } from '../../atlas/ways/road-line.ts'
import { shelterOn } from '../../atlas/indoor-sights.ts'
import type { Finding, HardCheck } from './check.ts'
import { pointOf, someItem } from './subject.ts'
import type { PlaceRecord, Subject } from './subject.ts'

/** How far a place may stand from its record, km: the far gate of a park, the other end of a bridge. */
const SAME_PLACE_KM = 0.3

type Place = NonNullable<PlanItem['place']>

/** `bad` says undefined of a place at which it has nothing to judge; so does this when all are such. */
function findPlaces(
  { perDay, record }: Subject,
  bad: (place: Place, known: PlaceRecord | undefined, item: PlanItem, day: PlanDay) => boolean | undefined,
): Finding[] | undefined {
  let judged = false
  const findings = perDay((day, index) =>
    day.items.flatMap((item) => {
      const { place } = item
      if (!place) return []
      const known = place.id === undefined ? undefined : record(place.id, day)
      const verdict = bad(place, known, item, day)
      judged ||= verdict !== undefined
      return verdict ? [{ day: index, item: item.id }] : []
    }),
  )
  return judged ? findings : undefined
}

/** An id is one of the atlas, and only what has one is called verified. */
export const knownPlaces: HardCheck = {
  id: 'known-places',
  severity: 'hard',
  find: (subject) =>
    findPlaces(subject, (place, known) =>
      place.verified || place.id !== undefined ? known === undefined : undefined,
    ),
}

/** A known place bears the name by which it is recorded, on its card too. */
export const placeNames: HardCheck = {
  id: 'place-names',
  severity: 'hard',
  find: (subject) =>
    findPlaces(
      subject,
      (place, known, item) =>
        known &&
        (!known.names.includes(place.name) || (item.kind === 'sight' && !known.names.includes(item.title))),
    ),
}

export const coordinates: HardCheck = {
  id: 'coordinates',
  severity: 'hard',
  find: (subject) =>
    findPlaces(subject, (place, known) => {
      const at = pointOf(place)
      if (!at) return place.verified || place.lat !== undefined || place.lon !== undefined || undefined
      return known && distanceKm(at, known.at) > SAME_PLACE_KM
    }),
}

/**
 * Whatever a day visits can be reached from where the night was spent. A transfer leads elsewhere by its nature. Where
 * nobody knows the base, places far from the first of them are still a fault; near ones prove nothing.
 */
export const radius: HardCheck = {
  id: 'radius',
  severity: 'hard',
  find(subject) {
    const places = subject.plan.days.flatMap(({ items }) => items.map(({ place }) => pointOf(place)))
    const anywhere = places.find((at) => at !== undefined)
    return findPlaces(subject, (place, known, item, day) => {
      const at = pointOf(place)
      const base = pointOf(day.base) ?? subject.baseOf(day)?.center
      const from = base ?? anywhere
      // Where a journey's leg is broken is as far as the leg: journey.ts looks at it.
      const onTheWay =
        place.id !== undefined &&
        subject.plan.legs?.some(({ date, via }) => date === day.date && via?.id === place.id)
      if (!at || !from || item.kind === 'transfer' || onTheWay) return undefined
      if (!subject.plan.legs && isBetweenTransfers(item, day)) return !isBetweenBases(at, from, day, subject)
      const excursion =
        known !== undefined &&
        (item.kind === 'daytrip' || known.sight?.daytrip === true || isBesideTrip(item, at, day, subject))
      const far = distanceKm(at, from) > (excursion ? DAYTRIP_RADIUS_KM : BASE_RADIUS_KM)
      return base || far ? far : undefined
    })
  },
}

/** By how much a halt may lengthen the straight way from base to base. */
const HALT_DETOUR = 1.2

/** Where a transfer between two bases is broken: for a sight, or lunch. */
function isBetweenTransfers(item: PlanItem, { items }: PlanDay): boolean {
  const isWay = ({ kind, travel }: PlanItem) => kind === 'transfer' && travel !== undefined
  const [first, last] = [items.findIndex(isWay), items.findLastIndex(isWay)]
  const index = items.indexOf(item)
  return (item.kind === 'free' || item.kind === 'meal') && index > first && first >= 0 && index < last
}

function isBetweenBases(at: Coordinates, to: Coordinates, day: PlanDay, subject: Subject): boolean {
  const { days } = subject.plan
  const before = days[days.indexOf(day) - 1]
  const from = before && (pointOf(before.base) ?? subject.baseOf(before)?.center)
  if (!from) return false
  const [one, other] = [before, day].map((each) => subject.baseOf(each))
  const line = one && other ? roadLine(one, other) : [from, to]
  return lineKm(line) + besideLine(at, line).more <= HALT_DETOUR * lineKm(line)
}

/** A table out there is had on the way of that day's trip. */
function isBesideTrip({ kind }: PlanItem, at: Coordinates, day: PlanDay, { record }: Subject): boolean {
  if (kind !== 'meal') return false
  return day.items.some(({ kind, place }) => {
    const stop = pointOf(place)
    const isTrip =
      kind === 'daytrip' || (place?.id !== undefined && record(place.id, day)?.sight?.daytrip === true)
    return isTrip && stop !== undefined && distanceKm(stop, at) <= BESIDE_TRIP_KM
  })
}

/** The base of a day is the destination, or one that the atlas knows, where the atlas says it is. */
export const bases: HardCheck = {
  id: 'bases',
  severity: 'hard',
  find({ plan, facts, perDay }) {
    const named = plan.destination.name
    if (plan.days.every(({ base }) => base.id === undefined && base.name === named)) return undefined
    return perDay(({ base }, day) => {
      if (base.id === undefined) return base.name === named ? [] : [{ day }]
      const known = facts.destinations.find(({ id }) => id === base.id)
      const at = pointOf(base)
      return known && at && distanceKm(at, known.center) <= BASE_RADIUS_KM ? [] : [{ day }]
    })
  },
}

/** The shelter from rain is a known place with a roof, open that day, by its own name. */
export const rainAlternatives: HardCheck = {
  id: 'rain-alternatives',
  severity: 'hard',
  find({ plan, perDay, record }) {
    if (!someItem(plan, ({ rainAlternative }) => rainAlternative)) return undefined
    return perDay((day, index) => {
      const isShelter = shelterOn(day.date)
      return day.items.flatMap((item) => {
        const other = item.rainAlternative
        if (!other) return []
        const known = record(other.id, day)
        const fits = known?.sight && isShelter(known.sight) && known.names.includes(other.name)
        return fits ? [] : [{ day: index, item: item.id }]
      })
    })
  },
}
