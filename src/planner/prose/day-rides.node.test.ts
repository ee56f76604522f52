import { expect, it } from 'vitest'
import { readDestinations } from '../../../test/support/atlas-files.ts'
import type { TimedItem } from '../schedule/time-day.ts'
import type { Travel } from '../travel/paces.ts'
import { withRides } from './day-rides.ts'

const destinations = readDestinations()

function ridesIn(
  id: string,
  stops: readonly [string, number, Travel][],
  hired = false,
  car = false,
): string[] {
  const destination = destinations.find((each) => each.id === id)
  if (!destination) throw new Error(`no ${id}`)
  const items = stops.map(([sightId, start, travel]): TimedItem => {
    const sight = destination.sights.find((each) => each.id === sightId)
    const stop = sight ? { kind: 'sight' as const, sight } : { kind: 'dinner' as const }
    return { ...stop, start, end: start + 60, travel }
  })
  const move = { mode: 'car', minutes: 50, km: 62, from: 'Palma', hired: true } as const
  const setting = {
    party: { budget: 'comfort' as const },
    destination,
    frame: { date: '2027-02-23', ...(hired && { move }), ...(car && { car }) },
  }
  return withRides(items, setting).map(({ travel }) => `${travel?.mode} ${travel?.minutes}`)
}

it('drives out to what is seen before the first way that needs the hired car', () => {
  const rides = ridesIn('queenstown', [
    ['kawarau-bungy', 600, { mode: 'transit', minutes: 75, km: 23 }],
    ['gibbston-valley-wineries', 760, { mode: 'walk', minutes: 15, km: 1 }],
    ['dinner', 1110, { mode: 'car', minutes: 40, km: 26.6 }],
  ])
  expect(rides).toEqual(['car 40', 'walk 15', 'car 40'])
})

it('rides no bus beside the hired car in which one came to a new base that morning', () => {
  const stops: [string, number, Travel][] = [
    ['cala-gran', 740, { mode: 'transit', minutes: 45, km: 12 }],
    ['dinner', 1110, { mode: 'transit', minutes: 45, km: 12 }],
  ]
  expect(ridesIn('palma', stops, true)).toEqual(['car 25', 'car 25'])
  expect(ridesIn('palma', stops)).toEqual(['transit 45', 'transit 45'])
})

it('has no car to go home in where one came by train, if there is time for the bus', () => {
  const stopsUntil = (dinner: number): [string, number, Travel][] => [
    ['soller-train-trip', 670, { mode: 'train', minutes: 80, km: 27 }],
    ['deia', 945, { mode: 'transit', minutes: 35, km: 7.8 }],
    ['dinner', dinner, { mode: 'car', minutes: 40, km: 25.9 }],
  ]
  expect(ridesIn('palma', stopsUntil(1170))).toEqual(['train 80', 'transit 35', 'transit 50'])
  expect(ridesIn('palma', stopsUntil(1045))).toEqual(['train 80', 'transit 35', 'car 40'])
})

it('takes the car from the start where it is needed further out than the train goes', () => {
  const rides = ridesIn('black-forest', [
    ['titisee-lake', 600, { mode: 'train', minutes: 65, km: 27 }],
    ['schluchsee', 690, { mode: 'car', minutes: 25, km: 12 }],
    ['dinner', 1170, { mode: 'car', minutes: 50, km: 42 }],
  ])
  expect(rides).toEqual(['car 45', 'car 25', 'car 50'])
})

it('has a bus home that is no faster than buses are', () => {
  const rides = ridesIn('palma', [
    ['soller-train-trip', 670, { mode: 'train', minutes: 80, km: 27 }],
    ['deia', 945, { mode: 'transit', minutes: 35, km: 7.8 }],
    ['dinner', 1170, { mode: 'car', minutes: 60, km: 65 }],
  ])
  expect(rides).toEqual(['train 80', 'transit 35', 'transit 80'])
})

