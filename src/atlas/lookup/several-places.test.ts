import { expect, it } from 'vitest'
import { bundledAtlas } from '../bundled-atlas.ts'
import { severalPlaces } from './several-places.ts'

const atlas = bundledAtlas()
const read = (query: string) => severalPlaces(query, atlas.find)

it.each([
  ['Florenz und Siena', ['florence', 'siena']],
  ['Florence & Siena', ['florence', 'siena']],
  ['London, Paris und Rom', ['london', 'paris', 'rome']],
  ['Wien nach Prag', ['vienna', 'prague']],
  ['Rom/Neapel', ['rome', 'naples']],
])('reads %s as several places', (query, ids) => {
  expect(read(query)).toEqual(ids)
})

it.each([
  'Wien',
  'Vienna, Austria',
  'Paris, Texas',
  'Portland, Oregon, USA',
  'Bosnia and Herzegovina',
  'Rothenburg ob der Tauber',
  'Garmisch-Partenkirchen',
  'Wien und Vienna',
  'Florenz und Xyzzy',
  'Syracuse, New York',
])('reads %s as one place', (query) => {
  expect(read(query)).toEqual([])
})
