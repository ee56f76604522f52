import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { feedsAtNoon, mostOfADay, stopFor, wantsOf } from './party-likes.ts'

it('cuts no visit by more than a fifth for the sake of a long lunch', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sights')
  const museums = { ...any, hours: '08:00-20:00', minutes: 210, category: 'museum' as const }
  const relaxed = stopFor(museums, { tripType: 'relaxed', adults: 2, kids: 0 })
  expect(relaxed.minutes).toBe(170)
})

it('cuts no visit short for a lunch that it brings itself', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sights')
  const course = { ...any, hours: '08:00-20:00', minutes: 210, category: 'experience' as const }
  const relaxed = stopFor({ ...course, meal: 'lunch' }, { tripType: 'relaxed', adults: 2, kids: 0 })
  expect(relaxed.minutes).toBe(210)
})

it('likes what is free better on a budget, and what is dear less', () => {
  const [sight] = sampleDestination().sights
  if (!sight) throw new Error('no sight')
  const prize = (price: number, budget: 'budget' | 'comfort') =>
    stopFor({ ...sight, price }, { tripType: 'sightseeing', adults: 2, kids: 0, budget }).prize
  expect(prize(0, 'budget')).toBeGreaterThan(prize(0, 'comfort'))
  expect(prize(2, 'budget')).toBeLessThan(prize(1, 'budget'))
})

it('counts a boat trip to islands as time outdoors on a relaxed day', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sights')
  const [outdoors] = wantsOf({ tripType: 'relaxed', adults: 2, kids: 0 })
  expect(outdoors?.suits({ ...any, category: 'experience', activity: 'snorkel' })).toBe(true)
  expect(outdoors?.suits({ ...any, category: 'experience', activity: 'ride' })).toBe(false)
})

it('has lunch before an evening trip that ends with dinner', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sights')
  const desert = { ...any, daytrip: true }
  expect(feedsAtNoon(desert)).toBe(true)
  expect(feedsAtNoon({ ...desert, meal: 'dinner' })).toBe(false)
  expect(feedsAtNoon({ ...any, meal: 'lunch' })).toBe(true)
})

it('counts a dear bath for less on a budget than any other dear ticket', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sight')
  const prize = (category: 'experience' | 'museum') =>
    stopFor(
      { ...any, category, price: 3, kids: 0 },
      { tripType: 'sightseeing', adults: 2, kids: 0, budget: 'budget' },
    ).prize
  expect(prize('experience')).toBeLessThan(prize('museum'))
})

it('counts no dear class for a treat that cooks its own lunch', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sight')
  const prize = (meal?: 'lunch') =>
    stopFor(
      { ...any, category: 'experience', price: 3, kids: 0, ...(meal ? { meal } : {}) },
      { tripType: 'relaxed', adults: 1, kids: 0, budget: 'budget' },
    ).prize
  expect(prize('lunch')).toBeGreaterThan(prize())
})

it('counts halls for less on a trip for action, unless people come for them alone', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sight')
  const prize = (score: number, tripType: 'action' | 'sightseeing') =>
    stopFor({ ...any, category: 'museum', score }, { tripType, adults: 2, kids: 0 }).prize
  expect(prize(7, 'action')).toBeLessThan(prize(7, 'sightseeing'))
  expect(prize(9, 'action')).toBe(prize(9, 'sightseeing'))
})

it('takes in three long halls a day at most, where nobody is to be spared', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sights')
  const limit = mostOfADay({ tripType: 'sightseeing', kids: 0 })
  expect(limit.most).toBe(3)
  expect(limit.of({ ...any, category: 'palace', minutes: 105 })).toBe(true)
  expect(limit.of({ ...any, category: 'museum', minutes: 60 })).toBe(false)
  expect(limit.of({ ...any, category: 'castle', minutes: 180 })).toBe(false)
})
