import { expect, it } from 'vitest'
import { visitNamed } from '../../../test/support/free-hour.ts'
import { openSight, sampleDestination } from '../../../test/support/sample-destination.ts'

const { center } = sampleDestination()
/** From two until six, minutes after midnight. */
const AFTERNOON = { from: 840, to: 1080 }

it('names a playground to children before a church, no second hall, and neither to others', () => {
  const sights = [
    openSight('first-hall', { price: 0, category: 'museum', minutes: 120, score: 9, setting: 'indoor' }),
    openSight('second-hall', { price: 0, category: 'museum', minutes: 90, score: 9, setting: 'indoor' }),
    openSight('church', { price: 0, category: 'church', minutes: 40, score: 6 }),
    openSight('playground', { price: 0, category: 'park', minutes: 45, score: 3, kids: 3, ages: [1, 12] }),
  ]
  const place = { name: 'Hall', id: 'first-hall', verified: true }
  const items = [{ id: '1-1', kind: 'sight' as const, title: 'Hall', start: '10:00', end: '12:00', place }]
  const ideas = (kids: number) => {
    const used = ['first-hall']
    for (const _ of sights) {
      const id = visitNamed(sights, AFTERNOON, { party: { kids }, day: { items }, used })
      if (id) used.push(id)
    }
    return used.slice(1)
  }
  expect(ideas(1)).toEqual(['playground', 'church'])
  expect(ideas(0)).toEqual(['second-hall', 'church'])
})

it('names what has its best hours while those last, and at no other time', () => {
  const best = [{ from: '15:30', to: '18:00' }]
  const souk = openSight('souk', { price: 0, category: 'market', minutes: 45, score: 7, best })
  expect(visitNamed([souk], { from: 840, to: 1020 })).toBe('souk')
  expect(visitNamed([souk], { from: 840, to: 960 })).toBeUndefined()
})

it('names a beach for an hour, where it is warm and the season has begun', () => {
  const beach = openSight('beach', { price: 0, category: 'beach', minutes: 150, score: 6, season: [5, 6, 7] })
  const isNamed = (date: string, high: number) => {
    const year = Array<number>(12).fill(high)
    const climate = { high: year, low: year, raindays: year, sun: year }
    const span = { from: 960, to: 1080 }
    return visitNamed([beach], span, { day: { date }, destination: { climate } }) === 'beach'
  }
  expect(isNamed('2027-07-12', 28)).toBe(true)
  expect(isNamed('2027-07-12', 17)).toBe(false)
  expect(isNamed('2027-09-12', 28)).toBe(false)
})

it('goes on by car from where one has come by car', () => {
  const [lat, lon] = center
  const hill: [number, number] = [lat + 0.3, lon]
  const at: [number, number] = [lat + 0.38, lon + 0.1]
  const cove = openSight('cove', { price: 0, category: 'waterfront', minutes: 45, score: 7 })
  const isNamed = (mode: 'car' | 'transit') => {
    const place = { id: 'hill', name: 'Hill', lat: hill[0], lon: hill[1], verified: true }
    const travel = { mode, minutes: 40, km: 30 }
    const stop = { id: '1-1', kind: 'sight' as const, title: 'Hill', start: '12:00', end: '13:00' }
    const day = { items: [{ ...stop, place, travel }] }
    return visitNamed([{ ...cove, at }], AFTERNOON, { from: hill, day }) !== undefined
  }
  expect(isNamed('car')).toBe(true)
  expect(isNamed('transit')).toBe(false)
})

it('names nothing that wants a slot or a luxury budget, or has been seen by another sight', () => {
  const isNamed = (changes: Parameters<typeof openSight>[1]) => {
    const sight = openSight('corridor', { price: 1, category: 'gallery', minutes: 45, score: 7, ...changes })
    return visitNamed([sight], AFTERNOON, { used: ['tower'] }) !== undefined
  }
  expect(isNamed({})).toBe(true)
  expect(isNamed({ booking: { days: 3 } })).toBe(true)
  expect(isNamed({ booking: { days: 30, required: true } })).toBe(false)
  expect(isNamed({ treat: true })).toBe(false)
  expect(isNamed({ visits: 'tower' })).toBe(false)
})

it('names what lies out of doors where it is seen before the light goes, however long the hours last', () => {
  const ruin = openSight('ruin', { price: 0, category: 'ruins', minutes: 60, score: 7, setting: 'outdoor' })
  const day = { date: '2027-11-20' }
  expect(visitNamed([ruin], AFTERNOON, { day })).toBe('ruin')
  expect(visitNamed([ruin], { from: 945, to: 1080 }, { day })).toBeUndefined()
})
