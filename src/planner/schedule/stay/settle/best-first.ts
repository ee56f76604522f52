import { arrangeDays } from './arrange-days.ts'
import type { DayWishes } from './day-wishes.ts'
import { bestDaysFirst, fullDays, isOpen } from './best-days-first.ts'
import type { DayFrame } from '../../frame.ts'
import { withStop } from '../../search/insert-stop.ts'
import { buildRoute, type Route } from '../../search/route.ts'
import { neighbourPairs } from './neighbour-pairs.ts'
import { copySolution, insertAll, replaceRoutes, restore, type Solution } from '../../search/solution.ts'
import type { Tour } from '../../search/tour.ts'

/** What the first day may cost, in prizes: no more than a sight that nobody would have missed. */
const MOST_LOST = 75_000
/** What two neighbours on one day are worth, in prizes. */
const PAIR = 16_000
/** What a minute more on the way is, in prizes; and so many are too many for a boat that may go on the last day too. */
const MINUTE = 200
const MOST_FURTHER = 60
/** So many pairs may be parted for what would else be left to the last morning. */
const MOST_TORN = 1
/** A day gives none of its stops away that has no more than these. */
const LEFT_ON_A_DAY = 2
/** What one came for, and by stop those within a walk of it, which are seen on the same day. */
export interface Best {
  isFirst(stop: number): boolean
  /** The sea may be too rough for its boat. */
  isByBoat(stop: number): boolean
  /** It makes room for nothing. */
  stays(stop: number): boolean
  near: readonly ReadonlySet<number>[]
}

/**
 * What one came for is seen by the first full day, and not left to the last morning, as far as neighbours stay together.
 * `kept`: by stop, whether it makes room for nothing.
 */
export function bestFirst(
  solution: Solution,
  frames: readonly DayFrame[],
  wishes: DayWishes,
  kept: readonly boolean[],
): void {
  const { near, first = [], boats = [] } = wishes
  const best: Best = {
    isFirst: (stop) => first[stop] ?? false,
    isByBoat: (stop) => boats[stop] ?? false,
    stays: (stop) => kept[stop] === true,
    near,
  }
  const steps = [
    noneOnTheLastMorning,
    (...[each, days]: Parameters<typeof oneOnTheFirstDay>) => bestDaysFirst(each, days, best.isFirst),
    oneOnTheFirstDay,
  ]
  for (const step of steps) {
    const before = copySolution(solution)
    step(solution, frames, best)
    if (solution.routes.every((route, day) => route === before.routes[day])) continue
    arrangeDays(solution, { ...wishes, keeps: keptEarly(solution, frames, best) })
    const torn = neighbourPairs(before.routes, near) - neighbourPairs(solution.routes, near)
    if (torn > (step === noneOnTheLastMorning ? MOST_TORN : 0)) restore(solution, before)
  }
}

/** Those that are seen at the beginning are to stay there. */
function keptEarly({ routes }: Solution, frames: readonly DayFrame[], { isFirst }: Best) {
  const [begin = -1] = fullDays(frames)
  const early = new Map(
    routes
      .slice(0, begin + 1)
      .flatMap(({ order }, day) => order.filter(isFirst).map((stop) => [stop, day] as const)),
  )
  return (stop: number, day: number) => early.get(stop) === day
}

/** What one came for is not left to the last morning: lesser stops of another day make room for it. */
function noneOnTheLastMorning(solution: Solution, frames: readonly DayFrame[], best: Best): void {
  const last = frames.length - 1
  const days = frames.flatMap(({ role }, index) => (role === 'full' ? [index] : []))
  if (frames[last]?.role !== 'departure') return
  for (const stop of solution.routes[last]?.order.filter(best.isFirst) ?? []) {
    const forward = broughtForward(solution, stop, days, best)
    if (forward) apply(solution, forward)
  }
  for (const stop of solution.routes[last]?.order.filter(best.isByBoat) ?? []) {
    const forward = broughtForward(solution, stop, days, best)
    const isCheap = forward && forward.torn <= 0 && forward.lost <= MOST_LOST
    if (isCheap && forward.further <= MOST_FURTHER) apply(solution, forward)
  }
  if (solution.routes[last]?.order.length === 0) fillLastMorning(solution, last, days, best)
}

