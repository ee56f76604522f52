import { expect, it } from 'vitest'
import { evalAtlas } from '../../../test/eval/drafts.ts'
import { stopOnTheWay } from './stop-on-the-way.ts'

const atlas = evalAtlas()

async function stopBetween(from: string, to: string, nights: number): Promise<string | undefined> {
  const [first, second] = [await atlas.load(from), await atlas.load(to)]
  if (!first || !second) throw new Error('no such place')
  return (await stopOnTheWay(atlas, first, second, nights, new Set()))?.id
}

it('breaks a long way for something great, and for nothing less where an afternoon waits at its end', async () => {
  expect(await stopBetween('florence', 'venice', 3)).toBe('bologna')
  expect(await stopBetween('tokyo', 'kyoto', 4)).toBeUndefined()
})
