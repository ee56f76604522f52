import { originOf } from '../place-source.ts'
import type { Sight } from '../../atlas/destination.ts'
import { openOn } from '../../atlas/opening-hours.ts'
import type { PlanFacts } from '../verify/subject.ts'
import { pointOf } from '../verify/subject.ts'
import type { PlaceList } from './model-places.ts'
import { isStop, type Plan, type PlanDay, type PlanItem, type PlanRequest } from '../plan.ts'
import type { Reschedule } from '../repair/reschedule.ts'
import { verifyDay } from '../verify/verify.ts'
import type { DayAdvice } from './day-advice.ts'
import { proposedStops } from './proposals.ts'
import { reworded } from './usable-text.ts'

export interface AdviceTools {
  request: PlanRequest
  facts: PlanFacts
  places: PlaceList
  reschedule: Reschedule
}

/**
 * Day `index` of a plan with what a model advised, as far as it holds: changed stops are scheduled anew and stay only
 * if the day passes its checks, texts only if they do. The worst advice leaves the day as it was.
 */
export function advisedDay(
  plan: Plan,
  index: number,
  advice: DayAdvice,
  tools: AdviceTools,
): PlanDay | undefined {
  const drafted = plan.days[index]
  if (!drafted) return undefined
  const day = withStops(plan, index, drafted, advice, tools)
  return reworded(plan, index, day, advice, tools)
}

function withStops(
  plan: Plan,
  index: number,
  drafted: PlanDay,
  advice: DayAdvice,
  tools: AdviceTools,
): PlanDay {
  const listed = listedStops(plan, drafted, advice, tools)
  let day = drafted
  for (const change of [...listed, ...swaps(plan, drafted, advice, tools)]) {
    day = scheduleStops(plan, index, day, change(day.items.filter(isStop)), tools) ?? day
  }
  for (const proposal of proposedStops(plan, drafted, advice, tools.facts)) {
    day = scheduleStops(plan, index, day, [...day.items.filter(isStop), proposal], tools) ?? day
  }
  return day
}

type Change = (stops: PlanItem[]) => PlanItem[]

function swaps(plan: Plan, day: PlanDay, advice: DayAdvice, { places }: AdviceTools): Change[] {
  return advice.swaps.flatMap(({ out, in: into }): Change[] => {
    const gone = places.find(out, day)
    const come = openSight(into, plan, day, places)
    if (!come) return []
    return [
      (stops) =>
        stops.map((stop) =>
          stop.place?.id === gone?.id && gone && !stop.locked ? stopAt(come, plan) : stop,
        ),
    ]
  })
}

/** Stops listed anew come in for the draft's least known ones, one by one, so that one misfit spoils nothing. */
function listedStops(plan: Plan, day: PlanDay, advice: DayAdvice, { places, facts }: AdviceTools): Change[] {
  const wanted = new Set(advice.stops.flatMap((ref) => places.find(ref, day)?.id ?? []))
  const scores = new Map(
    facts.destinations.flatMap(({ sights }) => sights.map(({ id, score }) => [id, score])),
  )
  return advice.stops.flatMap((ref): Change[] => {
    const come = openSight(ref, plan, day, places)
    if (!come) return []
    return [
      (stops) => {
        if (stops.some(({ place }) => place?.id === come.id)) return stops
        const [least] = stops
          .filter(({ place, locked, kind }) => !locked && kind === 'sight' && !wanted.has(place?.id ?? ''))
          .toSorted((a, b) => (scores.get(a.place?.id ?? '') ?? 0) - (scores.get(b.place?.id ?? '') ?? 0))
        return least ? stops.with(stops.indexOf(least), stopAt(come, plan)) : [...stops, stopAt(come, plan)]
      },
    ]
  })
}

/** A sight of the list that the plan does not visit yet and that is open on the day. */
function openSight(ref: string, plan: Plan, day: PlanDay, places: PlaceList): Sight | undefined {
  const sight = places.find(ref, day)
  if (!sight || sight.daytrip || !openOn(day.date)(sight)) return undefined
  return places.unused(plan, day).includes(sight) ? sight : undefined
}

function stopAt(sight: Sight, plan: Plan): PlanItem {
  const name = sight.name[plan.language]
  const place = { id: sight.id, name, lat: sight.at[0], lon: sight.at[1], ...originOf(sight) }
  return { id: sight.id, kind: 'sight', start: '', end: '', title: name, place }
}

/** The day with these stops; undefined when one of them does not fit or the day would fail a check. */
function scheduleStops(
  plan: Plan,
  index: number,
  day: PlanDay,
  stops: readonly PlanItem[],
  { request, facts, reschedule }: AdviceTools,
): PlanDay | undefined {
  const wanted = namesOf(stops)
  if (sameNames(wanted, namesOf(day.items))) return undefined
  const changed = timed({ ...plan, days: plan.days.with(index, day) }, index, stops, reschedule)
  if (!sameNames(wanted, namesOf(changed.items))) return undefined
  const faults = verifyDay({ ...plan, days: plan.days.with(index, changed) }, index, request, facts)
  return faults.length === 0 ? changed : undefined
}

function namesOf(items: readonly PlanItem[]): string[] {
  return items.filter(isStop).map(({ place, title }) => place?.id ?? title)
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name))
}

/** Where nobody knows the base, its first stop stands for it; the way there is then nobody's to tell. */
function timed(plan: Plan, index: number, stops: readonly PlanItem[], reschedule: Reschedule): PlanDay {
  const base = plan.days[index]?.base
  const anchor = stops.map(({ place }) => pointOf(place)).find((at) => at !== undefined)
  if (!base || !anchor || pointOf(base)) return reschedule.day(plan, index, stops, false)
  const [lat, lon] = anchor
  const days = plan.days.map((day, at) => (at === index ? { ...day, base: { ...base, lat, lon } } : day))
  const day = reschedule.day({ ...plan, days }, index, stops, false)
  const first = day.items.findIndex(isStop)
  const items = day.items.map((item, at) => {
    if (at !== first) return item
    const { travel: _, ...rest } = item
    return rest
  })
  return { ...day, base, items }
}
