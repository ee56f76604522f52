import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import { createAtlas, headOf } from './atlas.ts'

function atlasOf(count: number) {
  const asked: string[] = []
  const heads = Array.from({ length: count }, (_, index) => ({
    ...headOf(sampleDestination()),
    id: `place-${index}`,
  }))
  let failing = false
  const atlas = createAtlas({
    version: 'sample',
    heads,
    async load(id) {
      asked.push(id)
      if (failing) throw new Error('the files cannot be reached')
      return { ...sampleDestination(), id }
    },
  })
  return { atlas, asked, fail: (fails: boolean) => (failing = fails) }
}

it('reads a destination once, and again when many others were asked for since', async () => {
  const { atlas, asked } = atlasOf(60)
  expect((await atlas.load('place-0'))?.id).toBe('place-0')
  expect((await atlas.load('place-0'))?.id).toBe('place-0')
  expect(asked).toEqual(['place-0'])
  for (let index = 1; index < 50; index++) await atlas.load(`place-${index}`)
  await atlas.load('place-0')
  expect(asked).toHaveLength(50)
  await atlas.load('place-50')
  await atlas.load('place-0')
  expect(asked, 'asked for since').toHaveLength(51)
  await atlas.load('place-1')
  expect(asked, 'not asked for the longest').toHaveLength(52)
})

it('asks again for a destination that could not be read', async () => {
  const { atlas, asked, fail } = atlasOf(1)
  fail(true)
  await expect(atlas.load('place-0')).rejects.toThrow('cannot be reached')
  fail(false)
  expect((await atlas.load('place-0'))?.id).toBe('place-0')
  expect(asked).toHaveLength(2)
})
