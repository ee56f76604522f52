import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { checkMeals } from './check-meals.ts'

it('lets no English description stand in German plans', () => {
  const destination = sampleDestination()
  const named = (name: string | { en: string; de: string }) => {
    const table = {
      id: 'a-table',
      name,
      at: destination.center,
      kind: 'food-street',
      hours: '11:00-22:00',
      meals: ['lunch'],
      eat: { en: 'Fish', de: 'Fisch' },
      cost: 10,
    }
    return checkMeals(destination, { food: [table], dishes: [], evenings: [] })
  }
  expect(named('Old harbour stalls')[0]).toContain('a name in each language')
  expect(named({ en: 'Old harbour stalls', de: 'Stände am alten Hafen' })).toEqual([])
  expect(named('The Old Harbour Bar')).toEqual([])
})

it('has what is named for the setting sun end with it', () => {
  const destination = sampleDestination()
  const ending = (to: string, en: string, de = 'Steg') => {
    const evening = {
      id: 'a-pier',
      name: { en, de },
      at: destination.center,
      kind: 'view',
      from: 'sunset-45',
      to,
      hint: { en: 'Boats', de: 'Boote' },
    }
    return checkMeals(destination, { food: [], dishes: [], evenings: [evening] })
  }
  expect(ending('22:00', 'Pier at dusk')[0]).toContain('named for the setting sun')
  expect(ending('sunset+90', 'Pier', 'Steg zum Sonnenuntergang')[0]).toContain('named for the setting sun')
  expect(ending('sunset+45', 'Pier at dusk')).toEqual([])
  expect(ending('23:00', 'Pier after sunset', 'Steg nach Sonnenuntergang')).toEqual([])
  expect(ending('22:00', 'Pier in the evening')).toEqual([])
})
