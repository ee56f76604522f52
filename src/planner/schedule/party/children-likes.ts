import type { Sight } from '../../../atlas/destination.ts'
import { USUAL_AGE } from '../../limits.ts'
import type { PlanRequest } from '../../plan.ts'
import type { TripWishes } from '../../../trips/trip-wishes.ts'
import { CAME_FOR, FAMOUS } from './fame.ts'

/** What a place is to children of these ages, how long they bear it, and what a day of theirs holds. */

interface Family {
  kids: number
  tripType?: PlanRequest['tripType']
  wishes?: Pick<TripWishes, 'ages'> | undefined
}

/** Points a party with children gives or takes, by the atlas's 0–3 for children; those of teenagers differ less. */
const POINTS = { small: [-6, -1.5, 0.7, 3.2], usual: [-4, -1, 0.5, 2.8], teens: [-1.5, 0, 0.5, 1] }
/** Years: who is younger is small, and who is as old a teenager. */
const SMALL_BELOW = 8
export const TEEN_FROM = 13
/** Half a day with animals or rides is what they tell of at home. */
const DAY_OF_THEIRS = { points: 1.3, minutes: 120 }
/** What one does rather than looks at. */
const TEEN_ACTIVE = 1.5
/** They stay longer at what is made for them, and not as long elsewhere. */
const PACE = [0.8, 0.9, 1.15, 1.15]
/** Indoors nothing that is not made for them holds children longer, minutes; or so much of a visit at least. */
const INDOORS = { minutes: 90, share: 0.55 }
const MUSEUMS: ReadonlySet<Sight['category']> = new Set(['museum', 'gallery', 'palace', 'library'])
/** Minutes from which one is big. */
const BIG_MUSEUM = 75
/** Years from which a tour of so many minutes is ridden on wheels of one's own. */
const BIKE_TOUR = { minutes: 120, ages: [8, 99] as const }
/** Where there is room to play. */
const PLAY: ReadonlySet<Sight['category']> = new Set(['zoo', 'aquarium', 'themepark', 'beach', 'park'])
const ANIMALS_OR_RIDES: ReadonlySet<Sight['category']> = new Set(['zoo', 'aquarium', 'themepark'])
const WET_OR_RIDDEN: ReadonlySet<Sight['activity']> = new Set(['swim', 'paddle', 'sail', 'ride'])

const HOUSES: ReadonlySet<Sight['category']> = new Set(['museum', 'experience'])
const CHILD_UP_TO = 12
/** Points that a house made for children, or a day in a park of rides, is worth less to who comes without any. */
const CHILDISH = 2
const DAY_OF_RIDES = 240

/** A year younger than it says, one comes along with the others. */
const YEARS_SHORT = 1

/** How much it is for these children, 0–3: less where the youngest is too young, or half of them are too old. */
export function kidsLevel(
  { kids, ages: said, activity, minutes }: Pick<Sight, 'kids' | 'ages' | 'activity' | 'minutes'>,
  family: Family,
): number {
  const told = agesOf(family)
  const ages = said ?? (activity === 'bike' && minutes >= BIKE_TOUR.minutes ? BIKE_TOUR.ages : undefined)
  if (!ages) return kids
  const fit = told.filter((age) => age <= ages[1]).length
  const suits = Math.min(...told) + YEARS_SHORT >= ages[0] && fit > 0
  // Half of them are bored where the others are twelve at most, and bear it elsewhere.
  const isForMost = fit * 2 > told.length
  return Math.min(kids, !suits ? 1 : isForMost ? 3 : ages[1] > CHILD_UP_TO ? 2 : 1)
}

/** Points of the atlas's score that a sight is worth more or less to a party with these children, or with none. */
export function childrenPoints(sight: Sight, family: Family): number {
  if (family.kids === 0)
    return isMadeForChildren(sight) || (isParkOfRides(sight) && family.tripType !== 'action') ? -CHILDISH : 0
  const level = kidsLevel(sight, family)
  const told = agesOf(family)
  const areTeens = Math.min(...told) >= TEEN_FROM
  const by = areTeens ? POINTS.teens : Math.min(...told) < SMALL_BELOW ? POINTS.small : POINTS.usual
  const own = (by[level] ?? 0) + (areTeens && sight.activity ? TEEN_ACTIVE : 0)
  if (level === 3 && ANIMALS_OR_RIDES.has(sight.category) && sight.minutes >= DAY_OF_THEIRS.minutes)
    return own + (areTeens && sight.category !== 'themepark' ? 0 : DAY_OF_THEIRS.points)
  return keepsItsScore(sight, level) ? Math.max(0, own) : own
}

/** A house whose guests are twelve at most: a fairy-tale train, a museum of touch. */
function isMadeForChildren({ kids, ages, category, setting }: Sight): boolean {
  return kids === 3 && setting === 'indoor' && HOUSES.has(category) && (ages?.[1] ?? Infinity) <= CHILD_UP_TO
}

/** A whole day of roller coasters and costumed animals; what the place is famous for is for everybody. */
function isParkOfRides({ category, kids, minutes, score }: Sight): boolean {
  return category === 'themepark' && kids === 3 && minutes >= DAY_OF_RIDES && score < FAMOUS
}

/** What the place is famous for loses nothing, unless it is nothing for children at all, or hours in halls. */
function keepsItsScore(sight: Sight, level: number): boolean {
  return level > 0 && sight.score >= (isMuseum(sight) && level < 2 ? CAME_FOR : FAMOUS)
}

/** How many times the usual time they stay. */
export function childrenPace(sight: Sight, family: Family): number {
  return PACE[kidsLevel(sight, family)] ?? 1
}

/** Minutes after which they have seen enough. */
export function longestWithChildren({ kids, setting, minutes }: Sight): number {
  return setting === 'indoor' && kids < 2 ? Math.max(INDOORS.minutes, minutes * INDOORS.share) : Infinity
}

/** Made for children, or with room to play. */
export function isForChildren(sight: Sight, family: Family): boolean {
  const level = kidsLevel(sight, family)
  return level === 3 || (level === 2 && (PLAY.has(sight.category) || WET_OR_RIDDEN.has(sight.activity)))
}

/** A day has one of these: hours in halls, made for them or not, or a trip out of town that is not. */
export function tiresChildren(sight: Sight): boolean {
  return isMuseum(sight) || (sight.kids < 3 && sight.daytrip === true)
}

function isMuseum({ category, minutes }: Sight): boolean {
  return MUSEUMS.has(category) && minutes >= BIG_MUSEUM
}

export function agesOf({ wishes }: Pick<Family, 'wishes'>): readonly number[] {
  return wishes?.ages ?? [USUAL_AGE]
}
