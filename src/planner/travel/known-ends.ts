import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { knownMeans, type ReachPlace } from './known-reach.ts'

/** Further from the centre than this one has driven there, km: as far as a city's trams and taxis go. */
const CITY_KM = 15
/** A tour fetches its guests within so many km of the centre; what lies so near its goal is seen with it. */
const TOUR = { fetchedKm: 2, besideKm: 4 }
const RIDDEN = new Set<string>(['train', 'tram', 'bus'])
/** Ridden by who could drive there as well: the railway is what one came for. */
const BY_RAIL = new Set<string>(['train', 'tram'])

/** What is known of the two ends of a way. */
interface Ends {
  /** Out of town, with the car in which one has come: nothing else is known to go there. */
  areDriven(...ends: Coordinates[]): boolean
  /** Who has no car there rides to one of them from the centre, and so comes to it from elsewhere. */
  areRidden(...ends: Coordinates[]): boolean
  /** A tour leads to one of them: it fetches one in town and brings one back there, whatever lies beside its road. */
  areByTour(from: Coordinates, to: Coordinates): boolean
}

export function endsAt(place: ReachPlace | undefined): Ends {
  const car = place?.practical?.car
  const meansAt = knownMeans(place)
  const hasTours = place?.sights?.some(({ reach }) => reach?.mode === 'tour') === true
  return {
    areDriven: (...ends) =>
      car === 'useful' &&
      ends.some((end) => place !== undefined && distanceKm(end, place.center) > CITY_KM) &&
      ends.every((end) => meansAt(end) === undefined),
    areByTour: (from, to) => {
      if (!hasTours || !place || (meansAt(from) !== 'tour' && meansAt(to) !== 'tour')) return false
      const isOut = [from, to].every((end) => distanceKm(end, place.center) > TOUR.fetchedKm)
      return isOut && distanceKm(from, to) > TOUR.besideKm
    },
    areRidden: (...ends) => {
      const ridden = car === 'no' ? RIDDEN : car === 'useful' ? BY_RAIL : undefined
      return ridden !== undefined && ends.some((end) => ridden.has(meansAt(end) ?? ''))
    },
  }
}
