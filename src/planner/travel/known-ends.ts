import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { knownMeans, type ReachPlace } from './known-reach.ts'

/** Further from the centre than this one has driven there, km: as far as a city's trams and taxis go. */
const CITY_KM = 15
const RIDDEN = new Set<string>(['train', 'tram', 'bus'])

/** What is known of the two ends of a way. */
interface Ends {
  /** Out of town, with the car in which one has come: nothing else is known to go there. */
  areDriven(...ends: Coordinates[]): boolean
  /** Who has no car rides to one of them from the centre, and so comes to it from elsewhere. */
  areRidden(...ends: Coordinates[]): boolean
}

export function endsAt(place: ReachPlace | undefined): Ends {
  const car = place?.practical?.car
  const meansAt = knownMeans(place)
  return {
    areDriven: (...ends) =>
      car === 'useful' &&
      ends.some((end) => place !== undefined && distanceKm(end, place.center) > CITY_KM) &&
      ends.every((end) => meansAt(end) === undefined),
    areRidden: (...ends) => car === 'no' && ends.some((end) => RIDDEN.has(meansAt(end) ?? '')),
  }
}
