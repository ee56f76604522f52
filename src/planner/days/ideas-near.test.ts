import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { FoodPlace } from '../../atlas/destination.ts'
import { type FreeHour, visitNear } from './ideas-near.ts'
import { tableNear } from './table-near.ts'

it('sends who travels in luxury to no counter of a food hall', () => {
  const vienna = sampleDestination()
  const hall: FoodPlace = {
    id: 'hall',
    name: 'Hall',
    at: vienna.center,
    kind: 'food-hall',
    hours: '08:00-22:00',
    meals: ['snack'],
    eat: { en: 'soup', de: 'Suppe' },
    cost: 10,
  }
  const day = { date: '2027-05-12', title: '', base: { name: 'Vienna' }, items: [] }
  const nameFor = (budget: 'comfort' | 'luxury') => {
    const destination = { ...vienna, food: [hall] }
    const hour: FreeHour = { day, destination, party: sampleRequest({ budget }), used: new Set(), turn: 0 }
    return tableNear([vienna.center], { from: 960, to: 1020 }, hour, false)?.id
  }
  expect(nameFor('comfort')).toBe(hall.id)
  expect(nameFor('luxury')).toBeUndefined()
})

it('sends nobody from lunch to a kitchen that cooks all day', () => {
  const vienna = sampleDestination()
  const cafe = (meals: FoodPlace['meals']): FoodPlace => ({
    id: 'cafe',
    name: 'Café',
    at: vienna.center,
    kind: 'cafe',
    hours: '08:00-22:00',
    meals,
    eat: { en: 'soup', de: 'Suppe' },
    cost: 10,
  })
  const day = { date: '2027-05-12', title: '', base: { name: 'Vienna' }, items: [] }
  const isNamed = (hasEaten: boolean, ...meals: FoodPlace['meals']) => {
    const destination = { ...vienna, food: [cafe(meals)] }
    const hour: FreeHour = { day, destination, party: sampleRequest(), used: new Set(), turn: 0 }
    return tableNear([vienna.center], { from: 870, to: 930 }, hour, hasEaten) !== undefined
  }
  expect(isNamed(true, 'lunch', 'dinner')).toBe(false)
  expect(isNamed(false, 'lunch', 'dinner')).toBe(true)
  expect(isNamed(true, 'breakfast', 'snack')).toBe(true)
})

it('names a hall of many kitchens for a break only where it is known for a bite', () => {
  const vienna = sampleDestination()
  const isNamed = (...meals: FoodPlace['meals']) => {
    const hall: FoodPlace = {
      id: 'hall',
      name: 'Hall',
      at: vienna.center,
      kind: 'food-hall',
      hours: '08:00-22:00',
      meals,
      eat: { en: 'a burger', de: 'Burger' },
      cost: 20,
    }
    const day = { date: '2027-05-12', title: '', base: { name: 'Vienna' }, items: [] }
    const destination = { ...vienna, food: [hall] }
    const hour: FreeHour = { day, destination, party: sampleRequest(), used: new Set(), turn: 0 }
    return tableNear([vienna.center], { from: 960, to: 1020 }, hour, false) !== undefined
  }
  expect(isNamed('lunch', 'dinner')).toBe(false)
  expect(isNamed('lunch', 'dinner', 'snack')).toBe(true)
})

it('names a playground to children before a church, no second hall, and neither to others', () => {
  const vienna = sampleDestination()
  const sights = [
    openSight('first-hall', { price: 0, category: 'museum', minutes: 120, score: 9, setting: 'indoor' }),
    openSight('second-hall', { price: 0, category: 'museum', minutes: 90, score: 9, setting: 'indoor' }),
    openSight('church', { price: 0, category: 'church', minutes: 40, score: 6 }),
    openSight('playground', { price: 0, category: 'park', minutes: 45, score: 3, kids: 3, ages: [1, 12] }),
  ]
  const hall = { name: 'Hall', id: 'first-hall', verified: true }
  const items = [
    { id: '1-1', kind: 'sight' as const, title: 'Hall', start: '10:00', end: '12:00', place: hall },
  ]
  const day = { date: '2027-05-12', title: '', base: { name: 'Vienna' }, items }
  const ideas = (kids: number) => {
    const used = new Set(['first-hall'])
    const destination = { ...vienna, sights }
    const hour: FreeHour = { day, destination, party: sampleRequest({ kids }), used, turn: 0 }
    return sights.flatMap(() => {
      const id = visitNear(vienna.center, { from: 840, to: 1080 }, hour, false)?.id
      if (id) used.add(id)
      return id ?? []
    })
  }
  expect(ideas(1)).toEqual(['playground', 'church'])
  expect(ideas(0)).toEqual(['second-hall', 'church'])
})

it('names what has its best hours while those last, and at no other time', () => {
  const vienna = sampleDestination()
  const best = [{ from: '15:30', to: '18:00' }]
  const souk = openSight('souk', { price: 0, category: 'market', minutes: 45, score: 7, best })
  const day = { date: '2027-05-12', title: '', base: { name: 'Vienna' }, items: [] }
  const ideaUntil = (to: number) => {
    const destination = { ...vienna, sights: [souk] }
    const hour: FreeHour = { day, destination, party: sampleRequest(), used: new Set(), turn: 0 }
    return visitNear(souk.at, { from: 840, to }, hour, false)?.id
  }
  expect(ideaUntil(1020)).toBe('souk')
  expect(ideaUntil(960)).toBeUndefined()
})

