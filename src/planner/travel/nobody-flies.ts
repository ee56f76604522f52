import { distanceKm } from '../../atlas/distance.ts'
import { connectionsBetween } from '../../atlas/lookup/start-place.ts'
import { isOpenId } from '../../atlas/open-id.ts'
import { isOverWater } from './landmass.ts'
import { drive, journeyBetween, type Place } from './travel-time.ts'

/** Nobody flies less far overland, km. */
const NEAR_KM = 150
/** Nor up to here where a train or road leads there in so short a time, minutes. */
const SHORT_HOP = { km: 320, minutes: 240 }
/** A train may take so much longer where the road is no longer than that, minutes. */
const SLOW_TRAIN = { minutes: 360, road: 300 }

/** So near, overland, that there is no flight to look for. */
export function isNear(from: Place, to: Place): boolean {
  return !isOverWater(from, to) && distanceKm(from.center, to.center) < NEAR_KM
}

/** So near overland, or a short hop by what runs there, or not far and at one end a place that only the map knows. */
export function nobodyFlies(from: Place, to: Place): boolean {
  if (isNear(from, to)) return true
  if (distanceKm(from.center, to.center) > SHORT_HOP.km) return false
  if (isOverWater(from, to)) return false
  const known = connectionsBetween(from.id, to).filter(({ mode }) => mode !== 'night-train')
  if (known.some(({ minutes }) => minutes <= SHORT_HOP.minutes)) return true
  const hasTrain = known.some(({ mode, minutes }) => mode === 'train' && minutes <= SLOW_TRAIN.minutes)
  if (hasTrain && drive(from, to).minutes <= SLOW_TRAIN.road) return true
  const isSmall = isOpenId(from.id) || isOpenId(to.id)
  return isSmall || (known.length === 0 && journeyBetween(from, to).minutes <= SHORT_HOP.minutes)
}
