import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import type { TimedItem } from '../schedule/time-day.ts'
import { DETOUR, SPEED, type Travel, wayOf } from '../travel/paces.ts'

/** So near the car one is beside it, km. */
const BESIDE_KM = 0.4
/** So far one walks back to it rather than take it along, km. */
const BACK_KM = 1
/** So near where one stays, km, nobody fetches it from there for a ride across the town: others drive. */
const IN_TOWN_KM = 2.5

/** A ride of the day as it is told; undefined where one goes nowhere. */
export interface Leg {
  item: Pick<TimedItem, 'kind'>
  from: Coordinates
  to: Coordinates
  travel: Travel | undefined
  /** Minutes between the items. */
  time: number
}

/**
 * Nobody drives off from where the car is not: who has walked away from it walks back first, or has taken it along.
 * `road`: a way as it is driven; `isOwn`: whether a ride is in one's own car; `late`: told of rides before which so many
 * minutes are missing to walk back.
 */
export function withCarAlong<T extends Leg>(
  legs: readonly T[],
  home: Coordinates,
  road: (leg: T) => Travel,
  isOwn: (leg: T) => boolean,
  late: (index: number, missing: number) => void = () => undefined,
): (Travel | undefined)[] {
  const ways = legs.map(({ travel }) => travel)
  let car = home
  // Legs that have been walked since the car was left.
  let walked: number[] = []
  for (const [index, leg] of legs.entries()) {
    if (leg.item.kind === 'free') [car, walked] = [home, []]
    if (!leg.travel) continue
    if (leg.travel.mode === 'walk') {
      walked.push(index)
      continue
    }
    if (!isOwn(leg)) {
      // Where one rides on with others the car is left, wherever that is.
      if (leg.travel.mode !== 'car') walked = []
      continue
    }
    const away = distanceKm(car, leg.from)
    if (away > BESIDE_KM && walked.length > 0) {
      const back = wayOf('walk', away * DETOUR.walk, SPEED.walk).minutes
      const isInTime = leg.travel.minutes + back <= leg.time
      // From home one fetches it, where there is time for that.
      const isAtHome = distanceKm(car, home) <= BESIDE_KM
      const isFetched = isInTime && isAtHome
      if (isAtHome && !isFetched && isInTown(leg)) {
        walked = []
        continue
      }
      if (!isInTime && away <= BACK_KM) late(index, leg.travel.minutes + back - leg.time)
      const taken = !isFetched && (away > BACK_KM || !isInTime) ? alongWith(leg) : undefined
      if (taken) for (const each of taken) ways[each] = road(legs[each] ?? leg)
      else if (isInTime && !isFetched) ways[index] = { ...leg.travel, minutes: leg.travel.minutes + back }
    }
    car = leg.to
    walked = []
  }
  return ways

  function isInTown({ from, to }: T): boolean {
    return [from, to].every((end) => distanceKm(end, home) <= IN_TOWN_KM)
  }

  /** The first of the walks, as few as bring the car near, where each is driven in its time. */
  function alongWith({ from }: T): number[] | undefined {
    const upTo = walked.findIndex((each) => distanceKm(legs[each]?.to ?? home, from) <= BESIDE_KM)
    if (upTo < 0) return undefined
    const driven = walked
      .slice(0, upTo + 1)
      .filter((each) => distanceKm(legs[each]?.from ?? home, legs[each]?.to ?? home) > BESIDE_KM)
    const isInTime = driven.every((each) => {
      const leg = legs[each]
      return leg !== undefined && road(leg).minutes <= leg.time
    })
    return isInTime && driven.length > 0 ? driven : undefined
  }
}
