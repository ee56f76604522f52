import { downToFive, upToFive } from '../../../platform/clock-time.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { spanOfHours } from '../../../atlas/opening-hours.ts'
import type { PlanRequest } from '../../plan.ts'
import type { Travel } from '../../travel/paces.ts'
import {
  childrenPace,
  childrenPoints,
  isForChildren,
  longestWithChildren,
  tiresChildren,
} from './children-likes.ts'
import { FAMOUS } from './fame.ts'

/** What a visit is worth to a party, how long it lasts, and what a day of theirs should hold. */

export type Party = Pick<PlanRequest, 'tripType' | 'adults' | 'kids'> &
  Partial<Pick<PlanRequest, 'budget' | 'wishes'>>

/** A whole destination visited for a day: as long as it is, at the end of a journey. */
export interface Outing extends Sight {
  way: Travel
}

export function isOuting(sight: Sight): sight is Outing {
  return 'way' in sight
}

/** A sight as this party visits it. */
export interface Stop {
  sight: Sight
  minutes: number
  prize: number
}

/** Each point of the atlas's score is worth 1.65 times the one below. */
const PRIZE_BASE = 1.65
/** What a place is known for is worth so many points more. */
const FAMOUS_POINTS = 0.7
/** Visits over this many minutes take the day, lunch included. */
const LONG_VISIT = 240
/** Who could spend the day and the evening there leaves in time for dinner. */
const LONGEST_VISIT = 420
/** Longer ones leave no room for the lunch that they do not bring. */
const LONGEST_WITH_LUNCH = { usual: 195, long: 165 }
/** Less than this share of its usual time no lunch cuts a visit: rather one stop fewer. */
const LEAST_OF_A_VISIT = 0.8
const DEAR_TO: Record<Party['tripType'], ReadonlySet<string>> = {
  relaxed: new Set(['park', 'garden', 'beach', 'waterfront', 'viewpoint', 'market', 'square']),
  sightseeing: new Set(),
  action: new Set(['themepark', 'nature', 'experience', 'tower', 'zoo', 'beach', 'viewpoint']),
}
const DEAR_POINTS = 0.6
/** Points that a ticket costs who counts every coin, by its price level; what is free is worth more. */
const DEAR_TICKETS = [-0.5, 0.3, 0.9, 1.5]
/** Who came to relax stays so much longer where it is green or by the water. */
const UNHURRIED = 1.25
/** What a dear treat is worth more to who travels in luxury, and less to who counts every coin: a spa, a boat of one's own, a tasting. */
const TREAT_POINTS = 2.5
/** What one does rather than looks at, where that is what one came for. */
const ACTIVE_POINTS = 3
/** And what halls are worth less then, unless people come for them alone. */
const HALLS: ReadonlySet<Sight['category']> = new Set(['museum', 'gallery', 'palace', 'library'])
const HALL_POINTS = { less: 1, below: 8 }
/** A big sight takes the best of a relaxed day, minutes. */
const BIG_SIGHT = 100
/** Halls of so many minutes, of which nobody takes in more in a day. */
const LONG_HALL = { minutes: 90, most: 3 }
const WANTED = {
  active: { worth: 6, replaces: 20 },
  children: { worth: 1, replaces: 5, forChildren: true as const },
  outdoors: { worth: 0.6, replaces: 2.5 },
}
const WATER_OR_GREEN: ReadonlySet<Sight['category']> = new Set(['park', 'garden', 'beach', 'waterfront'])
const ON_THE_WATER: ReadonlySet<Sight['activity']> = new Set(['swim', 'snorkel', 'sail', 'paddle'] as const)

