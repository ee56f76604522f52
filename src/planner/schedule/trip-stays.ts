import type { Atlas } from '../../atlas/atlas.ts'
import { baseId, regionOf, wayBetweenBases } from '../../atlas/bases.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import type { TripWishes } from '../../trips/trip-wishes.ts'
import { staysOnDates } from '../days/still-days.ts'
import { splitIntoStays, type Stay } from '../days/stays.ts'
import type { RouteStop } from '../journey/plan-route.ts'
import type { PlanDay } from '../plan.ts'
import type { DayFrame } from './frame.ts'

/** What a day wants at least. */
const SIGHTS_A_DAY = 2

/**
 * Where the nights are spent: at the place, on long trips at its neighbours too unless the traveller would rather stay,
 * in a region at its bases. `origin`: where one comes from, and is not sent on to.
 */
export async function tripStays(
  atlas: Pick<Atlas, 'head' | 'load'>,
  home: Destination,
  frames: readonly DayFrame[],
  wishes: TripWishes | undefined,
  origin: string | undefined,
): Promise<Stay[]> {
  const away = daysUnderWay(frames)
  const days = frames.length - away
  const head = atlas.head(home.id)
  const whole: Stay = { id: home.id, first: 0, days }
  const stays =
    wishes?.oneBase || wishes?.atHome || !head
      ? [whole]
      : splitIntoStays(atlas, head, days, origin, nightsOffered(home))
  const regions = await Promise.all(stays.map(async ({ id }) => (id === home.id ? home : atlas.load(id))))
  const spread = stays.flatMap((stay, index) => {
    const region = regions[index]
    if (!region?.bases) return [stay]
    const dates = datesOf(frames, away, stay)
    return spreadOver(region, stay, index === stays.length - 1, wishes?.oneBase, dates)
  })
  return afterTheWay(spread, away)
}

/** Where the nights of a journey are spent: at its stops, in a region at its bases. */
export function routeStays(
  route: readonly RouteStop[],
  frames: readonly DayFrame[],
  wishes: TripWishes | undefined,
): Stay[] {
  const away = daysUnderWay(frames)
  let first = 0
  const stays = route.flatMap(({ destination, nights, underWay = 0 }, index) => {
    const isLast = index === route.length - 1
    const stay: Stay = {
      id: destination.id,
      first,
      days: nights + (isLast ? 1 : 0) - (index === 0 ? away : 0),
    }
    first += stay.days
    if (!destination.bases) return [stay]
    const there = { ...stay, first: stay.first + underWay, days: stay.days - underWay }
    const [arrival, ...more] = spreadOver(
      destination,
      there,
      isLast,
      wishes?.oneBase,
      datesOf(frames, away, there),
    )
    return arrival
      ? [{ ...arrival, first: arrival.first - underWay, days: arrival.days + underWay }, ...more]
      : []
  })
  return afterTheWay(stays, away)
}

/** Of the days at a stay, after so many under way. */
function datesOf(frames: readonly DayFrame[], away: number, { first, days }: Stay): string[] {
  return frames.slice(away + first, away + first + days).map(({ date }) => date)
}

/** Who is under way for a day has not arrived at the first base yet. */
function daysUnderWay(frames: readonly DayFrame[]): number {
  return frames.filter(({ role }) => role === 'journey').length
}

/** The days under way are the first stay's. */
function afterTheWay(stays: readonly Stay[], away: number): Stay[] {
  return stays.map((stay, index) =>
    index === 0 ? { ...stay, days: stay.days + away } : { ...stay, first: stay.first + away },
  )
}

/** A region is worth as many days as its bases suggest, and the day of departure. */
export function nightsOffered({ bases }: Destination): number | undefined {
  return bases && bases.reduce((sum, { nights }) => sum + nights[1], 1)
}

/** One stay in a region as stays at its bases. Only the trip's last day has no night. */
function spreadOver(
  region: Destination,
  stay: Stay,
  isLast: boolean,
  oneBase: boolean | undefined,
  dates: readonly string[],
): Stay[] {
  const parts = staysOnDates(region, isLast ? stay.days : stay.days + 1, oneBase, dates)
  return parts.map((part, position) => ({
    ...part,
    first: stay.first + part.first,
    days: !isLast && position === parts.length - 1 ? part.days - 1 : part.days,
  }))
}

/** Fewer sights than its days can fill: some of them lead to neighbours. */
export function isShortOfSights({ sights }: Destination, { days }: Stay): boolean {
  return sights.length < days * SIGHTS_A_DAY
}