/** Something of what one came for is seen by the first full day, for at most a sight or two of less. */
function oneOnTheFirstDay(solution: Solution, frames: readonly DayFrame[], best: Best): void {
  const { routes } = solution
  const [first, ...later] = fullDays(frames)
  if (first === undefined || routes.slice(0, first + 1).some(({ order }) => order.some(best.isFirst))) return
  const waiting = later.flatMap((day) => routes[day]?.order.filter(best.isFirst) ?? [])
  const [least] = waiting
    .flatMap((stop) => broughtForward(solution, stop, [first], best) ?? [])
    .filter(({ torn }) => torn <= 0)
    .toSorted((a, b) => a.lost - b.lost)
  if (least && least.lost <= MOST_LOST) apply(solution, least)
}

interface Forward {
  changed: { day: number; route: Route }[]
  /** What had to make room, in prizes. */
  lost: number
  /** Pairs of neighbours that would stand on two days, less those that come together. */
  torn: number
  /** Minutes that the days are longer on the way. */
  further: number
}

function costOf({ lost, torn, further }: Omit<Forward, 'changed'>): number {
  return lost + torn * PAIR + Math.max(0, further) * MINUTE
}

/** A stop on the one of these days where least has to make room for it. */
function broughtForward(
  { tour, routes, dayOf }: Solution,
  stop: number,
  days: readonly number[],
  { isFirst, stays, near }: Best,
): Forward | undefined {
  const from = dayOf[stop] ?? -1
  const rest = routes[from] && without(tour, routes[from], [stop])
  if (!rest) return undefined
  let best: Forward | undefined
  for (const day of days) {
    const target = routes[day]
    if (!target || !isOpen(target.day, stop)) continue
    for (const gone of noneOneOrTwo(target.order.filter((each) => !isFirst(each) && !stays(each)))) {
      const less = without(tour, target, gone)
      // What makes room may stand where the other has left.
      const left = gone.reduce((route, each) => withStop(tour, route.day, route.order, each) ?? route, rest)
      const lost = gone.reduce(
        (sum, each) => sum + (left.order.includes(each) ? 0 : (tour.prizes[each] ?? 0)),
        0,
      )
      const torn = less
        ? neighbours(stop, rest) -
          neighbours(stop, less) +
          gone.reduce((sum, each) => sum + neighbours(each, less), 0)
        : Infinity
      if (best && costOf({ lost, torn, further: 0 }) >= costOf(best)) continue
      const route = less && withStop(tour, less.day, less.order, stop)
      if (!route) continue
      const further = route.travel + left.travel - target.travel - (routes[from]?.travel ?? 0)
      const changed = [
        { day: from, route: left },
        { day, route },
      ]
      const forward = { changed, lost, torn: Math.max(0, torn), further }
      if (!best || costOf(forward) < costOf(best)) best = forward
    }
  }
  return best

  function neighbours(each: number, { order }: Route): number {
    return order.filter((other) => near[each]?.has(other)).length
  }
}

/** What has made room is seen where it still fits. */
function apply(solution: Solution, { changed }: Pick<Forward, 'changed'>): void {
  replaceRoutes(solution, changed)
  insertAll(solution)
}

/** A lesser stop of a day that has others waits for a last morning without any. */
function fillLastMorning(solution: Solution, last: number, days: readonly number[], { isFirst }: Best): void {
  const { tour, routes } = solution
  const morning = routes[last]
  for (const day of days) {
    const source = routes[day]
    if (!morning || !source || source.order.length <= LEFT_ON_A_DAY) continue
    for (const stop of source.order.filter((each) => !isFirst(each))) {
      const route = isOpen(morning.day, stop) ? withStop(tour, morning.day, morning.order, stop) : undefined
      const rest = route && without(tour, source, [stop])
      if (rest)
        return apply(solution, {
          changed: [
            { day, route: rest },
            { day: last, route },
          ],
        })
    }
  }
}

function without(tour: Tour, { day, order }: Route, gone: readonly number[]): Route | undefined {
  return buildRoute(
    tour,
    day,
    order.filter((stop) => !gone.includes(stop)),
  )
}

/** No stop of these, each, and each two. */
export function noneOneOrTwo(order: readonly number[]): number[][] {
  return [
    [],
    ...order.map((one) => [one]),
    ...order.flatMap((one, index) => order.slice(index + 1).map((two) => [one, two])),
  ]
}
