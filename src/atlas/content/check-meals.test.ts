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
