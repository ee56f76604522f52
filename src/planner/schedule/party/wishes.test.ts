import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import type { TripWishes } from '../../../trips/trip-wishes.ts'
import { isAgainstDiet, isBeyondMeans, isOnlyAsked, isWithinReach, withoutBoredom } from './wishes.ts'

const [any] = sampleDestination().sights
if (!any) throw new Error('no sight')
const named = (category: Sight['category'], en: string, hint = 'Go early.'): Sight => ({
  ...any,
  category,
  name: { en, de: en },
  hint: { en: hint, de: hint },
})
const isAgainst = (sight: Sight, diet?: TripWishes['diet']) =>
  isAgainstDiet(sight, { wishes: diet ? { diet } : undefined })

it('leads who keeps kosher to no meat hall, and who eats halal to no pork and no brewery', () => {
  const hall = named('market', 'Central Market', 'Meat in the middle, and tripe soup between the counters.')
  const rolls = named('market', 'Night Market', 'Flaming pork rolls at gate eight.')
  const brewery = named('experience', 'Old Brewery')
  expect([hall, rolls, brewery].map((sight) => isAgainst(sight, 'kosher'))).toEqual([true, true, false])
  expect([hall, rolls, brewery].map((sight) => isAgainst(sight, 'halal'))).toEqual([false, true, true])
  expect([hall, rolls, brewery].some((sight) => isAgainst(sight) || isAgainst(sight, 'vegan'))).toBe(false)
  expect(isAgainst(named('market', 'Flea Market'), 'kosher')).toBe(false)
})

it('leads no children to what they are too young to bear, unless it is asked for', () => {
  const memorial: Sight = { ...named('museum', 'Genocide Memorial'), kids: 0, ages: [12, 17] }
  const family = (...ages: number[]) => ({ kids: ages.length, wishes: { ages } })
  expect(isOnlyAsked(memorial, family(8, 14))).toBe(true)
  expect(isOnlyAsked(memorial, family(12, 14))).toBe(false)
  expect(isOnlyAsked(memorial, { kids: 0 })).toBe(false)
  expect(isOnlyAsked({ ...memorial, kids: 1 }, family(8))).toBe(false)
})

it('leads nobody to a playground or petting zoo who has brought no child', () => {
  const playground: Sight = { ...named('park', 'Whale Playground'), kids: 3, ages: [1, 12], score: 3 }
  expect(isOnlyAsked(playground, { kids: 0 })).toBe(true)
  expect(isOnlyAsked(playground, { kids: 1 })).toBe(false)
  expect(isOnlyAsked({ ...playground, category: 'zoo' }, { kids: 0 })).toBe(true)
  expect(isOnlyAsked({ ...playground, score: 6 }, { kids: 0 })).toBe(false)
})

it('leads nobody up a thousand steps who came to relax', () => {
  const steps: Sight = { ...named('temple', 'Tiger Cave'), effort: 3, minutes: 120, score: 8 }
  const relaxed = { kids: 0, tripType: 'relaxed' } as const
  expect(isOnlyAsked(steps, relaxed)).toBe(true)
  expect(isOnlyAsked(steps, { ...relaxed, tripType: 'sightseeing' })).toBe(false)
  expect(isOnlyAsked({ ...steps, score: 9 }, relaxed)).toBe(false)
  expect(isOnlyAsked({ ...steps, minutes: 60 }, relaxed)).toBe(false)
  expect(isOnlyAsked({ ...steps, effort: 2 }, relaxed)).toBe(false)
})

it('spends no day’s meals of who counts every coin on a ticket that few come for', () => {
  const [{ daily }, party] = [sampleDestination(), { budget: 'budget', kids: 0 } as const]
  const [meals] = daily.food
  const aquarium: Sight = { ...named('aquarium', 'Aquarium'), adult: meals, score: 5 }
  expect(isBeyondMeans(aquarium, party, daily)).toBe(true)
  expect(isBeyondMeans({ ...aquarium, adult: meals - 1 }, party, daily)).toBe(false)
  expect(isBeyondMeans({ ...aquarium, score: 8 }, party, daily)).toBe(false)
  expect(isBeyondMeans({ ...aquarium, activity: 'climb' }, party, daily)).toBe(false)
  expect(isBeyondMeans({ ...aquarium, category: 'experience' }, party, daily)).toBe(false)
  expect(isBeyondMeans(aquarium, { ...party, kids: 1 }, daily)).toBe(false)
  expect(isBeyondMeans(aquarium, { ...party, budget: 'comfort' }, daily)).toBe(false)
})

it('climbs no tower for which the youngest is too young', () => {
  const tower: Sight = { ...named('tower', 'Leaning Tower'), kids: 2, ages: [8, 17] }
  const family = (...ages: number[]) => ({
    tripType: 'sightseeing' as const,
    adults: 2,
    kids: ages.length,
    wishes: { ages },
  })
  expect(isWithinReach(tower, family(7, 12))).toBe(false)
  expect(isWithinReach(tower, family(8, 12))).toBe(true)
  expect(isWithinReach({ ...tower, category: 'museum' }, family(7, 12))).toBe(true)
})

it('takes small children to one buried town of two', () => {
  const ruins = (id: string, score: number): Sight => ({
    ...named('ruins', id),
    id,
    score,
    minutes: 180,
    kids: 2,
  })
  const sights = [ruins('pompeii', 10), ruins('herculaneum', 9), named('park', 'Park')]
  const left = (age: number, wanted: string[] = []) =>
    withoutBoredom(
      sights,
      { tripType: 'sightseeing', adults: 2, kids: 1, wishes: { ages: [age] } },
      5,
      new Set(wanted),
    ).map(({ id }) => id)
  expect(left(6)).not.toContain('herculaneum')
  expect(left(6)).toContain('pompeii')
  expect(left(6, ['herculaneum'])).toContain('herculaneum')
  expect(left(12)).toContain('herculaneum')
})
