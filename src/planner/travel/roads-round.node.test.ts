import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { waysAround } from './travel-time.ts'

const atlas = readAtlas()

// As long as the road takes, ten minutes more or less.
it.each([
  ['palma', 'sa-calobra', 'fornalutx', 45],
  ['lake-garda', 'vittoriale', 'punta-san-vigilio', 65],
  ['la-palma', 'santa-cruz-la-palma', 'roque-de-los-muchachos', 65],
  ['la-palma', 'la-cumbrecita', 'caldera-taburiente', 40],
  ['kotor', 'kotor-old-town', 'njegos-mausoleum', 65],
  ['madeira', 'pico-do-arieiro', 'levada-caldeirao-verde', 45],
  ['jaipur', 'nahargarh-fort', 'hawa-mahal', 45],
  ['jaipur', 'amber-fort', 'jaigarh-fort', 25],
  ['santorini', 'perissa-beach', 'kamari-beach', 25],
])('goes round the mountains or the lake in %s from %s to %s', async (place, from, to, minutes) => {
  const there = await atlas.load(place)
  const at = (id: string) => there?.sights.find((sight) => sight.id === id)?.at
  const [one, other] = [at(from), at(to)]
  if (!there || !one || !other) throw new Error(`${from} or ${to} is not in ${place}`)
  expect(Math.abs(waysAround(there)(one, other, 0).minutes - minutes)).toBeLessThanOrEqual(10)
})

it('goes from Tahiti to Moorea by boat', async () => {
  const tahiti = await atlas.load('tahiti')
  if (!tahiti) throw new Error('Tahiti is not in the atlas')
  expect(waysAround(tahiti)([-17.54, -149.566], [-17.498, -149.756], 0).mode).toBe('transit')
})
