import { expect, it } from 'vitest'
import type { Sight } from '../../atlas/destination.ts'
import { waysAround } from './travel-time.ts'

const center = [-13.5164, -71.9785] as const
const far: Sight['at'] = [-13.1631, -72.545]

function cusco(reach: Sight['reach'], base?: string, id = 'cusco') {
  const trip = { at: far, ...(reach && { reach }), ...(base && { base }) }
  return waysAround({ id, country: 'PE', center, sights: [trip] })
}

it('counts the way to a day trip as the atlas tells it, there and back', () => {
  const ways = cusco({ mode: 'train', minutes: 230 })
  expect(ways(center, far, 0)).toMatchObject({ mode: 'train', minutes: 250 })
  expect(ways(far, center, 0)).toMatchObject({ mode: 'train', minutes: 250 })
  expect(cusco({ mode: 'tour', minutes: 180 })(center, far, 0)).toMatchObject({ mode: 'car', minutes: 180 })
  expect(cusco({ mode: 'ferry', minutes: 150 })(center, far, 0).mode).toBe('transit')
})

it('comes home by another way from where a one-way walk ends', () => {
  const way = cusco({ mode: 'bus', minutes: 170, oneWay: true, back: { minutes: 200, km: 150 } })
  expect(way(center, far, 0)).toMatchObject({ minutes: 180 })
  expect(way(far, center, 0)).toMatchObject({ minutes: 210, km: 150 })
})

it('counts the same way from elsewhere in town', () => {
  const ways = cusco({ mode: 'train', minutes: 230 })
  expect(ways(far, [center[0] + 0.01, center[1]], 0)).toMatchObject({ mode: 'train', minutes: 250 })
  // Seven kilometres are nothing on a way of seventy.
  expect(ways(far, [center[0] + 0.063, center[1]], 0).mode).toBe('train')
})

it('crosses to a near island by boat from wherever in town', () => {
  const near: Sight['at'] = [center[0] - 0.05, center[1]]
  const market: Sight['at'] = [center[0] + 0.01, center[1]]
  const to = (mode: 'ferry' | 'train') =>
    waysAround({ id: 'cusco', country: 'PE', center, sights: [{ at: near, reach: { mode, minutes: 30 } }] })
  expect(to('ferry')(market, near, 0)).toMatchObject({ mode: 'transit', minutes: 50 })
  expect(to('train')(market, near, 0).mode).not.toBe('train')
})

it('waits for the same cable car from the edge of a small town', () => {
  const summit: Sight['at'] = [center[0] - 0.043, center[1]]
  const ways = waysAround({
    id: 'cusco',
    country: 'PE',
    center,
    sights: [{ at: summit, reach: { mode: 'bus', minutes: 60 } }],
  })
  expect(ways([center[0], center[1] + 0.007], summit, 0).minutes).toBe(70)
  expect(ways([center[0] - 0.03, center[1]], summit, 0).minutes).toBeLessThan(70)
})

it('goes back through town from a train to a summit above it', () => {
  const summit: Sight['at'] = [center[0] - 0.043, center[1]]
  const out: Sight['at'] = [center[0] + 0.17, center[1]]
  const sights: Pick<Sight, 'at' | 'reach'>[] = [
    { at: summit, reach: { mode: 'bus', minutes: 60 } },
    { at: out, reach: { mode: 'train', minutes: 45 } },
  ]
  const ways = waysAround({ id: 'hallstatt', country: 'AT', center, sights })
  expect(ways(out, summit, 0).minutes).toBe(135)
  // Ten kilometres out no train is taken, and the bus goes through town as well.
  const valley: Sight['at'] = [center[0] + 0.09, center[1]]
  expect(ways(valley, summit, 0).minutes).toBe(70 + ways(valley, center, 0).minutes)
})

it('rides to a table beside the goal of a bus as to that, where nobody has a car', () => {
  const goal: Sight['at'] = [center[0], center[1] + 0.25]
  const table: Sight['at'] = [center[0] + 0.002, center[1] + 0.25]
  const sights = [{ at: goal, reach: { mode: 'bus' as const, minutes: 75 } }]
  const ways = waysAround({ id: 'cusco', country: 'IT', center, sights, practical: { car: 'no' } })
  expect(ways(center, table, 0)).toMatchObject({ mode: 'transit', minutes: ways(center, goal, 0).minutes })
})

