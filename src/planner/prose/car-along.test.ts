import { expect, it } from 'vitest'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { driveOf, type Travel } from '../travel/paces.ts'
import { type Leg, withCarAlong } from './car-along.ts'

const home: Coordinates = [43.529, 5.447]
/** So many km north of home. */
const at = (km: number): Coordinates => [home[0] + km / 111.2, home[1]]
const walk = (minutes: number): Travel => ({ mode: 'walk', minutes, km: (minutes / 60) * 4.5 })
const car: Travel = { mode: 'car', minutes: 15, km: 3 }

function ridesOf(...legs: [number, number, Travel, number][]): string[] {
  const told = legs.map(([from, to, travel, time]): Leg => {
    return { item: { kind: 'sight' }, from: at(from), to: at(to), travel, time }
  })
  const road = ({ from, to }: Leg) => driveOf(distanceKm(from, to) * 1.3, ['usual', 'usual'])
  return withCarAlong(told, home, road, ({ travel }) => travel?.mode === 'car').map(
    (way) => `${way?.mode} ${way?.minutes}`,
  )
}

it('takes the car along on walks after which one drives on', () => {
  expect(ridesOf([0, 1.4, walk(25), 30], [1.4, 2.6, walk(20), 30], [2.6, 0, car, 30])).toEqual([
    'car 15',
    'car 15',
    'car 15',
  ])
})

it('leaves it where it is until the walk after which it is needed', () => {
  expect(
    ridesOf([0, 12, car, 30], [12, 12.3, walk(5), 30], [12.3, 13.7, walk(25), 30], [13.7, 20, car, 30]),
  ).toEqual(['car 15', 'walk 5', 'car 15', 'car 15'])
})

it('walks back to a car that is not far, where the day has the time', () => {
  expect(ridesOf([0, 12, car, 30], [12, 12.8, walk(15), 30], [12.8, 20, car, 40])).toEqual([
    'car 15',
    'walk 15',
    'car 30',
  ])
  expect(ridesOf([0, 12, car, 30], [12, 12.8, walk(15), 30], [12.8, 20, car, 20])[1]).toBe('car 15')
})

it('touches no day on which the car is where one drives off', () => {
  const day: [number, number, Travel, number][] = [
    [0, 0.8, walk(15), 30],
    [0.8, 0, walk(15), 30],
    [0, 9, car, 30],
  ]
  expect(ridesOf(...day)).toEqual(['walk 15', 'walk 15', 'car 15'])
})

it('fetches it from home after a long morning on foot, where there is time', () => {
  expect(ridesOf([0, 1.2, walk(20), 30], [1.2, 20, car, 160])).toEqual(['walk 20', 'car 15'])
})

it('leaves the car at home for a ride across the town, and says how much time a walk back to it wants', () => {
  const told: [number, number][] = []
  const legs = [
    [0, 0.9, walk(15), 30],
    [0.9, 2, car, 15],
    [2, 0.8, walk(20), 30],
    [0.8, 20, car, 20],
  ] as const
  const rides = legs.map(([from, to, travel, time]): Leg => {
    return { item: { kind: 'sight' }, from: at(from), to: at(to), travel, time }
  })
  const road = ({ from, to }: Leg) => driveOf(distanceKm(from, to) * 1.3, ['usual', 'usual'])
  const isOwn = ({ travel }: Leg) => travel?.mode === 'car'
  const ways = withCarAlong(rides, home, road, isOwn, (index, missing) => told.push([index, missing]))
  expect(ways.slice(0, 2).map((way) => way?.mode)).toEqual(['walk', 'car'])
  // From 0.8 km away it takes 15 minutes, and the drive as long: ten are missing.
  expect(told).toEqual([[3, 10]])
})
