import { distanceKm } from '../../atlas/distance.ts'
import { connectionsBetween } from '../../atlas/lookup/start-place.ts'
import type { Plan } from '../plan.ts'
import { OWN_AIRPORT_KM } from '../travel/airport-way.ts'
import { hasFewLines } from '../travel/flight-codes.ts'
import { isOverWater } from '../travel/landmass.ts'
import { nobodyFlies } from '../travel/nobody-flies.ts'
import { isHiredAtHome } from './car-advice.ts'
import type { AdviceSetting } from './plan-advice.ts'
import { goesByBus, goesThereByTrain, legThere } from './ways-there.ts'

/** Longer on a train by day nobody sits who could fly, minutes. */
const LONGEST_BY_DAY = 720
/** Up to here one has come by the usual hour; for what takes longer one flies, minutes. */
const SOON_BY_TRAIN = 360

/** What the plan tells of the way there: the fastest connection, where one does not fly or drive. */
export function arrivalOf(setting: AdviceSetting): Plan['arrival'] {
  const arrival = arrivalWithoutCar(setting)
  return isHiredAtHome(setting, arrival) ? undefined : arrival
}

/** Whether one drives there in a car that one hires at home for the whole stay. */
export function comesInHiredCar(setting: AdviceSetting): boolean {
  return isHiredAtHome(setting, arrivalWithoutCar(setting))
}

function arrivalWithoutCar(setting: AdviceSetting): Plan['arrival'] {
  const { home, start, request, legs } = setting
  const arrival = fastestWay(setting)
  const takesTheDay = arrival?.mode === 'train' && arrival.minutes > SOON_BY_TRAIN && !legs
  if (!takesTheDay || goesThereByTrain(request, start, home, arrival)) return arrival
  return fliesThere(setting) ? undefined : arrival
}

/** The fastest connection that is no whole day, unless the way is chosen to be another. */
function fastestWay({ request, home, bases, start, legs }: AdviceSetting): Plan['arrival'] {
  const leg = legThere(legs, bases[0]?.id)
  const means = leg ? leg.mode : request.wishes?.arrival?.means
  const ways = start ? connectionsBetween(start.id, home) : []
  const [fastest] = leg?.mode === 'train' ? ways.filter(({ mode }) => mode === 'train') : ways
  if (means === 'flight' || means === 'plane' || means === 'car') return undefined
  if (!start || !fastest || (fastest.minutes > LONGEST_BY_DAY && fastest.mode !== 'night-train'))
    return undefined
  const { mode, minutes, changes } = fastest
  return { from: start.names[request.language], mode, minutes, changes }
}

/** Whether flights are of any use on the way there. */
export function fliesThere(setting: AdviceSetting): boolean {
  const { request, home, bases, start, legs } = setting
  if (start && nobodyFlies(start, home)) return false
  const leg = legThere(legs, bases[0]?.id)
  if (leg?.mode === 'car') return false
  const [airport] = home.airports
  const means = request.wishes?.arrival?.means
  if (start && means !== 'plane' && goesByBus(start, home)) return false
  if (!start || isOverWater(start, home)) return true
  const byTrain = leg ? leg.mode === 'train' : goesThereByTrain(request, start, home, fastestWay(setting))
  const isSmall =
    !airport || hasFewLines(airport.code) || distanceKm(airport.at, home.center) > OWN_AIRPORT_KM
  return means !== 'car' && !(byTrain && (means === 'train' || isSmall))
}
