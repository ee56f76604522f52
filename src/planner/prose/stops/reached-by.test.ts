import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { stopNote } from './write-stop.ts'

const [any] = sampleDestination().sights
if (!any) throw new Error('no sights')
const trip = (mode: NonNullable<Sight['reach']>['mode']): Sight => ({
  ...any,
  hours: 'always',
  closed: [],
  daytrip: true,
  reach: { mode, minutes: 60 },
})

it('tells of a day trip that is timed by road whether a bus or a tour goes there', () => {
  expect(stopNote(trip('bus'), '2027-05-12', 'en', undefined)).toBe('A bus goes there and back.')
  expect(stopNote(trip('tour'), '2027-05-12', 'de', undefined)).toContain('Touren aus der Stadt')
  expect(stopNote(trip('car'), '2027-05-12', 'en', undefined)).toBeUndefined()
  const how = { en: 'bus E16 from Sabkha', de: 'Bus E16 ab Sabkha' }
  const hatta = { ...trip('bus'), reach: { mode: 'bus', minutes: 95, how } } as const
  expect(stopNote(hatta, '2027-05-12', 'de', undefined)).toBe('So kommt man hin: Bus E16 ab Sabkha.')
})

it('tells at a day trip what its way costs, where that is counted', () => {
  const tour = { ...trip('train'), reach: { mode: 'train', minutes: 230, fare: 1560 } } as const
  const told = (sight: Sight, language: 'en' | 'de') =>
    stopNote(sight, '2027-05-12', language, undefined, '10:00', 'PEN')
  expect(told(tour, 'en')).toBe('About 1,560 PEN an adult there and back (in the budget).')
  expect(told(tour, 'de')).toContain('etwa 1.560 PEN pro Kopf')
  expect(told(trip('train'), 'en')).toBeUndefined()
})
