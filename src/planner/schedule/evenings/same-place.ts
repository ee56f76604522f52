import type { Destination, Evening, FoodPlace, Sight } from '../../../atlas/destination.ts'
import { type Coordinates, distanceKm, isWithin } from '../../../atlas/distance.ts'
import { normalise } from '../../../atlas/lookup/normalise.ts'
import { tableNames } from '../../../atlas/table-name.ts'
import { SEEN, type Taken } from '../taken.ts'
import { isHeldOnce, isPerformance } from './performances.ts'
import { MANY_KITCHENS } from '../meals/table-choice.ts'
import { oncePerKey } from '../../../platform/once-per-key.ts'

/** Whether an evening is what the trip has seen already, under another name. */

type Named = Pick<Sight, 'name' | 'at'>
type SeenPlace = Pick<Destination, 'evenings'> & Partial<Pick<Destination, 'sights' | 'center'>>

/** The same wheel or fountain; and as far apart as two entries of it are, where their names share a word; km. */
const SAME_KM = 0.06
const SAME_NAME_KM = 0.4
/** One boat on a river is like the other. */
const SAME_WATER_KM = 2
/** Nobody drives so far out for the same place by day and in the evening. */
const OUT_OF_TOWN_KM = 25
const LEAST_LETTERS = 4
/** An evening of this score is worth a second look at its place. */
const WORTH_TWICE = 8
/** Words that are in the names of many places. */
const COMMON = new Set(
  `after along around avenue bank basilica beach beside boat boulevard bridge canal castle church city cliff cruise
  cathedral dark della delle dock dusk evening ferry fort fountain from garden gate grand great hall hill house illuminated island lake lamplight
  lane light lights lower market monastery mosque mount museum national near night north northern palace park piazza place plaza point port promenade quarter
  praca quay river road rock roof rooftop royal saint sea sound south square stairs station steps street stroll sunset temple
  terrace theatre through tower town upper view viewpoint village walk wall water waterfront wharf with`.split(
    /\s+/,
  ),
)
const LOOKOUTS: ReadonlySet<Sight['category']> = new Set(['viewpoint', 'tower'])
const ROOF = /\b(roof(top)?s?|sky ?bar|terrasse)\b/i
const ON_WATER = /\b(cruises?|boats?|canal tours?|ferry|ferries|gondolas?|bumboats?)\b/i

/** The same wheel or fountain, whatever it is called. */
export function isSamePoint(a: { at: Coordinates }, b: { at: Coordinates }): boolean {
  return isWithin({ at: a.at, km: SAME_KM }, b.at)
}

/** One place in two entries: at one point, or near each other with a name in common. */
export function isSamePlace(a: Named, b: Named): boolean {
  if (isSamePoint(a, b)) return true
  return distanceKm(a.at, b.at) <= SAME_NAME_KM && isNamedAlike(a, b)
}

/** Minutes of way that one would go rather than eat under one roof twice a day, or beside what another day sees. */
const SAME_ROOF = 60
const BESIDE_ANOTHER_DAY = 30

/** What it weighs that a table is where one has eaten today, or belongs to what another day sees. */
export function samePlaceOff(
  food: Pick<FoodPlace, 'name' | 'kind' | 'at'>,
  { at, elsewhere }: { at: readonly Coordinates[]; elsewhere: readonly Sight[] },
): number {
  const isSameRoof = MANY_KITCHENS.has(food.kind) && at.some((each) => isSamePoint({ at: each }, food))
  const belongs = elsewhere.some(
    (sight) => isSamePoint(sight, food) && isNamedAlike(sight, { name: tableNames(food) }),
  )
  return (isSameRoof ? SAME_ROOF : 0) + (belongs ? BESIDE_ANOTHER_DAY : 0)
}

/** A word in common that few other places have. */
export function isNamedAlike(a: Pick<Named, 'name'>, b: Pick<Named, 'name'>): boolean {
  const words = wordsOf(b.name)
  return wordsOf(a.name).some((word) => words.includes(word))
}

/** One sits, hears or drinks there: none of that is what one saw by day. */
export function isOwnPoint(evening: Evening): boolean {
  return evening.kind === 'bar' || evening.kind === 'nightlife' || isPerformance(evening)
}

/**
 * A ticket to one more view from above, on a day that has been up already, or one more roof after dinner on one; what
 * one has come for is worth both.
 */
