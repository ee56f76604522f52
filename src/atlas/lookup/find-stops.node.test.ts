import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { findStops } from './find-stops.ts'

const atlas = readAtlas()
const idsOf = (...places: string[]) =>
  findStops(atlas, places).map((match) => (match.kind === 'exact' ? match.id : match.kind))

it('finds the bases of one region, by each of their names', () => {
  expect(idsOf('Reykjavik', 'Vik', 'Höfn', 'Mývatn')).toEqual([
    'iceland/reykjavik',
    'iceland/vik',
    'iceland/hofn',
    'iceland/myvatn',
  ])
  expect(idsOf('Windhuk', 'Sossusvlei', 'Swakopmund', 'Etoscha')).toEqual([
    'namibia/windhoek',
    'namibia/sossusvlei',
    'namibia/swakopmund',
    'namibia/etosha',
  ])
})

it('leaves a name to its own place where no other stop is of the same region', () => {
  expect(idsOf('Reykjavik', 'Paris')).toEqual(['reykjavik', 'paris'])
  expect(idsOf('Reykjavik', 'Iceland')).toEqual(['reykjavik', 'iceland'])
  expect(idsOf('Florence', 'Siena')).toEqual(['florence', 'siena'])
})
