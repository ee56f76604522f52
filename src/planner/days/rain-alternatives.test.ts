import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import type { Sight } from '../../atlas/destination.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'
import { withRainAlternatives } from './rain-alternatives.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')
const park: Sight = {
  ...first,
  id: 'park',
  category: 'park',
  setting: 'outdoor',
  hours: 'always',
  minutes: 60,
}
const shelter = (id: string, changes: Partial<Sight>): Sight => ({
  ...first,
  id,
  name: { en: id, de: id },
  category: 'museum',
  setting: 'indoor',
  minutes: 60,
  hours: '10:00-18:00',
  closed: [],
  ...changes,
})

function shelterFor(start: string, end: string, ...shelters: Sight[]): string | undefined {
  return sheltersFor(1, start, end, ...shelters)[0]
}

function sheltersFor(days: number, start: string, end: string, ...shelters: Sight[]) {
  return sheltersOf({}, days, start, end, shelters)
}

function sheltersOf(
  wishes: NonNullable<PlanRequest['wishes']>,
  days: number,
  start: string,
  end: string,
  shelters: Sight[],
  elsewhere?: ReadonlySet<string>,
  kids = 0,
  raindays = 8,
) {
  const day: PlanDay = {
    date: '2027-05-06',
    title: 'A day',
    base: { name: 'Vienna' },
    items: [
      {
        id: 'park',
        start,
        end,
        kind: 'sight',
        title: 'Park',
        place: { id: 'park', name: 'Park', verified: true },
      },
    ],
  }
  const year = Array.from({ length: 12 }, () => 20)
  const climate = { high: year, low: year, raindays: year.map(() => raindays), sun: year }
  const destination = { ...vienna, climate, sights: [park, ...shelters] }
  const written = withRainAlternatives(
    Array.from({ length: days }, () => day),
    () => destination,
    { language: 'en', wishes, kids, budget: 'comfort' },
    elsewhere,
  )
  return written.map(({ items }) => items[0]?.rainAlternative?.id)
}

it('offers a house that is open when the stop would be', () => {
  expect(shelterFor('11:00', '12:00', shelter('museum', {}))).toBe('museum')
  expect(shelterFor('18:30', '19:30', shelter('museum', {}))).toBeUndefined()
  expect(shelterFor('08:30', '09:00', shelter('museum', {}))).toBeUndefined()
})

it('offers no house that is shut for a time or that weekday', () => {
  const shelters = [
    shelter('renovated', { shut: { from: '2027-05-06' } }),
    shelter('resting', { closed: ['thu'] }),
  ]
  expect(shelterFor('11:00', '12:00', ...shelters)).toBeUndefined()
  expect(shelterFor('11:00', '12:00', shelter('museum', { shut: { from: '2027-05-07' } }), ...shelters)).toBe(
    'museum',
  )
})

it('offers no house across the town, nor one before whose doors one would wait in the rain', () => {
  const north = (km: number): Sight['at'] => [park.at[0] + km / 111.2, park.at[1]]
  expect(shelterFor('11:00', '12:00', shelter('near', { at: north(3) }))).toBe('near')
  expect(shelterFor('11:00', '12:00', shelter('far', { at: north(5) }))).toBeUndefined()
  expect(shelterFor('09:30', '11:00', shelter('museum', {}))).toBe('museum')
  expect(shelterFor('09:00', '11:00', shelter('museum', {}))).toBeUndefined()
})

it('offers no house whose slots are gone days before', () => {
  expect(shelterFor('11:00', '12:00', shelter('museum', { booking: { days: 14 } }))).toBeUndefined()
  expect(shelterFor('11:00', '12:00', shelter('museum', { booking: { days: 1 } }))).toBe('museum')
})

it('offers a house by its hours of that weekday', () => {
  const evening = shelter('evening', { exceptions: [{ days: ['thu'], hours: '17:00-21:00' }] })
  expect(shelterFor('11:00', '12:00', evening)).toBeUndefined()
  expect(shelterFor('18:30', '19:30', evening)).toBe('evening')
})

