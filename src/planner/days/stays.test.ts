import { expect, it } from 'vitest'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { splitIntoStays } from './stays.ts'

const atlas = bundledAtlas()

function stays(id: string, days: number, origin?: string) {
  const home = atlas.head(id)
  if (!home) throw new Error(`the atlas has no ${id}`)
  return splitIntoStays(atlas, home, days, origin)
}

it('stays at one base for a week', () => {
  expect(stays('vienna', 7)).toEqual([{ id: 'vienna', first: 0, days: 7 }])
})

it.each([8, 9, 14, 21, 30])('covers %i days without a gap, nowhere less than two', (days) => {
  for (const id of ['vienna', 'lisbon', 'tokyo', 'bratislava', 'reykjavik']) {
    const split = stays(id, days)
    expect(split[0]?.id).toBe(id)
    expect(new Set(split.map((stay) => stay.id)).size).toBe(split.length)
    expect(
      split.reduce((next, stay) => (stay.first === next && stay.days >= 2 ? next + stay.days : NaN), 0),
    ).toBe(days)
  }
})

it('stays a week at the place asked for, whatever is known of it, and moves on from there', () => {
  expect(stays('bratislava', 7)).toHaveLength(1)
  expect(stays('lake-garda', 7)).toHaveLength(1)
  expect(stays('bratislava', 9)[1]?.id).toBe('vienna')
})

it('stays longest at the place asked for', () => {
  expect(stays('london', 9).map(({ days }) => days)).toEqual([6, 3])
  expect(stays('london', 14).map(({ days }) => days)).toEqual([7, 4, 3])
  expect(stays('london', 30)[0]?.days).toBeGreaterThanOrEqual(7)
})

it('sends nobody on to where they come from', () => {
  const [, onward] = stays('london', 14).map(({ id }) => id)
  expect(onward).toBeDefined()
  expect(stays('london', 14, onward).map(({ id }) => id)).not.toContain(onward)
})

it('never moves on to a place without sights', () => {
  for (const id of ['bali', 'maasai-mara', 'maldives', 'vienna'])
    for (const { id: base } of stays(id, 21).slice(1)) expect(atlas.head(base)?.sights).toBeGreaterThan(0)
})
