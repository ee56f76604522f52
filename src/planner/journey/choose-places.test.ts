import { expect, it } from 'vitest'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { choosePlaces, type Further } from './choose-places.ts'

const atlas = bundledAtlas()

async function further(id: string, days: number, merit = 8, home = 600): Promise<Further> {
  const place = await atlas.load(id)
  if (!place) throw new Error(`no ${id}`)
  return { place, worth: { days, merit: () => merit }, home }
}

const chosen = (stops: ReturnType<typeof choosePlaces>) =>
  stops?.map(({ place, nights }) => [place.id, nights])

it('stays at the place that was asked for as long as it has something new, the rest elsewhere', async () => {
  const stops = choosePlaces(await further('vienna', 6), [await further('salzburg', 5)], 10)
  expect(chosen(stops)).toEqual([
    ['vienna', 6],
    ['salzburg', 4],
  ])
})

it('takes as many places as fill the nights, the nearer of two alike', async () => {
  const others = [await further('innsbruck', 4), await further('salzburg', 4), await further('munich', 4)]
  const stops = choosePlaces(await further('vienna', 6), others, 10)
  expect(chosen(stops)?.map(([id]) => id)).toEqual(['vienna', 'salzburg'])
  expect(choosePlaces(await further('vienna', 6), others, 14)).toHaveLength(3)
})

it('goes further for what is much better, and ends where the way home is short', async () => {
  const others = [await further('bratislava', 6, 5), await further('salzburg', 6, 10)]
  expect(chosen(choosePlaces(await further('vienna', 6), others, 12))?.map(([id]) => id)).toContain(
    'salzburg',
  )
  const ends = [await further('salzburg', 4, 8, 900), await further('munich', 4, 8, 100)]
  expect(chosen(choosePlaces(await further('vienna', 4), ends, 12))?.at(-1)?.[0]).toBe('munich')
})

it('goes nowhere without a place to go to', async () => {
  expect(choosePlaces(await further('vienna', 4), [], 12)).toBeUndefined()
})