it('offers no view, park or street as a roof', () => {
  const view = shelter('view', { category: 'viewpoint', setting: 'mixed' })
  expect(shelterFor('11:00', '12:00', view)).toBeUndefined()
  expect(
    shelterFor('11:00', '12:00', view, shelter('palace', { category: 'palace', setting: 'mixed' })),
  ).toBe('palace')
})

it('offers nothing that takes far longer than the stop, and one house twice at most', () => {
  const museum = shelter('museum', { minutes: 90 })
  expect(shelterFor('11:00', '12:00', shelter('louvre', { minutes: 240 }), museum)).toBe('museum')
  expect(sheltersFor(3, '11:00', '12:00', museum)).toEqual(['museum', 'museum', undefined])
})

it('offers one house once a day', () => {
  const stop = (id: string) => {
    const place = { id: 'park', name: 'Park', verified: true }
    return { id, start: '11:00', end: '12:00', kind: 'sight', title: 'Park', place } as const
  }
  const day: PlanDay = {
    date: '2027-05-06',
    title: 'A day',
    base: { name: 'Vienna' },
    items: [stop('one'), stop('two')],
  }
  const destination = { ...vienna, sights: [park, shelter('museum', {})] }
  const party = { language: 'en', kids: 0, budget: 'comfort' } as const
  const [written] = withRainAlternatives([day], () => destination, party)
  const houses = written?.items.map(({ rainAlternative }) => rainAlternative?.id)
  expect(houses).toEqual(['museum', undefined])
})

it('offers no house that another stay holds', () => {
  const [museum, palace] = [
    shelter('museum', {}),
    shelter('palace', { at: [first.at[0] + 0.01, first.at[1]] }),
  ]
  const seen = new Set(['museum'])
  expect(sheltersOf({}, 1, '11:00', '12:00', [museum, palace])).toEqual(['museum'])
  expect(sheltersOf({}, 1, '11:00', '12:00', [museum, palace], seen)).toEqual(['palace'])
})

it('offers no house up steps to who takes none', () => {
  const crypt = shelter('crypt', { stepFree: false })
  expect(sheltersOf({ mobility: 'step-free' }, 1, '11:00', '12:00', [crypt])).toEqual([undefined])
  expect(sheltersOf({}, 1, '11:00', '12:00', [crypt])).toEqual(['crypt'])
})

it('offers no house that one has to book, no view and no playroom to adults', () => {
  const booked = shelter('catacombs', { booking: { required: true, days: 3 } })
  const view = shelter('deck', { clear: true })
  const playroom = shelter('playroom', { kids: 3, score: 3, ages: [2, 10] })
  for (const house of [booked, view, playroom])
    expect(sheltersOf({}, 1, '11:00', '12:00', [house])).toEqual([undefined])
  expect(sheltersOf({}, 1, '11:00', '12:00', [playroom], undefined, 1)).toEqual(['playroom'])
})

it('offers what is nothing for children to who brings some only where there is nothing else', () => {
  const brewery = shelter('brewery', { kids: 0 })
  const museum = shelter('museum', { kids: 2, at: [first.at[0] + 0.01, first.at[1]] })
  expect(sheltersOf({}, 1, '11:00', '12:00', [brewery, museum], undefined, 1)).toEqual(['museum'])
  expect(sheltersOf({}, 1, '11:00', '12:00', [brewery], undefined, 1)).toEqual(['brewery'])
  expect(sheltersOf({}, 1, '11:00', '12:00', [brewery, museum])).toEqual(['brewery'])
})

it('offers a roof in no month in which it hardly rains', () => {
  const museum = shelter('museum', {})
  const inMonth = (raindays: number) => sheltersOf({}, 1, '11:00', '12:00', [museum], undefined, 0, raindays)
  expect(inMonth(2)).toEqual([undefined])
  expect(inMonth(3)).toEqual(['museum'])
})