it('comes back by train from what lies beside the goal, where nobody has a car', () => {
  const beside: [number, number] = [far[0] + 0.01, far[1]]
  const sights = [{ at: far, reach: { mode: 'train' as const, minutes: 230 } }]
  const place = { id: 'cusco', country: 'PE', center, sights }
  expect(waysAround({ ...place, practical: { car: 'no' } })(beside, center, 0)).toMatchObject({
    mode: 'train',
  })
  expect(waysAround({ ...place, practical: { car: 'useful' } })(beside, center, 0).mode).toBe('car')
})

it('tells the kilometres of the road where they are known', () => {
  expect(cusco({ mode: 'tour', minutes: 180, km: 190 })(center, far, 0)).toMatchObject({ km: 190 })
})

it('relies on no connection that is faster than can be', () => {
  expect(cusco({ mode: 'train', minutes: 20 })(center, far, 0).minutes).toBeGreaterThanOrEqual(40)
})

it('leaves all other ways as they are', () => {
  const beside: [number, number] = [far[0] + 0.01, far[1]]
  const guessed = cusco(undefined)
  const told = cusco({ mode: 'train', minutes: 230 })
  expect(told(center, beside, 0)).toEqual(guessed(center, beside, 0))
  expect(told(beside, far, 0)).toEqual(guessed(beside, far, 0))
  // From another base of a region it is another way.
  expect(cusco({ mode: 'train', minutes: 230 }, 'lima', 'peru/cusco')(center, far, 0).minutes).not.toBe(250)
  expect(cusco({ mode: 'train', minutes: 230 }, 'cusco', 'peru/cusco')(center, far, 0).minutes).toBe(250)
})

it('takes a country bus for what it is, a coach for a car on the road, and neither beside a hired car', () => {
  const near: Sight['at'] = [center[0], center[1] + 0.25]
  const way = (minutes: number, at: Sight['at'], car: 'useful' | 'needed') => {
    const sights = [{ at, reach: { mode: 'bus' as const, minutes } }]
    const place = { id: 'cusco', country: 'PE', center, sights, practical: { car } }
    const { mode, minutes: under } = waysAround(place)(center, at, 0)
    return `${mode} ${under}`
  }
  expect(way(60, near, 'useful')).toBe('transit 70')
  expect(way(80, far, 'useful')).toMatch('car')
  expect(way(60, near, 'needed')).toBe('car 45')
})

it('changes in the centre on the way from one side of a town to the other, where nobody hires a car', () => {
  const [west, east] = [-0.1, 0.1].map((lon): Sight['at'] => [center[0], center[1] + lon])
  const across = (car: 'no' | 'useful') =>
    waysAround({ id: 'cusco', country: 'PE', center, practical: { car } })(west ?? center, east ?? center, 0)
  expect(across('no')).toMatchObject({ mode: 'transit' })
  expect(across('useful')).toMatchObject({ mode: 'car' })
})

it('is set down in town by a tour, and goes on from there', () => {
  const tour = cusco({ mode: 'tour', minutes: 180 })
  const beyond: Sight['at'] = [center[0] + 0.06, center[1]]
  expect(tour(far, beyond, 0).minutes).toBeGreaterThan(200)
  expect(tour(far, [far[0] + 0.3, far[1]], 0).minutes).toBeGreaterThan(180)
  const own = { arrival: { means: 'car' as const } }
  const sights = [{ at: far, reach: { mode: 'tour' as const, minutes: 180 } }]
  const driven = waysAround({ id: 'cusco', country: 'PE', center, sights }, { wishes: own })
  expect(driven(far, [far[0] + 0.3, far[1]], 0).minutes).toBeLessThan(100)
})

it('changes in town between two day trips by train whose lines lead through it', () => {
  const lucca: Sight['at'] = [43.843, 10.504]
  const [north, south] = [[43.9835, 10.553] as const, [43.723, 10.3966] as const].map(
    ([lat, lon]): Sight['at'] => [lat, lon],
  )
  if (!north || !south) throw new Error('no trips')
  const sights = [north, south].map((at) => ({ at, reach: { mode: 'train' as const, minutes: 30 } }))
  const way = waysAround({ id: 'lucca', country: 'IT', center: lucca, sights })
  expect(way(north, south, 0)).toMatchObject({ mode: 'train', minutes: 100 })
})

it('comes back by train to the edge of town where a car is useful, for none waits at its goal', () => {
  const edge: Sight['at'] = [center[0], center[1] - 0.11]
  const way = (mode: 'train' | 'bus') => {
    const sights = [{ at: far, reach: { mode, minutes: 60 } }]
    const place = { id: 'cusco', country: 'PE', center, sights, practical: { car: 'useful' as const } }
    return waysAround(place)(far, edge, 0).mode
  }
  expect(way('train')).toBe('train')
  expect(way('bus')).toBe('car')
})
