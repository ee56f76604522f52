import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { shareNights } from './share-nights.ts'

const atlas = readAtlas()

async function nightsOf(stops: Record<string, number | undefined>, all: number, away = 0) {
  const wanted = await Promise.all(
    Object.entries(stops).map(async ([id, least], index) => {
      const destination = await atlas.load(id)
      if (!destination) throw new Error(`no ${id}`)
      return { destination, away: index === 0 ? away : 0, ...(least !== undefined && { least }) }
    }),
  )
  return shareNights(wanted, all)
}

it('leaves a hill town the nights for its day trips, where a city has only its lesser museums left', async () => {
  const nights = await nightsOf({ florence: undefined, siena: undefined, lucca: undefined }, 8)
  expect(nights?.[0]).toBeLessThanOrEqual(4)
  expect(Math.min(...(nights ?? []))).toBe(2)
})

it('stretches a ready route in proportion', async () => {
  const islands = await nightsOf({ auckland: 4, wellington: 3, christchurch: 3, queenstown: 4 }, 19)
  expect(Math.max(...(islands ?? []))).toBeLessThanOrEqual(7)
  const japan = await nightsOf({ tokyo: 4, kyoto: 4, hiroshima: 2, osaka: 3 }, 16)
  expect(japan?.[2]).toBeLessThanOrEqual(3)
  expect(japan?.[0]).toBeGreaterThanOrEqual(japan?.[3] ?? 0)
})

it('takes the night of the flight from a ready route where it is missed least', async () => {
  const japan = await nightsOf({ tokyo: 4, kyoto: 4, hiroshima: 2, osaka: 3 }, 13, 1)
  expect(japan?.reduce((sum, each) => sum + each, 0)).toBe(13)
  expect(japan?.[0]).toBeGreaterThanOrEqual(4)
  expect(japan?.[1]).toBeGreaterThanOrEqual(3)
  expect(japan?.[3]).toBeLessThanOrEqual(3)
})

const beach = (at: Sight['at'], more: Partial<Sight> = {}): Sight => ({
  id: at.join(),
  name: { en: 'Beach', de: 'Strand' },
  at,
  category: 'beach',
  minutes: 120,
  hours: 'always',
  adult: 0,
  price: 0,
  setting: 'outdoor',
  kids: 2,
  score: 8,
  hint: { en: '', de: '' },
  ...more,
})

const place = (center: Destination['center'], sights: Sight[]) => ({ destination: { center, sights } })

it('stays no longer for a day trip that leads to another stop', () => {
  const near = Array.from({ length: 4 }, (_, index) => beach([0, 0.001 * index]))
  const trip = { daytrip: true as const, minutes: 300, score: 10 }
  const there = Array.from({ length: 6 }, (_, index) => beach([0, 1 + 0.001 * index]))
  const toTheStop = place([0, 0], [...near, beach([0, 1.01], trip)])
  const elsewhere = place([0, 0], [...near, beach([0, -1], trip)])
  expect(shareNights([toTheStop, place([0, 1], there)], 3)).toEqual([1, 2])
  expect(shareNights([elsewhere, place([0, 1], there)], 3)).toEqual([2, 1])
})

it('counts no hours on the road as hours of a sight', () => {
  const far = Array.from({ length: 8 }, (_, index) => beach([0.4, 0.001 * index]))
  const near = Array.from({ length: 8 }, (_, index) => beach([0, 1 + 0.001 * index]))
  expect(shareNights([place([0, 0], far), place([0, 1], near)], 3)).toEqual([1, 2])
})

it('gives nights beyond those of a ready route to where days are full, not to the one great sight at its end', async () => {
  const nights = await nightsOf({ lima: 4, cusco: 6, 'machu-picchu': 1 }, 14)
  expect(nights?.[2]).toBe(2)
})
