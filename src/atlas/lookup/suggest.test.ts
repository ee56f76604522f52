import { expect, it } from 'vitest'
import { bundledAtlas } from '../bundled-atlas.ts'

const atlas = bundledAtlas()

it('completes a beginning, in the language asked for', () => {
  expect(atlas.suggest('Lissab', 3, 'de')[0]).toEqual({
    id: 'lisbon',
    name: 'Lissabon',
    country: 'Portugal',
    countryCode: 'PT',
    deep: true,
  })
  expect(atlas.suggest('lis', 5)[0]).toMatchObject({ id: 'lisbon', name: 'Lisbon' })
})

it('finds a name through a typo at its beginning', () => {
  expect(atlas.suggest('Barcleo', 3)[0]?.id).toBe('barcelona')
})

it('keeps to the limit and offers each place once', () => {
  const ids = atlas.suggest('a', 4).map(({ id }) => id)
  expect(ids.length).toBeLessThanOrEqual(4)
  expect(new Set(ids).size).toBe(ids.length)
})

it('offers nothing for nothing', () => {
  expect(atlas.suggest(' ', 5)).toEqual([])
})

it('offers no place that is merely spelt alike for a name of its own', () => {
  for (const [name, id] of [
    ['Wien', 'vienna'],
    ['Vienna', 'vienna'],
    ['Roma', 'rome'],
  ] as const) {
    const ids = atlas.suggest(name, 7).map((place) => place.id)
    expect(ids[0], name).toBe(id)
    expect(ids, name).not.toEqual(expect.arrayContaining(['siena']))
    expect(ids, name).not.toEqual(expect.arrayContaining(['windhoek']))
  }
  expect(atlas.suggest('Wien', 7)).toHaveLength(1)
  expect(atlas.suggest('Wein', 7).map(({ id }) => id)).toContain('vienna')
})
