import type { Destination } from '../../atlas/destination.ts'
import { regionOf } from '../../atlas/bases.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { roadsAround } from '../../atlas/ways/roads.ts'
import { isByBoat } from '../../atlas/ways/straits.ts'
import { MAX_SPEED_KMH } from '../limits.ts'
import type { DayFrame } from '../schedule/frame.ts'
import type { Party } from '../schedule/party/party-likes.ts'
import type { TimedItem } from '../schedule/time-day.ts'
import { afterDark } from './after-dark.ts'
import { withCarAlong } from './car-along.ts'
import {
  HOME_KM,
  isByTrain,
  isDriven,
  isForTheTrain,
  isHired,
  isOutOfTown,
  isWalkAbout,
  outingsOf,
  type Ride,
  TRANSFERS,
} from './outings.ts'
import { withWalkBack } from './walk-back.ts'
import { drivesAround } from '../travel/drives-around.ts'
import { driveOf, roundUp, type Travel } from '../travel/paces.ts'
import { takesTaxis } from '../travel/taxis.ts'

interface Setting {
  party: Pick<Party, 'budget'>
  destination: Destination
  frame: Pick<DayFrame, 'date' | 'move' | 'car'> &
    Partial<Pick<DayFrame, 'lunch' | 'latestDinner' | 'closes'>>
}

/**
 * A day's items, each way by what the party has with it: who hires a car for one of them does not wait for a bus
 * beside it, and who came by train has none to go home in.
 */
export function withRides(timed: readonly TimedItem[], setting: Setting): TimedItem[] {
  let items = timed
  let found = ridesOf(items, setting)
  // Each change takes the place of a walk back that had no time; one that cannot be is not tried again.
  const tried = new Set<number>()
  for (;;) {
    const late = found.late.find(({ index }) => !tried.has(index))
    if (!late) break
    tried.add(late.index)
    const roomier = withWalkBack(items, late.index, late.missing, setting)
    if (!roomier) continue
    items = roomier
    found = ridesOf(items, setting)
  }
  const { ways } = found
  return items.map((item, position) => {
    const isDriven = item.kind === 'move' && setting.frame.move?.hired === true
    const way = ways[position]
    const travel = way && isDriven ? { ...way, mode: 'car' as const } : way
    return travel ? { ...item, travel } : item
  })
}

/** A ride before which so many minutes are missing to walk back to the car. */
interface Late {
  index: number
  missing: number
}

function ridesOf(
  items: readonly TimedItem[],
  setting: Setting,
): { ways: (Travel | undefined)[]; late: Late[] } {
  const { destination, frame } = setting
  const rides = items
    .map((item, position) => rideAt(item, items.slice(0, position), destination))
    .map((ride) => (isByRoadAlone(ride) ? { ...ride, travel: driven(ride, destination) } : ride))
  const late: Late[] = []
  const ways = withCarThere(rides, waysOf(rides, setting), setting, (index, missing) =>
    late.push({ index, missing }),
  )
  return { ways: afterDark(rides, ways, destination, frame.date), late }
}

function waysOf(rides: readonly Ride[], { party, destination, frame }: Setting): (Travel | undefined)[] {
  if (takesTaxis(destination, party)) return rides.map((ride) => byRoad(ride, destination))
  const car = destination.practical?.car
  const outings = outingsOf(rides, destination)
  if (car !== 'useful' && car !== 'needed')
    return outings.flatMap((outing) =>
      frame.car && isOutOfTown(outing, destination) && !isForTheTrain(outing)
        ? outing.map((ride) => driven(ride, destination))
        : drivenBetween(outing, destination),
    )
  const hasCar = frame.car || frame.move?.hired === true || outings.some((outing) => isDriven(outing))
  return outings.flatMap((outing) => {
    if (isDriven(outing)) return outing.map((ride) => driven(ride, destination))
    if (isByTrain(outing) && (!frame.car || isForTheTrain(outing))) return byTrainOrCar(outing, destination)
    // A car would wait at the pier from which one does not come back.
    if (outing.some(({ from, to }) => isByBoat(regionOf(destination.id), from, to)))
      return outing.map(({ travel }) => travel)
    if (car === 'useful' && isWalkAbout(outing, destination)) return outing.map(({ travel }) => travel)
    return outing.map((ride, position) => {
      const isTaken = hasCar && (frame.car || !isInTown(ride, destination))
      return isTaken && !isLastGlass(ride, outing.slice(0, position))
        ? driven(ride, destination)
        : ride.travel
    })
  })
}

