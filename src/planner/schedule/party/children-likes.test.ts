import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { childrenPoints, isForChildren, kidsLevel, tiresChildren } from './children-likes.ts'

const [any] = sampleDestination().sights
if (!any) throw new Error('no sights')
const { ages: _, activity: __, ...first } = any
const sight = (changes: Partial<Sight>): Sight => ({ ...first, minutes: 120, score: 6, kids: 1, ...changes })
const family = (...ages: number[]) => ({ kids: ages.length, wishes: { ages } })

it('likes a zoo better than a famous museum with small children, and not with teenagers', () => {
  const zoo = sight({ category: 'zoo', kids: 3 })
  const museum = sight({ category: 'museum', score: 9, kids: 1 })
  const worth = (each: Sight, ages: number[]) => each.score + childrenPoints(each, family(...ages))
  expect(worth(zoo, [4, 8])).toBeGreaterThan(worth(museum, [4, 8]))
  expect(worth(zoo, [14])).toBeLessThan(worth(museum, [14]))
})

it('takes what is for children from four on as theirs with a child of three, and not with one of two', () => {
  const hall = sight({ category: 'museum', kids: 3, ages: [4, 14] })
  expect(kidsLevel(hall, family(3, 7))).toBe(3)
  expect(kidsLevel(hall, family(2, 7))).toBe(1)
})

it('leads nobody without children to a house that is made for them', () => {
  const house = sight({ category: 'experience', setting: 'indoor', kids: 3, ages: [2, 10] })
  expect(childrenPoints(house, { kids: 0 })).toBeLessThan(-1)
  expect(childrenPoints({ ...house, ages: [4, 14] }, { kids: 0 })).toBe(0)
  expect(childrenPoints({ ...house, setting: 'outdoor' }, { kids: 0 })).toBe(0)
})

it('counts a swim as theirs, and halls or a trip to ruins as tiring', () => {
  expect(isForChildren(sight({ activity: 'swim', kids: 2 }), family(6))).toBe(true)
  expect(tiresChildren(sight({ category: 'museum', kids: 2 }))).toBe(true)
  expect(tiresChildren(sight({ category: 'ruins', kids: 2, daytrip: true }))).toBe(true)
  expect(tiresChildren(sight({ category: 'beach', kids: 3, daytrip: true }))).toBe(false)
})

it('has one big museum a day, whether it is made for them or not', () => {
  expect(tiresChildren(sight({ category: 'museum', kids: 3 }))).toBe(true)
  expect(tiresChildren(sight({ category: 'museum', kids: 3, minutes: 60 }))).toBe(false)
})

it('rides no bike tour with a child of six, unless its ages are told', () => {
  const tour = sight({ activity: 'bike', minutes: 180, kids: 2 })
  expect(kidsLevel(tour, family(6, 9))).toBe(1)
  expect(kidsLevel(tour, family(9, 11))).toBe(2)
  expect(kidsLevel({ ...tour, ages: [4, 99] }, family(6, 9))).toBe(2)
})

it('makes less of a house for small children where half of them have outgrown it', () => {
  const house = sight({ category: 'museum', setting: 'indoor', kids: 3, ages: [3, 10] })
  expect(kidsLevel(house, family(8, 11))).toBe(1)
  expect(kidsLevel(house, family(6, 8, 11))).toBe(3)
  expect(kidsLevel({ ...house, ages: [4, 14] }, family(10, 15))).toBe(2)
})

it('spends no day of who has brought no child in a park of rides, unless they came for action or for that', () => {
  const park = sight({ category: 'themepark', kids: 3, minutes: 390, score: 8 })
  expect(childrenPoints(park, { kids: 0, tripType: 'sightseeing' })).toBeLessThan(-1)
  expect(childrenPoints(park, { kids: 0, tripType: 'action' })).toBe(0)
  expect(childrenPoints({ ...park, score: 9 }, { kids: 0, tripType: 'sightseeing' })).toBe(0)
})