it('names a beach for an hour, where it is warm and the season has begun', () => {
  const vienna = sampleDestination()
  const beach = openSight('beach', { price: 0, category: 'beach', minutes: 150, score: 6, season: [5, 6, 7] })
  const isNamed = (date: string, high: number) => {
    const day = { date, title: '', base: { name: 'Vienna' }, items: [] }
    const year = Array<number>(12).fill(high)
    const climate = { high: year, low: year, raindays: year, sun: year }
    const destination = { ...vienna, sights: [beach], climate }
    const hour: FreeHour = { day, destination, party: sampleRequest(), used: new Set(), turn: 0 }
    return visitNear(beach.at, { from: 960, to: 1080 }, hour, false)?.id === 'beach'
  }
  expect(isNamed('2027-07-12', 28)).toBe(true)
  expect(isNamed('2027-07-12', 17)).toBe(false)
  expect(isNamed('2027-09-12', 28)).toBe(false)
})

it('goes on by car from where one has come by car', () => {
  const vienna = sampleDestination()
  const [lat, lon] = vienna.center
  const cove = openSight('cove', { price: 0, category: 'waterfront', minutes: 45, score: 7 })
  const [hill, far] = [[lat + 0.3, lon] as const, [lat + 0.38, lon + 0.1] as const]
  const isNamed = (mode: 'car' | 'transit') => {
    const place = { id: 'hill', name: 'Hill', lat: hill[0], lon: hill[1], verified: true }
    const travel = { mode, minutes: 40, km: 30 }
    const stop = { id: '1-1', kind: 'sight' as const, title: 'Hill', start: '12:00', end: '13:00' }
    const day = {
      date: '2027-05-12',
      title: '',
      base: { name: 'Vienna' },
      items: [{ ...stop, place, travel }],
    }
    const destination = { ...vienna, sights: [{ ...cove, at: [...far] as [number, number] }] }
    const hour: FreeHour = { day, destination, party: sampleRequest(), used: new Set(), turn: 0 }
    return visitNear([...hill], { from: 840, to: 1080 }, hour, false) !== undefined
  }
  expect(isNamed('car')).toBe(true)
  expect(isNamed('transit')).toBe(false)
})

it('names nothing that wants a slot or a luxury budget, or has been seen by another sight', () => {
  const vienna = sampleDestination()
  const day = { date: '2027-05-12', title: '', base: { name: 'Vienna' }, items: [] }
  const isNamed = (changes: Parameters<typeof openSight>[1]) => {
    const sight = openSight('corridor', { price: 1, category: 'gallery', minutes: 45, score: 7, ...changes })
    const destination = { ...vienna, sights: [sight] }
    const hour: FreeHour = { day, destination, party: sampleRequest(), used: new Set(['tower']), turn: 0 }
    return visitNear(vienna.center, { from: 840, to: 1080 }, hour, false) !== undefined
  }
  expect(isNamed({})).toBe(true)
  expect(isNamed({ booking: { days: 3 } })).toBe(true)
  expect(isNamed({ booking: { days: 30, required: true } })).toBe(false)
  expect(isNamed({ treat: true })).toBe(false)
  expect(isNamed({ visits: 'tower' })).toBe(false)
})

it('leads children to a cake and not to a coffee, and to no kosher counter who keeps no kosher', () => {
  const vienna = sampleDestination()
  const day = { date: '2027-05-12', title: '', base: { name: 'Vienna' }, items: [] }
  const isNamed = (eat: string, kids: number, more: Partial<FoodPlace> = {}) => {
    const cafe: FoodPlace = {
      id: 'cafe',
      name: 'Café',
      at: vienna.center,
      kind: 'cafe',
      hours: '08:00-22:00',
      meals: ['snack'],
      eat: { en: eat, de: eat },
      cost: 6,
      ...more,
    }
    const destination = { ...vienna, food: [cafe] }
    const hour: FreeHour = { day, destination, party: sampleRequest({ kids }), used: new Set(), turn: 0 }
    return tableNear([vienna.center], { from: 960, to: 1020 }, hour, false) !== undefined
  }
  expect(isNamed('a gran caffè', 0)).toBe(true)
  expect(isNamed('a gran caffè', 2)).toBe(false)
  expect(isNamed('chocolate cake', 2)).toBe(true)
  expect(isNamed('cheesecake', 0, { kosher: true })).toBe(false)
})

it('names what lies out of doors where it is seen before the light goes, however long the hours last', () => {
  const vienna = sampleDestination()
  const sights = [
    openSight('ruin', { price: 0, category: 'ruins', minutes: 60, score: 7, setting: 'outdoor' }),
  ]
  const day = { date: '2027-11-20', title: '', base: { name: 'Vienna' }, items: [] }
  const party = sampleRequest()
  const hour: FreeHour = { day, destination: { ...vienna, sights }, party, used: new Set(), turn: 0 }
  expect(visitNear(vienna.center, { from: 840, to: 1080 }, hour, false)?.id).toBe('ruin')
  expect(visitNear(vienna.center, { from: 945, to: 1080 }, hour, false)).toBeUndefined()
})
