import { openOn } from '../../atlas/opening-hours.ts'
import { isStop, type PlanDay } from '../plan.ts'
import type { Finding, HardCheck } from './check.ts'
import { pointOf, someItem } from './subject.ts'
import type { Subject } from './subject.ts'

/**
 * Nothing is visited twice, under one id or under one name. A day of a long stay that would be empty, where the place
 * has little more to show, may have a second look, which says that it is one.
 */
export const duplicates: HardCheck = {
  id: 'duplicates',
  severity: 'hard',
  find: findRepeated,
}

function findRepeated(subject: Subject): Finding[] | undefined {
  const { plan, record, limits } = subject
  if (!someItem(plan, (item) => isStop(item) && item.place)) return undefined
  const seen = new Map<string, { index: number; again: boolean }>()
  /** A full day with this one stop alone. */
  const fills = (index: number) => limits(index).full && plan.days[index]?.items.filter(isStop).length === 1
  return plan.days.flatMap((day, index) =>
    day.items.flatMap((item) => {
      const { place } = item
      if (!isStop(item) || !place) return []
      const known = place.id === undefined ? undefined : record(place.id, day)
      const keys = [`${day.base.name}: ${fold(place.name)}`]
      if (known) keys.push(`${known.destination.id}/${known.id}`)
      // Two bases of a region share what lies between them.
      const at = pointOf(place)
      if (at) keys.push(`${fold(place.name)} ${at.join()}`)
      const before = keys.flatMap((key) => seen.get(key) ?? [])
      for (const key of keys) seen.set(key, { index, again: item.again === true })
      const meant =
        known?.sight !== undefined &&
        before.every((visit) => visit.index !== index && (item.again ?? visit.again)) &&
        [index, ...before.map((visit) => visit.index)].some(fills) &&
        !hasMoreToShow(subject, day)
      const again = before.length > 0 && !meant
      return again ? [{ day: index, item: item.id }] : []
    }),
  )
}

/** Sights for each day of a stay, where nobody needs to come back. */
const ENOUGH_A_DAY = 2

/**
 * Whether the place has sights enough, open and in season, for all of the plan's days there, and enough that is not on
 * it and could be seen on this one.
 */
function hasMoreToShow({ plan, request, baseOf }: Subject, { base, date: today }: PlanDay): boolean {
  const days = plan.days.filter((day) => day.base.id === base.id)
  const [first] = days
  const isStepFree = request.wishes?.mobility === 'step-free'
  const sights = ((first && baseOf(first)?.sights) ?? []).filter(
    ({ stepFree }) => !(isStepFree && stepFree === false),
  )
  const isOpen = days.map(({ date }) => openOn(date))
  const offered = sights.filter((sight) => isOpen.some((isOpenThen) => isOpenThen(sight)))
  const planned = new Set(plan.days.flatMap(({ items }) => items.map(({ place }) => place?.id)))
  const left = sights.filter(openOn(today)).filter(({ id }) => !planned.has(id))
  return offered.length >= days.length * ENOUGH_A_DAY && left.length >= days.length
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