export function isSecondView(evening: Evening, seen: readonly Sight[], dined?: FoodPlace): boolean {
  const { event, kind, cost, score = 0, name } = evening
  if (event !== undefined || !cost || score >= WORTH_TWICE) return false
  if (kind === 'view' && seen.some(isLookout)) return true
  return ROOF.test(name.en) && dined !== undefined && ROOF.test(`${tableNames(dined).en} ${dined.eat.en}`)
}

/** The evenings that are not what other days have: the same ticket to a view, the same boat, the same place at night. */
export function withoutSeen(
  evenings: readonly Evening[],
  { evenings: all = [], sights = [], center }: SeenPlace,
  taken: Taken,
  date: string,
): Evening[] {
  const seen = sights.filter(({ id }) => (taken.get(SEEN + id) ?? date) !== date)
  const isNew = (evening: Evening) => !seen.some((sight) => isSameVisit(evening, sight, center))
  const unseen = evenings.filter((evening) => isHeldOnce(evening) || isNew(evening))
  const usual = unseen.filter(({ event }) => event === undefined)
  return [
    ...unseen.filter(({ event }) => event !== undefined),
    ...withoutHad(usual, { evenings: all }, taken),
  ]
}

/** Those at no place that another evening of the trip has. */
export function withoutHad(
  evenings: readonly Evening[],
  { evenings: all = [] }: Pick<Destination, 'evenings'>,
  taken: Taken,
): Evening[] {
  const had = all.filter(({ id }) => taken.has(id))
  return evenings.filter(
    (evening) => !had.some((other) => other.id !== evening.id && isSameEvening(evening, other)),
  )
}

/** Those at no sight that another day holds. */
export function seenNowhereElse(evenings: readonly Evening[], taken: Taken, date: string): Evening[] {
  return evenings.filter(({ id }) => (taken.get(SEEN + id) ?? date) === date)
}

/** Those that are no walk or view where another day has a sight; what one has come for stays. */
export function withoutTwins(
  evenings: readonly Evening[],
  { sights = [] }: Partial<Pick<Destination, 'sights'>>,
  taken: Taken,
  date: string,
): Evening[] {
  const held = sights.filter(({ id }) => (taken.get(SEEN + id) ?? date) !== date)
  return evenings.filter(
    (evening) =>
      evening.event !== undefined ||
      isOwnPoint(evening) ||
      (evening.score ?? 0) >= WORTH_TWICE ||
      !held.some((sight) => isSamePlace(evening, sight)),
  )
}

function isSameEvening(a: Evening, b: Evening): boolean {
  if (a.kind === 'cruise' && b.kind === 'cruise') return distanceKm(a.at, b.at) <= SAME_WATER_KM
  return !isOwnPoint(a) && !isOwnPoint(b) && isSamePlace(a, b)
}

function isSameVisit(evening: Evening, sight: Sight, center: Coordinates | undefined): boolean {
  if (evening.event !== undefined)
    return evening.visits === sight.id && (isSeenAtNight(sight) || isOutOfTown(sight, center))
  switch (evening.kind) {
    case 'cruise':
      return isBoat(sight) && distanceKm(evening.at, sight.at) <= SAME_WATER_KM
    case 'view':
      return Boolean(evening.cost) && isSameView(evening, sight)
    default:
      return !isOwnPoint(evening) && isSeenAtNight(sight) && isSamePlace(evening, sight)
  }
}

function isOutOfTown({ at }: Sight, center: Coordinates | undefined): boolean {
  return center !== undefined && distanceKm(center, at) > OUT_OF_TOWN_KM
}

/** The tower or wheel itself, or what stands on its point. */
function isSameView(view: Evening, sight: Sight): boolean {
  return isLookout(sight) ? isSamePlace(view, sight) : isSamePoint(view, sight)
}

function isLookout({ category }: Sight): boolean {
  return LOOKOUTS.has(category)
}

/** What is at its best after sunset has been seen so already. */
function isSeenAtNight({ best }: Sight): boolean {
  return best !== undefined && best.every(({ to }) => to.startsWith('sunset+'))
}

function isBoat({ activity, category, name }: Sight): boolean {
  return activity === 'sail' || (category === 'experience' && ON_WATER.test(name.en))
}

const wordsOf = oncePerKey((name: Named['name']): readonly string[] =>
  normalise(name.en)
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS)
    // "Souks" of which one has seen one.
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !COMMON.has(word)),
)