/** Sights that a stay leaves to another one: seen already, or of another base of the trip. */
export function ofOtherStays(
  days: readonly PlanDay[],
  here: Destination,
  bases: readonly Destination[],
): Set<string> {
  const places = days.flatMap(({ items }) => items.flatMap(({ place }) => place ?? []))
  const names = new Set(places.map(({ name }) => name))
  // A region and a city within it may both hold a sight, under ids of their own.
  const same = here.sights.filter(({ name }) => names.has(name.en) || names.has(name.de)).map(({ id }) => id)
  const twice = here.sights.filter((sight) => stoodThere(sight, here, days)).map(({ id }) => id)
  const seen = [...places.flatMap(({ id }) => id ?? []), ...same, ...twice]
  const visited = visitedBy(new Set(seen), here, bases)
  const near = bases.filter(({ id }) => regionOf(id) === regionOf(here.id))
  const theirs = here.sights.filter(
    (sight) => sight.base !== undefined && stayFor(sight, here, near) !== here.id,
  )
  const others = bases.filter(({ id }) => id !== here.id)
  const trips = here.sights.filter(
    (sight) => leadsElsewhere(sight, here, bases) || leadsToAnother(sight, others),
  )
  return new Set([...seen, ...visited, ...theirs.map(({ id }) => id), ...trips.map(({ id }) => id)])
}

/** Whether a day trip leads to what another stay has without one. */
function leadsToAnother({ daytrip, visits }: Sight, others: readonly Destination[]): boolean {
  if (!daytrip || visits === undefined) return false
  return others.some(({ sights }) => sights.some((sight) => sight.id === visits && !sight.daytrip))
}

/** The stay that a sight of a region is left to: at its own base, else at the nearest one. */
function stayFor({ base, at, reach }: Sight, here: Destination, stays: readonly Destination[]): string {
  const own = base && baseId(regionOf(here.id), base)
  if (own === here.id || stays.some(({ id }) => id === own)) return own ?? here.id
  const kmTo = ({ center }: Destination) => distanceKm(center, at)
  // A boat leaves from the base: what counts is the way there.
  const minutesTo = (stay: Destination) =>
    own === undefined ? Infinity : (wayBetweenBases(stay, { id: own })?.minutes ?? Infinity)
  const isByBoat = reach?.mode === 'ferry' && [here, ...stays].some((stay) => minutesTo(stay) < Infinity)
  const far = isByBoat ? minutesTo : kmTo
  return stays.reduce((nearest, stay) => (far(stay) < far(nearest) ? stay : nearest), here).id
}

/** Ids of sights that one has seen by others: the same islands by boat from two towns. */
function visitedBy(seen: ReadonlySet<string>, here: Destination, bases: readonly Destination[]): string[] {
  const others = bases.flatMap(({ sights }) => sights)
  const ids = new Set(others.flatMap(({ id, visits }) => (seen.has(id) && visits ? [visits] : [])))
  return here.sights.flatMap(({ id, visits }) =>
    ids.has(id) || (visits !== undefined && seen.has(visits)) ? [id] : [],
  )
}

/** Two records of one sight stand no further apart, and what a trip leads to, km. */
const SAME_SIGHT_KM = { sight: 0.05, trip: 0.6 }

/** Whether a day spent from another place has been there, under another name: Kamakura from Tokyo and from Yokohama. */
function stoodThere(
  { at, daytrip }: Pick<Sight, 'at' | 'daytrip'>,
  here: Destination,
  days: readonly PlanDay[],
): boolean {
  return days.some(
    ({ base, items }) =>
      regionOf(base.id ?? '') !== regionOf(here.id) &&
      items.some(
        ({ kind, place }) =>
          place?.lat !== undefined &&
          place.lon !== undefined &&
          distanceKm([place.lat, place.lon], at) <=
            SAME_SIGHT_KM[daytrip || kind === 'daytrip' ? 'trip' : 'sight'],
      ),
  )
}

/** So near another place of the trip a day trip leads there, km. */
const THERE_KM = 10

/** Whether one of a place's own day trips leads there: nobody goes a second time. */
export function hasTripTo(here: Destination, goal: Destination): boolean {
  return here.sights.some((sight) => leadsElsewhere(sight, here, [goal]))
}

/** Whether a day trip leads to where some of the nights are spent anyway. */
export function leadsElsewhere(
  { daytrip, at }: Pick<Sight, 'daytrip' | 'at'>,
  here: Destination,
  bases: readonly Destination[],
): boolean {
  if (!daytrip) return false
  const region = regionOf(here.id)
  return bases.some(({ id, center }) => regionOf(id) !== region && distanceKm(center, at) <= THERE_KM)
}
