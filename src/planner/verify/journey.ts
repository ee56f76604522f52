import { addDays } from '../../platform/calendar-date.ts'
import { isStop, type PlanDay, type PlanItem, type PlanLeg } from '../plan.ts'
import type { Finding, HardCheck } from './check.ts'
import { hasTime, isPartOf } from './far-flights.ts'
import { fitsTimetable, isEndFeasible, isFeasible } from './leg-times.ts'
import { pointOf, type Subject } from './subject.ts'
import { minutesOf, spanOf } from './time.ts'

/** One stop of a journey as the days have it: first and last day by index, and its nights. */
export interface Run {
  region: string
  name: string
  from: number
  to: number
  nights: number
}

/** Days at one place, or at the bases of one region, are one stop; `apart`: regions whose bases are stops of their own. */
export function runsOf({ days }: Subject['plan'], apart: readonly string[] = []): Run[] {
  const regionAt = (index: number) => {
    const { id, name = '' } = days[index]?.base ?? {}
    const region = id?.split('/')[0] ?? name
    return id !== undefined && apart.includes(region) ? id : region
  }
  const starts = days.flatMap((_, index) =>
    index > 0 && regionAt(index) === regionAt(index - 1) ? [] : [index],
  )
  return starts.map((from, index) => {
    const to = (starts[index + 1] ?? days.length) - 1
    const nights = to - from + (to === days.length - 1 ? 0 : 1)
    return { region: regionAt(from), name: days[from]?.base.name ?? '', from, to, nights }
  })
}

/** Every stop that was asked for has its nights, in the order asked for, and together they fill the dates. */
export const routeNights: HardCheck = {
  id: 'route-nights',
  severity: 'hard',
  find(subject) {
    const { plan, request, only } = subject
    const route = plan.route ?? request.route
    if (!route || only !== undefined) return undefined
    const basesNamed = subject.facts.destinations.flatMap(({ id, names }) =>
      id.includes('/') && route.stops.some(({ place }) => isNamed(place, names)) ? [id] : [],
    )
    const apart = basesNamed.map((id) => id.split('/')[0] ?? id).filter((id, at, all) => all.indexOf(id) < at)
    const runs = runsOf(plan, apart)
    const nights = runs.reduce((sum, run) => sum + run.nights, 0)
    const dated = addDays(request.startDate, nights) === request.endDate
    if (!dated || runs.length !== route.stops.length || runs.some((run) => run.nights < 1)) return [{}]
    const open = [...runs]
    const regionsOf = (place: string) =>
      subject.facts.destinations.flatMap(({ id, names, region }) =>
        basesNamed.includes(id) && isNamed(place, names) && apart.includes(id.split('/')[0] ?? id)
          ? [id]
          : isNamed(place, names) || (region && isNamed(place, region))
            ? [id.split('/')[0]]
            : [],
      )
    const stops = route.stops.map((stop, index) => ({ ...stop, index, regions: regionsOf(stop.place) }))
    // Those whose names are known choose first.
    for (const { nights: asked, regions, index } of stops.toSorted(
      (a, b) => Number(b.regions.length > 0) - Number(a.regions.length > 0),
    )) {
      const fits = (run: Run) =>
        (asked === undefined || run.nights === asked) &&
        (regions.length === 0 || regions.includes(run.region))
      const found = route.order === 'given' ? runs[index] : open.find(fits)
      if (!found || !fits(found)) return [{}]
      open.splice(open.indexOf(found), 1)
    }
    return []
  },
}

function isNamed(
  typed: string,
  {
    en,
    de,
    local,
    variants = [],
  }: { en: string; de: string; local: string; variants?: string[] | undefined },
): boolean {
  const wanted = typed.trim().toLowerCase()
  return [en, de, local, ...variants].some((name) => name.toLowerCase() === wanted)
}

