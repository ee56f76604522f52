import { wayBetweenBases } from '../../atlas/bases.ts'
import type { Destination } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { roadsAround } from '../../atlas/ways/roads.ts'
import { roundaboutsAt } from '../../atlas/ways/roundabout.ts'
import { footpathsAt } from '../../atlas/ways/footpaths.ts'
import { isByBoat, isOnFoot, isOverStrait, minutesAtQuays } from '../../atlas/ways/straits.ts'
import { FAST_RAIL, farMode, hasRails } from './far-mode.ts'
import { endsAt } from './known-ends.ts'
import { knownReach, type ReachPlace } from './known-reach.ts'
import { noShortcuts } from './no-shortcut.ts'
import { groundOf, isAcrossSea, isOverWater } from './landmass.ts'
import {
  byBoat,
  DETOUR,
  driveOf,
  JOURNEY,
  joined,
  MOVING,
  roundUp,
  SPEED,
  type Travel,
  wayOf,
} from './paces.ts'
import { MAX_WALK_KM } from '../limits.ts'
import type { PlanRequest, TravelMode } from '../plan.ts'
import { rememberWays, type WayBetween } from './remembered-ways.ts'
import { hasNoBuses, takesTaxis } from './taxis.ts'
import { leadsThroughTown, TOWN_KM } from './through-town.ts'
import type { TripWishes } from '../../trips/trip-wishes.ts'

/** Walked up to here, km by street; with children or a driver a little less, rather than in a car of one's own, and by whom walking tires no further than this. */
const WALK_KM = {
  adults: 1.8,
  kids: 1.3,
  besideCar: 1.6,
  luxury: 1.3,
  'little-walking': 0.6,
  'step-free': 0.9,
}
/** Beyond this a city's trams and taxis are not how one goes, km straight. */
const CITY_KM = 15
/** Further out than this there are none between two places either, km from the centre. */
const COUNTRY_KM = 20
/** Its buses are slow boats. */
const VAPORETTI = new Set(['venice'])

/** Who is under way, as far as it changes how. */
export interface Riders {
  budget?: PlanRequest['budget'] | undefined
  wishes?: Pick<TripWishes, 'mobility' | 'arrival'> | undefined
}

type Around = Place & ReachPlace & { onFootKm?: number; walkKm?: number; alongPaths?: boolean }

/** How one gets around at a destination; where that is not known, by road out of town. Who walks little rides sooner. */
export function waysAround(
  destination: Around | undefined,
  { budget, wishes }: Riders = {},
  drivesOn = false,
): WayBetween {
  return waysOf(destination, budget, wishes?.mobility, wishes?.arrival?.means, drivesOn)
}

const waysOf = rememberWays(createWays)

function createWays(
  destination: Around | undefined,
  budget: Riders['budget'],
  mobility: TripWishes['mobility'],
  means: NonNullable<TripWishes['arrival']>['means'] | undefined,
  drivesOn: boolean,
): WayBetween {
  const byTaxi = destination !== undefined && takesTaxis(destination, { budget })
  const reach = knownReach(destination, byTaxi)
  const ends = endsAt(destination)
  const far = destination && hasRails(destination) ? farMode(destination) : 'car'
  const center = destination?.center
  const around = center && roundaboutsAt(center)
  const footpaths = center && destination.alongPaths && !mobility ? footpathsAt(center) : undefined
  const roads = center ? roadsAround(destination.country, center) : () => 'usual' as const
  const needsCar = destination?.practical?.car === 'needed'
  const isOut = (place: Coordinates) => center !== undefined && distanceKm(place, center) > COUNTRY_KM
  // From one side of a town to the other one changes in the centre, where nobody hires a car.
  const isAcross = (from: Coordinates, to: Coordinates, straight: number) =>
    far === 'car' &&
    destination?.practical?.car === 'no' &&
    [from, to].every((place) => !isOut(place) && distanceKm(place, destination.center) < straight)
  /** Nothing runs there on this day. */
  const isStill = (from: Coordinates, to: Coordinates) =>
    center !== undefined &&
    mobility === undefined &&
    [from, to].every((place) => distanceKm(place, center) <= (destination?.onFootKm ?? -1))
  const hasCar = needsCar || means === 'car'
  return way

  function way(from: Coordinates, to: Coordinates, kids: number): Travel {
    if (center && !hasCar && ends.areByTour(from, to))
      return joined(way(from, center, kids), way(center, to, kids))
    const told = reach(from, to)
    if (told) return told
    const guessed = guess(from, to, kids)
    return center ? noShortcuts(destination, reach, (a, b) => way(a, b, kids))(from, to, guessed) : guessed
  }

  function guess(from: Coordinates, to: Coordinates, kids: number): Travel {
    const canHail = byTaxi && !isByBoat(groundOf(destination), from, to)
    const isOver = isOverStrait(from, to)
    if (isOver && !canHail) return byBoat(distanceKm(from, to), minutesAtQuays(from, to))
    const straight = around?.(from, to) ?? distanceKm(from, to)
    const onFoot = straight * DETOUR.walk
    const withKids = needsCar ? WALK_KM.besideCar : WALK_KM.kids
    const usual = budget === 'luxury' ? WALK_KM.luxury : kids > 0 ? withKids : WALK_KM.adults
    const pleasant = Math.min(usual, destination?.walkKm ?? usual)
    const furthest = mobility ? Math.min(WALK_KM[mobility], pleasant) : pleasant
    const isWalked = isOnFoot(from, to) || isStill(from, to) || footpaths?.(from, to)
    const most = isWalked ? MAX_WALK_KM : Math.min(MAX_WALK_KM, furthest)
    if (!isOver && onFoot <= most) return travel('walk', straight, kids)
    const local =
      straight <= CITY_KM
        ? !(
            far === 'car' &&
            ((isOut(from) && isOut(to)) || (drivesOn && !byTaxi && ends.areDriven(from, to)))
          )
        : isAcross(from, to, straight)
    if (canHail && local && !needsCar)
      return wayOf('car', straight * DETOUR.car, hasNoBuses(destination) ? SPEED.driver : SPEED.taxi)
    const mode = needsCar ? 'car' : local ? 'transit' : far
    const viaCentre =
      mode === 'car' && center && ends.areRidden(from, to) ? byWayOf(center, from, to, kids) : undefined
    if (viaCentre) return viaCentre
    if (center && leadsThroughTown(mode, from, to, center, reach))
      return joined(way(from, center, kids), way(center, to, kids))
    if (mode === 'transit' && destination && VAPORETTI.has(groundOf(destination)))
      return wayOf('transit', straight * DETOUR.transit, SPEED.vaporetto)
    if (mode === 'car' && destination && isByBoat(groundOf(destination), from, to)) return byBoat(straight)
    return mode === 'car'
      ? driveOf(straight * DETOUR.car, [roads(from), roads(to)])
      : travel(mode, straight, kids)
  }

  /** Over the centre, where both parts of the way are ridden; it is no end of the way itself. */
  function byWayOf(
    center: Coordinates,
    from: Coordinates,
    to: Coordinates,
    kids: number,
  ): Travel | undefined {
    if ([from, to].some((end) => distanceKm(end, center) < TOWN_KM)) return undefined
    const parts = [way(from, center, kids), way(center, to, kids)] as const
    const whole = joined(...parts)
    return parts.some(({ mode }) => mode === 'car') || whole.minutes > LONGEST_RIDE ? undefined : whole
  }
}