it('leaves no car where the coach of a tour or a bus took one', () => {
  const rides = ridesIn('ohrid', [
    ['monastery-of-st-naum', 600, { mode: 'car', minutes: 60, km: 29.4 }],
    ['dinner', 1170, { mode: 'transit', minutes: 60, km: 17.4 }],
  ])
  expect(rides).toEqual(['car 60', 'transit 60'])
})

it('rides no country bus between two drives of a day out of a town that wants no car', () => {
  const rides = ridesIn('siena', [
    ['bagno-vignoni', 595, { mode: 'car', minutes: 55, km: 51.6 }],
    ['pienza', 710, { mode: 'transit', minutes: 40, km: 9.5 }],
    ['orto-de-pecci', 1015, { mode: 'car', minutes: 65, km: 50.2 }],
    ['dinner', 1195, { mode: 'transit', minutes: 20, km: 2 }],
  ])
  expect(rides).toEqual(['car 55', 'car 25', 'car 65', 'transit 20'])
})

it('takes the car that one has all day also where a bus goes, but not to a walk that ends elsewhere, nor over a lake', () => {
  const samaria: [string, number, Travel][] = [
    ['samaria-trip', 505, { mode: 'transit', minutes: 85, km: 32.3 }],
    ['dinner', 1230, { mode: 'transit', minutes: 85, km: 32.4 }],
  ]
  expect(ridesIn('crete', samaria, false, true)).toEqual(['transit 85', 'transit 85'])
  const lake: [string, number, Travel][] = [
    ['monte-baldo', 600, { mode: 'transit', minutes: 60, km: 17.8 }],
    ['limonaia-del-castel', 985, { mode: 'transit', minutes: 35, km: 7.4 }],
    ['dinner', 1140, { mode: 'transit', minutes: 45, km: 11.4 }],
  ]
  expect(ridesIn('lake-garda', lake, false, true)).toEqual(['transit 60', 'transit 35', 'transit 45'])
  expect(ridesIn('lake-garda', lake.slice(0, 1), false, true)).toEqual(['car 35'])
})

it('rides no bus to where none goes', () => {
  const rides = ridesIn('honolulu', [
    ['manoa-falls', 480, { mode: 'transit', minutes: 35, km: 8.8 }],
    ['puu-ualakaa-tantalus', 640, { mode: 'transit', minutes: 30, km: 7.2 }],
    ['dinner', 1140, { mode: 'transit', minutes: 30, km: 5.6 }],
  ])
  expect(rides).toEqual(['car 20', 'car 20', 'car 20'])
})

it('walks only next door after dark where nobody walks then', () => {
  const evening: [string, number, Travel][] = [
    ['va-waterfront', 960, { mode: 'walk', minutes: 15, km: 0.9 }],
    ['dinner', 1200, { mode: 'walk', minutes: 20, km: 1.2 }],
    ['dinner', 1320, { mode: 'walk', minutes: 5, km: 0.2 }],
  ]
  expect(ridesIn('cape-town', evening)).toEqual(['walk 15', 'car 10', 'walk 5'])
  expect(ridesIn('palma', evening)).toEqual(['walk 15', 'walk 20', 'walk 5'])
})

it('takes the bus to a quarter that is walked through, though a car is hired for other days', () => {
  const walk: Travel = { mode: 'walk', minutes: 15, km: 0.9 }
  const bus: Travel = { mode: 'transit', minutes: 30, km: 6.8 }
  const rides = (...ways: Travel[]) =>
    ridesIn(
      'honolulu',
      ['foster-botanical', 'chinatown-honolulu', 'iolani-palace', 'dinner'].map((id, index) => {
        return [id, 570 + index * 120, ways[index] ?? walk] satisfies [string, number, Travel]
      }),
      false,
      true,
    )
  expect(rides(bus, walk, walk)).toEqual(['transit 30', 'walk 15', 'walk 15', 'walk 15'])
  expect(rides(bus, bus, bus, bus)[1]).toMatch(/^car/)
})
