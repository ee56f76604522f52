import { regionOf } from '../../../atlas/bases.ts'
import type { Destination } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { compact } from '../../../atlas/lookup/normalise.ts'
import { startNamed, townAsPlace } from '../../../atlas/lookup/start-place.ts'
import { addDays } from '../../../platform/calendar-date.ts'
import { clockTime } from '../../../platform/clock-time.ts'
import type { TripRoute } from '../../../trips/trip-stops.ts'
import { PARTNERS } from '../../advice/booking/partners.ts'
import { arrivalOf } from '../../advice/arrival-told.ts'
import { stopName } from '../../journey/journey-budget.ts'
import { flownMove } from '../../journey/flown-frame.ts'
import { breakAt } from '../../journey/journey-frames.ts'
import { legsOf } from '../../journey/journey-legs.ts'
import { longestTransfer } from '../../journey/plan-route.ts'
import { isStop, type Plan, type PlanDay, type PlanItem, type PlanLeg } from '../../plan.ts'
import { baseOf } from '../../prose/write-day.ts'
import { frameDays } from '../../schedule/frame.ts'
import { frameOf } from '../../schedule/schedule-day.ts'
import { arrivalAt } from '../../schedule/arrival-at.ts'
import { journeyId } from '../../travel/transfer-items.ts'
import type { EditContext } from '../operations/step.ts'
import type { TripDates } from '../plan-edit.ts'
import type { WantedDay } from './journey-stays.ts'

/** The plan with its days where and when they are wanted; what is not kept has its stops, and when one arrives. */
export function barePlan(
  plan: Plan,
  wanted: readonly WantedDay[],
  kept: readonly boolean[],
  { startDate }: TripDates,
  { request, atlas }: EditContext,
): Plan {
  const first = wanted[0]?.base
  const head = startNamed(atlas, request.startLocation)
  const origin = first && head ? { km: distanceKm(head.center, first.center), start: head } : { km: 0 }
  const arrival = first ? arrivalAt(first, origin, request) : { km: 0 }
  const later = arrival.daysLater ?? 0
  const opens = frameDays(request, arrival)[later]?.opens ?? 0
  const days = wanted.map(({ base, from }, index): PlanDay => {
    const old = from === undefined ? undefined : plan.days[from]
    const date = addDays(startDate, index)
    if (kept[index] && old) return old
    const items = old?.items.filter(isStop) ?? []
    if (index < later)
      return { ...emptyDay(date, base, plan), items: [placeholder(index, opens, 'transfer')] }
    const arrives = index === later ? [placeholder(index, opens, 'checkin')] : []
    return { ...(old ?? emptyDay(date, base, plan)), date, items: [...arrives, ...items] }
  })
  return { ...plan, days, ...(first && { destination: destinationOf(first, plan) }) }
}

function emptyDay(date: string, base: Destination, { language }: Plan): PlanDay {
  return { date, title: '', base: baseOf(base, language), items: [] }
}

/** What tells the frame of a day; it is written anew with the day. */
function placeholder(index: number, opens: number, kind: 'transfer' | 'checkin'): PlanItem {
  const id = kind === 'transfer' ? journeyId(index) : `${index + 1}-checkin`
  return { id, start: clockTime(opens), end: clockTime(opens), kind, title: '' }
}

function destinationOf({ id, names, country, center, zone, currency }: Destination, { language }: Plan) {
  const [lat, lon] = center
  return { id, name: names[language], country, lat, lon, timeZone: zone, currency }
}

/** The same with the legs between its places, the stops as they are now, and the way there. */
export function withLegs(
  plan: Plan,
  wanted: readonly WantedDay[],
  { request, destinations, atlas }: EditContext,
): Plan {
  const bases = wanted.map(({ base }) => base)
  const between = bases.flatMap((to, index): PlanLeg[] => {
    const [from, day] = [bases[index - 1], plan.days[index]]
    if (!from || !day || from.id === to.id) return []
    const old = plan.legs?.find(({ fromId, toId }) => isPair(fromId, toId, from.id, to.id))
    const via = old?.via && breakAt(old.via.id, [from, to], destinations) ? { via: old.via } : {}
    const names = { from: from.names.en, to: to.names.en, fromId: from.id, toId: to.id }
    const plain = { ...names, date: day.date, url: '' }
    const flown = flownMove(from, to, day.date, longestTransfer(request))
    if (!flown) return [{ ...plain, mode: 'train', minutes: 0, km: 0, ...via }]
    const { mode, minutes, km, depart, arrive } = flown
    return [{ ...plain, mode, minutes, km, depart, arrive }]
  })
  const head = startNamed(atlas, request.startLocation)
  const startId = head?.id
  const home = destinations.find(({ id }) => id === startId) ?? (head && townAsPlace(atlas, head))
  // The last day is framed by the way home, so that the legs are found twice: without it, and with it.
  const found = (known: PlanLeg[]) => {
    const framed = { ...plan, legs: known }
    const frames = plan.days.map((_, index) => frameOf(framed, index, request, destinations))
    return legsOf({ request, frames, bases, home, partners: PARTNERS })
  }
  const legs = found(found(between))
  const { arrival: _, ...rest } = plan
  const [first] = bases
  const arrival =
    first &&
    arrivalOf({
      request,
      home: first,
      days: plan.days,
      bases,
      partners: PARTNERS,
      legs,
      ...(head && { start: head }),
    })
  const route: TripRoute = {
    stops: stopsNow(bases, plan.language, regionsByBase(plan.route ?? request.route, bases)),
    order: 'given',
    ends: plan.route?.ends ?? request.route?.ends ?? 'start',
  }
  return { ...rest, legs, route, ...(arrival && { arrival }) }
}

function isPair(fromId: string, toId: string, a: string, b: string): boolean {
  return (fromId === a && toId === b) || (fromId === b && toId === a)
}

/** Regions whose bases are the journey's stops, by their names. */
function regionsByBase(route: TripRoute | undefined, bases: readonly Destination[]): Set<string> {
  const named = new Set(route?.stops.map(({ place }) => compact(place)))
  const isStop = ({ id, names }: Destination) =>
    id !== regionOf(id) && [names.en, names.de].some((name) => named.has(compact(name)))
  return new Set(bases.filter(isStop).map(({ id }) => regionOf(id)))
}

function stopsNow(
  bases: readonly Destination[],
  language: Plan['language'],
  byBase: ReadonlySet<string>,
): TripRoute['stops'] {
  const stops: { key: string; place: string; nights: number }[] = []
  for (const [index, base] of bases.entries()) {
    const region = regionOf(base.id)
    const key = byBase.has(region) ? base.id : region
    const night = index < bases.length - 1 ? 1 : 0
    const stop = stops.at(-1)
    const place = byBase.has(region) ? base.names[language] : stopName(base, language)
    if (stop?.key === key) stop.nights += night
    else stops.push({ key, place, nights: night })
  }
  return stops.map(({ place, nights }) => ({ place, nights }))
}
