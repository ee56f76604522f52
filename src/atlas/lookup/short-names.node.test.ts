import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { wordsOf } from './name-words.ts'
import { buildPlaceNames } from './place-names.ts'
import { shortNamesOf } from './short-names.ts'

const atlas = readAtlas()

it.each([
  ['vienna', 'Then the KHM, at noon', 'kunsthistorisches-museum'],
  ['london', 'Afternoon: V&A', 'victoria-and-albert-museum'],
  ['new-york', 'MoMA (2 hours)', 'moma'],
  ['new-york', 'The Met', 'metropolitan-museum'],
  ['new-york', 'AMNH with the kids', 'american-museum-of-natural-history'],
  ['hamburg', 'Elphi', 'elbphilharmonie-plaza'],
])('knows a sight of %s in %j', async (id, text, sight) => {
  const destination = await atlas.load(id)
  if (!destination) throw new Error(id)
  expect(
    buildPlaceNames(destination)
      .find(wordsOf(text))
      .map(({ place }) => place.id),
  ).toEqual([sight])
})

it('takes no word for a short name, and no initials that two sights have', async () => {
  const london = await atlas.load('london')
  if (!london) throw new Error('no London')
  const names = buildPlaceNames(london)
  expect(names.find(wordsOf('a van, then nhm'))).toEqual([])
  const twins = ['one', 'two'].map((id) => ({
    id,
    name: { en: 'Museum of Modern Art', de: 'Museum für Moderne Kunst' },
  }))
  expect([...shortNamesOf(twins).values()]).toEqual([[], []])
})
