import facts from '../../../content/land-and-sea.json' with { type: 'json' }
import type { Atlas, DestinationHead } from '../../atlas/atlas.ts'
import { borderBetween } from '../../atlas/country/borders.ts'
import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { type StopWay, wayBetweenStops } from '../travel/stop-ways.ts'
import { isSameTown } from './plan-route.ts'

/** As the crow flies, km: within a country planes fly; nobody crosses a border unasked for more than a drive. */
const REACH_KM = { home: 2200, abroad: 400 }
/** Door to door, minutes; the hours at two airports are counted with a flight. */
const LONGEST = { overland: 390, flight: 450 }
/** Nobody goes on to a place with less to see. */
const LEAST_SIGHTS = 8
/** Nor to one that is not open to everybody. */
const FOR_PILGRIMS = new Set(facts.pilgrims)
/** So many are looked at, the ones with most to see for their way first. */
const MOST_PLACES = 10
const ENOUGH_SIGHTS = 20
const KM_A_SIGHT = 60

/** Places that a long stay may go on to, the best for their way first. `origin` is where the travellers come from. */
export async function placesWithinReach(
  atlas: Pick<Atlas, 'heads' | 'load'>,
  home: Destination,
  origin: string | undefined,
): Promise<Destination[]> {
  const near = atlas.heads
    .filter(({ id, sights }) => id !== home.id && id !== origin && sights >= LEAST_SIGHTS)
    .filter(({ id }) => !FOR_PILGRIMS.has(id))
    .map((head) => ({ head, km: distanceKm(head.center, home.center) }))
    .filter(({ head, km }) => km <= (head.country === home.country ? REACH_KM.home : REACH_KM.abroad))
    .toSorted((a, b) => promise(b.head, b.km) - promise(a.head, a.km))
    .slice(0, MOST_PLACES)
  const loaded = await Promise.all(near.map(({ head }) => atlas.load(head.id)))
  const places = loaded.filter((place) => place !== undefined)
  // A region holds its towns.
  return places.filter(
    (place) =>
      !isWithin(home, place) && ![home, ...places].some((other) => other !== place && isWithin(place, other)),
  )
}

/** The region in whose bases a town is one, as Windhoek is of Namibia; its bases with that of the town first. */
export async function regionAround(
  atlas: Pick<Atlas, 'heads' | 'load'>,
  town: Destination,
): Promise<Destination | undefined> {
  const heads = atlas.heads.filter(
    ({ id, country, bases }) => bases && id !== town.id && country === town.country,
  )
  const regions = await Promise.all(heads.map(({ id }) => atlas.load(id)))
  const region = regions.find((each) => each && isWithin(town, each))
  const [here, others] = partition(region?.bases ?? [], ({ at }) => isSameTown(at, town.center))
  return region && { ...region, bases: [...here, ...others] }
}

function partition<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))]
}

function isWithin({ center }: Destination, { bases = [] }: Destination): boolean {
  return bases.some((base) => isSameTown(base.at, center))
}

function promise({ sights }: DestinationHead, km: number): number {
  return Math.min(sights, ENOUGH_SIGHTS) - km / KM_A_SIGHT
}

/**
 * The way on to another place that nobody has asked for: no longer than half a day, and over a border with passports
 * only by land or ferry to a neighbour. Undefined where there is none.
 */
export function wayOnTo(from: Destination, to: Destination): StopWay | undefined {
  const way = wayBetweenStops(from, to)
  if (!way || way.minutes > LONGEST[way.mode === 'flight' ? 'flight' : 'overland']) return undefined
  const isByAir = way.mode === 'flight'
  const isWatched = borderBetween(from, to)?.control ?? false
  const isNeighbour = from.nearby.includes(to.id) || to.nearby.includes(from.id)
  return isWatched && (isByAir || !isNeighbour) ? undefined : way
}
