import { createSubject } from '../verify/subject.ts'
import type { PlaceRecord, Subject } from '../verify/subject.ts'
import { isStop, type PlanDay, type PlanItem } from '../plan.ts'
import { shelterOn } from '../../atlas/indoor-sights.ts'
import { originOf } from '../place-source.ts'
import { checkIds } from './repair-step.ts'
import type { RepairStep } from './repair-step.ts'

/** Ties places to their records: by id, else by name. What has no record is not verified and has no id. */
export const repairGround: RepairStep = {
  id: 'ground',
  mends: checkIds('known-places', 'place-names', 'coordinates', 'bases', 'rain-alternatives'),
  apply(plan, faults, { request, facts, unknown }) {
    const subject = createSubject(plan, request, facts)
    const places = new Set(faults.map(({ item }) => item))
    const days = plan.days.map((day, index) => {
      const based = faults.some((fault) => fault.check === 'bases' && fault.day === index)
        ? { ...day, base: homeBase(subject) }
        : day
      const items = based.items.map((item) =>
        places.has(item.id) ? withKnownPlace(item, based, subject) : item,
      )
      const mapped = (subject.baseOf(based)?.sights.length ?? 0) > 0
      for (const item of items) {
        if (mapped && isStop(item) && places.has(item.id) && item.place?.id === undefined)
          unknown.add(`${index}/${item.id}`)
      }
      return { ...based, items }
    })
    return { ...plan, days }
  },
}

function withKnownPlace(item: PlanItem, day: PlanDay, subject: Subject): PlanItem {
  const { place, rainAlternative, ...rest } = item
  const shelter = rainAlternative && subject.record(rainAlternative.id, day)
  const language = subject.plan.language
  const result: PlanItem = rest
  if (shelter?.sight && shelterOn(day.date)(shelter.sight)) {
    result.rainAlternative = { id: shelter.id, name: shelter.sight.name[language] }
  }
  if (!place) return result
  const known =
    (place.id === undefined ? undefined : subject.record(place.id, day)) ?? byName(place.name, day, subject)
  if (!known) {
    const at = usable(place) ? { lat: place.lat, lon: place.lon } : {}
    return { ...result, place: { name: place.name, ...at, verified: false } }
  }
  const name = known.sight?.name[language] ?? known.destination.names[language]
  result.place = {
    id: known.id,
    name,
    lat: known.at[0],
    lon: known.at[1],
    ...originOf(known.sight ?? known.food ?? known.destination),
  }
  if (item.kind === 'sight') result.title = name
  return result
}

function usable(place: { lat?: number; lon?: number }): place is { lat: number; lon: number } {
  return Number.isFinite(place.lat) && Number.isFinite(place.lon)
}

function byName(name: string, day: PlanDay, subject: Subject): PlaceRecord | undefined {
  const wanted = fold(name)
  const near = subject.baseOf(day)
  const sight = near?.sights.find((each) => fold(each.name.en) === wanted || fold(each.name.de) === wanted)
  return sight && subject.record(sight.id, day)
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/^(the|der|die|das) /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function homeBase({ plan, home }: Subject): PlanDay['base'] {
  if (!home) return { name: plan.destination.name }
  return { id: home.id, name: home.names[plan.language], lat: home.center[0], lon: home.center[1] }
}
