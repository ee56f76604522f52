import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../test/support/sample-destination.ts'
import type { FoodPlace } from '../../atlas/destination.ts'
import { LUNCH, type DayFrame } from '../schedule/frame.ts'
import { writeDay } from './write-day.ts'

const frame: DayFrame = {
  date: '2027-05-12',
  role: 'full',
  opens: 420,
  closes: 1380,
  start: 540,
  end: 1080,
  early: 480,
  late: 1200,
  dawn: 420,
  rise: 480,
  maxStops: 4,
  lunch: { from: LUNCH.from, to: LUNCH.ends, minutes: LUNCH.minutes },
}

it('has lunch on a day trip at no table where dinner is had', () => {
  const vienna = sampleDestination()
  const [first] = vienna.sights
  if (!first) throw new Error('no sight')
  const sight = { ...first, category: 'town' as const, minutes: 300, daytrip: true }
  const table = (id: string, name: string): FoodPlace => ({
    id,
    name,
    at: sight.at,
    kind: 'tavern',
    hours: '11:00-22:00',
    meals: ['lunch', 'dinner'],
    eat: { en: 'Trout', de: 'Forelle' },
    cost: 15,
  })
  const inn = table('inn', 'Zur Post')
  const noteOf = (food: FoodPlace[]) => {
    const timed = [
      { kind: 'daytrip' as const, start: 600, end: 900, sight },
      { kind: 'dinner' as const, start: 1140, end: 1215, food: inn },
    ]
    const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
    const destination = { ...vienna, food }
    const setting = { index: 1, frame, destination, prices: vienna, party, language: 'en' } as const
    return writeDay(timed, setting).items[0]?.note
  }
  expect(noteOf([inn])).toContain('Lunch')
  expect(noteOf([inn])).not.toContain('Zur Post')
  expect(noteOf([inn, table('other', 'Zum Hirschen')])).toContain('Zum Hirschen')
})

it('has lunch once on a day of two trips, at the one that holds most of noon', () => {
  const vienna = { ...sampleDestination(), food: [] }
  const trip = (id: string, start: number, end: number) => {
    const sight = openSight(id, { category: 'town', minutes: end - start, daytrip: true })
    return { kind: 'daytrip' as const, start, end, sight }
  }
  const setting = {
    destination: vienna,
    prices: vienna,
    party: { tripType: 'sightseeing', adults: 2, kids: 0 } as const,
    language: 'en' as const,
    index: 1,
    frame,
  }
  const { items } = writeDay([trip('caves', 570, 720), trip('harbour', 755, 900)], setting)
  expect(items.map(({ note }) => note?.includes('The time for lunch is counted in') ?? false)).toEqual([
    false,
    true,
  ])
})
