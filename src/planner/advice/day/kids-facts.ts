import { upToFive } from '../../../platform/clock-time.ts'
import type { Destination, Sight } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import type { TripWishes } from '../../../trips/trip-wishes.ts'
import { suitsOneOf } from '../../prose/suits-one-of.ts'

/** What helps a party with children at a stop; each only where the atlas knows it. */
export interface KidsFacts {
  /** Ages that it was made for, where one of the children is of them. */
  ages?: readonly [number, number]
  /** Steps, and somebody so small that they are pushed. */
  steps?: true
  /** The youngest of them is smaller than it asks for. */
  from?: number
  /** Nothing for children at all. */
  patience?: true
  /** Where they can run about afterwards, free and near, and how far it is on foot. */
  play?: { sight: Sight; minutes: number }
}

/** Pushed, or carried, up to this age. */
const PUSHCHAIR = 3
const PLAY_KM = 0.8
const MINUTES_A_KM = 14
const PLAY: ReadonlySet<Sight['category']> = new Set(['park', 'garden', 'beach', 'themepark'])

export function kidsFacts(
  sight: Sight,
  { sights }: Pick<Destination, 'sights'>,
  wishes?: Pick<TripWishes, 'ages'>,
  /** Ids of what the day holds: nobody is sent there besides. */
  today: ReadonlySet<string> = new Set(),
): KidsFacts {
  const { kids, ages, stepFree } = sight
  const told = wishes?.ages ?? []
  const youngest = Math.min(...told, Infinity)
  const isTheirs = kids >= 2 && ages && suitsOneOf(ages, told)
  const play = kids < 2 ? playNear(sight, sights, today) : undefined
  return {
    ...(isTheirs && { ages }),
    ...(isTheirs && youngest < ages[0] && { from: ages[0] }),
    ...(stepFree === false && youngest <= PUSHCHAIR && { steps: true }),
    ...(kids === 0 && { patience: true }),
    ...(play && { play }),
  }
}

function playNear(sight: Sight, sights: readonly Sight[], today: ReadonlySet<string>): KidsFacts['play'] {
  const [near] = sights
    .filter(
      ({ id, kids, adult, price, category, event, shut }) =>
        id !== sight.id &&
        !today.has(id) &&
        kids === 3 &&
        !adult &&
        price === 0 &&
        PLAY.has(category) &&
        !event &&
        !shut,
    )
    .map((each) => ({ sight: each, km: distanceKm(each.at, sight.at) }))
    .filter(({ km }) => km <= PLAY_KM)
    .toSorted((a, b) => a.km - b.km)
  return near && { sight: near.sight, minutes: Math.max(5, upToFive(near.km * MINUTES_A_KM)) }
}
