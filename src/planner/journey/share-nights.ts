import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'

/** Minutes for sights on the day one arrives, on a day between, and on the last morning before the journey home. */
const ROOM = { arrival: 200, full: 400, departure: 150 }
/** An hour at a sight is worth so many times an hour at one that scores a point less. */
const HOUR_BASE = 1.25
/** Minutes that a day trip takes, and the way to any other sight. */
const DAYTRIP = 400
const WAY_KM = 12
const LEAST_WAY = 10
/** A day trip is another place's worth as well. */
const DAYTRIP_WORTH = 0.6
/** A place to which many trains and ferries run is a city with more than its best sights: as much more at most. */
const CITY = { connections: 50, more: 0.3 }
/** A night beyond all sights is worth a little, and less each time. */
const REST = 5

export interface NightsWanted {
  destination: Pick<Destination, 'sights' | 'bases' | 'center' | 'connections' | 'suits'>
  /** As asked for; left to us where undefined. */
  nights?: number
  /** No fewer where it was left to us. */
  least?: number
}

/**
 * Nights of each stop; their sum is `all`, and what was asked for is kept. The rest goes, night by night, to the stop
 * where the next day has most to offer: exact, as each further night offers less. A base has no more than suit it while
 * another stop can take them. Undefined where they do not fit.
 */
export function shareNights(stops: readonly NightsWanted[], all: number): number[] | undefined {
  const nights = stops.map((stop) => stop.nights ?? leastOf(stop))
  const plain = stops.map((stop) => stop.nights ?? 1)
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  const shared = sum(nights) <= all ? nights : plain
  const offers = stops.map(({ destination }) => offerOf(destination))
  const open = [...stops.keys()].filter((index) => stops[index]?.nights === undefined)
  const isFull = (index: number) => (shared[index] ?? 0) >= (stops[index]?.destination.suits?.[1] ?? Infinity)
  for (let left = all - sum(shared); left > 0; left--) {
    let best = -1
    let most = -Infinity
    const roomy = open.filter((index) => !isFull(index))
    for (const index of roomy.length > 0 ? roomy : open) {
      const gain = gainOf(offers[index] ?? [], shared[index] ?? 0, index === stops.length - 1)
      if (gain > most) [best, most] = [index, gain]
    }
    if (best < 0) return undefined
    shared[best] = (shared[best] ?? 0) + 1
  }
  return sum(shared) === all ? shared : undefined
}

/** A region of several bases is no stop for a night. */
function leastOf({ destination, least }: NightsWanted): number {
  return least ?? destination.suits?.[0] ?? (destination.bases ? 3 : 1)
}

interface Offer {
  minutes: number
  /** Of each minute. */
  worth: number
}

/** What there is to do, the best first, with the ways to it. */
function offerOf({ sights, center, connections = [] }: NightsWanted['destination']): Offer[] {
  const city = 1 + CITY.more * Math.min(1, connections.length / CITY.connections)
  return sights
    .map(({ score, daytrip, minutes, at }) => ({
      minutes: daytrip ? DAYTRIP : minutes + LEAST_WAY + (distanceKm(at, center) / WAY_KM) * 60,
      worth: HOUR_BASE ** score * city * (daytrip ? DAYTRIP_WORTH : 1),
    }))
    .toSorted((a, b) => b.worth - a.worth)
}

/** What the night after so many adds: a full day more. */
function gainOf(offers: readonly Offer[], nights: number, isLast: boolean): number {
  const room = ROOM.arrival + (nights - 1) * ROOM.full + (isLast ? ROOM.departure : 0)
  return worthOf(offers, room + ROOM.full) - worthOf(offers, room) + REST / (nights + 1)
}

function worthOf(offers: readonly Offer[], room: number): number {
  let left = room
  let sum = 0
  for (const { minutes, worth } of offers) {
    const spent = Math.min(left, minutes)
    sum += spent * worth
    left -= spent
  }
  return sum
}
