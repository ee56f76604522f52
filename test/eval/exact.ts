import type { Tour, TourDay } from '../../src/planner/schedule/search/tour.ts'

/**
 * The optimum of a small tour, by dynamic programming over subsets: for each day the sets of stops that fit into it in
 * some order, then the best way to share disjoint sets among the days. Written apart from the scheduler, to judge it.
 * Time grows with 3^stops: meant for twelve at most. Stops that replace lunch are not known here.
 */
export function optimalPrize(tour: Tour): number {
  const sets = 1 << tour.prizes.length
  const worth = Array.from({ length: sets }, (_, set) =>
    tour.prizes.reduce((sum, prize, stop) => sum + (set & (1 << stop) ? prize : 0), 0),
  )
  let best = Array.from({ length: sets }, () => 0)
  for (const day of tour.days) {
    const possible = feasibleSets(tour, day)
    best = best.map((already, available) => {
      let most = already
      for (let set = available; set > 0; set = (set - 1) & available)
        if (possible[set]) most = Math.max(most, (worth[set] ?? 0) + (best[available & ~set] ?? 0))
      return most
    })
  }
  return best[sets - 1] ?? 0
}

interface Ends {
  beforeLunch: number
  afterLunch: number
}

/** By set: whether its stops can be visited on that day in some order. */
function feasibleSets(tour: Tour, day: TourDay): boolean[] {
  const count = tour.prizes.length
  const possible = [true]
  // By set and last stop: the earliest ends with and without lunch; an earlier one is never worse.
  const ends = new Map<number, Ends>()
  const key = (set: number, last: number) => set * count + last
  for (let set = 1; set < 1 << count; set++) {
    possible[set] = false
    if (sizeOf(set) > day.maxStops) continue
    for (let last = 0; last < count; last++) {
      if (!(set & (1 << last))) continue
      const rest = set & ~(1 << last)
      let here: Ends = { beforeLunch: Infinity, afterLunch: Infinity }
      if (rest === 0) here = visit(tour, day, last, day.from[last] ?? 0, atBase(day))
      else
        for (let before = 0; before < count; before++) {
          const earlier = rest & (1 << before) ? ends.get(key(rest, before)) : undefined
          if (!earlier) continue
          const reached = visit(tour, day, last, tour.between[before]?.[last] ?? 0, earlier)
          here = {
            beforeLunch: Math.min(here.beforeLunch, reached.beforeLunch),
            afterLunch: Math.min(here.afterLunch, reached.afterLunch),
          }
        }
      if (here.beforeLunch === Infinity && here.afterLunch === Infinity) continue
      ends.set(key(set, last), here)
      if (here.afterLunch + (day.back[last] ?? 0) <= day.end) possible[set] = true
    }
  }
  return possible
}

function atBase(day: TourDay): Ends {
  return day.lunch
    ? { beforeLunch: day.start, afterLunch: lunchFrom(day, day.start) }
    : { beforeLunch: Infinity, afterLunch: day.start }
}

function visit(tour: Tour, day: TourDay, stop: number, way: number, { beforeLunch, afterLunch }: Ends): Ends {
  const end = (left: number) => {
    const start = Math.max(left + way, day.opens[stop] ?? 0)
    return start <= (day.closes[stop] ?? -1) ? start + (tour.minutes[stop] ?? 0) : Infinity
  }
  const withoutLunch = end(beforeLunch)
  return { beforeLunch: withoutLunch, afterLunch: Math.min(end(afterLunch), lunchFrom(day, withoutLunch)) }
}

function lunchFrom({ lunch }: TourDay, time: number): number {
  return lunch && time <= lunch.to ? Math.max(time, lunch.from) + lunch.minutes : Infinity
}

function sizeOf(set: number): number {
  let size = 0
  for (let rest = set; rest > 0; rest &= rest - 1) size++
  return size
}
