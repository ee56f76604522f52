import type { Destination, Sight } from '../../../atlas/destination.ts'
import { compact } from '../../../atlas/lookup/normalise.ts'
import { shortNamesOf } from '../../../atlas/lookup/short-names.ts'
import type { TripWishes } from '../../../trips/trip-wishes.ts'
import { USUAL_AGE } from '../../limits.ts'
import type { PlanRequest } from '../../plan.ts'
import { agesOf } from './children-likes.ts'
import type { Party } from './party-likes.ts'

/** Shorter than this a name is part of too many others. */
const LEAST_LETTERS = 4

/** Ids of the sights that a traveller asked for by name, in either language, whole or as a part of the name. */
export function mustSees(sights: readonly Sight[], names: TripWishes['mustSees'] = []): Set<string> {
  const found = names.flatMap((name) => sightNamed(sights, name)?.id ?? [])
  return new Set(found)
}

/** The sight that a typed name means; the whole name before a part of one. */
export function sightNamed(sights: readonly Sight[], name: string): Sight | undefined {
  const wanted = compact(name)
  if (!wanted) return undefined
  const short = shortNamesOf(sights)
  const namesOf = (sight: Sight) => [compact(sight.name.en), compact(sight.name.de)]
  const whole =
    sights.find((sight) => namesOf(sight).includes(wanted)) ??
    sights.find(({ id }) => short.get(id)?.some((name) => compact(name) === wanted))
  if (whole || wanted.length < LEAST_LETTERS) return whole
  return sights
    .filter((sight) =>
      namesOf(sight).some(
        (each) => each.includes(wanted) || (each.length >= LEAST_LETTERS && wanted.includes(each)),
      ),
    )
    .toSorted((a, b) => b.score - a.score)[0]
}

/** Younger children walk no hike of hours, and nobody's go where none of them is let in. */
const SMALL_CHILD = { below: 6, walks: 150 }

/** Who walks little is led up no hill; who needs it step-free, nowhere with steps; children nowhere beyond them. */
export function isWithinReach(sight: Sight, party: Party): boolean {
  if (party.kids > 0 && isBeyondChildren(sight, party)) return false
  return isEasyEnough(sight, party)
}

/** Whether who walks little, or takes no steps, gets there: to a sight, a table or an evening. */
export function isEasyEnough(
  { effort = 1, stepFree }: Pick<Sight, 'effort' | 'stepFree'>,
  { wishes }: { wishes?: Party['wishes'] | undefined },
): boolean {
  switch (wishes?.mobility) {
    case 'step-free':
      return stepFree !== false && effort < 2
    case 'little-walking':
      return effort < 2
    default:
      return true
  }
}

/** What a rule forbids to eat lies on every counter there, or what it forbids to drink is what one comes for. */
const FORBIDDEN = {
  kosher: /\b(pork|hams?|bacon|meats?|tripe|sausages?|shellfish|oysters?)\b/i,
  halal: /\b(pork|hams?|bacon|sausages?)\b/i,
}
const POURED =
  /\b(beers?|brewer(y|ies)|wines?|winer(y|ies)|distiller(y|ies)|whiske?y|port cellars|gin|rum)\b/i
const TASTED: ReadonlySet<Sight['category']> = new Set(['experience', 'museum'])

/** A meat market to who keeps kosher, pork or a brewery to who eats halal. */
export function isAgainstDiet(
  { category, name, hint }: Sight,
  { wishes }: { wishes?: Party['wishes'] | undefined },
): boolean {
  const diet = wishes?.diet
  if (diet !== 'kosher' && diet !== 'halal') return false
  if (category === 'market') return FORBIDDEN[diet].test(`${name.en} ${hint.en}`)
  return diet === 'halal' && TASTED.has(category) && POURED.test(name.en)
}

/** A treat is for who travels in luxury. */
export function isTreatForOthers({ treat }: Sight, { budget }: Pick<Party, 'budget'>): boolean {
  return treat === true && budget !== 'luxury'
}

/** From this score on a sight is worth any ticket; else it is too dear at so many days' meals, by whether one looks or is served. */
const WORTH_ITS_TICKET = 6
const DAYS_OF_MEALS = { seen: 1, had: 4 }

