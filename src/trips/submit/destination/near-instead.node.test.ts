import { expect, it } from 'vitest'
import { readAtlas } from '../../../../test/support/atlas-files.ts'
import entries from '../../../../content/near-places.json' with { type: 'json' }
import { createCheckDestination } from './check-destination.ts'

const atlas = readAtlas()
const check = createCheckDestination(async () => atlas, false)

it.for([
  ['Basel', 'unknown_place', ['Schwarzwald', 'Colmar', 'Bern', 'Zürich']],
  ['Frankfurt (Oder)', 'unknown_place', ['Spreewald', 'Berlin', 'Potsdam', 'Görlitz']],
  ['Vatikanstadt', 'unknown_place', ['Rom']],
  ['Trinidad und Tobago', 'unknown_place', ['Barbados']],
  ['Mittelerde', 'unknown_place', []],
  ['Atlantis', 'unknown_place', []],
] as const)(
  'offers what lies near %s, and nothing that only sounds like it',
  async ([name, reason, names]) => {
    expect(await check(name, 'de')).toEqual({ reason, suggestions: names })
  },
)

it('offers the best known places of a continent or a sea', async () => {
  for (const name of ['Europe', 'Südamerika', 'Karibik', 'Mittelmeer']) {
    const unclear = await check(name, 'de')
    expect(unclear?.reason, name).toBe('region')
    expect(unclear?.suggestions.length, name).toBeGreaterThan(4)
  }
  const named = entries.flatMap(({ wide = [], places = [] }) => [...wide, ...places])
  expect(named.filter((id) => !atlas.head(id)?.sights)).toEqual([])
})

it('finds places near one whose region alone is known', async () => {
  expect((await check('Vermont', 'en'))?.suggestions).toContain('Boston')
  expect((await check('Liechtenstein', 'en'))?.suggestions).toContain('Lake Constance')
})

it.for(['from Rome to Naples', 'von Rom nach Neapel', 'Rom oder Neapel'])(
  'reads two stops: %s',
  async (text) => {
    expect(await check(text, 'en')).toMatchObject({
      reason: 'several_places',
      routes: [{ stops: [{ place: 'Rome' }, { place: 'Naples' }] }],
    })
  },
)