/** With the car where one drives off in it. */
function withCarThere(
  rides: readonly Ride[],
  ways: readonly (Travel | undefined)[],
  { party, destination, frame }: Setting,
  late: (index: number, missing: number) => void,
): (Travel | undefined)[] {
  if (takesTaxis(destination, party)) return [...ways]
  const hasCar = frame.car || frame.move?.hired === true || destination.practical?.car === 'needed'
  const told = rides.map((ride, index) => ({ ...ride, travel: ways[index] }))
  const drive = drivesAround(destination)
  const road = ({ from, to }: Ride) => drive(from, to)
  const isOwn = (ride: Ride) =>
    hasCar ? ride.travel?.mode === 'car' && !TRANSFERS.has(ride.item.kind) : isHired(ride)
  return withCarAlong(told, destination.center, road, isOwn, late)
}

/** Who has been home leaves the car there for it. */
function isLastGlass({ item }: Ride, before: readonly Ride[]): boolean {
  return item.kind === 'evening' && before.every(({ travel }) => !travel || travel.mode === 'walk')
}

function rideAt(item: TimedItem, before: readonly TimedItem[], { center }: Destination): Ride {
  const last = before.findLast((each) => pointOf(each))
  return {
    item,
    before: last,
    from: (last && pointOf(last)) ?? center,
    to: pointOf(item) ?? center,
    travel: item.travel,
    time: item.start - (before.at(-1)?.end ?? 0),
  }
}

/** Where one does without a car in town: from its first drive out to the last one nobody waits for a bus beside it. */
function drivenBetween(outing: readonly Ride[], destination: Destination): (Travel | undefined)[] {
  const first = outing.findIndex(isHired)
  const last = outing.findLastIndex(isHired)
  return outing.map((ride, position) =>
    position > first && position < last ? driven(ride, destination) : ride.travel,
  )
}

/** By train and bus; where no bus is in time, by car from the start, if the road is no longer than the line. */
function byTrainOrCar(outing: readonly Ride[], destination: Destination): (Travel | undefined)[] {
  const byBus = outing.map((ride) => withoutCar(ride))
  const isByTour = ({ item, before }: Ride) =>
    [item, before].some((each) => each?.sight?.reach?.mode === 'tour')
  const needsCar = outing.some((ride, position) => byBus[position]?.mode === 'car' && !isByTour(ride))
  if (!needsCar || isForTheTrain(outing)) return byBus
  const byRoadAlone = outing.map((ride) => driven(ride, destination))
  return byRoadAlone.some((way) => way?.mode === 'train') ? byBus : byRoadAlone
}

/** No bus goes to one of its ends. */
function isByRoadAlone({ item, before, travel }: Ride): boolean {
  return travel?.mode === 'transit' && [item, before].some((each) => each?.sight?.reach?.mode === 'car')
}

function isInTown({ from, to }: Ride, { center }: Destination): boolean {
  return [from, to].every((end) => distanceKm(end, center) <= HOME_KM)
}

/** A ride by bus or tram by road, as long; over water in the same boat as others, and to where no car can be left by the same bus. */
function byRoad({ item, before, from, to, travel }: Ride, { id }: Destination): Travel | undefined {
  if (travel?.mode !== 'transit' || TRANSFERS.has(item.kind)) return travel
  const isTaken = [item, before].some(
    (each) => each?.sight?.reach?.mode === 'ferry' || each?.sight?.reach?.oneWay,
  )
  return isTaken || isByBoat(regionOf(id), from, to) ? travel : { ...travel, mode: 'car' }
}

/** In a hired car, also where the train goes, if the road is no longer. */
function driven(ride: Ride, destination: Destination): Travel | undefined {
  const { item, travel, from, to } = ride
  const way = byRoad(ride, destination)
  if (!way || TRANSFERS.has(item.kind) || !(way.mode === 'train' || way !== travel)) return way
  const roads = roadsAround(destination.country, destination.center)
  const { minutes } = driveOf(way.km, [roads(from), roads(to)])
  if (way.mode === 'train') return minutes <= way.minutes ? { ...way, mode: 'car', minutes } : way
  return { ...way, minutes: Math.min(way.minutes, minutes) }
}

/** Minutes that a country bus takes longer than a car: to the stop, and waiting. */
const AT_STOP = 10

/** By bus, where the day leaves the time for it. */
function withoutCar({ item, before, travel, time }: Ride): Travel | undefined {
  if (travel?.mode !== 'car' || item.sight?.reach || before?.sight?.reach) return travel
  const soonest = (travel.km / MAX_SPEED_KMH.transit) * 60
  const minutes = roundUp(Math.max(travel.minutes + AT_STOP, soonest))
  return minutes <= time ? { ...travel, mode: 'transit', minutes } : travel
}

function pointOf({ sight, food, area, evening }: TimedItem): Coordinates | undefined {
  return sight?.at ?? food?.at ?? area?.at ?? evening?.at
}
