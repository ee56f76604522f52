import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'

/** Minutes for sights on the day one arrives, on a day between, and on the last morning before the journey home. */
const ROOM = { arrival: 200, full: 400, departure: 150 }
/** An hour at a sight is worth so many times an hour at one that scores a point less. */
const HOUR_BASE = 1.25
/** Minutes that a day trip takes, and the least way to any other sight. */
const DAYTRIP = 400
const LEAST_WAY = 15
/** So long a visit takes the day as well. */
const LONG_VISIT = 240
/** So far from the centre one goes by tram, further by road; km/h. */
const TOWN = { km: 10, kmh: 15 }
const ROAD_KMH = 50
/** So near another stop a day trip leads there, km. */
const THERE_KM = 10
/** A day trip is another place's worth as well. */
const DAYTRIP_WORTH = 0.6
/** A place to which many trains and ferries run is a city with more than its best sights: as much more at most. */
const CITY = { connections: 50, more: 0.3 }
/** A night beyond all sights is worth a little, and less each time. */
const REST = 5
const FRESH = 0.94

export interface NightsWanted {
  destination: Pick<Destination, 'sights' | 'bases' | 'center' | 'connections' | 'suits'>
  /** As asked for; left to us where undefined. */
  nights?: number
  /** No fewer where it was left to us. */
  least?: number
  /** Nights on the way there, which are the stop's. */
  away?: number
}

/**
 * Nights of each stop; their sum is `all`, and what was asked for is kept. The rest goes, night by night, to the stop
 * where the next day has most to offer: exact, as each further night offers less. A base has no more than suit it while
 * another stop can take them. Undefined where they do not fit.
 */
export function shareNights(stops: readonly NightsWanted[], all: number): number[] | undefined {
  const nights = stops.map((stop) => stop.nights ?? leastOf(stop))
  const plain = stops.map((stop) => stop.nights ?? 1 + (stop.away ?? 0))
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  const offers = stops.map(({ destination }) =>
    offerOf(
      destination,
      stops.flatMap((other) => (other.destination === destination ? [] : [other.destination])),
    ),
  )
  const shared = sum(nights) <= all ? nights : (cutShort(stops, nights, offers, all) ?? plain)
  const open = [...stops.keys()].filter((index) => stops[index]?.nights === undefined)
  const isFull = (index: number) =>
    (shared[index] ?? 0) - (stops[index]?.away ?? 0) >= (stops[index]?.destination.suits?.[1] ?? Infinity)
  for (let left = all - sum(shared); left > 0; left--) {
    let best = -1
    let most = -Infinity
    const roomy = open.filter((index) => !isFull(index))
    for (const index of roomy.length > 0 ? roomy : open) {
      const nights = (shared[index] ?? 0) - (stops[index]?.away ?? 0)
      const gain =
        gainOf(offers[index] ?? [], nights, index === stops.length - 1) * usualShare(stops[index], nights)
      if (gain > most) [best, most] = [index, gain]
    }
    if (best < 0) return undefined
    shared[best] = (shared[best] ?? 0) + 1
  }
  return sum(shared) === all ? shared : undefined
}

/** Nobody unpacks for less where a ready route gives more, nights. */
const CUT_TO = 2

/**
 * The nights of a ready route with those taken out that are too many, each where the last one offers least and a stop
 * has more than its share. Undefined for other stops, and where it would cut them too short.
 */
function cutShort(
  stops: readonly NightsWanted[],
  nights: readonly number[],
  offers: readonly (readonly Offer[])[],
  all: number,
): number[] | undefined {
  if (stops.some(({ least, nights: asked }) => least === undefined && asked === undefined)) return undefined
  const cut = [...nights]
  for (let over = cut.reduce((sum, each) => sum + each, 0) - all; over > 0; over--) {
    let worst = -1
    let least = Infinity
    for (const [index, stop] of stops.entries()) {
      const own = (cut[index] ?? 0) - (stop.away ?? 0)
      if (stop.nights !== undefined || own <= CUT_TO) continue
      const loss =
        gainOf(offers[index] ?? [], own - 1, index === stops.length - 1) / (own / (stop.least ?? own))
      if (loss < least) [worst, least] = [index, loss]
    }
    if (worst < 0) return undefined
    cut[worst] = (cut[worst] ?? 0) - 1
  }
  return cut
}

/** A region of several bases is no stop for a night. */
function leastOf({ destination, least, away = 0 }: NightsWanted): number {
  return (least ?? destination.suits?.[0] ?? (destination.bases ? 3 : 1)) + away
}

/** What another night counts beyond those of a ready route, which knows how long its stops are worth. */
function usualShare(stop: NightsWanted | undefined, nights: number): number {
  return stop?.least === undefined ? 1 : Math.min(1, (stop.least / nights) ** 2)
}

interface Offer {
  /** Of each minute. */
  worth: number
  minutes: number
}

/** What there is to do, the best first, with the ways to it; what another stop is there for is no day trip. */
function offerOf(
  { sights, bases = [], center, connections = [] }: NightsWanted['destination'],
  others: readonly Pick<NightsWanted['destination'], 'center'>[],
): Offer[] {
  const city = 1 + CITY.more * Math.min(1, connections.length / CITY.connections)
  return sights
    .filter(
      ({ daytrip, at }) => !daytrip || !others.some((other) => distanceKm(other.center, at) <= THERE_KM),
    )
    .map(({ score, daytrip, minutes, at, base }) => {
      const bed = bases.find(({ id }) => id === base)?.at ?? center
      const isTrip = daytrip || minutes >= LONG_VISIT
      const spent = isTrip ? Math.max(DAYTRIP, minutes) : minutes + wayTo(distanceKm(at, bed))
      const share = isTrip ? DAYTRIP_WORTH : minutes / spent
      // `worth` first: with a fraction in a first field `minutes` V8 would slow down all constants like { minutes: 90 }.
      return { worth: HOUR_BASE ** score * city * share, minutes: spent }
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** Minutes across town, or by road to what lies beyond. */
function wayTo(km: number): number {
  return LEAST_WAY + (Math.min(km, TOWN.km) / TOWN.kmh + Math.max(0, km - TOWN.km) / ROAD_KMH) * 60
}

/** What the night after so many adds: a full day more, and a little less of it each time. */
function gainOf(offers: readonly Offer[], nights: number, isLast: boolean): number {
  const room = ROOM.arrival + (nights - 1) * ROOM.full + (isLast ? ROOM.departure : 0)
  return (worthOf(offers, room + ROOM.full) - worthOf(offers, room)) * FRESH ** nights + REST / (nights + 1)
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
