import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan } from '../../../test/support/sample-plan.ts'
import { createPlaceList } from './model-places.ts'

const NAMES = ['Riva', 'Cathedral', 'Vienna', 'Vienna State Opera', 'M+']
const vienna = sampleDestination()
const more = vienna.sights.slice(0, NAMES.length).map((sight, index) => {
  const name = NAMES[index] ?? ''
  return { ...sight, id: `other-${index}`, name: { en: name, de: name } }
})
const { namesOther } = createPlaceList({
  destinations: [{ ...vienna, sights: [...vienna.sights, ...more] }],
})

it.each([
  ['You come by the Albertina.', false],
  ['After the arrival there is much to see.', false],
  ['Walk along the Riva.', true],
  ["St. Stephen's Cathedral is quiet in the morning.", false],
  ['A day in Vienna.', false],
  ['A night at the Vienna State Opera.', true],
  ['Vom Schloss Schonbrunn in die Stadt.', true],
  ['Ein Naschmarktbummel am Morgen.', true],
  ['More of everything.', false],
])('%s names another place: %s', (text, expected) => {
  // The first day visits the cathedral and the Albertina.
  expect(namesOther(text, samplePlan().days.slice(0, 1))).toBe(expected)
})
