import { createRandom } from '../../src/planner/schedule/search/random.ts'
import type { Tour, TourDay } from '../../src/planner/schedule/search/tour.ts'

/** A town at random, small enough to be solved exactly: 6 to 10 stops, 1 to 3 days, hours, closing days and lunch. */
export function smallTour(seed: number): Tour {
  const random = createRandom(seed)
  const between = (low: number, high: number, step = 1) =>
    low + step * Math.floor(random() * ((high - low) / step + 1))
  const stops = Array.from({ length: between(6, 10) }, () => ({ x: between(-60, 60), y: between(-60, 60) }))
  const way = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.ceil(Math.hypot(a.x - b.x, a.y - b.y) / 5) * 5
  const base = { x: 0, y: 0 }
  const minutes = stops.map(() => between(30, 180, 15))
  const hours = stops.map(() => {
    const opens = between(480, 660, 30)
    return { opens, closes: Math.min(1440, opens + between(240, 720, 30)) }
  })
  const out = stops.map((stop) => way(base, stop))
  const day = (): TourDay => {
    const start = between(510, 780, 30)
    const closed = stops.map(() => random() < 0.1)
    return {
      start,
      end: Math.min(1320, start + between(300, 660, 30)),
      from: out,
      back: out,
      opens: hours.map(({ opens }, stop) => (closed[stop] ? Infinity : opens)),
      closes: hours.map(({ closes }, stop) => (closed[stop] ? -1 : closes - (minutes[stop] ?? 0))),
      maxStops: between(2, 6),
      ...(start <= 690 && random() < 0.7 && { lunch: { from: 690, to: 780, minutes: 60 } }),
    }
  }
  return {
    prizes: stops.map(() => Math.round(1.6 ** between(1, 10) * 1000)),
    minutes,
    between: stops.map((a) => stops.map((b) => way(a, b))),
    days: Array.from({ length: between(1, 3) }, day),
  }
}
