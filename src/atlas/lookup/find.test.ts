import { expect, it } from 'vitest'
import { bundledAtlas } from '../bundled-atlas.ts'

const atlas = bundledAtlas()
const vienna = { kind: 'exact', id: 'vienna' }

it.each([
  'Vienna',
  'wien',
  'WIEN',
  ' Wien ',
  'Wien, Österreich',
  'Vienna, Austria',
  'Wien (Österreich)',
  'Wien Österreich',
  'Wien, AT',
])('takes %j for Vienna', (query) => expect(atlas.find(query)).toEqual(vienna))

it('understands airport codes, but not in mixed case', () => {
  expect(atlas.find('VIE')).toEqual(vienna)
  expect(atlas.find('vie')).toEqual(vienna)
  expect(atlas.find('Vie').kind).not.toBe('exact')
})

it('mends a typo in a long name', () => {
  expect(atlas.find('Barcelna')).toEqual({ kind: 'exact', id: 'barcelona', corrected: true })
  expect(atlas.find('Amsterdma')).toEqual({ kind: 'exact', id: 'amsterdam', corrected: true })
})

it('asks rather than guesses for a typo in a short name', () => {
  expect(atlas.find('Rmoe')).toMatchObject({ kind: 'unsure', candidates: expect.arrayContaining(['rome']) })
})

it.each(['Vienna, Virginia', 'Vienne, Isère', 'Paris, Texas', 'London, Ontario', 'Rome, Georgia'])(
  'does not take %j for the city of that name',
  (query) => expect(atlas.find(query).kind).not.toBe('exact'),
)

it.each(['Parma', 'Romans', 'Lienz', 'Grenada', 'Brest', 'Marseillan', 'Atlantis'])(
  'does not take %j for a place of the atlas',
  (query) => expect(atlas.find(query).kind).not.toBe('exact'),
)

it('offers the cities of a country', () => {
  expect(atlas.find('Österreich')).toMatchObject({
    kind: 'unsure',
    candidates: expect.arrayContaining(['vienna']),
  })
})

it.each([
  ['Toskana', 'florence'],
  ['Sicily', 'palermo'],
  ['Andalusien', 'malaga'],
  ['Texas', 'austin'],
])('asks which place in %s is meant', (query, one) => {
  const match = atlas.find(query)
  expect(match.kind === 'unsure' && match.candidates).toContain(one)
})

it('takes a region that is a country too for the country', () => {
  expect(atlas.find('Georgia')).toMatchObject({
    kind: 'unsure',
    candidates: expect.arrayContaining(['tbilisi']),
  })
})

it('finds a region behind the comma', () => {
  expect(atlas.find('San Francisco, California')).toEqual({ kind: 'exact', id: 'san-francisco' })
})

it('takes nothing for nothing', () => {
  expect(atlas.find('  ,')).toEqual({ kind: 'none' })
  expect(atlas.find('qqqqxz')).toEqual({ kind: 'none' })
})
