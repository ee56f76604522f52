import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { wayBetweenStops, wayFromHome } from './stop-ways.ts'

const atlas = readAtlas()

async function way(from: string, to: string) {
  const [one, other] = await Promise.all([atlas.load(from), atlas.load(to)])
  if (!one || !other) throw new Error(`${from} or ${to} is not in the atlas`)
  return wayBetweenStops(one, other)
}

it.each([
  ['arusha', 'zanzibar', 'flight'],
  ['lisbon', 'madeira', 'flight'],
  ['barcelona', 'palma', 'flight'],
  ['edinburgh', 'iceland', 'flight'],
  ['yogyakarta', 'bali', 'flight'],
  ['maui', 'honolulu', 'flight'],
  ['mykonos', 'santorini', 'ferry'],
  ['santorini', 'crete', 'ferry'],
  ['bali', 'lombok', 'ferry'],
  ['bremen', 'norderney', 'ferry'],
  ['vienna', 'salzburg', 'train'],
  ['florence', 'siena', 'bus'],
])('goes from %s to %s by %s', async (from, to, mode) => {
  const there = await way(from, to)
  expect(there?.mode).toBe(mode)
  expect(there?.minutes).toBeLessThan(480)
  expect((await way(to, from))?.mode).toBe(mode)
})

// As long as drivers say it takes, an hour more or less.
it.each([
  ['arusha', 'serengeti', 420],
  ['phnom-penh', 'siem-reap', 360],
  ['colombo', 'kandy', 200],
  ['nairobi', 'maasai-mara', 350],
  ['marrakesh', 'essaouira', 180],
])('counts the roads from %s to %s as they are', async (from, to, minutes) => {
  const there = await way(from, to)
  expect(there?.mode).toBe('car')
  expect(Math.abs((there?.minutes ?? 0) - minutes)).toBeLessThanOrEqual(60)
})

it('knows no way in a day to where only ships go', async () => {
  expect(await way('ushuaia', 'antarctica')).toBeUndefined()
})

it('leaves no place of the atlas but the far end of the world without a way to another', async () => {
  const places = (await Promise.all(atlas.heads.map(({ id }) => atlas.load(id)))).flatMap((place) =>
    place && place.sights.length > 0 ? [place] : [],
  )
  const alone = places.filter((from) => !places.some((to) => to !== from && wayBetweenStops(from, to)))
  expect(alone.map(({ id }) => id)).toEqual(['antarctica'])
})

it.each([
  ['hamburg', 'london', 'flight'],
  ['hamburg', 'munich', 'train'],
  ['berlin', 'prague', 'train'],
])('comes from home from %s to %s by %s', async (from, to, mode) => {
  const [home, first] = await Promise.all([atlas.load(from), atlas.load(to)])
  if (!home || !first) throw new Error(`${from} or ${to} is not in the atlas`)
  expect([wayFromHome(home, first)?.mode, wayFromHome(first, home)?.mode]).toEqual([mode, mode])
})