/** A visit's length and worth for a party: children like other things. */
export function stopFor(sight: Sight, party: Party): Stop {
  const { tripType, kids, budget } = party
  const points =
    sight.score +
    (sight.score >= FAMOUS ? FAMOUS_POINTS : 0) +
    childrenPoints(sight, party) +
    (DEAR_TO[tripType].has(sight.category) ? DEAR_POINTS : 0) +
    (tripType === 'action' && sight.activity ? ACTIVE_POINTS : 0) -
    (tripType === 'action' && kids === 0 && isHall(sight) ? HALL_POINTS.less : 0) +
    (budget === 'luxury' && tripType !== 'action' && isTreat(sight) ? TREAT_POINTS : 0) -
    (budget === 'budget' ? (DEAR_TICKETS[sight.price] ?? 0) + (isTreat(sight) ? TREAT_POINTS : 0) : 0)
  const unhurried = tripType === 'relaxed' && WATER_OR_GREEN.has(sight.category) ? UNHURRIED : 1
  const pace = kids > 0 ? childrenPace(sight, party) : unhurried
  const wanted =
    isExcursion(sight) || isOuting(sight) || sight.meal === 'lunch'
      ? Math.min(sight.minutes, sight.activity === 'hike' ? Infinity : LONGEST_VISIT)
      : Math.min(
          sight.minutes * pace,
          Math.max(longestWithLunch(party), upToFive(sight.minutes * LEAST_OF_A_VISIT)),
          kids > 0 ? longestWithChildren(sight) : Infinity,
        )
  const usual = sight.stay ?? downToFive(Math.min(wanted, openMinutes(sight)))
  // Whole numbers: sums do not depend on the order of adding.
  return { sight, minutes: Math.max(15, usual), prize: Math.round(PRIZE_BASE ** points * 1000) }
}

function isHall({ category, score, activity }: Sight): boolean {
  return HALLS.has(category) && score < HALL_POINTS.below && !activity
}

/** What is made for children is dear for other reasons, as is what brings a meal: a cooking class. */
function isTreat({ treat, category, price, activity, kids, meal }: Sight): boolean {
  return (
    treat === true || activity === 'sail' || (category === 'experience' && price === 3 && kids < 3 && !meal)
  )
}

/** Who takes their time at table has less of it for one sight before or after. */
function longestWithLunch({ tripType, kids }: Party): number {
  return tripType === 'relaxed' && kids === 0 ? LONGEST_WITH_LUNCH.long : LONGEST_WITH_LUNCH.usual
}

interface Want {
  /** In the unit of arrange-days.ts. */
  worth: number
  /** It takes the place of what is worth at most so many times as much. */
  replaces: number
  forChildren?: true
  suits(sight: Sight): boolean
}

/** What a day of this party should hold one of each, where the place has it. */
export function wantsOf(party: Party): Want[] {
  const { tripType, kids } = party
  return [
    ...(tripType === 'action'
      ? [{ ...WANTED.active, suits: ({ activity }: Sight) => activity !== undefined }]
      : []),
    ...(kids > 0 ? [{ ...WANTED.children, suits: (sight: Sight) => isForChildren(sight, party) }] : []),
    ...(tripType === 'relaxed'
      ? [
          {
            ...WANTED.outdoors,
            suits: ({ category, activity }: Sight) =>
              WATER_OR_GREEN.has(category) || (activity !== undefined && ON_THE_WATER.has(activity)),
          },
        ]
      : []),
  ]
}

/** Of which sights a day of this party takes at most so many: with children halls and far trips; relaxed, whatever is big; else long halls. */
export function mostOfADay({ tripType, kids }: Pick<Party, 'tripType' | 'kids'>): {
  most: number
  of: (sight: Sight) => boolean
} {
  if (kids > 0) return { most: 1, of: tiresChildren }
  return tripType === 'relaxed' ? { most: 1, of: isBigSight } : { most: LONG_HALL.most, of: isLongHall }
}

function isLongHall({ category, minutes, daytrip }: Sight): boolean {
  return HALLS.has(category) && minutes >= LONG_HALL.minutes && !daytrip
}

function isBigSight({ minutes, setting, category, daytrip }: Sight): boolean {
  return minutes >= BIG_SIGHT && setting !== 'outdoor' && !daytrip && !DEAR_TO.relaxed.has(category)
}

/** Ids of the sights that the place is known for before all others. */
export function firstSights(sights: readonly Sight[]): Set<string> {
  const best = sights.reduce((most, { score }) => Math.max(most, score), FAMOUS)
  return new Set(sights.flatMap(({ id, score }) => (score === best ? [id] : [])))
}

/** True for what takes the day and brings its own lunch. */
export function isExcursion(sight: Sight): boolean {
  return sight.daytrip === true || sight.minutes >= LONG_VISIT
}

/** True for what one eats at, at noon, and needs no table before or after. */
export function feedsAtNoon(sight: Sight | undefined): boolean {
  if (!sight) return false
  return sight.meal === undefined ? isExcursion(sight) : sight.meal === 'lunch'
}

function openMinutes(sight: Sight): number {
  const { opens, closes } = spanOfHours(sight.hours)
  return closes - opens
}
