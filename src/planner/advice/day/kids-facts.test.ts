import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { kidsNoteDe } from '../../prose/stops/kids-note.de.ts'
import { kidsNoteEn } from '../../prose/stops/kids-note.en.ts'
import { kidsFacts } from './kids-facts.ts'

const [first] = sampleDestination().sights
if (!first) throw new Error('no sights')

it('names where small children run about after halls, and the steps before them', () => {
  const museum = { ...first, kids: 1, stepFree: false }
  const name = { en: 'Castle Garden', de: 'Burggarten' }
  const garden = { ...first, id: 'garden', name, kids: 3, price: 0, category: 'garden' as const }
  const place = { sights: [museum, garden] }
  expect(kidsNoteEn(kidsFacts(museum, place, { ages: [2, 7] }))).toBe(
    'There are steps: a carrier helps more than a pushchair. To run about afterwards: Castle Garden, 5 minutes on foot.',
  )
  expect(kidsNoteDe(kidsFacts(museum, place, { ages: [7] }))).toBe(
    'Zum Austoben danach: Burggarten, 5 Minuten zu Fuß.',
  )
  // Nor to where the day leads anyway.
  expect(kidsFacts(museum, place, { ages: [7] }, new Set(['garden'])).play).toBeUndefined()
  expect(kidsNoteDe(kidsFacts({ ...museum, kids: 2 }, place, { ages: [7] }))).toBeUndefined()
})
