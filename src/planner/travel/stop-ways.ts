import { upToFive } from '../../platform/clock-time.ts'
import { regionOf } from '../../atlas/bases.ts'
import type { Connection, Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import type { StartPlace } from '../../atlas/lookup/start-place.ts'
import type { JourneyMeans } from '../../trips/trip-wishes.ts'
import type { LegMode, PlanRequest, TravelMode } from '../plan.ts'
import { BY_SHIP, isOverWater } from './landmass.ts'
import { airportTransfer, drive, goesByTrain, journeyBetween } from './travel-time.ts'

/** The way from one place of a journey to the next: minutes door to door, rounded up to five. */
export interface StopWay {
  mode: LegMode
  minutes: number
  km: number
}

export type StopPlace = Pick<Destination, 'id' | 'country' | 'connections' | 'ways' | 'zone'> &
  Pick<StartPlace, 'center' | 'airports'>

/** Minutes beside those from station to station: to the platform or quay, waiting, and to the door. */
const BESIDES = { train: 45, bus: 30, ferry: 75, change: 45 }
const DETOUR = { train: 1.2, bus: 1.3, ferry: 1.3, car: 1.3, flight: 1 }
/** km/h gate to gate with taxiing, and minutes at both airports; over land nobody flies less far, over water the short hops are flown as well. */
const FLIGHT = { kmh: 750, taxi: 30, airports: 150, leastKm: 300, leastKmOverWater: 40 }
/** By train, road or ferry up to here, minutes; beyond, a flight that saves so much is taken. */
const LONGEST_OVERLAND = 480
const WORTH_FLYING = 90
/** A train from home that runs is taken where all else saves less than this, and for a whole day where it was chosen, minutes. */
const BEFORE_OTHERS = 120
const LONGEST_BY_TRAIN = 720
/** Who has come by train goes home by train up to here, minutes. */
const ORDINARY_BY_TRAIN = 600

/**
 * How one goes on to the next stop: by a train or ferry that runs, by road where none is known; by plane where that
 * saves much of a long day, and to an island without a ferry. Undefined where nothing leads there.
 */
export function wayBetweenStops(from: StopPlace, to: StopPlace): StopWay | undefined {
  const overland = overlandWay(from, to)
  if (!overland) return flightBetween(from, to)
  if (overland.minutes <= LONGEST_OVERLAND) return overland
  return faster(overland, flightBetween(from, to), WORTH_FLYING)
}

/**
 * The way from home or back there, on whatever is fastest; so far abroad that no train is known to run, one flies. A
 * train of the timetable comes first where little is saved otherwise, and what the traveller has chosen where it goes.
 */
export function wayFromHome(from: StopPlace, to: StopPlace, means?: JourneyMeans): StopWay | undefined {
  const flight = flightBetween(from, to)
  if (means === 'plane' && flight) return flight
  if (means === 'car' && !isOverWater(from, to)) return { ...drive(from, to), mode: 'car' }
  const overland = overlandWay(from, to)
  const train =
    means === 'train' ? trainOf([...direct(from, to), ...withOneChange(from, to)]) : trainOf(direct(from, to))
  const other = Math.min(overland?.minutes ?? Infinity, flight?.minutes ?? Infinity)
  if (
    train &&
    (means === 'train' ? train.minutes <= LONGEST_BY_TRAIN : train.minutes < other + BEFORE_OTHERS)
  )
    return train
  const isGuess = overland?.mode === 'train' && direct(from, to).length === 0 && !goesByTrain(from, to)
  if (flight && isGuess) return flight
  return overland ? faster(overland, flight, WORTH_FLYING) : flight
}

function trainOf(ways: readonly StopWay[]): StopWay | undefined {
  return ways.filter(({ mode }) => mode === 'train').toSorted((a, b) => a.minutes - b.minutes)[0]
}

/** Both ways of a journey: home by what was chosen or came first, where it goes. */
export function waysFromHome(
  { route, wishes }: Pick<PlanRequest, 'route' | 'wishes'>,
  home: StopPlace | undefined,
  first: StopPlace | undefined,
  last: StopPlace | undefined,
): { there: StopWay | undefined; back: StopWay | undefined } {
  const there = home && first && wayFromHome(home, first, wishes?.arrival?.means)
  if (route?.ends !== 'start' || !home || !last) return { there, back: undefined }
  const means = wishes?.departure?.means ?? wishes?.arrival?.means
  const back = wayFromHome(last, home, means)
  const byTrain = !means && there?.mode === 'train' ? wayFromHome(last, home, 'train') : undefined
  return { there, back: byTrain && byTrain.minutes <= ORDINARY_BY_TRAIN ? byTrain : back }
}

/** How an item of the plan calls a leg's means. */
export function travelModeOf(mode: LegMode): TravelMode {
  return mode === 'train' || mode === 'car' ? mode : 'transit'
}

function faster(overland: StopWay, flight: StopWay | undefined, by: number): StopWay {
  return flight && flight.minutes + by <= overland.minutes ? flight : overland
}

function overlandWay(from: StopPlace, to: StopPlace): StopWay | undefined {
  const known = [...direct(from, to), ...(isOverWater(from, to) ? withOneChange(from, to) : [])]
  if (!isOverWater(from, to)) {
    const { mode, minutes, km } = journeyBetween(from, to)
    const byRoad: StopWay = {
      mode: mode === 'train' ? 'train' : mode === 'transit' ? 'ferry' : 'car',
      minutes,
      km,
    }
    // The model's trains are as many as the timetable's: where that is known, it counts.
    if (known.length === 0 || byRoad.mode === 'car') known.push(byRoad)
  }
  return known.toSorted((a, b) => a.minutes - b.minutes)[0]
}

function direct(from: StopPlace, to: StopPlace): StopWay[] {
  // A town's trains are known at the town alone.
  const known = [lines(from, to), lines(to, from)].find(({ length }) => length > 0) ?? []
  return known.flatMap(({ mode, minutes }) =>
    mode === 'night-train' ? [] : [wayOf(mode, minutes + BESIDES[mode], from, to)],
  )
}

function lines({ connections = [] }: StopPlace, { id }: StopPlace): Connection[] {
  return connections.filter(({ to }) => to === regionOf(id))
}

/** By train to the port, or on from it. */
function withOneChange(from: StopPlace, to: StopPlace): StopWay[] {
  const goal = regionOf(to.id)
  const onward = new Map(
    (to.connections ?? []).flatMap((each) => (each.mode === 'night-train' ? [] : [[each.to, each] as const])),
  )
  return (from.connections ?? []).flatMap((first) => {
    const second = first.to === goal ? undefined : onward.get(first.to)
    if (!second || first.mode === 'night-train') return []
    const mode = first.mode === 'ferry' || second.mode === 'ferry' ? 'ferry' : 'train'
    return [wayOf(mode, first.minutes + second.minutes + BESIDES.change + BESIDES[mode], from, to)]
  })
}

function flightBetween(from: StopPlace, to: StopPlace): StopWay | undefined {
  const [leaves] = from.airports
  const [lands] = to.airports
  if (!leaves || !lands || leaves.code === lands.code) return undefined
  if (BY_SHIP.has(regionOf(from.id)) || BY_SHIP.has(regionOf(to.id))) return undefined
  const km = distanceKm(leaves.at, lands.at)
  if (km < (isOverWater(from, to) ? FLIGHT.leastKmOverWater : FLIGHT.leastKm)) return undefined
  const minutes =
    airportTransfer(leaves.at, from.center) +
    airportTransfer(lands.at, to.center) +
    FLIGHT.airports +
    FLIGHT.taxi +
    (km / FLIGHT.kmh) * 60
  return wayOf('flight', minutes, from, to)
}

function wayOf(mode: LegMode, minutes: number, from: StopPlace, to: StopPlace): StopWay {
  const km = Math.round(distanceKm(from.center, to.center) * DETOUR[mode])
  return { mode, minutes: upToFive(minutes), km }
}