/** Each change of place has one leg that leads from the one to the other, in a time that is possible, on that day. */
export const joints: HardCheck = {
  id: 'joints',
  severity: 'hard',
  find(subject) {
    const { plan, perDay } = subject
    const { legs } = plan
    if (!legs) return undefined
    const used = new Set<PlanLeg>()
    const findings = perDay((day, index): Finding[] => {
      const before = plan.days[index - 1]
      const flight = legs.find(({ date, arrive }) => arrive && date <= day.date && day.date <= arrive.date)
      if (flight && !isPartOf(flight, day)) return [{ day: index }]
      if (!before || before.base.id === day.base.id) return []
      const [leg, ...more] = legs.filter((each) => each.date === day.date && leads(each, before, day))
      if (!leg || more.length > 0) return [{ day: index }]
      used.add(leg)
      const isMade = leg.arrive ? hasTime(leg, subject) : isTaken(leg, day)
      const fits = isFeasible(leg, before, day) && fitsTimetable(leg, subject) && isMade
      return fits ? [] : [{ day: index }]
    })
    if (subject.only !== undefined) return findings
    // What is left leads there on the first day, or home on the last.
    const [first, last] = [plan.days[0], plan.days.at(-1)]
    const stray = legs.some((leg) => {
      if (used.has(leg)) return false
      const leads = first && leg.date === first.date && leg.toId === first.base.id
      const ends = last && leg.date === last.date && leg.fromId === last.base.id
      const base = leads ? first.base : ends ? last.base : undefined
      return !base || !isEndFeasible(leg, base, subject)
    })
    return stray ? [...findings, {}] : findings
  },
}

function leads({ from, to, fromId, toId }: PlanLeg, before: PlanDay, day: PlanDay): boolean {
  return (
    fromId === before.base.id && toId === day.base.id && from === before.base.name && to === day.base.name
  )
}

/** The day's transfers last as long as the leg; where it is broken, the stop lies between them. */
function isTaken({ minutes, depart, via }: PlanLeg, day: PlanDay): boolean {
  const parts = transfersOf(day)
  const spent = parts.reduce((sum, item) => sum + lengthOf(item), 0)
  if (parts.length !== (via ? 2 : 1) || spent + 1 < minutes) return false
  if (depart !== undefined && minutesOf(depart) === undefined) return false
  if (!via) return true
  const [first, second] = parts
  const between =
    first && second ? day.items.slice(day.items.indexOf(first) + 1, day.items.indexOf(second)) : []
  return between.some(({ place }) => place?.id === via.id)
}

function transfersOf({ items }: PlanDay): PlanItem[] {
  return items.filter(({ kind, travel }) => kind === 'transfer' && travel)
}

function lengthOf(item: PlanItem): number {
  const span = spanOf(item)
  return span ? span.end - span.start : 0
}

/** Nobody visits anything between leaving one stop and reaching the next, or after leaving for home. */
export const underWay: HardCheck = {
  id: 'under-way',
  severity: 'hard',
  find({ plan, perDay }) {
    if (!plan.legs) return undefined
    return perDay((day, index) => {
      const parts = transfersOf(day)
      const last = parts.at(-1)
      const arrives = last ? day.items.indexOf(last) : -1
      const leaves = day.items.findIndex(({ kind, travel }) => kind === 'transfer' && !travel)
      return day.items.flatMap((item, position): Finding[] => {
        const away =
          position < arrives || (index === plan.days.length - 1 && leaves >= 0 && position > leaves)
        return isStop(item) && away ? [{ day: index, item: item.id }] : []
      })
    })
  },
}

/** Each night is where the last leg has led, and the last one where the way home begins. */
export const nightBase: HardCheck = {
  id: 'night-base',
  severity: 'hard',
  find({ plan, perDay }) {
    const { legs, days } = plan
    if (!legs) return undefined
    return perDay((day, index) => {
      const leg = legs.findLast(
        ({ date, toId }) => date <= day.date && days.some(({ base }) => base.id === toId),
      )
      const there = leg ? leg.toId === day.base.id : day.base.id === days[0]?.base.id
      const night = days[index - 1]
      const movesAtEnd = index === days.length - 1 && night !== undefined && night.base.id !== day.base.id
      return there && pointOf(day.base) && !movesAtEnd ? [] : [{ day: index }]
    })
  },
}
