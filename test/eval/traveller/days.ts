import type { PlanItem } from '../../../src/planner/plan.ts'
import { distanceKm } from '../../../src/atlas/distance.ts'
import { opening } from './hours.ts'
import {
  destinationOf,
  hasStop,
  isStop,
  isTravelDay,
  minutesAt,
  staysOf,
  suits,
  type Tally,
  type Trip,
  visitsOf,
} from './visits.ts'

/** A meal that begins before is lunch, minutes after midnight. */
const LUNCH_BEFORE = 990
/** Where a country's hours are not known. */
const USUAL_LUNCH: readonly [string, string] = ['11:30', '14:00']
/** A place is known in depth with so much of both. */
const DEEP = { sights: 15, food: 8 }
const MUST_SEE = { score: 7, km: 30 }
const REACH_KM = { town: 60, daytrip: 150 }
const BIG_MUSEUM = { minutes: 75, kids: 2 }
const MUSEUMS: ReadonlySet<string> = new Set(['museum', 'gallery', 'palace'])

/** Days that are not of travel, those without a sight. */
export function daysWithStop(trip: Trip): Tally {
  const days = trip.plan.days.filter((day) => !isTravelDay(day))
  const found = days
    .filter((day) => !hasStop(trip, day))
    .map(({ date, title, base }) => ({ date, text: `no stop: "${title}" in ${base.id ?? base.name}` }))
  return { of: days.length, found }
}

/** Lunches and dinners, those without a place; at destinations known in depth, and elsewhere. */
export function mealsNamed(trip: Trip, deep: boolean): Tally {
  const meals = trip.plan.days.flatMap((day) => {
    const here = destinationOf(trip, day)
    const isDeep = (here?.sights.length ?? 0) >= DEEP.sights && (here?.food?.length ?? 0) >= DEEP.food
    return isDeep === deep ? mealsOf(day.items).map((item) => ({ day, item })) : []
  })
  const found = meals
    .filter(({ item }) => !item.place)
    .map(({ day, item }) => ({ date: day.date, text: `${item.start} "${item.title}" in ${day.base.id}` }))
  return { of: meals.length, found }
}

/** Lunches, those that begin outside the country's hours. */
export function lunchInLocalHours(trip: Trip): Tally {
  const lunches = trip.plan.days.flatMap((day) =>
    mealsOf(day.items)
      .filter(({ start }) => minutesAt(start) < LUNCH_BEFORE)
      .map(({ start }) => ({
        date: day.date,
        start,
        hours: destinationOf(trip, day)?.countryFacts?.meals?.lunch ?? USUAL_LUNCH,
      })),
  )
  const found = lunches
    .filter(
      ({ start, hours: [from, to] }) =>
        minutesAt(start) < minutesAt(from) || minutesAt(start) >= minutesAt(to),
    )
    .map(({ date, start, hours }) => ({ date, text: `lunch at ${start}, local hours ${hours.join('-')}` }))
  return { of: lunches.length, found }
}

/** Days that are not of travel without a stop while a sight that must be seen was open, near and not seen. */
export function openDayBesideMustSee(trip: Trip): Tally {
  const { plan, request } = trip
  const seen = new Set(plan.days.flatMap(({ items }) => items.map(({ place }) => place?.id)))
  const open = plan.days.filter((day) => !isTravelDay(day) && !hasStop(trip, day))
  const found = open.flatMap((day) => {
    const { lat, lon } = day.base
    if (lat === undefined || lon === undefined) return []
    const missed = destinationOf(trip, day)?.sights.find(
      (sight) =>
        sight.score >= MUST_SEE.score &&
        !seen.has(sight.id) &&
        distanceKm(sight.at, [lat, lon]) <= MUST_SEE.km &&
        suits(sight, day.date, request) &&
        opening(sight, day.date) !== undefined,
    )
    return missed ? [{ date: day.date, text: `open day, ${missed.id} (${missed.score}) unseen` }] : []
  })
  return { of: open.length, found }
}

/** Days, and what fills them without saying anything; an hour between two entries says where to spend it. */
export function fillers({ plan }: Trip): Tally {
  const found = plan.days.flatMap(({ date, items, base }) =>
    items
      .filter(({ kind, id }) => kind === 'free' && !/-pause\d+$/.test(id))
      .map(({ start, end, title }) => ({ date, text: `${start}-${end} "${title}" in ${base.id}` })),
  )
  return { of: plan.days.length, found }
}

/** Of action trips the days that are not of travel, those without anything to do where there is enough of it. */
export function activeDays(trip: Trip): Tally {
  const { plan, request } = trip
  if (request.tripType !== 'action') return { of: 0, found: [] }
  const visits = visitsOf(trip)
  const stays = staysOf(plan).map(([first, last]) => {
    const indices = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const days = indices.flatMap((index) => {
      const day = plan.days[index]
      return day && !isTravelDay(day) ? [{ day, index }] : []
    })
    const [one] = days
    const offered = one ? activitiesNear(trip, one.index).length : 0
    return offered >= days.length ? days.map((each) => ({ ...each, offered })) : []
  })
  const all = stays.flat()
  const found = all
    .filter(({ index }) => !visits.some(({ day, sight }) => day === index && sight.activity))
    .map(({ day, index, offered }) => ({
      date: day.date,
      text: `D${index + 1} "${day.title}", ${offered} activities near`,
    }))
  return { of: all.length, found }
}

function activitiesNear(trip: Trip, index: number) {
  const day = trip.plan.days[index]
  if (!day) return []
  const { lat = 0, lon = 0 } = day.base
  return (destinationOf(trip, day)?.sights ?? []).filter(
    (sight) =>
      sight.activity &&
      distanceKm(sight.at, [lat, lon]) <= (sight.daytrip ? REACH_KM.daytrip : REACH_KM.town) &&
      suits(sight, day.date, trip.request),
  )
}

/** The most big museums on one day that children come along to; those of more than one are found. */
export function bigMuseumsPerKidsDay(trip: Trip): { most: number } & Tally {
  if (trip.request.kids === 0) return { most: 0, of: 0, found: [] }
  const big = visitsOf(trip).filter(
    ({ sight, item }) =>
      isStop(item) &&
      MUSEUMS.has(sight.category) &&
      sight.minutes >= BIG_MUSEUM.minutes &&
      sight.kids <= BIG_MUSEUM.kids,
  )
  const counts = trip.plan.days.map((day, index) => ({
    date: day.date,
    ids: big.filter((visit) => visit.day === index).map(({ sight }) => sight.id),
  }))
  const found = counts
    .filter(({ ids }) => ids.length > 1)
    .map(({ date, ids }) => ({ date, text: ids.join(', ') }))
  return { most: Math.max(0, ...counts.map(({ ids }) => ids.length)), of: counts.length, found }
}

function mealsOf(items: readonly PlanItem[]): PlanItem[] {
  return items.filter(({ kind }) => kind === 'meal')
}
