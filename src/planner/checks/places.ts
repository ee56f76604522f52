import { distanceKm } from '../../atlas/distance.ts'
import { BASE_RADIUS_KM, DAYTRIP_RADIUS_KM } from '../limits.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { shelterOn } from '../shelter.ts'
import type { Finding, HardCheck } from './check.ts'
import { isStop, pointOf } from './subject.ts'
import type { PlaceRecord, Subject } from './subject.ts'

/** How far a place may stand from its record, km: the far gate of a park, the other end of a bridge. */
const SAME_PLACE_KM = 0.3

type Place = NonNullable<PlanItem['place']>

function findPlaces(
  { perDay, record }: Subject,
  bad: (place: Place, known: PlaceRecord | undefined, item: PlanItem, day: PlanDay) => boolean,
): Finding[] {
  return perDay((day, index) =>
    day.items.flatMap((item) => {
      const { place } = item
      if (!place) return []
      const known = place.id === undefined ? undefined : record(place.id, day)
      return bad(place, known, item, day) ? [{ day: index, item: item.id }] : []
    }),
  )
}

/** An id is one of the atlas, and only what has one is called verified. */
export const knownPlaces: HardCheck = {
  id: 'known-places',
  severity: 'hard',
  find: (subject) =>
    findPlaces(subject, (place, known) => known === undefined && (place.verified || place.id !== undefined)),
}

/** A known place bears the name by which it is recorded, on its card too. */
export const placeNames: HardCheck = {
  id: 'place-names',
  severity: 'hard',
  find: (subject) =>
    findPlaces(
      subject,
      (place, known, item) =>
        known !== undefined &&
        (!known.names.includes(place.name) || (item.kind === 'sight' && !known.names.includes(item.title))),
    ),
}

export const coordinates: HardCheck = {
  id: 'coordinates',
  severity: 'hard',
  find: (subject) =>
    findPlaces(subject, (place, known) => {
      const at = pointOf(place)
      if (!at) return place.verified || place.lat !== undefined || place.lon !== undefined
      return known !== undefined && distanceKm(at, known.at) > SAME_PLACE_KM
    }),
}

/**
 * Whatever a day visits can be reached from where the night was spent. A transfer leads elsewhere by its nature. Where
 * nobody knows the base, the first place that is known to be somewhere stands for it.
 */
export const radius: HardCheck = {
  id: 'radius',
  severity: 'hard',
  find(subject) {
    const places = subject.plan.days.flatMap(({ items }) => items.map(({ place }) => pointOf(place)))
    const anywhere = places.find((at) => at !== undefined)
    return findPlaces(subject, (place, known, item, day) => {
      const at = pointOf(place)
      const base = pointOf(day.base) ?? subject.baseOf(day)?.center ?? anywhere
      if (!at || !base || item.kind === 'transfer') return false
      const far = known !== undefined && (item.kind === 'daytrip' || known.sight?.daytrip === true)
      return distanceKm(at, base) > (far ? DAYTRIP_RADIUS_KM : BASE_RADIUS_KM)
    })
  },
}

/** The base of a day is the destination, or one that the atlas knows, where the atlas says it is. */
export const bases: HardCheck = {
  id: 'bases',
  severity: 'hard',
  find({ plan, facts, perDay }) {
    return perDay(({ base }, day) => {
      if (base.id === undefined) return base.name === plan.destination.name ? [] : [{ day }]
      const known = facts.destinations.find(({ id }) => id === base.id)
      const at = pointOf(base)
      return known && at && distanceKm(at, known.center) <= BASE_RADIUS_KM ? [] : [{ day }]
    })
  },
}

/** Nothing is visited twice, under one id or under one name. */
export const duplicates: HardCheck = {
  id: 'duplicates',
  severity: 'hard',
  find: repeated,
}

function repeated({ plan, record }: Subject): Finding[] {
  const seen = new Set<string>()
  return plan.days.flatMap((day, index) =>
    day.items.flatMap((item) => {
      const { place } = item
      if (!isStop(item) || !place) return []
      const known = place.id === undefined ? undefined : record(place.id, day)
      const keys = [`${day.base.name}: ${fold(place.name)}`]
      if (known) keys.push(`${known.destination.id}/${known.id}`)
      const again = keys.some((key) => seen.has(key))
      for (const key of keys) seen.add(key)
      return again ? [{ day: index, item: item.id }] : []
    }),
  )
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The shelter from rain is a known place with a roof, open that day, by its own name. */
export const rainAlternatives: HardCheck = {
  id: 'rain-alternatives',
  severity: 'hard',
  find({ perDay, record }) {
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
