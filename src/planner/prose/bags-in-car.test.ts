import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import type { Sight } from '../../atlas/destination.ts'
import type { TimedItem } from '../schedule/time-day.ts'
import { departureTitle, withBagsInCar } from './bags-in-car.ts'

const destination = sampleDestination()
const frame = { role: 'departure' as const, car: true as const, closes: 960 }

/** A last day with a stop so many km north of the base, until noon. */
function lastDay(km: number, mode: 'car' | 'transit' = 'car'): TimedItem[] {
  const [lat, lon] = destination.center
  const sight = { ...destination.sights[0], at: [lat + km / 111, lon] } as Sight
  return [
    { kind: 'sight', start: 600, end: 720, sight, travel: { mode, minutes: 40, km } },
    { kind: 'departure', start: 930, end: 960 },
  ]
}

function leaving(items: readonly TimedItem[], car = true) {
  const setting = { destination, frame: { ...frame, ...(car ? {} : { car: undefined }) } }
  const { start, end, fromHere } = withBagsInCar(items, setting as never).at(-1) ?? { start: 0, end: 0 }
  return { start, end, fromHere }
}

it('leaves from out of town with the bags in the car, as early as the way past the lodging takes', () => {
  const { start, end, fromHere } = leaving(lastDay(30))
  expect(fromHere).toBe(true)
  expect(start).toBeLessThanOrEqual(930 - 35)
  expect(start).toBeGreaterThanOrEqual(720)
  expect(end).toBe(960)
})

it('collects the bags in town, without a car, and where one has come out by train', () => {
  expect(leaving(lastDay(1)).fromHere).toBeUndefined()
  expect(leaving(lastDay(30), false).fromHere).toBeUndefined()
  expect(leaving(lastDay(30, 'transit')).fromHere).toBeUndefined()
})

it('says so in both languages', () => {
  expect(departureTitle({ id: '5-car-departure' }, 'Seogwipo', 'en')).toBe(
    'Leave straight from here, the bags in the car',
  )
  expect(departureTitle({ id: '5-car-departure' }, 'Seogwipo', 'de')).toBe(
    'Abreise direkt von hier, das Gepäck ist im Auto',
  )
  expect(departureTitle({ id: '5-departure' }, 'Seogwipo', 'de')).toBe('Gepäck holen, Abreise aus Seogwipo')
})