/** Longer than this nobody rides there and on, minutes. */
const LONGEST_RIDE = 150

export type Place = {
  id: string
  country: string
  center: Coordinates
  ways?: Destination['ways']
  connections?: Destination['connections']
  nearby?: readonly string[]
  practical?: Pick<NonNullable<Destination['practical']>, 'car'>
}

/** By bus one is as long on the road. */
const WAY_MODES = { car: 'car', bus: 'car', train: 'train', ferry: 'transit' } as const

/** The way from one base to the next. `transit` stands for a ferry or a short flight. */
export function journeyBetween(from: Place, to: Place): Travel {
  const known = wayBetweenBases(from, to)
  if (known) {
    const mode = WAY_MODES[known.mode]
    const km = known.km ?? Math.round(distanceKm(from.center, to.center) * DETOUR[mode] * 10) / 10
    return { mode, minutes: roundUp(known.minutes), km }
  }
  const overland = farMode(from) === 'train' && farMode(to) === 'train' ? 'train' : 'car'
  const mode = isOverWater(from, to) ? 'transit' : overland
  const km = distanceKm(from.center, to.center) * DETOUR[mode]
  const fast = FAST_RAIL.has(from.country) && FAST_RAIL.has(to.country) ? 'fastTrain' : 'train'
  const pace = isAcrossSea(from, to) ? 'fastFerry' : mode === 'train' ? fast : 'transit'
  return mode === 'car' ? drive(from, to) : wayOf(mode, km, JOURNEY[pace])
}

/** The way from one town to the other by road. */
export function drive(from: Place, to: Place): Travel {
  const roads = ({ country, center }: Place) => roadsAround(country, center)(center)
  return driveOf(distanceKm(from.center, to.center) * DETOUR.car, [roads(from), roads(to)], MOVING)
}

/** Up to here the train is as good as a flight, over a border and within a country, km. */
const TRAIN_KM = { abroad: 300, home: 700 }

/** Within one country of many trains, and to its neighbours where it is not far. */
export function goesByTrain(from: Place, to: Place): boolean {
  const trains = farMode(from) === 'train' && farMode(to) === 'train'
  const furthest = from.country === to.country ? TRAIN_KM.home : TRAIN_KM.abroad
  return trains && !isOverWater(from, to) && distanceKm(from.center, to.center) <= furthest
}

/** Minutes from an airport to the door, by road or rail. */
export function airportTransfer(airport: Coordinates, center: Coordinates): number {
  return roundUp(20 + ((distanceKm(airport, center) * DETOUR.car) / 60) * 60)
}

function travel(mode: Exclude<TravelMode, 'car'>, straight: number, kids: number): Travel {
  return wayOf(mode, straight * DETOUR[mode], SPEED[mode], mode === 'walk' && kids > 0 ? 1.25 : 1)
}