/** Whether who counts every coin goes without: not to do something, nor for what brings a meal, nor with children. */
export function isBeyondMeans(
  { adult = 0, score, category, activity, meal }: Sight,
  { budget, kids }: Pick<Party, 'budget' | 'kids'>,
  { food: [meals] }: Destination['daily'],
): boolean {
  if (budget !== 'budget' || kids > 0 || score >= WORTH_ITS_TICKET || activity || meal) return false
  return adult >= meals * DAYS_OF_MEALS[category === 'experience' ? 'had' : 'seen']
}

/** What this party is led to only where it asks for it by name. */
export function isOnlyAsked(
  sight: Sight,
  party: Pick<Party, 'wishes' | 'budget' | 'kids'> & Partial<Pick<Party, 'tripType'>>,
): boolean {
  return (
    isToil(sight, party) ||
    isAgainstDiet(sight, party) ||
    isTreatForOthers(sight, party) ||
    isNotForTheirAge(sight, party) ||
    isForOthersChildren(sight, party)
  )
}

/** From this score on one climbs up even at leisure, and so long to a tower's top. */
const TOIL = { below: 9, minutes: 90 }

/** A wall, a thousand steps or a march of hours to who came to relax. */
function isToil(
  { effort = 1, minutes, score }: Sight,
  { tripType }: Partial<Pick<Party, 'tripType'>>,
): boolean {
  return tripType === 'relaxed' && effort > 2 && minutes > TOIL.minutes && score < TOIL.below
}

/** A playground, a small zoo: where nobody goes who has brought no child, unless there is more to it. */
const CHILDRENS = { score: 3, upTo: 12 }

export function isForOthersChildren({ kids, ages, score }: Sight, party: Pick<Party, 'kids'>): boolean {
  if (party.kids > 0) return false
  return kids === 3 && score <= CHILDRENS.score && (ages?.[1] ?? Infinity) <= CHILDRENS.upTo
}

/** Nobody gets in on the day who has not booked, or an activity has a place left. */
export function isHadOnTheSpot(
  { booking, activity, treat }: Sight,
  party: Pick<PlanRequest, 'budget'>,
): boolean {
  if (booking?.required || (booking && activity)) return false
  return !treat || party.budget === 'luxury'
}

/** Nothing for children, and the youngest is younger than who may bear it: a memorial of a genocide. */
function isNotForTheirAge({ kids: level, ages }: Sight, party: Pick<Party, 'wishes' | 'kids'>): boolean {
  return party.kids > 0 && level === 0 && ages !== undefined && Math.min(...agesOf(party)) < ages[0]
}

/** So many sights a day are enough to leave out what is nothing for small children. */
const ENOUGH_A_DAY = 1.5
const BORED = { below: 8 }

/** With small children one of so many days may go to ruins for hours, and one in any case. */
const RUINS = { days: 4, minutes: 120 }

/** Without what is nothing for children as small as these, where enough is left, and no row of ruins; what was asked for stays. */
export function withoutBoredom(
  sights: readonly Sight[],
  { kids, wishes }: Party,
  days: number,
  wanted: ReadonlySet<string>,
): Sight[] {
  const isSmall = kids > 0 && Math.min(...(wishes?.ages ?? [USUAL_AGE])) < BORED.below
  if (!isSmall) return [...sights]
  const ruins = sights
    .filter((sight) => isHoursOfRuins(sight) && !wanted.has(sight.id))
    .toSorted((a, b) => b.score - a.score)
    .slice(Math.max(1, Math.floor(days / RUINS.days)))
  const few = sights.filter((sight) => !ruins.includes(sight))
  const left = few.filter((sight) => sight.kids > 0 || wanted.has(sight.id))
  return left.length >= days * ENOUGH_A_DAY ? left : few
}

function isHoursOfRuins({ category, minutes, kids }: Sight): boolean {
  return category === 'ruins' && minutes >= RUINS.minutes && kids < 3
}

function isBeyondChildren(sight: Sight, { wishes }: Party): boolean {
  const { ages, effort = 1, activity, category, kids, minutes } = sight
  const told = wishes?.ages ?? [USUAL_AGE]
  // What is made for children is for the eldest too; elsewhere the youngest comes along, and a tower lets nobody younger in.
  const isForAll = kids < 2 || category === 'tower'
  if (ages && (isForAll ? Math.min(...told) : Math.max(...told)) < ages[0]) return true
  const isHike = activity === 'hike' && effort >= 2 && kids < 2 && minutes >= SMALL_CHILD.walks
  return Math.min(...told) < SMALL_CHILD.below && (effort >= 3 || isHike)
}
