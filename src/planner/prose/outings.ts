import type { Destination } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import type { TimedItem } from '../schedule/time-day.ts'
import type { Travel } from '../travel/paces.ts'

/** The rides of a day in stretches from home to home, and by what each is made. */

/** So near the centre, km, one is home again and leaves the car there. */
export const HOME_KM = 2
/** In a town that wants no car one's own is left at home up to here, km. */
const OUT_KM = 12
/** From base to base. */
export const TRANSFERS = new Set<TimedItem['kind']>(['move', 'via', 'move-on'])

export interface Ride {
  item: TimedItem
  /** The place before, and where the way leads from and to. */
  before: TimedItem | undefined
  from: Coordinates
  to: Coordinates
  travel: Travel | undefined
  /** Minutes between the items. */
  time: number
}

/** The rides of a day in stretches from home to home. */
export function outingsOf(rides: readonly Ride[], { center }: Destination): Ride[][] {
  const outings: Ride[][] = [[]]
  for (const ride of rides) {
    outings.at(-1)?.push(ride)
    const isHome = ride.item.kind !== 'free' && distanceKm(ride.to, center) <= HOME_KM
    if (isHome) outings.push([])
  }
  return outings
}

/** In a hired car: one that a tour or the bus is not, and that was not left at home. */
export function isDriven(outing: readonly Ride[]): boolean {
  return !isByTrain(outing) && outing.some((ride) => isHired(ride))
}

export function isHired({ item, before, travel }: Ride): boolean {
  if (travel?.mode !== 'car' || TRANSFERS.has(item.kind)) return false
  return [item, before].every((each) => each?.sight?.reach === undefined || each.sight.reach.mode === 'car')
}

/** Its first ride is a train's. */
export function isByTrain(outing: readonly Ride[]): boolean {
  const first = outing.find(
    ({ travel, item }) => travel && travel.mode !== 'walk' && !TRANSFERS.has(item.kind),
  )
  return first?.travel?.mode === 'train'
}

/** The ride is what one comes for. */
export function isForTheTrain(outing: readonly Ride[]): boolean {
  return isByTrain(outing) && outing.some(({ item }) => item.sight?.category === 'experience')
}

export function isOutOfTown(outing: readonly Ride[], { center }: Destination): boolean {
  return outing.some(({ to }) => distanceKm(to, center) > OUT_KM)
}

/** A part of the town that is walked through, to which one rides: nobody parks there to drive from door to door. */
export function isWalkAbout(outing: readonly Ride[], { center }: Destination): boolean {
  const ways = outing.flatMap(({ travel }) => travel ?? [])
  const walked = ways.filter(({ mode }) => mode === 'walk').length
  const isNear = outing.every(({ to }) => distanceKm(to, center) <= OUT_KM)
  return isNear && walked * 2 > ways.length && ways.every(({ mode }) => mode !== 'car')
}
