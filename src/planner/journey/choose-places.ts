import { borderBetween } from '../../atlas/country/borders.ts'
import type { Destination } from '../../atlas/destination.ts'
import { ordersOf } from '../days/orders-of.ts'
import { nightsOffered } from '../schedule/trip-stays.ts'
import { isServed } from '../travel/airport-way.ts'
import { hasFewLines } from '../travel/flight-codes.ts'
import type { StopWay } from '../travel/stop-ways.ts'
import type { PlaceWorth } from './days-worth.ts'
import { wayOnTo } from './places-within-reach.ts'

/** More further places than this are a tour of suitcases. */
const MOST_FURTHER = 4
/** Nobody unpacks for less, and none of them is worth more than a week, nights. */
const NIGHTS = { least: 2, most: 6 }
/** In points of a sight's score: a day without anything new, an hour on the way, a move, and a border on the way. */
const POINTS = { empty: 8, hour: 3, move: 6, border: { open: 6, control: 15 } }
/** A plane is worth so many minutes more than a train of the same length. */
const PLANE = 90
/** Another plane, minutes. */
const CHANGE_OF_PLANES = 120

/** A place of a journey that is being chosen. */
export interface Further {
  place: Destination
  worth: PlaceWorth
  /** Minutes home from there, as they are felt. */
  home: number
}

export interface FurtherStop {
  place: Destination
  nights: number
}

interface Choice {
  stops: FurtherStop[]
  value: number
}

/** As long as a way seems to who goes it, minutes. */
export function felt({ mode, minutes }: StopWay): number {
  return minutes + (mode === 'flight' ? PLANE : 0)
}

/** Minutes for another plane where hardly any line flies straight there. */
export function changesAt({ airports: [airport] }: Destination): number {
  return airport && (hasFewLines(airport.code) || !isServed(airport.code)) ? CHANGE_OF_PLANES : 0
}

/**
 * Of these places those to go on to from the first, their order and all nights: the most to see for the time on the way.
 * Exact over all choices of a few. Undefined where no way leads to any.
 */
export function choosePlaces(
  first: Further,
  others: readonly Further[],
  nights: number,
): FurtherStop[] | undefined {
  const ways = new Map<Further, Map<Further, number | undefined>>()
  const wayBetween = (from: Further, to: Further) => {
    const known = ways.get(from) ?? new Map<Further, number | undefined>()
    ways.set(from, known)
    if (!known.has(to)) {
      const way = wayOnTo(from.place, to.place)
      known.set(
        to,
        way && felt(way) + (way.mode === 'flight' ? changesAt(from.place) + changesAt(to.place) : 0),
      )
    }
    return known.get(to)
  }
  let best: Choice | undefined
  for (const chosen of choicesOf(others, Math.min(MOST_FURTHER, Math.floor(nights / NIGHTS.least) - 1))) {
    const all = [first, ...chosen]
    const shared = nightsOf(all, nights)
    const seen = seenIn(all, shared)
    if (best && seen <= best.value) continue
    for (const order of ordersOf(chosen)) {
      const stops = [first, ...order]
      const minutes = minutesOf(stops, wayBetween)
      if (minutes === undefined) continue
      const value = seen - (minutes / 60) * POINTS.hour - bordersOf(stops)
      if (!best || value > best.value)
        best = {
          stops: stops.map((stop) => ({ place: stop.place, nights: shared[all.indexOf(stop)] ?? 1 })),
          value,
        }
    }
  }
  return best?.stops
}

/** Every choice of one to so many. */
function choicesOf<T>(items: readonly T[], most: number): T[][] {
  return items.flatMap((item, index) => {
    if (most < 1) return []
    return [[item], ...choicesOf(items.slice(index + 1), most - 1).map((others) => [item, ...others])]
  })
}

/** From stop to stop, and home from the last. */
function minutesOf(
  stops: readonly Further[],
  between: (from: Further, to: Further) => number | undefined,
): number | undefined {
  let sum = stops.at(-1)?.home ?? 0
  for (const [index, to] of stops.entries()) {
    const from = stops[index - 1]
    if (!from) continue
    const minutes = between(from, to)
    if (minutes === undefined) return undefined
    sum += minutes
  }
  return sum
}

function bordersOf(stops: readonly Further[]): number {
  return stops.reduce((sum, { place }, index) => {
    const from = stops[index - 1]?.place
    const border = from && borderBetween(from, place)
    return sum + (border ? POINTS.border[border.control ? 'control' : 'open'] : 0)
  }, 0)
}

/** The place that was asked for is seen to the full; the further ones share the rest in proportion to what they have. */
function nightsOf([first, ...further]: readonly Further[], nights: number): number[] {
  const worth = further.map(mostNights)
  const all = worth.reduce((sum, each) => sum + each, 0)
  const own = first ? Math.max(NIGHTS.least, Math.floor(first.worth.days)) : 0
  const atHome = Math.min(nights - NIGHTS.least * further.length, Math.max(own, nights - all))
  // Where all of them together are too few, each is stretched alike.
  const stretched = Math.max(own, Math.round((nights * own) / (own + all)))
  const shared = [Math.min(atHome, stretched), ...further.map(() => NIGHTS.least)]
  for (let left = nights - shared.reduce((sum, each) => sum + each, 0); left > 0; left--) {
    const share = worth.map((each, index) => (shared[index + 1] ?? 0) / each)
    const next = share.indexOf(Math.min(...share)) + 1
    shared[next] = (shared[next] ?? 0) + 1
  }
  return shared
}

function mostNights({ place, worth }: Further): number {
  return Math.max(1, Math.min(worth.days, nightsOffered(place) ?? place.suits?.[1] ?? NIGHTS.most))
}

/** What so many nights at each see, in points; a night with nothing new costs some. */
function seenIn(stops: readonly Further[], nights: readonly number[]): number {
  return stops.reduce((sum, { place, worth }, index) => {
    const stay = nights[index] ?? 0
    const filled = Math.min(stay, worth.days)
    const moves = (index > 0 ? 1 : 0) + movesWithin(place, stay)
    return sum + filled * worth.merit(filled) - (stay - filled) * POINTS.empty - moves * POINTS.move
  }, 0)
}

/** From base to base of a region. */
function movesWithin({ bases = [] }: Destination, nights: number): number {
  const [usual] = bases.map((base) => base.nights[1]).toSorted((a, b) => b - a)
  return usual === undefined ? 0 : Math.min(bases.length - 1, Math.floor(nights / usual))
}
